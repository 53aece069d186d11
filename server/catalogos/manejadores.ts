import { eq } from 'drizzle-orm';
import type { catalogos } from '#contract/catalogos';
import type { Db } from '../db/db.ts';
import { areas, motivosEscalamiento, subcategorias, tiendas } from '../db/schema/catalogos.ts';
import type { ManejadoresDe } from '../http/manejador.ts';

type Tienda = typeof tiendas.$inferSelect;

// In the program and not by `order by`: the two engines have no Spanish collation in common.
const alfabetico = new Intl.Collator('es', { numeric: true }).compare;

const tiendasQue = async (
  db: Db,
  cumple: (tienda: Tienda) => boolean,
): Promise<{ readonly cvetda: number; readonly nombre: string }[]> =>
  (await db.select().from(tiendas).orderBy(tiendas.cvetda))
    .filter(cumple)
    .map(({ cvetda, nombre }) => ({ cvetda, nombre }));

/** Catalogues (specification, section 7): stores by number, the rest by name. */
export const manejadoresCatalogos: Omit<ManejadoresDe<typeof catalogos>, 'anexosDeCaso'> = {
  areas: async (_entrada, { db }) =>
    (await db.select().from(areas)).sort((una, otra) => alfabetico(una.nombre, otra.nombre)),

  subcategorias: async ({ consulta }, { db }) =>
    (
      await db
        .select()
        .from(subcategorias)
        .where(consulta.id === undefined ? undefined : eq(subcategorias.idArea, consulta.id))
    ).sort((una, otra) => alfabetico(una.nombre, otra.nombre)),

  tiendas: (_entrada, { db }) => tiendasQue(db, (tienda) => tienda.tipo === 'fisica'),
  tiendasBusqueda: (_entrada, { db }) => tiendasQue(db, (tienda) => tienda.tipo !== 'cedis'),
  tiendasLogin: (_entrada, { db }) => tiendasQue(db, (tienda) => tienda.admiteLogin),
  tiendasVirtuales: (_entrada, { db }) => tiendasQue(db, (tienda) => tienda.tipo === 'virtual'),
  cedis: (_entrada, { db }) => tiendasQue(db, (tienda) => tienda.tipo === 'cedis'),

  motivosEscalamiento: async ({ consulta }, { db }) =>
    (await db.select().from(motivosEscalamiento).where(eq(motivosEscalamiento.idArea, consulta.idArea))).sort(
      (uno, otro) => alfabetico(uno.descripcion, otro.descripcion),
    ),
};
