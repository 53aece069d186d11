import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permiso } from '#domain/permisos';
import type { AccionVale } from '#domain/trabajosVale';
import { ACCIONES_VALE, refusalTextVale } from '#domain/trabajosVale';
import type { IdEstadoVale } from '#domain/vidaVale';
import { ESTADOS_VALE } from '#domain/vidaVale';
import { decide } from '#machines/life';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { direcciones } from '../../server/db/schema/neighbours.ts';
import { ajustes, bitacora } from '../../server/db/schema/system.ts';
import { valeLogs, vales } from '../../server/db/schema/vales.ts';
import { ADMINISTRATOR, ASESOR, newKey, Person, portray } from './casos.desk.ts';
import type { WorkDesk } from './casos.works.ts';
import { FACTURISTA, GERENTE } from './casos.works.ts';
import { ADDRESS } from './guias.desk.ts';
import { getOnce } from './papel.seed.ts';
import { asking, openVoucherDesk, sell, voucherOf } from './vales.desk.ts';

const BILLETERA = 3;
const EFECTIVO = 6;
const CERTIFICADO = 7;

let desk: WorkDesk;
let idDireccion: number;
/** Each role's session at store 1, where the vouchers are made, and at store 2. */
const cookies = new Map<string, string>();
beforeAll(async () => {
  desk = await openVoucherDesk();
  // Every voucher below promises to one wallet.
  await desk.db.insert(ajustes).values({ clave: 'billetera', valor: 1_000_000, version: 1 });
  const [direccion] = await desk.db
    .insert(direcciones)
    .values({ ...ADDRESS, numidenCliente: desk.cliente })
    .returning({ id: direcciones.id });
  idDireccion = direccion?.id ?? 0;
  for (const { rol, numiden } of ROLES) {
    for (const tienda of [1, 2]) cookies.set(`${rol}/${tienda}`, await desk.banco.entrar(numiden, tienda));
  }
});
afterAll(() => desk.banco.cerrar());

// What of the sample's roles concerns vouchers, written out by hand, so that a slip in the sample is found.
const ROLES = [
  {
    rol: 'administrador',
    numiden: ADMINISTRATOR,
    permisos: ['verVales', 'crearVale', 'autorizarVale', 'cancelarVale'],
  },
  { rol: 'asesor', numiden: ASESOR, permisos: ['verVales', 'crearVale'] },
  { rol: 'gerente', numiden: GERENTE, permisos: ['verVales', 'crearVale', 'autorizarVale', 'cancelarVale'] },
  { rol: 'facturista', numiden: FACTURISTA, permisos: [] },
] as const satisfies readonly { rol: string; numiden: number; permisos: readonly Permiso[] }[];

/** The permission without which the call itself refuses, whatever the voucher. */
const NEEDS: Readonly<Record<AccionVale, Permiso>> = {
  guardarParcial: 'crearVale',
  guardar: 'crearVale',
  recolectar: 'crearVale',
  autorizar: 'autorizarVale',
  rechazar: 'autorizarVale',
  cancelar: 'cancelarVale',
  devolver: 'crearVale',
  cambiarMetodos: 'crearVale',
  reponer: 'crearVale',
  imprimir: 'verVales',
  migrar: 'crearVale',
};

/** A voucher as the life knows it, and what of it beside the state its guards read. */
interface Situation {
  readonly nombre: string;
  readonly estado: IdEstadoVale;
  /** Who asks made it. */
  readonly suyo?: boolean;
  /** Who asks works at another store. */
  readonly deOtraTienda?: boolean;
  readonly vencido?: boolean;
  /** Its wallet part has gone already; its cash part is then all that is left. */
  readonly empezado?: boolean;
}

const SITUATIONS: readonly Situation[] = [
  { nombre: 'PARCIAL', estado: 4 },
  { nombre: 'PARCIAL, hers', estado: 4, suyo: true },
  { nombre: 'PARCIAL, of another store', estado: 4, deOtraTienda: true },
  { nombre: 'POR AUTORIZAR', estado: 5 },
  { nombre: 'POR AUTORIZAR, hers', estado: 5, suyo: true },
  { nombre: 'POR AUTORIZAR, of another store', estado: 5, deOtraTienda: true },
  { nombre: 'VIGENTE', estado: 1 },
  { nombre: 'VIGENTE, of another store', estado: 1, deOtraTienda: true },
  { nombre: 'VIGENTE, past its validity', estado: 1, vencido: true },
  { nombre: 'VIGENTE, a part of it given back', estado: 1, empezado: true },
  { nombre: 'CANJEADO', estado: 2 },
  { nombre: 'CANCELADO', estado: 3 },
  { nombre: 'RECHAZADO', estado: 6 },
];

