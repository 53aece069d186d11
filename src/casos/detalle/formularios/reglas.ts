import type { z } from 'zod';

/** What is wrong with a text by the rule of its field, or null; the server decides by the same rule. */
export const errorDe = (regla: z.ZodType<string>, valor: string): string | null =>
  regla.safeParse(valor).error?.issues[0]?.message ?? null;

const CERCA = 0.9;

/** How much room is left, once it is little; null while there is plenty. */
export const quedan = (valor: string, { max }: { readonly max: number }): string | null =>
  valor.length >= max * CERCA ? `Quedan ${max - valor.length} de ${max} caracteres.` : null;
