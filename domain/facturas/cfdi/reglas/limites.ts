import Big from 'big.js';
import { CERO, type Decimal, decimalesEscritos, redondearArriba, truncar } from '#domain/facturas/cfdi/decimal';

/** A factor, with the decimals with which it was written: half of the last one is what rounding may have cost it. */
export interface Factor {
  readonly numero: Decimal;
  readonly decimales: number;
}

// The authority's upper limit is what just does not round up any more.
const CASI = new Big('0.000000000001');

/** A factor as it was written; null where it is no number. */
export function factor(numero: Decimal | null, texto: string | undefined): Factor | null {
  return numero === null ? null : { numero, decimales: decimalesEscritos(texto) };
}

/** A factor that rounding cost nothing, as a rate of the catalogue. */
export function exacto(numero: Decimal): Factor {
  return { numero, decimales: Number.POSITIVE_INFINITY };
}

/**
 * Whether a product lies where the rounding of both factors lets it: from (a - 10^-da/2)(b - 10^-db/2) truncated, to
 * (a + 10^-da/2)(b + 10^-db/2) rounded up, both to the currency's decimals (rules CFDI40167 and CFDI40180).
 */
export function cabeElProducto(producto: Decimal, uno: Factor, otro: Factor, decimales: number): boolean {
  const minimo = truncar(menos(uno).times(menos(otro)), decimales);
  const maximo = redondearArriba(mas(uno).times(mas(otro)), decimales);
  return producto.gte(minimo) && producto.lte(maximo);
}

function menos({ numero, decimales }: Factor): Decimal {
  return numero.minus(medio(decimales));
}

function mas({ numero, decimales }: Factor): Decimal {
  return Number.isFinite(decimales) ? numero.plus(medio(decimales)).minus(CASI) : numero;
}

const MEDIOS = Array.from({ length: 19 }, (_, decimales) => new Big(10).pow(-decimales).div(2));

function medio(decimales: number): Decimal {
  return MEDIOS[decimales] ?? CERO;
}