const STORED = ROLES.flatMap(({ rol, numiden, permisos }) =>
  SITUATIONS.flatMap((situation) =>
    ACCIONES_VALE.map((accion) => ({ rol, numiden, permisos: permisos as readonly Permiso[], situation, accion })),
  ),
);

describe('every role, every work, every state of a stored voucher', () => {
  it.each(STORED)('$rol, $situation.nombre: $accion', async ({ rol, numiden, permisos, situation, accion }) => {
    const { estado, deOtraTienda = false } = situation;
    const author = situation.suyo === true ? numiden : numiden === ASESOR ? GERENTE : ASESOR;
    const vale = await voucherIn(situation, author);
    const decision = decide(vidaValeMachine, estado, contextOf(permisos, numiden, author, situation), { type: accion });
    const before = await portray(desk.db);
    const answer = await doIt(`${rol}/${deOtraTienda ? 2 : 1}`, accion, vale);
    const row = await rowOf(vale.id);

    if (!permisos.includes(NEEDS[accion])) {
      expect(decision.allowed).toBe(false);
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'No tiene permiso para realizar esta operación.',
      ]);
      expect(await portray(desk.db)).toEqual(before);
    } else if (!decision.allowed) {
      const personal = ['person', 'own', 'elsewhere'].includes(decision.reason);
      expect([answer.statusCode, answer.json().message]).toEqual([
        personal ? 403 : 409,
        refusalTextVale(accion, estado, decision.reason),
      ]);
      if (accion === 'guardar') await validatesLike(answer, vale, deOtraTienda ? 2 : 1, rol);
      expect(await portray(desk.db)).toEqual(before);
    } else {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(ESTADOS_VALE[row.estado as IdEstadoVale]).toBe(ESTADOS_VALE[decision.state as IdEstadoVale]);
      const [entry] = await desk.db
        .select()
        .from(valeLogs)
        .where(eq(valeLogs.idVale, vale.id))
        .orderBy(desc(valeLogs.id))
        .limit(1);
      const [audited] = await desk.db
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'vale'), eq(bitacora.idEntidad, String(vale.id))))
        .orderBy(desc(bitacora.id))
        .limit(1);
      expect([entry?.numiden, audited?.numiden]).toEqual([numiden, numiden]);
    }
  });
});

const FRESH = ROLES.flatMap(({ rol, numiden, permisos }) =>
  (['guardarParcial', 'guardar'] as const).flatMap((accion) =>
    [false, true].map((mayor) => ({ rol, numiden, permisos: permisos as readonly Permiso[], accion, mayor })),
  ),
);

describe('every role and a voucher that is not stored yet', () => {
  it.each(FRESH)('$rol: $accion (must be authorized: $mayor)', async ({ rol, numiden, permisos, accion, mayor }) => {
    const fecha = new Date(desk.banco.reloj.ahora.getTime() - (mayor ? 31 : 3) * 86_400_000);
    const solicitud = await asking(desk, await sell(desk, [{ unidades: 2, pesos: 200 }], { fecha }), { 1: 2 });
    const context = { ...contextOf(permisos, numiden, numiden, null), pideAutorizacion: mayor };
    const decision = decide(vidaValeMachine, 0, context, { type: accion });
    const before = await portray(desk.db);
    const answer = await send(`${rol}/1`, SAVING[accion], solicitud);
    if (!decision.allowed) {
      expect(answer.statusCode).toBe(403);
      expect(await portray(desk.db)).toEqual(before);
      return;
    }
    expect(answer.statusCode, answer.body).toBe(200);
    const row = await rowOf(answer.json().id);
    expect([row.estado, row.numidenCrea, answer.json().estado.id]).toEqual([decision.state, numiden, decision.state]);
  });
});

const SAVING = { guardarParcial: 'vales/guardar-parcial', guardar: 'vales/guardar-vale' } as const;

interface Made {
  readonly id: number;
  readonly version: number;
  readonly solicitud: Awaited<ReturnType<typeof asking>>;
}

