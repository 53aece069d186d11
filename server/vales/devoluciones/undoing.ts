import { and, eq } from 'drizzle-orm';
import { DESHACER_TEXTS, hechosDeDeshacer } from '#domain/vales/deshacerDevolucion';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { limitUnderLock } from '../../personas/usuarios/overOthers.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { valeDeshechos, valeDevoluciones } from '../../platform/db/schema/vales.ts';
import type { ServerSession } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';

/** The undoing of a refund that somebody wants. */
export interface Undoing {
  readonly call: 'deshacerDevolucion' | 'deshacerDevolucionAqui';
  readonly id: number;
  /** The voucher's version as the person saw it; null for the server, which goes on with what began whatever changed since. */
  readonly version: number | null;
  readonly idDevolucion: number;
  readonly motivo: string;
  /** At whose computer, where that is a colleague's; null at one's own. */
  readonly at: Pick<ServerSession, 'numiden' | 'nombre'> | null;
  /** The clave of the undoing that the server finishes by itself; left out by people, who alone begin one. */
  readonly goesOn?: string;
}

/** An undoing that was written down and has not ended. */
export type BegunUndoing = typeof valeDeshechos.$inferSelect;

/** A refund of a voucher. */
export type Refund = Omit<typeof valeDevoluciones.$inferSelect, 'metodo'> & { readonly metodo: IdMetodo };

/** The refund that is to be undone; undefined where the voucher has no such one: its life says what it takes then. */
export async function refundOf(
  db: Db,
  { id, idDevolucion }: Pick<Undoing, 'id' | 'idDevolucion'>,
): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(valeDevoluciones)
    .where(and(eq(valeDevoluciones.id, idDevolucion), eq(valeDevoluciones.idVale, id)));
  // The column is written by this capability alone, from this type.
  return row && { ...row, metodo: row.metodo as IdMetodo };
}

/** The same. @throws Rejection 404 where the voucher has no such one. */
export async function demandRefund(db: Db, wanted: Pick<Undoing, 'id' | 'idDevolucion'>): Promise<Refund> {
  const found = await refundOf(db, wanted);
  if (found === undefined) throw notFound(DESHACER_TEXTS.sinDevolucion);
  return found;
}

/** The facts of the refund that the life of its voucher reads; an undoing that is gone on with was judged when it began. */
export async function factsOfUndoing(tx: Tx, wanted: Undoing, numiden: number) {
  const refund = await refundOf(tx, wanted);
  if (refund === undefined) return {};
  const [underWay] = await underWayOf(tx, wanted.id);
  const facts = hechosDeDeshacer(refund, { numiden, limite: await limitUnderLock(tx, numiden) });
  if (underWay?.idDevolucion === refund.id && underWay.numiden === numiden) {
    return { ...facts, deshaciendo: false, limiteDeLoDevuelto: null };
  }
  // Of one that was undone already its own state says so.
  return { ...facts, ...(refund.estado === 'deshecha' ? { hayDevuelto: true } : {}) };
}

/** The undoing of a voucher that began and has not ended: one row, or none. */
export function underWayOf(tx: Tx, idVale: number): Promise<readonly BegunUndoing[]> {
  return tx
    .select()
    .from(valeDeshechos)
    .where(and(eq(valeDeshechos.idVale, idVale), eq(valeDeshechos.estado, 'pendiente')));
}

/** A colleague by number, as the history names who lent the computer. */
export async function colleagueAt(db: Db, numiden: number): Promise<Pick<ServerSession, 'numiden' | 'nombre'>> {
  const [person] = await db
    .select({ nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  return { numiden, nombre: person?.nombre ?? '' };
}
