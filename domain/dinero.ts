/** Money: integer centavos inside, numbers with two decimals on the wire. */
declare const marca: unique symbol;

/** An amount in whole centavos; may be negative. */
export type Centavos = number & { readonly [marca]: 'centavos' };

/** Takes an integer number of centavos as money; throws a RangeError on anything else. */
export const centavos = (cantidad: number): Centavos => {
  if (!Number.isSafeInteger(cantidad)) throw new RangeError(`Not a whole number of centavos: ${cantidad}`);
  return cantidad as Centavos;
};

/** Pesos with decimals (as on the wire) to centavos, half a centavo rounds away from zero. */
export const desdePesos = (pesos: number): Centavos => centavos(redondear(pesos * 100));

/** Centavos to pesos with two decimals, as they travel on the wire. */
export const aPesos = (importe: Centavos): number => importe / 100;

export const sumar = (importes: readonly Centavos[]): Centavos =>
  centavos(importes.reduce<number>((total, importe) => total + importe, 0));

/** IVA of an amount without tax: 16 %, rounded to the centavo (tax divisor 1.16, specification section 9). */
export const ivaDe = (sinImpuesto: Centavos): Centavos => centavos(redondear((sinImpuesto * 16) / 100));

const formato = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Pesos as people read them: two decimals, thousands separator and a dollar prefix; a missing or invalid value
 * shows 0 (specification, section 5, "Generic").
 */
export const mostrarPesos = (pesos: number | null | undefined): string => {
  const valor = typeof pesos === 'number' && Number.isFinite(pesos) ? pesos : 0;
  return valor < 0 ? `-$${formato.format(-valor)}` : `$${formato.format(valor)}`;
};

// The tiny offset undoes binary representation (1.005 * 100 = 100.49999…) before rounding half away from zero.
const redondear = (valor: number): number => Math.sign(valor) * Math.round(Math.abs(valor) + 1e-7);
