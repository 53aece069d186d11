import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { ROL_PERMISOS } from '../../../server/demo/empleados.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { motivosEscalamiento, subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import type { BedOptions } from '../bed/bed.ts';
import {
  ADMINISTRATOR,
  ASESOR,
  ATENCION,
  type Desk,
  FACTURACION,
  GARANTIA,
  NOW,
  openDesk,
  Person,
} from './casos.desk.ts';
import { PDF } from './casos.files.ts';

export const GERENTE = 100_003;
export const FACTURISTA = 100_004;
export const MOTIVO_FACTURACION = 8;
export const MOTIVO_ATENCION = 9;
/** A second category of the area Facturación. */
export const NOTA_DE_CREDITO = 2;

/** A bench with one person of each sample role, all at store 1. */
export interface WorkDesk extends Desk {
  readonly gerente: Person;
  readonly facturista: Person;
}

/** The employees of the mesa with the permissions of the sample roles, and destinations to escalate to. */
export async function openWorkDesk(options: BedOptions = {}): Promise<WorkDesk> {
  const mesa = await openDesk(options);
  const { db, bed } = mesa;
  for (const [numiden, rol] of [
    [ADMINISTRATOR, 1],
    [ASESOR, 2],
    [GERENTE, 3],
    [FACTURISTA, 4],
  ] as const) {
    await db
      .update(usuarios)
      .set({ permisos: permissionsOf(rol) })
      .where(eq(usuarios.numiden, numiden));
  }
  await db.insert(subcategorias).values({ id: NOTA_DE_CREDITO, nombre: 'NOTA DE CRÉDITO', idArea: FACTURACION });
  await db
    .insert(motivosEscalamiento)
    .values({ id: MOTIVO_ATENCION, descripcion: 'Responder la queja', idArea: ATENCION });
  return {
    ...mesa,
    gerente: new Person(bed, await bed.signIn(GERENTE)),
    facturista: new Person(bed, await bed.signIn(FACTURISTA)),
  };
}

/** The desk of a file of tests: opened before the first and closed after the last; each of them begins at the same moment. */
export function workDeskOfFile(options: BedOptions = {}): WorkDesk {
  const desk = {} as WorkDesk;
  beforeAll(async () => void Object.assign(desk, await openWorkDesk(options)));
  beforeEach(() => {
    desk.bed.clock.now = NOW;
  });
  afterAll(() => desk.bed.close());
  return desk;
}

/** The permissions that a role of the sample brings. */
export function permissionsOf(rol: number): number[] {
  return ROL_PERMISOS.filter(({ idRol }) => idRol === rol).map(({ idPermiso }) => idPermiso);
}

/** Puts a case of store 1 and area Atención a clientes in a state, opened by the administrator; `numidenSolicita` asks. */
export async function caseIn(
  { db, cliente }: Desk,
  idEstado: IdEstadoCaso,
  cambios: Partial<typeof casos.$inferInsert> = {},
): Promise<number> {
  const [fila] = await db
    .insert(casos)
    .values({
      cvetda: 1,
      idArea: ATENCION,
      idSubcategoria: GARANTIA,
      idEstado,
      numidenCliente: cliente,
      numidenCrea: ADMINISTRATOR,
      fechaCreacion: NOW,
      correo: 'maria@correo.mx',
      comentarioOriginal: 'La licuadora llegó rota y sin garantía.',
      ...(idEstado === ESTADO.solucionada ? { fechaSolucion: NOW, usuarioSoluciona: ADMINISTRATOR } : {}),
      ...(idEstado === ESTADO.pendiente
        ? {
            requiereAutorizacion: true,
            numidenSolicita: ADMINISTRATOR,
            motivoSolicitud: 'Pasó el plazo.',
            fechaSolicitud: NOW,
          }
        : {}),
      ...cambios,
    })
    .returning({ id: casos.id });
  if (!fila) throw new Error('The case was not made');
  await db.insert(casoLogs).values({
    idCaso: fila.id,
    accion: { trabajo: 'crear' },
    fecha: NOW,
    numiden: cambios.numidenCrea ?? ADMINISTRATOR,
  });
  return fila.id;
}

/** The case as it is stored. */
export async function rowOf({ db }: Desk, id: number): Promise<typeof casos.$inferSelect> {
  const [fila] = await db.select().from(casos).where(eq(casos.id, id));
  if (!fila) throw new Error(`There is no case ${id}`);
  return fila;
}

const AUTORIZACION = { comentario: 'Procede por esta ocasión.' };

const BODIES = {
  comentar: ['caso/agregar-comentario', { comentario: 'Se llamó al cliente.' }],
  tomar: ['caso/actualizar-estado', { idEstado: 2 }],
  escalar: [
    'caso/escalar',
    { idArea: FACTURACION, idSubcategoria: 1, idMotivo: MOTIVO_FACTURACION, comentario: 'Falta la factura.' },
  ],
  asignar: ['caso/asignar', { numiden: GERENTE, nota: 'Ya lo conoce.' }],
  solicitarAutorizacion: ['caso/solicitar-autorizacion', { motivo: 'Pasó el plazo de devolución.' }],
  autorizar: ['caso/autorizar', { ...AUTORIZACION, autorizado: true }],
  noAutorizar: ['caso/autorizar', { ...AUTORIZACION, autorizado: false }],
  cerrar: ['caso/cerrar-caso', { solucion: 'Se repuso el artículo.' }],
} as const satisfies Record<Exclude<AccionCaso, 'adjuntar'>, readonly [string, object]>;

/** The fields to send, the version of the case that was seen, and the key. */
interface Submission {
  readonly version?: number;
  readonly clave?: string;
  readonly cambios?: Readonly<Record<string, unknown>>;
}

/** Does an action on a case as the browser would, with plausible content unless the test gives its own. */
export function doIt(
  persona: Person,
  accion: AccionCaso,
  idCaso: number,
  { version = 1, clave, cambios }: Submission = {},
) {
  if (accion === 'adjuntar') return persona.attach(idCaso, version, [{ nombre: 'ticket.pdf', contenido: PDF }], clave);
  const [ruta, cuerpo] = BODIES[accion];
  return persona.send(ruta, { idCaso, version, ...cuerpo, ...cambios }, clave);
}

/** How long the clock goes on before a work, and the moment that the case then shows. */
export const FIVE_MINUTES = 300_000;
export const AFTER_FIVE_MINUTES = '2026-03-19T03:05:00.000Z';
export const BETO = { numiden: ASESOR, nombre: 'Beto Asesor' };

/** The case as the administrator sees it. */
export async function detail(mesa: WorkDesk, idCaso: number) {
  return (await mesa.administrador.get(`caso/detalle/${idCaso}`)).json();
}

/** The entries of the history after the opening, as [version, text, who]. */
export async function history(mesa: WorkDesk, idCaso: number): Promise<unknown[]> {
  return (await detail(mesa, idCaso)).logs
    .slice(1)
    .map(({ version, accion, autor }: { version: number; accion: string; autor: { numiden: number } }) => [
      version,
      accion,
      autor.numiden,
    ]);
}
