import { ENTITIES } from '#domain/entities';
import { permissionsOf } from '#domain/permisos';
import { refusalTextVale } from '#domain/trabajosVale';
import { ESTADO_VALE, ESTADOS_VALE, esVencido } from '#domain/vidaVale';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { valeLogs, vales } from '../db/schema/vales.ts';
import type { ServerSession } from '../http/handler.ts';
import { notFound } from '../http/rejection.ts';
import { workOn } from '../works/apply.ts';
import type { UnderWork } from '../works/entity.ts';
import { historyOf } from '../works/history.ts';
import { refundFacts } from './facts.ts';

export type ValeRow = typeof vales.$inferSelect;

/** A voucher under work: locked, and open to it. */
export type UnderVale = UnderWork<typeof vales>;

/** The history of vouchers. */
export const valeHistory = historyOf(valeLogs, 'idVale');

/**
 * Does one piece of work on a voucher (specification, section 4). Vouchers are the chain's: whoever works with them may see
 * any, since a customer comes with its paper to whatever store is near; what a person may do with it says its life.
 */
export const workOnVale = workOn({
  words: ENTITIES.vale,
  table: vales,
  state: 'estado',
  life: vidaValeMachine,
  lifeContext: lifeContextOf,
  // No work may forget to ask: what is cancelled while it is given back would be given twice.
  facts: async (tx, { id }) => {
    const refunds = await refundFacts(tx, id);
    return refunds.empezado ? refunds : {};
  },
  history: valeHistory,
  visible: (_session, id, row) => ifFound(id, row),
  refusalText: refusalTextVale,
  stateName: (state) => (state === 0 ? '' : ESTADOS_VALE[state]),
  announcement: () => ({ entidad: 'vale' }),
});

/**
 * What the life of a voucher asks about it and about who wants to work on it. What depends on the work itself is added by the
 * work (`Task.facts`).
 */
export function lifeContextOf(row: ValeRow, { numiden, permisos, tienda }: ServerSession, now: Date): VidaValeContext {
  return {
    permisos: permissionsOf(permisos),
    numiden,
    autores: row.autores,
    mismaTienda: tienda.id === row.cvetdaCrea,
    pideAutorizacion: false,
    vencido: esVencido(row, now),
    empezado: row.estado === ESTADO_VALE.vigente && row.saldo < row.total - row.depreciacion + row.condonacion,
    enCurso: false,
    devuelveTodo: false,
  };
}

/** Hands back a voucher that was read. @throws Rejection 404 when there is none. */
export function ifFound<R>(id: number, row: R | undefined): R {
  if (row === undefined) throw notFound(`El vale ${id} no existe.`);
  return row;
}

/** The columns of a voucher that say who saved it: whoever did so stays one of its authors. */
export function savedBy({ autores }: Pick<ValeRow, 'autores'>, numiden: number) {
  return { numidenGuarda: numiden, autores: autores.includes(numiden) ? autores : [...autores, numiden] };
}
