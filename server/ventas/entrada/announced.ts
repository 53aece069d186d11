import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../../platform/db/db.ts';
import { heardAbove } from '../../platform/heard.ts';

/** The sales of a delivery that changed something. */
interface SalesThatCame {
  /** New ones, and those whose later revision was taken. */
  readonly kept: readonly { readonly tienda: number; readonly fecha: Date }[];
  /** Those whose later revision was taken: their locks are held. */
  readonly corrected: readonly { readonly cvetda: number; readonly operacion: number }[];
}

/** Announces the sales that a delivery stored, in the transaction that does. */
export const { announce: tellThatSalesCame, heardBy: whenSalesCome } =
  heardAbove<[tx: Tx, came: SalesThatCame, now: Date]>('sales came');

/** Asks whether an invoice that counts is of a sale, whose lock is held. */
export const { announce: isInvoiced, heardBy: whenInvoiceIsAsked } = heardAbove<[tx: Tx, key: ClaveOperacion], boolean>(
  'it is asked whether a sale is invoiced',
);
