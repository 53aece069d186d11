import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { RefusalReason } from '#domain/common/life';
import type { Permiso } from '#domain/common/permisos';
import { ACCIONES_VALE, type AccionVale, refusalTextVale } from '#domain/vales/trabajosVale';
import { ajustes, bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeDevoluciones, valeLogs, vales } from '../../../server/platform/db/schema/vales.ts';
import { PERMISOS_VALE, VIDA_VALE } from '../../machines/vidaVale.table.ts';
import { ADMINISTRATOR, ASESOR, newKey, Person, portray } from '../casos/casos.desk.ts';
import { FACTURISTA, GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import { addressOf } from '../guias/guias.desk.ts';
import { getOnce } from './papel.seed.ts';
import { asking, openVoucherDesk, sell, voucherOf } from './vales.desk.ts';

const BILLETERA = 3;
const EFECTIVO = 6;

let desk: WorkDesk;
let idDireccion: number;
/** Each role's session at store 1, where the vouchers are made, and at store 2. */
const cookies = new Map<string, string>();
beforeAll(async () => {
  desk = await openVoucherDesk();
  // Every voucher below promises to one wallet.
  await desk.db.insert(ajustes).values({ clave: 'billetera', valor: 1_000_000, version: 1 });
  idDireccion = await addressOf(desk);
  for (const { rol, numiden } of ROLES) {
    for (const tienda of [1, 2]) cookies.set(`${rol}/${tienda}`, await desk.bed.signIn(numiden, tienda));
  }
});
afterAll(() => desk.bed.close());

// The permissions of the sample's roles on vouchers, written out by hand, so that a slip in the sample is found.
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

/** A voucher as the life knows it, and what of it beside the state its guards read. */
interface Situation {
  /** Its row in the table. */
  readonly vale: string;
  readonly estado: IdEstadoVale;
  /** Who asks made it. */
  readonly suyo?: boolean;
  /** Who asks works at another store. */
  readonly deOtraTienda?: boolean;
  /** The sale is too old to give back without asking. */
  readonly pideAutorizacion?: boolean;
  readonly vencido?: boolean;
  /** Its wallet part has gone already; its cash part is then all that is left. */
  readonly empezado?: boolean;
}

const SITUATIONS: readonly Situation[] = [
  { vale: 'PARCIAL', estado: 4 },
  { vale: 'PARCIAL, suyo', estado: 4, suyo: true },
  { vale: 'PARCIAL, pide autorización', estado: 4, pideAutorizacion: true },
  { vale: 'PARCIAL, otra tienda', estado: 4, deOtraTienda: true },
  { vale: 'PARCIAL, otra tienda, pide autorización', estado: 4, deOtraTienda: true, pideAutorizacion: true },
  { vale: 'POR AUTORIZAR', estado: 5 },
  { vale: 'POR AUTORIZAR, suyo', estado: 5, suyo: true },
  { vale: 'POR AUTORIZAR, otra tienda', estado: 5, deOtraTienda: true },
  { vale: 'VIGENTE', estado: 1 },
  { vale: 'VIGENTE, otra tienda', estado: 1, deOtraTienda: true },
  { vale: 'VIGENTE, vencido', estado: 1, vencido: true },
  { vale: 'VIGENTE, empezado, devuelve todo', estado: 1, empezado: true },
  { vale: 'CANJEADO', estado: 2 },
  { vale: 'CANCELADO', estado: 3 },
  { vale: 'RECHAZADO', estado: 6 },
];

/**
 * The outcome of a work for this role: the name of the state that it leads to, or why the life refuses it; null where
 * the call itself does.
 */
function expected(vale: string, accion: AccionVale, permisos: readonly Permiso[]): string | null {
  if (!PERMISOS_VALE[accion].some((permiso) => permisos.includes(permiso))) return null;
  const cell = VIDA_VALE.get(vale, accion);
  return cell === 'no' ? 'state' : cell;
}

/** The states that may be cancelled by somebody. */
const CANCELLED_IN: readonly IdEstadoVale[] = [ESTADO_VALE.parcial, ESTADO_VALE.porAutorizar, ESTADO_VALE.vigente];

const REASONS: readonly string[] = ['state', 'own', 'elsewhere', 'expired', 'begun', 'spent'] satisfies RefusalReason[];

function isReason(text: string): text is RefusalReason {
  return REASONS.includes(text);
}

/**
 * A life knows a person by his permissions: of two roles with the same ones, the second is asked in one state of each work, and so
 * is who has no permission for it. The states go round with the works, so that none of them is left out.
 */
const STORED = ROLES.flatMap(({ rol, numiden, permisos }, role) => {
  const isFirst = ROLES.findIndex((one) => String(one.permisos) === String(permisos)) === role;
  return ACCIONES_VALE.flatMap((accion, work) => {
    const may = PERMISOS_VALE[accion].some((permiso) => (permisos as readonly Permiso[]).includes(permiso));
    const sample = SITUATIONS[(role * ACCIONES_VALE.length + work) % SITUATIONS.length];
    const situations = isFirst && may ? SITUATIONS : SITUATIONS.filter((one) => one === sample);
    return situations.map((situation) => ({
      ...{ rol, numiden, permisos: permisos as readonly Permiso[], situation, accion },
    }));
  });
});

describe('every set of permissions, every work, every state of a stored voucher', () => {
  it.each(STORED)('$rol, $situation.vale: $accion', async ({ rol, numiden, permisos, situation, accion }) => {
    const { estado, deOtraTienda = false } = situation;
    const author = situation.suyo === true ? numiden : numiden === ASESOR ? GERENTE : ASESOR;
    const vale = await voucherIn(situation, author);
    const comes = expected(situation.vale, accion, permisos);
    const before = await portray(desk.db);
    const answer = await doIt(`${rol}/${deOtraTienda ? 2 : 1}`, accion, vale);
    const row = await rowOf(vale.id);

    if (comes === null) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        // Whoever makes vouchers may take back what he made in what its life says, so that it is the life that refuses.
        accion === 'cancelar' && permisos.includes('crearVale')
          ? refusalTextVale('cancelar', estado, CANCELLED_IN.includes(estado) ? 'person' : 'state')
          : 'No tiene permiso para realizar esta operación.',
      ]);
      expect(await portray(desk.db)).toEqual(before);
    } else if (isReason(comes)) {
      const personal = comes === 'own' || comes === 'elsewhere';
      expect([answer.statusCode, answer.json().message]).toEqual([
        personal ? 403 : 409,
        refusalTextVale(accion, estado, comes),
      ]);
      if (accion === 'guardar') await validatesLike(answer, vale, deOtraTienda ? 2 : 1, rol);
      expect(await portray(desk.db)).toEqual(before);
    } else {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(ESTADOS_VALE[row.estado as IdEstadoVale]).toBe(comes);
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
    const sold = await sell(desk, [{ unidades: 2, pesos: 200 }], { fecha: daysAgo(mayor ? 31 : 3) });
    const solicitud = await asking(desk, sold, { 1: 2 });
    const comes = expected(mayor ? 'NUEVO, pide autorización' : 'NUEVO', accion, permisos);
    const before = await portray(desk.db);
    const answer = await send(`${rol}/1`, SAVING[accion], solicitud);
    if (comes === null) {
      expect(answer.statusCode).toBe(403);
      expect(await portray(desk.db)).toEqual(before);
      return;
    }
    expect(answer.statusCode, answer.body).toBe(200);
    const row = await rowOf(answer.json().id);
    expect([ESTADOS_VALE[row.estado as IdEstadoVale], row.numidenCrea, answer.json().estado]).toEqual([
      ...[comes, numiden],
      { id: row.estado, nombre: comes },
    ]);
  });
});

