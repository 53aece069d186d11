import type { CasosAbiertos } from '#domain/personas/usuarios';
import type { Db, Tx } from '../../platform/db/db.ts';
import { heardAbove } from '../../platform/heard.ts';

/** Somebody who is no user from now on, and to whom the open cases in that person's charge go. */
interface Leaving {
  readonly from: number;
  /** Null leaves the cases unassigned. */
  readonly to: { readonly numiden: number; readonly nombre: string } | null;
  /** Whether anything was said of the cases. */
  readonly isSaid: boolean;
  /** Who edits the user, and when. */
  readonly numiden: number;
  readonly now: Date;
}

/**
 * Announces that a person leaves, in the transaction that does; answers how many cases went.
 * @throws Rejection 409 when there are some and nothing was said of them.
 */
export const { announce: handOverCasesOf, heardBy: whenPersonLeaves } = heardAbove<[tx: Tx, leaving: Leaving], number>(
  'a person leaves',
);

/** Asks for the open cases in a person's charge: how many, and the oldest of them. */
export const { announce: openCasesOf, heardBy: whenCasesAreAsked } = heardAbove<
  [db: Db, numiden: number],
  CasosAbiertos
>('open cases are asked for');
