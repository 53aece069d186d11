import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';

/** Catalogue entities (specification, section 3). */
export const areaSchema = z.object({ id: z.int(), nombre: z.string() });
/** A category with the area that it belongs to. */
export const subcategoriaSchema = z.object({ id: z.int(), nombre: z.string(), idArea: z.int() });
/** A store by its number and name. */
export const tiendaSchema = z.object({ cvetda: z.int(), nombre: z.string() });
/** A reason to escalate, with the area that it leads to. */
export const motivoEscalamientoSchema = z.object({ id: z.int(), descripcion: z.string(), idArea: z.int() });

/** A postal code as it is asked for. */
export const cpSchema = freeLine().regex(/^\d{5}$/, 'El código postal tiene 5 dígitos.');
/** The place of a postal code, and its colonias to choose from, by name. */
export const codigoPostalSchema = z.object({
  codigoPostal: z.string(),
  estado: z.string(),
  municipio: z.string(),
  colonias: z.array(z.string()),
});

/** The warning about a postal code that the public list lacks: it stops no one, as some real ones are not in it. */
export function codigoPostalDesconocido(codigoPostal: string): string {
  return `No se encontró el código postal ${codigoPostal}. Revíselo o escriba el estado, el municipio y la colonia.`;
}

export type Area = z.infer<typeof areaSchema>;
export type Subcategoria = z.infer<typeof subcategoriaSchema>;
export type Tienda = z.infer<typeof tiendaSchema>;

/**
 * Subcategories that the product knows by name: 1 and 14 are the specification's (section 4), the others are the kinds of invoices
 * that its section 1 names.
 */
export const SUBCATEGORIAS = {
  mantenimientoFactura: 1,
  notaCredito: 2,
  cancelacionFactura: 3,
  facturaGeneral: 4,
  facturaEstacionamiento: 5,
  reciboPago: 6,
  facturaRestaurante: 14,
} as const;
