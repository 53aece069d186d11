/** Money: integer centavos inside, numbers with two decimals on the wire. */
import { once } from './once.ts';

declare const marca: unique symbol;

/** An amount in whole centavos; may be negative. */
export type Centavos = number & { readonly [marca]: 'centavos' };

/** Takes an integer number of centavos as money; throws a RangeError on anything else. */
export function centavos(quantity: number): Centavos {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole number of centavos: ${quantity}`);
  return quantity as Centavos;
}

/** Pesos with decimals (as on the wire) to centavos, half a centavo rounds away from zero. */
export function fromPesos(pesos: number): Centavos {
  return centavos(round(pesos * 100));
}

/** Centavos to pesos with two decimals, as they travel on the wire. */
export function toPesos(amount: Centavos): number {
  return amount / 100;
}

/** Adds amounts; of none it is zero. */
export function sum(importes: readonly Centavos[]): Centavos {
  return centavos(importes.reduce<number>((total, amount) => total + amount, 0));
}

/** IVA of an amount without tax: 16 %, rounded to the centavo (tax divisor 1.16, specification section 9). */
export function ivaDe(sinImpuesto: Centavos): Centavos {
  return centavos(round((sinImpuesto * 16) / 100));
}

const format = once(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/**
 * Pesos as people read them: two decimals, thousands separator and a dollar prefix; a missing or invalid value
 * shows 0 (specification, section 5, "Generic").
 */
export function showPesos(pesos: number | null | undefined): string {
  const value = typeof pesos === 'number' && Number.isFinite(pesos) ? pesos : 0;
  const figure = format().format(Math.abs(value));
  // An amount below half a centavo is nothing, and nothing has no sign.
  return value < 0 && figure !== '0.00' ? `-$${figure}` : `$${figure}`;
}

/** Pesos as they stand in a field to be written over: as people read them, without the dollar sign ('1,844.99'). */
export function pesosToType(pesos: number): string {
  return showPesos(pesos).replace('$', '');
}

// The tiny offset undoes binary representation (1.005 * 100 = 100.49999…) before rounding half away from zero.
function round(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value) + 1e-7);
}
