import { z } from 'zod';
import { readNumber } from './readNumber.ts';

/** A number as people type it; what is none is refused as a field of numbers only. */
export function typedNumber(schema: z.ZodType<number, number>) {
  return z
    .string()
    .transform((text, context) => {
      const number = readNumber(text);
      if (number !== null) return number;
      const message = text.trim() === '' ? 'Campo requerido' : 'Campo de solo números.';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .pipe(schema);
}
