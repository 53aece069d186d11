/** The sales of the law of the doors as their tills say them; amounts are in centavos. */

/** Each unit of the first line and of the second comes to so much. */
export const UNITS = [11_600, 3_944] as const;

export interface SaidLine {
  readonly cantidad: number;
  readonly devuelto: number;
}

export interface SaidPayment {
  readonly formaPago: number;
  readonly monto: number;
  readonly devuelto: number;
}

/** The word of a till on a sale; the lines and payments of one that it took back whole are those of the word before. */
export interface Said {
  readonly revision: number;
  readonly annulled: boolean;
  readonly lines: readonly SaidLine[];
  readonly payments: readonly SaidPayment[];
}

/** A sale, a case for the vouchers of each server, since one case is worked on by one at a time, and each word of its till that was accepted. */
export interface TillSale {
  readonly operacion: number;
  readonly casos: readonly number[];
  readonly said: Said[];
}

/** The authorization by somebody who was no author: the excess over the payments, and every reason by its name. */
export interface Authorization {
  readonly excess: number;
  readonly reasons: readonly string[];
}

/** The authorizations, by the first voucher of each line of replacements. */
export type Authorized = Map<number, Authorization>;

export const worthOf = (units: readonly number[]): number =>
  units.reduce((sum, count, index) => sum + count * (UNITS[index] ?? 0), 0);

/** The last word of a till: also of a sale that was taken back before it was said anew, whose annulment is later. */
export function lastOf({ said }: TillSale): Said {
  const [last] = said.toSorted((one, other) => other.revision - one.revision);
  if (last === undefined) throw new Error('A sale was never said');
  return last;
}

/** A word as it counts: of a sale that was taken back, everything has gone back. */
export function counted({ annulled, lines, payments, ...said }: Said): Said {
  return {
    ...{ ...said, annulled },
    lines: annulled ? lines.map((line) => ({ ...line, devuelto: line.cantidad })) : lines,
    payments: annulled ? payments.map((payment) => ({ ...payment, devuelto: payment.monto })) : payments,
  };
}

export const netOf = (payments: readonly Pick<SaidPayment, 'monto' | 'devuelto'>[]): number =>
  payments.reduce((sum, { monto, devuelto }) => sum + monto - devuelto, 0);

/** The ways of paying that money can only go back by, each with the forms that are of it. */
export const SPECIAL: readonly { readonly metodo: number; readonly forms: readonly number[] }[] = [
  { metodo: 2, forms: [2, 3] },
  { metodo: 4, forms: [4] },
];

/**
 * How much more a till had taken back by one word than by the word before, in the order of its revisions: no voucher is at fault for that
 * much. A word by which less was sold or paid is another thing: it is accepted only as far as the vouchers leave it.
 */
export function takenBackIn(words: readonly Said[], amountOf: (said: Said) => number): number {
  const amounts = words.toSorted((one, other) => one.revision - other.revision).map((said) => amountOf(counted(said)));
  return amounts.slice(1).reduce((sum, amount, index) => sum + Math.max(0, amount - (amounts[index] ?? 0)), 0);
}
