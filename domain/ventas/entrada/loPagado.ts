import { type Centavos, centavos, fromPesos, showPesos, sum, toPesos } from '#domain/common/money';
import { EFECTIVO, metodoDePago, type PagoDeVenta } from '#domain/ventas/metodosDevolucion';

/** A till that takes cash lacks small coins: it may round by less than so much. */
const REDONDEO = fromPesos(1);

/** A sale as its payments are judged, by whatever door it comes. */
export interface PorCobrar {
  readonly pagos: readonly Pick<PagoDeVenta, 'idFormaPago' | 'monto'>[];
  readonly total: Centavos;
  /** The sum paid for what is no article of the sale (postage, a fee): only files say such lines. */
  readonly aparte?: Centavos;
}

/**
 * Whether the payments of a sale come to less than it cost, or to more: null where they come to it, or none is said. Less than a peso may
 * be missing where some of it was cash, since the till rounded it. Nothing may be over: change that is sent as paid could go back again.
 */
export function juzgarPagos({ pagos, total, aparte = centavos(0) }: PorCobrar): 'faltan' | 'sobran' | null {
  if (pagos.length === 0) return null;
  const paid = sum(pagos.map(({ monto }) => monto));
  if (paid > total + aparte) return 'sobran';
  return paid < total && redondeoDeCaja({ pagos, total }) === 0 ? 'faltan' : null;
}

/** The coins that the till left out when it took cash, in centavos: no part of what was paid, so that they never go back. */
export function redondeoDeCaja({ pagos, total }: Pick<PorCobrar, 'pagos' | 'total'>): Centavos {
  const missing = total - sum(pagos.map(({ monto }) => monto));
  const inCash = pagos.some(({ idFormaPago }) => metodoDePago(idFormaPago) === EFECTIVO);
  return centavos(inCash && missing > 0 && missing < REDONDEO ? missing : 0);
}

/** The same in a sentence that says what to do. */
export function fallaDePagos(venta: PorCobrar): string | null {
  const falla = juzgarPagos(venta);
  if (falla === null) return null;
  const paid = showPesos(toPesos(sum(venta.pagos.map(({ monto }) => monto))));
  const total = showPesos(toPesos(venta.total));
  return falla === 'faltan'
    ? `Los pagos suman ${paid} y no alcanzan el total de ${total}.`
    : `Los pagos suman ${paid} y pasan del total de ${total}: mande el pago sin el cambio.`;
}
