import type { HojaDeVale } from '#domain/vales/ventaParaVale';

/** How all of a sale was paid. */
export type Paid = 'porTarjeta' | 'enEfectivo';

/** As the sale's page says how it was paid. */
const WAYS: { readonly [P in Paid]: readonly number[] } = { porTarjeta: [2, 3], enEfectivo: [1] };

/** The most that the till gives back in cash at once, and the least that can be divided in two, in pesos. */
const MOST_IN_CASH = 2_000;
const LEAST = 10;

/** An older sale asks for an authorization. */
export const LAST_DAYS = 30;

/** The line of a sale from which one unit can be taken back without an authorization; null when there is none. */
export function lineToTake(
  hoja: HojaDeVale,
  paid: Paid,
): { readonly linea: number; readonly descripcion: string } | null {
  const { cabecera, dias, pagos, parciales, casos, sinCaso, lineas, reglas, acumulado } = hoja;
  const isPlain = cabecera.numiden !== null && parciales.length === 0 && casos.length === 0 && sinCaso === null;
  const isPaidSo = pagos.length > 0 && pagos.every(({ idFormaPago }) => WAYS[paid].includes(idFormaPago));
  if (!isPlain || !isPaidSo || dias >= LAST_DAYS || pagos.some(({ devuelto }) => devuelto > 0)) return null;
  const most = Math.min(reglas.maximos - acumulado, paid === 'enEfectivo' ? MOST_IN_CASH : Number.POSITIVE_INFINITY);
  const fits = lineas.find(({ descripcion, guia, cantidadMaxima, restante }) => {
    const worth = cantidadMaxima === 0 ? 0 : restante.total / cantidadMaxima;
    const isAlone = lineas.filter((line) => line.descripcion === descripcion).length === 1;
    return guia === null && isAlone && worth >= LEAST && worth <= most;
  });
  return fits === undefined ? null : { linea: fits.linea, descripcion: fits.descripcion };
}
