import { comoSePago } from '#domain/facturas/cfdi/armado/formasDePago';
import { TIENDAS_FISICAS } from '../catalogos.ts';
import { type SampleSale, SIMPLE_SALE, VOUCHER_SALE } from '../ventas.ts';
import { stockOf } from './taken.ts';

/** The conditions for a sale to be taken. */
interface Wanted {
  readonly cvetda: number;
  /** It was made before this. */
  readonly before: Date;
  /** The one that is taken if it is free and fits. */
  readonly operacion?: number | null;
  /** Its buyer is unknown. */
  readonly toThePublic?: boolean;
  /** Part of it is on credit, so that it is paid later. */
  readonly onCredit?: boolean;
}

/** Sales that nothing was made of yet: each is taken once. */
export interface Pool {
  /** A sale that fits, of that store where it has one. @throws Error when there is none. */
  take(wanted: Wanted): SampleSale;
  /** All that are left. */
  rest(): readonly SampleSale[];
}

/** The sales of the sample, but those that the manual walks through: whoever tries these finds them without invoice. */
export function poolOf(sales: readonly SampleSale[]): Pool {
  const stock = stockOf(
    sales.filter(({ venta: { operacion } }) => operacion !== VOUCHER_SALE && operacion !== SIMPLE_SALE),
  );
  return {
    take({ cvetda, before, operacion = null, onCredit = false, toThePublic = false }) {
      const fits = (sale: SampleSale) =>
        sale.venta.fecha < before &&
        isOnCredit(sale) === onCredit &&
        (!toThePublic || (sale.venta.numidenCliente == null && isOfAPlace(sale)));
      const isOwn = (sale: SampleSale) => sale.venta.cvetda === cvetda && fits(sale);
      const sale =
        stock.take((one) => one.venta.operacion === operacion && isOwn(one)) ?? stock.take(isOwn) ?? stock.take(fits);
      if (sale === null) throw new Error('The sample has too few sales for its invoices');
      return sale;
    },
    rest: stock.rest,
  };
}

/** Whether the invoice of a sale is paid later. */
export function isOnCredit({ pagos, venta }: SampleSale): boolean {
  return comoSePago(pagos, venta.total).metodo === 'PPD';
}

/** Whether a sale was made in a store that issues invoices to the public. */
export function isOfAPlace({ venta }: SampleSale): boolean {
  return TIENDAS_FISICAS.some(({ cvetda }) => cvetda === venta.cvetda);
}
