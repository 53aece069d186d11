import { z } from 'zod';
import { esFolio, esFolioAjeno, folioDe, PREFIJOS } from '#domain/common/folios';
import { type Centavos, centavos, fromPesos, showPesos, toPesos } from '#domain/common/money';

const PREFIX = PREFIJOS.billetera;

/** Digits of a wallet's folio before its check digit. */
export const DIGITOS_BILLETERA = 10;

/** The folio of a wallet: BE, ten digits and their check digit. */
export function folioBilletera(digits: string): string {
  return folioDe(PREFIX, digits);
}

/** Whether a text can be a folio of a wallet of ours. */
export function esFolioBilletera(folio: string): boolean {
  return esFolio(folio, PREFIX, DIGITOS_BILLETERA);
}

/** Whether a text can be the folio of a wallet, be it ours or that of the chain's own system. */
export function puedeSerBilletera(folio: string): boolean {
  return esFolioBilletera(folio) || esFolioAjeno(folio, PREFIX);
}

/** The room left in a wallet; 0 for one that holds more than a limit that was lowered since. */
export function cabeEnBilletera(saldo: Centavos, maximo: Centavos): Centavos {
  return centavos(Math.max(0, maximo - saldo));
}

/** Why an amount does not go into a wallet: general setting 3 is the most that one may hold; null when it does. */
export function fallaAbono(saldo: Centavos, monto: Centavos, maximo: Centavos): string | null {
  const cabe = cabeEnBilletera(saldo, maximo);
  if (monto <= cabe) return null;
  return `La billetera admite hasta ${shown(maximo)}: le caben ${shown(cabe)} y se quieren abonar ${shown(monto)}.`;
}

/** The room of a customer's wallet for the promise of a voucher; money in centavos. */
export interface CabidaBilletera {
  /** The most that it may hold (general setting 3). */
  readonly maximo: Centavos;
  /** The balance that it holds; null where it did not answer, so that it is unknown. */
  readonly saldo: Centavos | null;
  /** The amount that other vouchers that hold are to put into it, and have not yet. */
  readonly prometido: Centavos;
}

/** The most that a voucher may promise to a wallet. Without a known balance, no more fits than this, perhaps less. */
export function cabePorPrometer({ maximo, saldo, prometido }: CabidaBilletera): Centavos {
  return centavos(Math.max(0, maximo - (saldo ?? 0) - prometido));
}

/** The room of a wallet, as its method shows it. */
export function cabeEnPalabras(cabida: CabidaBilletera): string {
  const { saldo, prometido } = cabida;
  const most = saldo === null ? 'Caben como máximo' : 'Caben';
  const others = prometido > 0 ? `: otros vales le van a abonar ${shown(prometido)}` : '';
  return `${most} ${shown(cabePorPrometer(cabida))}${others}`;
}

/** The note beside it while a wallet's balance is unknown. */
export const BILLETERA_SIN_SABERSE = 'La billetera no contestó cuánto tiene: se revisa de nuevo al devolver.';

/** Why a part of a voucher cannot be promised to a wallet; null when it can. */
export function fallaPromesa(monto: Centavos, cabida: CabidaBilletera): string | null {
  if (monto <= cabePorPrometer(cabida)) return null;
  const words = cabeEnPalabras(cabida);
  return `En la billetera ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}

/** Why all of a voucher cannot be promised to a wallet, and what can be done; null when it can. */
export function fallaSoloBilletera(saldo: Centavos, cabida: CabidaBilletera): string | null {
  const wrong = fallaPromesa(saldo, cabida);
  return wrong && `${wrong} El vale devuelve ${shown(saldo)}: reparta el resto por otro método.`;
}

function shown(amount: Centavos): string {
  return showPesos(toPesos(amount));
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

/** The room of a customer's wallet, as it travels; `cabe` follows from the rest. Money in pesos. */
export const cabidaBilleteraSchema = z.object({
  maximo: dinero,
  /** Null where the wallet did not answer: then no more than `cabe` fits, and perhaps less. */
  saldo: dinero.nullable(),
  prometido: dinero,
  cabe: dinero,
});

type CabidaEnPesos = z.infer<typeof cabidaBilleteraSchema>;

/** The room of a wallet as it travels. */
export function cabidaEnPesos(cabida: CabidaBilletera): CabidaEnPesos {
  const { maximo, saldo, prometido } = cabida;
  return {
    maximo: toPesos(maximo),
    saldo: saldo === null ? null : toPesos(saldo),
    prometido: toPesos(prometido),
    cabe: toPesos(cabePorPrometer(cabida)),
  };
}

/** The room of a wallet as the rules take it. */
export function cabidaDe({ maximo, saldo, prometido }: CabidaEnPesos): CabidaBilletera {
  return {
    maximo: fromPesos(maximo),
    saldo: saldo === null ? null : fromPesos(saldo),
    prometido: fromPesos(prometido),
  };
}
