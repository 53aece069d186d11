import { centavos, fromPesos } from '#domain/common/money';
import type { LineaPedida, LineaPorDevolver, PedidoVale, VentaPorDevolver } from '#domain/vales/calculoVale';
import type { PagoDeVenta } from '#domain/ventas/metodosDevolucion';

/** The settings under which the vouchers of tests are reckoned: authorization above 5,000 pesos, no wallet. */
export const reglas = { maximos: fromPesos(5_000), billetera: null };

/** A line of so many units, none of them returned; `pesos` are of all its units, before the 16 % of VAT. */
export function linea(
  n: number,
  unidades: number,
  pesos: number,
  more: Partial<LineaPorDevolver> = {},
): LineaPorDevolver {
  const subtotal = fromPesos(pesos);
  const iva = centavos(Math.round(subtotal * 0.16));
  const total = centavos(subtotal + iva);
  const restante = { unidades, subtotal, descuento: centavos(0), iva, ieps: centavos(0), total };
  const units = { cantidadOriginal: unidades, cantidadMaxima: unidades, vales: [] };
  return { linea: n, numArt: `10${n}`, retorno: 'libre', ...units, guia: null, restante, ...more };
}

/** A payment by a form, and what of it went back, in pesos. */
export function paid(idFormaPago: number, pesos: number, devuelto = 0): PagoDeVenta {
  return { idFormaPago, monto: fromPesos(pesos), devuelto: fromPesos(devuelto) };
}

/** A payment in cash, in pesos. */
export const cash = (pesos: number): PagoDeVenta => paid(1, pesos);

/** A sale of three days ago for 1,276 pesos in cash: three units, one, and two that are worth nothing. */
export const venta: VentaPorDevolver = {
  dias: 3,
  comprador: 101,
  acumulado: centavos(0),
  redondeo: centavos(0),
  devueltasAparte: [],
  lineas: [linea(1, 3, 100), linea(2, 1, 1_000), linea(3, 2, 0)],
  pagos: [cash(1_276)],
};

/** Units of a line that are asked back; with a percentage, depreciated by it. */
export function take(linea: number, cantidad: number | null, porcentaje?: number | null): LineaPedida {
  return { linea, cantidad, depreciacion: porcentaje === undefined ? null : { porcentaje, idMotivo: 1 } };
}

/** A return of these lines by the buyer, with the methods left to the rules. */
export function pedido(lineas: readonly LineaPedida[], more: Partial<PedidoVale> = {}): PedidoVale {
  return { tipo: 1, cliente: 101, lineas, metodos: null, soloBilletera: false, condonacion: centavos(0), ...more };
}
