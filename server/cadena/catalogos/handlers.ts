import { eq } from 'drizzle-orm';
import type { catalogos } from '#contract/cadena/catalogos';
import { codigoPostalDesconocido } from '#domain/cadena/catalogos';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Db } from '../../platform/db/db.ts';
import { areas, motivosEscalamiento, stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { codigosPostales, colonias } from '../../platform/db/schema/codigosPostales.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';

type Tienda = typeof stores.$inferSelect;

async function storesThat(
  db: Db,
  cumple: (tienda: Tienda) => boolean,
): Promise<{ readonly cvetda: number; readonly nombre: string }[]> {
  return (await db.select().from(stores).orderBy(stores.cvetda))
    .filter(cumple)
    .map(({ cvetda, nombre }) => ({ cvetda, nombre }));
}

/** Catalogues (specification, section 7): stores by number, the rest by name. */
export const catalogueHandlers: HandlersOf<typeof catalogos> = {
  areas: async (_entrada, { db }) =>
    (await db.select().from(areas)).sort((una, another) => alphabetical(una.nombre, another.nombre)),

  subcategorias: async ({ consulta }, { db }) =>
    (
      await db
        .select()
        .from(subcategorias)
        .where(consulta.id === undefined ? undefined : eq(subcategorias.idArea, consulta.id))
    ).sort((una, another) => alphabetical(una.nombre, another.nombre)),

  tiendas: (_entrada, { db }) => storesThat(db, (tienda) => tienda.tipo === 'fisica'),
  tiendasBusqueda: (_entrada, { db }) => storesThat(db, (tienda) => tienda.tipo !== 'cedis'),
  tiendasLogin: (_entrada, { db }) => storesThat(db, (tienda) => tienda.admiteLogin),
  tiendasVirtuales: (_entrada, { db }) => storesThat(db, (tienda) => tienda.tipo === 'virtual'),
  cedis: (_entrada, { db }) => storesThat(db, (tienda) => tienda.tipo === 'cedis'),

  motivosEscalamiento: async ({ consulta }, { db }) =>
    (await db.select().from(motivosEscalamiento).where(eq(motivosEscalamiento.idArea, consulta.idArea))).sort(
      (uno, otro) => alphabetical(uno.descripcion, otro.descripcion),
    ),

  codigoPostal: async ({ consulta: { cp } }, { db }) => {
    const [place] = await db.select().from(codigosPostales).where(eq(codigosPostales.cp, cp));
    if (place === undefined) throw notFound(codigoPostalDesconocido(cp));
    const names = await db.select({ nombre: colonias.nombre }).from(colonias).where(eq(colonias.cp, cp));
    return {
      codigoPostal: cp,
      estado: place.estado,
      municipio: place.municipio,
      colonias: names.map(({ nombre }) => nombre).sort(alphabetical),
    };
  },
};
