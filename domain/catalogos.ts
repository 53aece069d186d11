import { z } from 'zod';

/** Catalogue entities (specification, section 3). */
export const areaSchema = z.object({ id: z.int(), nombre: z.string() });
/** A category with the area that it belongs to. */
export const subcategoriaSchema = z.object({ id: z.int(), nombre: z.string(), idArea: z.int() });
/** A store by its number and name. */
export const tiendaSchema = z.object({ cvetda: z.int(), nombre: z.string() });
/** A reason to escalate, with the area that it leads to. */
export const motivoEscalamientoSchema = z.object({ id: z.int(), descripcion: z.string(), idArea: z.int() });

export type Area = z.infer<typeof areaSchema>;
export type Subcategoria = z.infer<typeof subcategoriaSchema>;
export type Tienda = z.infer<typeof tiendaSchema>;

/** Subcategory ids to which the specification gives a meaning (section 4). */
export const SUBCATEGORIAS = { mantenimientoFactura: 1, facturaRestaurante: 14 } as const;
