import type { z } from 'zod';
import { pesosToType } from './money.ts';
import { montoSchema, pesosSchema } from './pesos.ts';
import { readNumber } from './readNumber.ts';
import { typedNumber } from './typedNumber.ts';

/**
 * A typed amount, as the product writes it: '$1844.9' becomes '1,844.90'. A text that is no amount stays as it was
 * typed, letter for letter, so that it can be put right; so does one with more figures than a number holds.
 */
export function tidyPesos(text: string): string {
  const pesos = readNumber(text);
  const isExact =
    pesos !== null && pesosSchema.safeParse(pesos).success && Number.isSafeInteger(Math.round(pesos * 100));
  return isExact ? pesosToType(pesos) : text;
}

const typedMonto: z.ZodType<number, string> = typedNumber(montoSchema);

/** Why what stands in a field is no amount of a voucher, in the words of the calls; null when it is one, or nothing stands there. */
export function faultOfMonto(text: string): string | null {
  if (text.trim() === '') return null;
  return typedMonto.safeParse(text).error?.issues[0]?.message ?? null;
}

/** The amount of a voucher that stands in a field, in pesos; 0 where none can be read (`faultOfMonto` says why). */
export function readMonto(text: string): number {
  return typedMonto.safeParse(text).data ?? 0;
}
