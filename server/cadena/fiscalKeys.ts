import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClavesFiscales } from '#domain/cadena/clavesFiscales';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';

/** The keys of an article and of its department, for who joins both to the lines of sales, by `isOfArticle` and `isOfDepartment`. */
export const ofArticle = alias(clavesFiscales, 'de_articulo');
export const ofDepartment = alias(clavesFiscales, 'de_departamento');

export const isOfArticle = and(eq(ofArticle.ambito, 'articulo'), eq(ofArticle.codigo, ventaArticulos.numArt));
export const isOfDepartment = and(
  eq(ofDepartment.ambito, 'departamento'),
  eq(ofDepartment.codigo, sql`upper(btrim(${ventaArticulos.departamento}))`),
);

/** A key of an article, or else its department's; null where neither has any. */
export function keyOf<const C extends 'claveProdServ' | 'claveUnidad' | 'exento' | 'objetoImp'>(column: C) {
  return sql<ClavesFiscales[C] | null>`coalesce(${ofArticle[column]}, ${ofDepartment[column]})`;
}
