import type { Centavos } from '#domain/common/money';
import type { Importes } from '#domain/ventas/importesDeLinea';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
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

/** Units of a line of a sale. */
interface UnitsOfLine {
  readonly linea: number;
  readonly cantidad: number;
}

/** All that later capabilities took of a sale. */
export interface TakenOfSale {
  /** Units that a voucher holds, with their amounts: an entry a voucher and line. */
  readonly retenido: readonly (UnitsOfLine & Importes)[];
  /** Units on the guides to the customer, wherever they are. */
  readonly enGuias: readonly UnitsOfLine[];
  /** Money that went back by a method, or is owed by it. */
  readonly dado: readonly { readonly metodo: IdMetodo; readonly monto: Centavos }[];
  /** The lines that a voucher names, whatever became of it. */
  readonly nombradas: ReadonlySet<number>;
}

/** Asks what was taken of a sale, whose lock is held. */
export const { announce: takenOf, heardBy: whenTakenIsAsked } = heardAbove<[tx: Tx, key: ClaveOperacion], TakenOfSale>(
  'it is asked what was taken of a sale',
);
