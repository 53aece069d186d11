import Big from 'big.js';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { decimal, escribir } from '#domain/facturas/cfdi/decimal';
import { proporcion } from '#domain/ventas/importesDeLinea';

/** An amount as an attribute has it: pesos with two decimals. */
export function enPesos(importe: Centavos): string {
  return escribir(new Big(importe).div(100), 2);
}

/** The amount of an attribute; null where it is absent, no number, or has parts of a centavo. */
export function enCentavos(texto: string | undefined): Centavos | null {
  const importe = decimal(texto)?.times(100);
  return importe?.round().eq(importe) && importe.lte(Number.MAX_SAFE_INTEGER) ? centavos(importe.toNumber()) : null;
}

/**
 * The value of one unit, without tax, with as many decimals as it takes and at most six; at least two. Null where a
 * unit is worth less than a millionth of a peso: the authority asks for more than nothing (Matriz de errores, 166).
 */
export function valorUnitario(importe: Centavos, cantidad: number): string | null {
  const valor = new Big(importe).div(100).div(cantidad).round(6, Big.roundHalfUp);
  if (valor.lte(0)) return null;
  return escribir(valor, Math.max(2, valor.c.length - valor.e - 1));
}

/**
 * Shares an amount among those who have so much each: in proportion, each time by what is left of both. The shares add
 * up to the amount, no one gets more than he has, and all of it gives everybody all that he has.
 * @throws RangeError for more than all have together, or for less than nothing.
 */
export function repartir(monto: Centavos, pesos: readonly Centavos[]): readonly Centavos[] {
  let [queda, peso] = [monto, sum(pesos)];
  if (queda < 0 || queda > peso) throw new RangeError(`Not a part of ${peso}: ${monto}`);
  return pesos.map((uno) => {
    const parte = uno === 0 ? uno : proporcion(queda, uno, peso);
    queda = centavos(queda - parte);
    peso = centavos(peso - uno);
    return parte;
  });
}
