/**
 * Decimals as a CFDI writes them: attributes are texts, and what counts is both the number and how many decimals were written.
 * Nothing here throws: what is no number is null.
 */
import Big from 'big.js';

/** A number counted in decimals, never in binary. */
export type Decimal = Big;

export const CERO: Decimal = new Big(0);

// More generous than the schema's amounts of eighteen digits, so that one that is too great is told as such; but no text can ask for
// endless digits.
const NUMERO = /^[0-9]{1,24}(?:\.[0-9]{1,18})?$/;

/** The number of an attribute; null where it is absent or no number of the schema (a sign and an exponent are none). */
export function decimal(texto: string | undefined): Decimal | null {
  const escrito = texto?.trim();
  return escrito !== undefined && NUMERO.test(escrito) ? new Big(escrito) : null;
}

/** How many decimals an attribute was written with: 2 of '10.50', 0 of '10' and of an absent one. */
export function decimalesEscritos(texto: string | undefined): number {
  const escrito = texto?.trim() ?? '';
  const punto = escrito.indexOf('.');
  return punto < 0 ? 0 : escrito.length - punto - 1;
}

/** Rounds to so many decimals, half of the last one upwards. */
export function redondear(numero: Decimal, decimales: number): Decimal {
  return numero.round(decimales, Big.roundHalfUp);
}

/** Drops the digits beyond so many decimals. */
export function truncar(numero: Decimal, decimales: number): Decimal {
  return numero.round(decimales, Big.roundDown);
}

/** Rounds to so many decimals, always away from zero where something is left. */
export function redondearArriba(numero: Decimal, decimales: number): Decimal {
  return numero.round(decimales, Big.roundUp);
}

/** The sum; zero of none. */
export function sumar(numeros: Iterable<Decimal>): Decimal {
  let total = CERO;
  for (const numero of numeros) total = total.plus(numero);
  return total;
}

/** As an attribute is written: all of its decimals, rounded half up, no exponent. */
export function escribir(numero: Decimal, decimales: number): string {
  return numero.toFixed(decimales, Big.roundHalfUp);
}
