import { formaDePago } from '#domain/cadena/pagosDeVenta';
import { agrupar } from '#domain/common/agrupar';
import { type Centavos, centavos, sum } from '#domain/common/money';
import type { FormaPago, MetodoPago } from '#domain/common/sat/catalogos';
import { redondeoDeCaja } from '#domain/ventas/entrada/loPagado';

/** How an invoice says that it was paid. */
export interface ComoSePago {
  readonly metodo: MetodoPago;
  readonly forma: FormaPago;
}

/** A payment, with the authority's word for it where the chain had given its form one. */
export interface Pagado {
  readonly idFormaPago: number;
  readonly claveSat?: FormaPago | null | undefined;
  readonly monto: Centavos;
}

/**
 * How a sale was paid: PUE by the way that paid most of it where all of it was paid at once, PPD and 99 where a part of it is on
 * credit or not paid yet (Matriz de errores, 105). Of two ways that paid as much it is the first. Change is no payment.
 */
export function comoSePago(pagos: readonly Pagado[], total: Centavos): ComoSePago {
  const netos = sinCambio(pagos, total);
  const pagado = sum(netos.filter((pago) => formaDePago(pago) !== null).map(({ monto }) => monto));
  const mayor = formaMayor(netos);
  return mayor === null || pagado + redondeoDeCaja({ pagos: netos, total }) < total
    ? { metodo: 'PPD', forma: '99' }
    : { metodo: 'PUE', forma: mayor };
}

/** The way by which most of some amounts went, the first of two by which as much did; null where none did, or on credit alone. */
export function formaMayor(pagos: readonly Pagado[]): FormaPago | null {
  const porForma = agrupar(pagos, formaDePago).flatMap(([forma, , iguales]) =>
    forma === null ? [] : [{ forma, monto: sum(iguales.map(({ monto }) => monto)) }],
  );
  return porForma.toSorted((a, b) => b.monto - a.monto)[0]?.forma ?? null;
}

/** The payments of a sale without the change that its till gave of the cash: together no more than the sale comes to, where cash suffices. */
export function sinCambio(pagos: readonly Pagado[], total: Centavos): readonly Pagado[] {
  let cambio = Math.max(0, sum(pagos.map(({ monto }) => monto)) - total);
  if (cambio === 0) return pagos;
  const netos = pagos.toReversed().map((pago) => {
    const dado = pago.idFormaPago === EN_EFECTIVO ? Math.min(cambio, pago.monto) : 0;
    cambio -= dado;
    return { ...pago, monto: centavos(pago.monto - dado) };
  });
  return netos.toReversed().filter(({ monto }) => monto > 0);
}

const EN_EFECTIVO = 1;