/** A voucher of a cash sale that goes back half to the wallet and half in cash, brought into a situation. */
async function voucherIn({ estado, vencido, empezado }: Situation, author: number): Promise<Made> {
  const metodosDevolucion = [
    { metodo: { id: BILLETERA }, monto: 116 },
    { metodo: { id: EFECTIVO }, monto: 116 },
  ] as const;
  const solicitud = await asking(
    desk,
    await sell(desk, [{ unidades: 2, pesos: 200 }]),
    { 1: 2 },
    {
      metodosDevolucion: [...metodosDevolucion],
    },
  );
  if (estado === 4) {
    const answer = await desk.asesor.enviar('vales/guardar-parcial', solicitud);
    expect(answer.statusCode, answer.body).toBe(200);
    return settle({ ...answer.json(), solicitud }, { numidenCrea: author, autores: [author] });
  }
  const { id, version } = await voucherOf(desk.asesor, solicitud);
  const now = desk.banco.reloj.ahora.getTime();
  let seen = version;
  if (empezado === true) {
    const part = await desk.gerente.enviar('vales/folio/agregar-billetera', { id, version });
    expect(part.statusCode, part.body).toBe(200);
    seen = part.json().version;
  }
  return settle(
    { id, version: seen, solicitud },
    {
      numidenCrea: author,
      autores: [author],
      estado,
      ...(vencido === true ? { fechaVigencia: new Date(now - 1) } : {}),
    },
  );
}

async function settle(made: Made, columns: Partial<typeof vales.$inferInsert>): Promise<Made> {
  await desk.db.update(vales).set(columns).where(eq(vales.id, made.id));
  return made;
}

function contextOf(
  permisos: readonly Permiso[],
  numiden: number,
  author: number,
  situation: Situation | null,
): VidaValeContext {
  const empezado = situation?.empezado === true;
  return {
    permisos,
    numiden,
    autores: [author],
    mismaTienda: situation?.deOtraTienda !== true,
    pideAutorizacion: false,
    vencido: situation?.vencido === true,
    empezado,
    enCurso: false,
    devuelveTodo: empezado,
  };
}

async function rowOf(id: number) {
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

function send(who: string, ruta: string, body: object) {
  return new Person(desk.banco, cookies.get(who) ?? '').enviar(ruta, body);
}

/** What cannot be saved is refused by the call that validates it, for the same reason. */
async function validatesLike(saved: Answer, { id, version, solicitud }: Made, tienda: number, rol: string) {
  const who = new Person(desk.banco, cookies.get(`${rol}/${tienda}`) ?? '');
  const validated = await who.mandar('vales/validar-vale', { ...solicitud, id, version });
  expect([validated.statusCode, validated.json().message]).toEqual([saved.statusCode, saved.json().message]);
}

type Answer = Awaited<ReturnType<typeof send>>;

async function doIt(who: string, accion: AccionVale, { id, version, solicitud }: Made) {
  const vale = { id, version };
  const motivo = 'El cliente cambió de parecer.';
  switch (accion) {
    case 'guardar':
    case 'guardarParcial':
      return send(who, SAVING[accion], { ...solicitud, ...vale });
    case 'recolectar':
      return send(who, 'vales/recolecta/guardar-parcial', { ...vale, idDireccion, fecha: '2026-03-20', lineas: [1] });
    case 'autorizar':
      return send(who, 'vales/autorizar-vale', vale);
    case 'rechazar':
      return send(who, 'vales/rechazar-vale', { ...vale, motivo });
    case 'cancelar':
      return send(who, 'vales/cancelar-vale', { ...vale, motivo });
    case 'devolver':
      return send(who, 'vales/devolver', { ...vale, metodo: EFECTIVO, folio: null });
    case 'cambiarMetodos': {
      const { saldo } = await rowOf(id);
      const metodosDevolucion = [{ metodo: { id: CERTIFICADO }, monto: saldo / 100 }];
      return send(who, 'vales/cambiar-metodos', { ...vale, metodosDevolucion });
    }
    case 'reponer':
      return send(who, 'vales/guardarReposicion', { ...vale, motivo });
    case 'imprimir':
      return getOnce(desk, cookies.get(who) ?? '', `vales/generaValePDF/${id}/1`, newKey());
    case 'migrar':
      return getOnce(desk, cookies.get(who) ?? '', `vales/migra-netsuite/${id}`, newKey());
  }
}
