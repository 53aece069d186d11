import { z } from 'zod';
import { PAGE_SIZES } from './constants.ts';

/** Which page of a list is asked for, from 1, and how many rows a page has: 25, 50 or 100. */
export const pageRequestSchema = z.object({
  numPagina: z.int().positive().max(1_000_000),
  tamPagina: z.literal(PAGE_SIZES),
});

/** Which page of a list is asked for. */
export type PageRequest = z.output<typeof pageRequestSchema>;

/** A page of a list: its rows, and how many there are in all; with `limiteExcedido` there are more, which no page shows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ filas: z.array(row), total: z.int().nonnegative(), limiteExcedido: z.boolean() });
}
