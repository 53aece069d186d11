import { and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { tipoDeCategoria } from '#domain/cadena/tiposVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES, noneAtAddress } from '#domain/common/entities';
import { keysOf } from '#domain/common/keysOf';
import { centavos } from '#domain/common/money';
import { hasPermission, PERMISOS, PERMISSION_GROUPS } from '#domain/common/permisos';
import { esperaDeRecolecta } from '#domain/vales/avanceRecolecta';
import { eventoDeVale } from '#domain/vales/eventosVale';
import { hechosDeVale } from '#domain/vales/hechosDeVale';
import { type EntradaDeVale, entradaDeValeEnPalabras, hechoDeVale } from '#domain/vales/historiaVale';
import { NOVEDAD_DE_QUIEN_SIGUE_EL_VALE, novedadesDeVale } from '#domain/vales/novedadesVale';
import { type AccionVale, LO_DESHECHO_DE_VALE, limiteContra, refusalTextVale } from '#domain/vales/trabajosVale';
import { decide } from '#machines/life';
import { type VidaValeContext, vidaValeMachine } from '#machines/vidaVale.machine';
import { limitUnderLock } from '../personas/usuarios/overOthers.ts';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { valeDeshechos, valeDevoluciones, valeLogs, vales } from '../platform/db/schema/vales.ts';
import type { Context } from '../platform/http/handler.ts';
import { notFound, type Rejection } from '../platform/http/rejection.ts';
import { MAIL_KEYS } from '../platform/mail/outbox.ts';
import { workOn } from '../platform/works/apply.ts';
import type { Asking, Entity, UnderWork } from '../platform/works/entity.ts';
import { historyOf } from '../platform/works/history.ts';
import { refusal } from '../platform/works/judge.ts';
import { noteOf } from './announced.ts';
import { accumulatedBeside } from './beside.ts';
import { pickupsOf } from './pickups/collected.ts';
import { returnsUndelivered } from './undelivered.ts';

/** A voucher, as it is stored. */
export type ValeRow = typeof vales.$inferSelect;

/** A voucher under work: locked, and open to it. */
export type UnderVale = UnderWork<typeof vales>;

/** The history of vouchers. */
export const valeHistory = historyOf(
  valeLogs,
  'idVale',
  (entrada: EntradaDeVale, correo) => ({
    accion: entradaDeValeEnPalabras(entrada, correo),
    hecho: hechoDeVale(entrada),
  }),
  (id, entrada) => {
    if (entrada.trabajo === 'enviar') return MAIL_KEYS.vale(id, entrada.numero);
    if (entrada.trabajo !== 'avisar') return null;
    const { autorizado, cambio } = entrada;
    return cambio === undefined ? MAIL_KEYS.decision(id, autorizado) : MAIL_KEYS.cambio(id, cambio);
  },
);

/** The condition on the table of users of who may see vouchers. */
export function whoMaySeeVouchers(): SQL {
  return arrayOverlaps(
    usuarios.permisos,
    PERMISSION_GROUPS.vales.map((permiso) => PERMISOS[permiso].id),
  );
}

/**
 * Vouchers as people work on them. They are the chain's: whoever works with them may see any, since a customer comes with its paper to
 * whatever store is near; what a person may do with one says its life.
 */
export const voucher: Entity<typeof vales, typeof vidaValeMachine, EntradaDeVale> = {
  words: ENTITIES.vale,
  nameOf: ({ folio }) => folio,
  table: vales,
  state: 'estado',
  life: vidaValeMachine,
  lifeContext: lifeContextOf,
  history: valeHistory,
  visible: (_session, id, row) => ifFound(id, row),
  refusalText: (work, state, reason, facts) =>
    refusalTextVale(work, state, reason, limiteContra(work, facts), facts.cambioPorAutorizar),
  stateName: (state) => (state === 0 ? '' : ESTADOS_VALE[state]),
  announcement: (antes, despues) => ({ entidad: 'vale', vale: { antes, despues } }),
  news: ({ work, before, numiden }) => ({
    entidad: 'vale',
    avisos: work === 'deshacer' ? [] : novedadesDeVale(work, before, numiden),
    siguen: work === 'deshacer' ? null : NOVEDAD_DE_QUIEN_SIGUE_EL_VALE[work],
    sees: whoMaySeeVouchers(),
  }),
  event: eventoDeVale,
  undoable: keysOf(LO_DESHECHO_DE_VALE),
};

/** Does one piece of work on a voucher (specification, section 4). */
export const workOnVale = workOn(voucher);

/** The facts that the life of a voucher reads; the work adds those that depend on itself (`Task.facts`). */
async function lifeContextOf(row: ValeRow, { db, sesion, now }: Asking): Promise<VidaValeContext> {
  // No work may forget to ask: a voucher that is cancelled while it is given back would be given twice.
  const underWay = and(eq(valeDevoluciones.idVale, row.id), eq(valeDevoluciones.estado, 'pendiente'));
  const enCurso = (await db.$count(valeDevoluciones, underWay)) > 0;
  const { deshaciendo, hayDevuelto } = await undoableOf(db, row);
  const inEffect = row.estado === ESTADO_VALE.vigente || row.cambioPorAutorizar !== null;
  const acreditado = inEffect && (await isCredited(db, row));
  // The save itself says which goods of newly saved lines are to be fetched, and whether the customer has them.
  const recolecta = CAN_AWAIT.some((estado) => estado === row.estado)
    ? esperaDeRecolecta([], await pickupsOf(db, row.id))
    : 'nada';
  const deSuCaso = row.estado === ESTADO_VALE.parcial ? await factsOfCase(db, row) : NO_CASE_FACTS;
  const sinEntregar = row.estado === ESTADO_VALE.porAutorizar && (await returnsUndelivered(db, row));
  const own = { enCurso, deshaciendo, hayDevuelto, acreditado, recolecta, ...deSuCaso, sinEntregar };
  const cambioPorAutorizar = row.cambioPorAutorizar !== null;
  const facts = { ...row, tienda: row.cvetdaCrea, cambioPorAutorizar, ...own };
  // Only a decision asks for it, and who may not decide has none to ask for.
  const decides = row.estado === ESTADO_VALE.porAutorizar && hasPermission(sesion.permisos, ['autorizarVale']);
  const limite = decides ? await limitUnderLock(db, sesion.numiden) : null;
  const acumulado = decides ? (await accumulatedBeside(db, [row], now))(row) : centavos(0);
  return hechosDeVale({ ...facts, acumulado }, { ...sesion, limite }, now);
}

/** Whether a credit note of a voucher counts. */
export async function isCredited(db: Db, { id }: Pick<ValeRow, 'id'>): Promise<boolean> {
  return (await noteOf(db, id)) !== null;
}

/** The refunds of a voucher that may be undone, or are being undone. */
async function undoableOf(db: Db, { id, estado }: ValeRow) {
  if (estado !== ESTADO_VALE.vigente && estado !== ESTADO_VALE.canjeado) {
    return { deshaciendo: false, hayDevuelto: false };
  }
  const underWay = and(eq(valeDeshechos.idVale, id), eq(valeDeshechos.estado, 'pendiente'));
  const done = and(eq(valeDevoluciones.idVale, id), eq(valeDevoluciones.estado, 'hecha'));
  return {
    deshaciendo: (await db.$count(valeDeshechos, underWay)) > 0,
    hayDevuelto: (await db.$count(valeDevoluciones, done)) > 0,
  };
}

/** The states from which a voucher can still be ended while its goods are fetched. */
const CAN_AWAIT: readonly IdEstadoVale[] = [ESTADO_VALE.parcial, ESTADO_VALE.porAutorizar, ESTADO_VALE.vigente];

/** Only what is being filled in asks for them. */
const NO_CASE_FACTS = { casoSolucionado: false, casoDeOtroTipo: false } as const;

/** The facts of its case by which its life refuses to go on with it. */
async function factsOfCase(db: Db, { idCaso, tipo }: Pick<ValeRow, 'idCaso' | 'tipo'>) {
  const [caso] = await db
    .select({ estado: casos.idEstado, categoria: casos.idSubcategoria })
    .from(casos)
    .where(eq(casos.id, idCaso));
  if (caso === undefined) return NO_CASE_FACTS;
  return {
    casoSolucionado: caso.estado === ESTADO.solucionada,
    casoDeOtroTipo: tipoDeCategoria(caso.categoria) !== tipo,
  };
}

/** Why the life of a voucher refuses a work to this person now; null when it takes it. Under no lock it is a forecast. */
export async function refusalOf(
  row: ValeRow,
  work: AccionVale,
  { db, sesion, clock }: Context,
): Promise<Rejection | null> {
  const facts = await lifeContextOf(row, { db, sesion, now: clock() });
  const decision = decide(vidaValeMachine, row.estado, facts, { type: work });
  if (decision.allowed) return null;
  const limite = limiteContra(work, facts);
  const estado = row.estado as IdEstadoVale;
  const text = refusalTextVale(work, estado, decision.reason, limite, facts.cambioPorAutorizar);
  return refusal(decision.reason, text, { entidad: ENTITIES.vale.name, id: row.id });
}

/** Hands back a voucher that was read. @throws Rejection 404 when there is none. */
export function ifFound<R>(id: number, row: R | undefined): R {
  if (row === undefined) throw notFound(noneAtAddress(ENTITIES.vale, id));
  return row;
}

/** The columns of a voucher that say who saved it: whoever did so stays one of its authors. */
export function savedBy({ autores }: Pick<ValeRow, 'autores'>, numiden: number) {
  return { numidenGuarda: numiden, autores: autores.includes(numiden) ? autores : [...autores, numiden] };
}
