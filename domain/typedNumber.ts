import { z } from 'zod';

/** A number as people type it ('$1,234.50'); what is none is refused as a field of numbers only. */
export function typedNumber(schema: z.ZodType<number, number>) {
  return z
    .string()
    .transform((text, context) => {
      const digits = text.replace(/[$,\s]/gu, '');
      const number = digits === '' ? Number.NaN : Number(digits);
      if (!Number.isNaN(number)) return number;
      context.addIssue({ code: 'custom', message: digits === '' ? 'Campo requerido' : 'Campo de solo números.' });
      return z.NEVER;
    })
    .pipe(schema);
}
