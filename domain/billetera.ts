import { z } from 'zod';
import { esFolio, folioDe } from './folios.ts';
import type { Centavos } from './money.ts';
import { centavos, showPesos, toPesos } from './money.ts';

const PREFIX = 'BE';

/** Digits of a wallet's folio before its check digit. */
export const DIGITOS_BILLETERA = 10;

/** The folio of a wallet: BE, ten digits and their check digit. */
export function folioBilletera(digits: string): string {
  return folioDe(PREFIX, digits);
}

/** Whether a text can be a wallet's folio. */
export function esFolioBilletera(folio: string): boolean {
  return esFolio(folio, PREFIX, DIGITOS_BILLETERA);
}

/** What still fits in a wallet; 0 for one that holds more than a limit that was lowered since. */
export function cabeEnBilletera(saldo: Centavos, maximo: Centavos): Centavos {
  return centavos(Math.max(0, maximo - saldo));
}

/** Why an amount does not go into a wallet: general setting 3 is the most that one may hold; null when it does. */
export function fallaAbono(saldo: Centavos, monto: Centavos, maximo: Centavos): string | null {
  const cabe = cabeEnBilletera(saldo, maximo);
  if (monto <= cabe) return null;
  const shown = (amount: Centavos) => showPesos(toPesos(amount));
  return `La billetera admite hasta ${shown(maximo)}: le caben ${shown(cabe)} y se quieren abonar ${shown(monto)}.`;
}

const dinero = z.number().multipleOf(0.01);

/** A customer's wallet. Money in pesos; `folio` is null while the customer has none, which is opened by the first refund. */
export const billeteraSchema = z.object({
  folio: z.string().nullable(),
  numidenCliente: z.int(),
  saldo: dinero,
  /** The most that it may hold (general setting 3), and what of that is free. */
  maximo: dinero,
  cabe: dinero,
  /** The last ones, the latest first; what was spent is negative. */
  movimientos: z.array(
    z.object({ fecha: z.iso.datetime(), monto: dinero, concepto: z.string(), idVale: z.int().nullable() }),
  ),
});
