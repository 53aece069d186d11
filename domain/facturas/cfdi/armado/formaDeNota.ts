import { formaDePago } from '#domain/cadena/pagosDeVenta';
import type { Centavos } from '#domain/common/money';
import type { FormaPago } from '#domain/common/sat/catalogos';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  CREDITO,
  EFECTIVO,
  type IdMetodo,
  type MetodoConMonto,
  metodoDePago,
  TARJETA,
} from '#domain/ventas/metodosDevolucion';
import { formaMayor, type Pagado } from './formasDePago.ts';

/** How a credit note says that its money went back (FormaPago): of several ways the one by which most did. */

/** A debt is lowered: nothing goes back. */
const CONDONACION = '15' satisfies FormaPago;

const DINERO = '01' satisfies FormaPago;
const CHEQUE_NOMINATIVO = '02' satisfies FormaPago;
const TARJETA_DE_CREDITO = '04' satisfies FormaPago;

/**
 * Of a voucher, by the methods by which it gave back, or is to. A card's is the one that paid most, and the chain's own credit lowers a debt.
 * @param propias the keys that the chain gave its certificates and its wallet, by their forms of payment.
 * @returns null where nothing goes back.
 */
export function formaDeVale(
  metodos: readonly MetodoConMonto[],
  pagos: readonly Pagado[],
  propias: ReadonlyMap<number, { readonly claveSat: FormaPago | null }>,
): FormaPago | null {
  const [mayor] = metodos.filter(({ monto }) => monto > 0).toSorted((a, b) => b.monto - a.monto);
  return mayor === undefined ? null : enLaClave(mayor.metodo, pagos, propias);
}

function enLaClave(
  metodo: IdMetodo,
  pagos: readonly Pagado[],
  propias: ReadonlyMap<number, { readonly claveSat: FormaPago | null }>,
): FormaPago {
  switch (metodo) {
    case EFECTIVO:
      return DINERO;
    case CHEQUE:
      return CHEQUE_NOMINATIVO;
    case CREDITO:
      return CONDONACION;
    case TARJETA:
      return formaMayor(pagos.filter((pago) => metodoDePago(pago.idFormaPago) === TARJETA)) ?? TARJETA_DE_CREDITO;
    case BILLETERA:
      return deLaCadena(FORMA_BILLETERA, pagos, propias);
    case CERTIFICADO:
      return deLaCadena(FORMA_CERTIFICADO, pagos, propias);
  }
}

const FORMA_CERTIFICADO = 9;
const FORMA_BILLETERA = 10;

function deLaCadena(
  idFormaPago: number,
  pagos: readonly Pagado[],
  propias: ReadonlyMap<number, { readonly claveSat: FormaPago | null }>,
): FormaPago {
  const pagada = formaMayor(pagos.filter((pago) => pago.idFormaPago === idFormaPago));
  return pagada ?? formaDePago({ idFormaPago, claveSat: propias.get(idFormaPago)?.claveSat }) ?? DINERO;
}

/** Of what a till took back, by what it gave back of each payment. @returns null where it gave nothing back. */
export function formaEnCaja(devueltos: readonly Pagado[]): FormaPago | null {
  const dados = devueltos.filter(({ monto }) => monto > 0);
  const [mayor] = dados.toSorted((a, b) => b.monto - a.monto);
  if (mayor === undefined) return null;
  return formaMayor(dados) ?? CONDONACION;
}

/**
 * Of an amount taken off an invoice that is paid later: what is not paid yet is a debt that gets smaller, the rest goes back as it was paid.
 * @param pagado by its receipts of payment.
 */
export function formaDePlazos(
  total: Centavos,
  porPagar: Centavos,
  pagado: readonly { readonly forma: FormaPago; readonly monto: Centavos }[],
): FormaPago {
  const [mayor] = pagado.toSorted((a, b) => b.monto - a.monto);
  return mayor === undefined || total - porPagar <= porPagar ? CONDONACION : mayor.forma;
}
