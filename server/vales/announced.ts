import type { Vale } from '#domain/vales/vales';
import type { Db, Tx } from '../platform/db/db.ts';
import type { vales } from '../platform/db/schema/vales.ts';
import { heardAbove } from '../platform/heard.ts';

type OfSale = Pick<typeof vales.$inferSelect, 'id' | 'cvetda' | 'operacion'>;

/** Announces that a voucher gives back its last part now, under its lock. */
export const { announce: tellThatAllIsGiven, heardBy: whenAllIsGiven } =
  heardAbove<[tx: Tx, vale: OfSale, now: Date]>('a voucher gave back all');

/** A voucher and the one that was made in its place, both by number, and who made it. */
interface Replaced {
  readonly from: number;
  readonly to: number;
  readonly numiden: number;
}

/** Announces that a voucher was made in the place of another one, in the transaction that does. */
export const { announce: tellOfReplacement, heardBy: whenReplaced } =
  heardAbove<[tx: Tx, replaced: Replaced]>('a voucher was replaced');

/** Asks for the credit note of a voucher that counts; null while there is none. */
export const { announce: noteOf, heardBy: whenNoteIsAsked } = heardAbove<[db: Db, idVale: number], Vale['nota']>(
  'the note of a voucher is asked for',
);
