/** The debts that a work leaves, held against those that its arrow says. */
import type { Deuda } from '#domain/common/deudas';
import type { Tx } from '../db/db.ts';

/** The arrow of each work that is under way in a transaction: its name, and the debts that it says. */
const UNDER_WAY = new WeakMap<Tx, Said>();

interface Said {
  readonly work: string;
  readonly debe: readonly Deuda[];
}

/** Does a work whose arrow says its debts: who owes another meanwhile, in this transaction, is refused (`owes`). */
export async function owingOnly<R>(tx: Tx, said: Said, work: () => R | Promise<R>): Promise<R> {
  const around = UNDER_WAY.get(tx);
  UNDER_WAY.set(tx, said);
  try {
    return await work();
  } finally {
    if (around === undefined) UNDER_WAY.delete(tx);
    else UNDER_WAY.set(tx, around);
  }
}

/**
 * Says that a debt is made now, at the one door of its kind, so that no diagram leaves it out.
 * @throws Error where the arrow of the work under way does not say it: the life is to be corrected.
 */
export function owes(tx: Tx, deuda: Deuda): void {
  const said = UNDER_WAY.get(tx);
  if (said !== undefined && !said.debe.includes(deuda))
    throw new Error(`The work ${said.work} owes "${deuda}", and its arrow does not say so`);
}
