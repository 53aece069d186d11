/** The life of a voucher, the page that reads it and the server allow one and the same, in every situation. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hechosDeValeLeido } from '#domain/vales/hechosDeVale';
import { ACCIONES_VALE, type AccionVale, refusalTextVale } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { guiaPaquetes } from '../../../server/platform/db/schema/operaciones.ts';
import { ajustes } from '../../../server/platform/db/schema/system.ts';
import { valeDevoluciones, vales } from '../../../server/platform/db/schema/vales.ts';
import { VIDA_VALE } from '../../machines/vidaVale.table.ts';
import { ASESOR, newKey, Person, portray } from '../casos/casos.desk.ts';
import { caseIn, GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import { addressOf } from '../guias/guias.desk.ts';
import { getOnce } from './papel.seed.ts';
import { asking, openVoucherDesk, sell, voucherOf } from './vales.desk.ts';

const BILLETERA = 3;
const EFECTIVO = 6;
const ON_THE_ROAD = 5;
const MOTIVO = 'El cliente cambió de parecer.';
const TOMORROW = '2026-03-19';

/** A stored voucher: its row in the table of the life by hand, and how it comes to be so. */
interface Situation {
  readonly vale: string;
  readonly estado: IdEstadoVale;
  readonly recolecta?: 'porRecoger' | 'enCamino';
  readonly solucionado?: true;
  readonly suyo?: true;
  readonly deOtraTienda?: true;
  readonly enviado?: true;
  /** Its wallet part has gone; or is going, and its outcome is unknown. */
  readonly saldo?: 'empezado' | 'enCurso';
}

const { parcial, porAutorizar, vigente, canjeado, cancelado, rechazado } = ESTADO_VALE;

const SITUATIONS: readonly Situation[] = [
  { vale: 'PARCIAL', estado: parcial },
  { vale: 'PARCIAL, por recoger', estado: parcial, recolecta: 'porRecoger' },
  { vale: 'PARCIAL, en camino', estado: parcial, recolecta: 'enCamino' },
  { vale: 'PARCIAL, caso solucionado', estado: parcial, solucionado: true },
  { vale: 'PARCIAL, caso solucionado, por recoger', estado: parcial, solucionado: true, recolecta: 'porRecoger' },
  { vale: 'PARCIAL, caso solucionado, en camino', estado: parcial, solucionado: true, recolecta: 'enCamino' },
  { vale: 'PARCIAL, otra tienda, caso solucionado', estado: parcial, deOtraTienda: true, solucionado: true },
  { vale: 'PARCIAL, otra tienda, por recoger', estado: parcial, deOtraTienda: true, recolecta: 'porRecoger' },
  { vale: 'PARCIAL, otra tienda, en camino', estado: parcial, deOtraTienda: true, recolecta: 'enCamino' },
  { vale: 'POR AUTORIZAR', estado: porAutorizar },
  { vale: 'POR AUTORIZAR, por recoger', estado: porAutorizar, recolecta: 'porRecoger' },
  { vale: 'POR AUTORIZAR, en camino', estado: porAutorizar, recolecta: 'enCamino' },
  { vale: 'POR AUTORIZAR, suyo, en camino', estado: porAutorizar, suyo: true, recolecta: 'enCamino' },
  { vale: 'POR AUTORIZAR, caso solucionado', estado: porAutorizar, solucionado: true },
  { vale: 'VIGENTE', estado: vigente },
  { vale: 'VIGENTE, por recoger', estado: vigente, recolecta: 'porRecoger' },
  { vale: 'VIGENTE, en camino', estado: vigente, recolecta: 'enCamino' },
  { vale: 'VIGENTE, caso solucionado', estado: vigente, solucionado: true },
  { vale: 'VIGENTE, enviado', estado: vigente, enviado: true },
  { vale: 'VIGENTE, empezado, devuelve todo', estado: vigente, saldo: 'empezado' },
  { vale: 'VIGENTE, empezado, en camino, devuelve todo', estado: vigente, saldo: 'empezado', recolecta: 'enCamino' },
  { vale: 'VIGENTE, otra en curso', estado: vigente, saldo: 'enCurso' },
  { vale: 'CANJEADO', estado: canjeado },
  { vale: 'CANJEADO, enviado', estado: canjeado, enviado: true },
  { vale: 'CANJEADO, caso solucionado', estado: canjeado, solucionado: true },
  { vale: 'CANCELADO', estado: cancelado },
  { vale: 'RECHAZADO', estado: rechazado },
];

