import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { MAX_ABIERTOS } from '#domain/casos/casosAbiertos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { casos } from '../../platform/db/schema/casos.ts';
import { stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { casesOfOperation } from '../list/lookups.ts';
import { visibleCases } from '../visibility.ts';

/**
 * The unsolved cases of a sale or of a customer that the person may see, those of the sale first, then the newest (GET
 * caso/abiertos): whoever opens one more, or closes `excepto`, may go on with one of them. None where neither is asked for.
 */
export const casosAbiertos: Handler<typeof contratoCasos.casosAbiertos> = async (
  { consulta: { cliente, tienda, operacion, excepto } },
  { db, sesion },
) => {
  const isOfSale =
    tienda === undefined || operacion === undefined ? sql`false` : casesOfOperation(db, { numero: operacion, tienda });
  const isOfCustomer = cliente === undefined ? sql`false` : eq(casos.numidenCliente, cliente);
  const open = and(
    or(isOfSale, isOfCustomer),
    ne(casos.idEstado, ESTADO.solucionada),
    excepto === undefined ? undefined : ne(casos.id, excepto),
    visibleCases(sesion),
  );
  const deLaVenta = sql<boolean>`(${isOfSale})`;
  const [counted] = await db.select({ total: count() }).from(casos).where(open);
  // PostgreSQL refuses to order by a bare `false`.
  const saleFirst = desc(sql`${deLaVenta}::int`);
  const rows = await db
    .select({
      id: casos.id,
      subCategoria: { id: subcategorias.id, nombre: subcategorias.nombre },
      idEstado: casos.idEstado,
      tienda: { cvetda: stores.cvetda, nombre: stores.nombre },
      fecha: casos.fechaCreacion,
      deLaVenta,
    })
    .from(casos)
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(stores, eq(stores.cvetda, casos.cvetda))
    .where(open)
    .orderBy(saleFirst, desc(casos.fechaCreacion), desc(casos.id))
    .limit(MAX_ABIERTOS);
  return {
    total: counted?.total ?? 0,
    casos: rows.map(({ idEstado, fecha, ...row }) => ({
      ...row,
      estado: { id: idEstado, nombre: ESTADOS_CASO[idEstado as keyof typeof ESTADOS_CASO] },
      fecha: fecha.toISOString(),
    })),
  };
};
