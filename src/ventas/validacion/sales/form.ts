import { z } from 'zod';
import { BUSQUEDA_TEXTS, busquedaVentaSchema, diasEnOrden } from '#domain/ventas/busquedaVentas';
import type { SaleSearch } from '../search.ts';

const { busca, articulo, fechaInicio, fechaFin } = busquedaVentaSchema.shape;

/** The values of the fields, where an empty one is a text too; they become what the address says. */
export const saleFormSchema = z
  .object({
    buscar: busca,
    articulo: emptyOr(articulo),
    desde: emptyOr(fechaInicio),
    hasta: emptyOr(fechaFin),
  })
  .refine(({ desde, hasta }) => diasEnOrden({ fechaInicio: desde, fechaFin: hasta }), {
    path: ['hasta'],
    error: BUSQUEDA_TEXTS.rango,
  });

/** The fields by their names. */
export const NAMES = ['buscar', 'articulo', 'desde', 'hasta'] as const;

/** The typed texts that look for a sale. */
type SaleForm = Record<(typeof NAMES)[number], string>;

/** The fields as the address says. */
export function fieldsOf({ buscar = '', articulo = '', desde = '', hasta = '' }: SaleSearch): SaleForm {
  return { buscar, articulo, desde, hasta };
}

/** Whether two searches ask the same. */
export function isSame(one: SaleSearch, other: SaleSearch): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

function emptyOr<S extends z.ZodType<string | undefined, string | undefined>>(schema: S) {
  return z
    .string()
    .transform((written) => (written.trim() === '' ? undefined : written))
    .pipe(schema);
}