let desk: WorkDesk;
let idDireccion: number;
const cookies = new Map<number, string>();
beforeAll(async () => {
  desk = await openVoucherDesk();
  await desk.db.insert(ajustes).values({ clave: 'billetera', valor: 1_000_000, version: 1 });
  idDireccion = await addressOf(desk);
  for (const tienda of [1, 2]) cookies.set(tienda, await desk.bed.signIn(GERENTE, tienda));
});
afterAll(() => desk.bed.close());

/** The table's outcome of a work: the state that it leads to, or why the life refuses it. */
function comesOf({ vale }: Situation, work: AccionVale): string {
  const cell = VIDA_VALE.get(vale, work);
  return cell === 'no' ? 'state' : cell;
}

const STATES: readonly string[] = Object.values(ESTADOS_VALE);

function isDone(comes: string): boolean {
  return STATES.includes(comes);
}

describe('a manager and a stored voucher', () => {
  it.each(SITUATIONS)('$vale: is refused the same by its life, on its page and at the server', async (situation) => {
    const made = await voucherIn(situation);
    const refused = ACCIONES_VALE.filter((work) => !isDone(comesOf(situation, work)));
    const before = await stored();
    for (const work of refused) {
      const reason = comesOf(situation, work);
      const answer = await doIt(work, made, situation);
      const status = reason === 'done' ? 200 : reason === 'own' || reason === 'elsewhere' ? 403 : 409;
      const { message, descripcion } = answer.json();
      const text = refusalTextVale(work, situation.estado, reason as Parameters<typeof refusalTextVale>[2]);
      expect([work, answer.statusCode, message ?? descripcion]).toEqual([work, status, text]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each(SITUATIONS)('$vale: is accepted the same', async (situation) => {
    for (const work of ACCIONES_VALE.filter((one) => isDone(comesOf(situation, one)))) {
      const made = await voucherIn(situation);
      const answer = await doIt(work, made, situation);
      expect([work, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([work, 200, '']);
      const row = await rowOf(made.id);
      expect([work, ESTADOS_VALE[row.estado as IdEstadoVale]]).toEqual([work, comesOf(situation, work)]);
    }
  });

  it.each(SITUATIONS)('$vale: is offered on its page what the server accepts', async (situation) => {
    const { id } = await voucherIn(situation);
    const who = person(situation);
    const vale: Vale = (await who.post('vales/obtenerVale', { valeId: id })).json();
    const sesion = { numiden: GERENTE, permisos: MAY, tienda: { id: situation.deOtraTienda ? 2 : 1 }, limite: null };
    const facts = hechosDeValeLeido(vale, sesion, desk.bed.clock.now);
    for (const work of ACCIONES_VALE) {
      // Which part goes back, the refund itself says.
      const own = work === 'devolver' ? { otraEnCurso: situation.saldo === 'enCurso' } : {};
      const decision = decide(vidaValeMachine, vale.estado.id, { ...facts, ...own }, { type: work });
      const comes = comesOf(situation, work);
      expect([work, decision.allowed ? 'done' : decision.reason]).toEqual([work, isDone(comes) ? 'done' : comes]);
    }
  });
});

/** The permissions that concern vouchers: to see, make, authorize and cancel them. */
const MAY = [13, 16, 23, 24];

/** All that is stored, but who read what: the paper of a voucher is a reading also where there is none. */
async function stored() {
  const { bitacora: _, ...tables } = await portray(desk.db);
  return tables;
}

interface Made {
  readonly id: number;
  readonly version: number;
  readonly solicitud: Awaited<ReturnType<typeof asking>>;
}

/** A voucher of two lines that goes back in cash and to the wallet, brought into a situation. */
async function voucherIn(situation: Situation): Promise<Made> {
  const { estado, recolecta, solucionado, suyo, enviado, saldo } = situation;
  const lines = [
    { unidades: 2, pesos: 200 },
    { unidades: 1, pesos: 100 },
  ];
  const caso = await caseIn(desk, ESTADO.enProceso);
  const metodosDevolucion = [
    { metodo: { id: BILLETERA }, monto: 232 },
    { metodo: { id: EFECTIVO }, monto: 116 },
  ] as const;
  const changes = { caso, metodosDevolucion: [...metodosDevolucion] };
  const solicitud = await asking(desk, await sell(desk, lines), { 1: 2, 2: 1 }, changes);
  const saved = await savedAs(estado, solicitud);
  if (recolecta !== undefined) await order(saved.id, recolecta);
  if (saldo === 'empezado') {
    const seen = { id: saved.id, version: (await rowOf(saved.id)).version };
    // By somebody else than who works below, who then may undo it.
    const part = await desk.asesor.send('vales/folio/agregar-billetera', seen);
    expect(part.statusCode, part.body).toBe(200);
  }
  if (saldo === 'enCurso') await begin(saved.id);
  const author = suyo === true ? GERENTE : ASESOR;
  await desk.db
    .update(vales)
    .set({ estado, numidenCrea: author, autores: [author], migradoNetsuite: enviado ?? false })
    .where(eq(vales.id, saved.id));
  if (solucionado === true) await close(caso);
  const { version } = await rowOf(saved.id);
  const articulos = solicitud.articulos.map((one) => ({
    ...one,
    esRecolecta: recolecta !== undefined && one.linea === 1,
  }));
  return { id: saved.id, version, solicitud: { ...solicitud, articulos } };
}

async function close(caso: number): Promise<void> {
  const solved = { idEstado: ESTADO.solucionada, fechaSolucion: desk.bed.clock.now, usuarioSoluciona: GERENTE };
  await desk.db.update(casos).set(solved).where(eq(casos.id, caso));
}

/** One that is filled in holds nothing; the others hold their units. */
async function savedAs(estado: IdEstadoVale, solicitud: Made['solicitud']) {
  if (estado !== parcial) return voucherOf(desk.asesor, solicitud);
  const answer = await desk.asesor.send('vales/guardar-parcial', solicitud);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { id: number; version: number };
}

/** Has the first line fetched; a voucher that is not filled in any more was so before saving waited for pickups. */
async function order(id: number, how: 'porRecoger' | 'enCamino'): Promise<void> {
  const { estado } = await rowOf(id);
  await desk.db.update(vales).set({ estado: parcial }).where(eq(vales.id, id));
  const { version } = await rowOf(id);
  const body = { id, version, idDireccion, fecha: TOMORROW, lineas: [1] };
  const answer = await desk.asesor.send('vales/recolecta/guardar-parcial', body);
  expect(answer.statusCode, answer.body).toBe(200);
  await desk.db.update(vales).set({ estado }).where(eq(vales.id, id));
  if (how === 'porRecoger') return;
  const [pickup] = await desk.db.select().from(recolectas).where(eq(recolectas.idVale, id));
  await desk.db
    .update(guiaPaquetes)
    .set({ estado: ON_THE_ROAD })
    .where(eq(guiaPaquetes.folioGuia, pickup?.folioGuia ?? ''));
}

async function begin(idVale: number): Promise<void> {
  await desk.db.insert(valeDevoluciones).values({
    idVale,
    metodo: BILLETERA,
    monto: 23_200 as never,
    estado: 'pendiente',
    clave: newKey(),
    llamada: 'abonarBilletera',
    proximo: new Date(desk.bed.clock.now.getTime() + 60_000),
    creado: desk.bed.clock.now,
    numiden: GERENTE,
  });
}

async function rowOf(id: number) {
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

function person({ deOtraTienda }: Situation): Person {
  return new Person(desk.bed, cookies.get(deOtraTienda ? 2 : 1) ?? '');
}

async function doIt(work: AccionVale, { id, version, solicitud }: Made, situation: Situation) {
  const who = person(situation);
  const cookie = cookies.get(situation.deOtraTienda ? 2 : 1) ?? '';
  const vale = { id, version };
  switch (work) {
    case 'guardar':
      return who.send('vales/guardar-vale', { ...solicitud, ...vale });
    case 'guardarParcial':
      return who.send('vales/guardar-parcial', { ...solicitud, ...vale });
    case 'recolectar':
      return who.send('vales/recolecta/guardar-parcial', { ...vale, idDireccion, fecha: TOMORROW, lineas: [2] });
    case 'autorizar':
      return who.send('vales/autorizar-vale', vale);
    case 'rechazar':
      return who.send('vales/rechazar-vale', { ...vale, motivo: MOTIVO });
    case 'cancelar':
      return who.send('vales/cancelar-vale', { ...vale, motivo: MOTIVO });
    case 'devolver':
      return who.send('vales/devolver', { ...vale, metodo: EFECTIVO, folio: null });
    case 'deshacerDevolucion': {
      const [refund] = await desk.db.select().from(valeDevoluciones).where(eq(valeDevoluciones.idVale, id));
      const body = { ...vale, idDevolucion: refund?.id ?? 1, motivo: MOTIVO };
      return who.send('vales/deshacer-devolucion', body);
    }
    case 'cambiarMetodos': {
      const { saldo } = await rowOf(id);
      const metodosDevolucion = [{ metodo: { id: BILLETERA }, monto: saldo / 100 }];
      return who.send('vales/cambiar-metodos', { ...vale, metodosDevolucion });
    }
    case 'reponer':
      return who.send('vales/guardarReposicion', { ...vale, motivo: MOTIVO });
    case 'imprimir':
      return getOnce(desk, cookie, `vales/generaValePDF/${id}/1`, newKey());
    case 'migrar':
      return getOnce(desk, cookie, `vales/migra-netsuite/${id}`, newKey());
  }
}