const SAVING = { guardarParcial: 'vales/guardar-parcial', guardar: 'vales/guardar-vale' } as const;

function daysAgo(days: number): Date {
  return new Date(desk.bed.clock.now.getTime() - days * 86_400_000);
}

interface Made {
  readonly id: number;
  readonly version: number;
  readonly solicitud: Awaited<ReturnType<typeof asking>>;
}

/** A voucher of a cash sale that goes back half to the wallet and half in cash, brought into a situation. */
async function voucherIn({ estado, vencido, empezado, pideAutorizacion }: Situation, author: number): Promise<Made> {
  const metodosDevolucion = [
    { metodo: { id: BILLETERA }, monto: 116 },
    { metodo: { id: EFECTIVO }, monto: 116 },
  ] as const;
  const solicitud = await asking(
    desk,
    await sell(desk, [{ unidades: 2, pesos: 200 }], pideAutorizacion === true ? { fecha: daysAgo(31) } : {}),
    { 1: 2 },
    {
      metodosDevolucion: [...metodosDevolucion],
    },
  );
  if (estado === 4) {
    const answer = await desk.asesor.send('vales/guardar-parcial', solicitud);
    expect(answer.statusCode, answer.body).toBe(200);
    return settle({ ...answer.json(), solicitud }, { numidenCrea: author, autores: [author] });
  }
  const { id, version } = await voucherOf(desk.asesor, solicitud);
  const now = desk.bed.clock.now.getTime();
  let seen = version;
  if (empezado === true) {
    // By who may not undo it anyway.
    const part = await desk.asesor.send('vales/folio/agregar-billetera', { id, version });
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

async function rowOf(id: number) {
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

function send(who: string, ruta: string, body: object) {
  return new Person(desk.bed, cookies.get(who) ?? '').send(ruta, body);
}

/** A voucher that cannot be saved is refused by the call that validates it, for the same reason. */
async function validatesLike(saved: Answer, { id, version, solicitud }: Made, tienda: number, rol: string) {
  const who = new Person(desk.bed, cookies.get(`${rol}/${tienda}`) ?? '');
  const validated = await who.post('vales/validar-vale', { ...solicitud, id, version });
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
    case 'deshacerDevolucion': {
      const [refund] = await desk.db.select().from(valeDevoluciones).where(eq(valeDevoluciones.idVale, id));
      return send(who, 'vales/deshacer-devolucion', { ...vale, idDevolucion: refund?.id ?? 1, motivo });
    }
    case 'cambiarMetodos': {
      const { saldo } = await rowOf(id);
      const metodosDevolucion = [{ metodo: { id: BILLETERA }, monto: saldo / 100 }];
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
