import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { LecturaDeBusqueda } from '#domain/escritorio/busqueda';
import type { Db } from '../../platform/db/db.ts';
import { guias, ventaArticulos, ventas } from '../../platform/db/schema/operaciones.ts';
import type { Context } from '../../platform/http/handler.ts';
import { ofCustomers, ofNumber, readSales } from '../../ventas/operaciones/buscar.ts';
import { type Found, TAKE } from './found.ts';

/** Of an article that more sales of the store have, the newest of so many are shown. */
const MAX_SALES_OF_ARTICLE = 3_000;

/** The sales that a text names, by their number, customer, guide or article; none for who may not see operations. */
export async function findSales(
  { db, sesion }: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['venta']> {
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.operaciones)) return [];
  const [first, ...others] = keysOfSales(db, read, customers, sesion.tienda.id);
  if (first === undefined) return [];
  const keys = [...(await first)];
  for (const some of others) keys.push(...(await some));
  if (keys.length === 0) return [];
  const named = keys.map(({ cvetda, operacion }) => and(eq(ventas.cvetda, cvetda), eq(ventas.operacion, operacion)));
  const found = await readSales(db, or(...named), TAKE);
  return found.map((venta) => ({ tipo: 'venta', venta }));
}

/** The keys of the newest sales by each meaning of a text: asked one by one, since the database has no index for an 'or' of them. */
function keysOfSales(
  db: Db,
  { numero, clave }: LecturaDeBusqueda,
  customers: readonly number[] | null,
  tienda: number,
) {
  const { cvetda, operacion } = ventas;
  const salesWhere = (where: SQL | undefined) =>
    db.select({ cvetda, operacion }).from(ventas).where(where).orderBy(desc(ventas.fecha)).limit(TAKE);
  const written = clave === null ? [] : [...new Set([clave, clave.toUpperCase()])];
  const theirs = customers === null ? null : ofCustomers(customers);
  return [
    ...(numero === null ? [] : [salesWhere(ofNumber(numero))]),
    ...(theirs === null ? [] : [salesWhere(theirs)]),
    ...(written.length === 0
      ? []
      : [
          salesWhere(inArray(ventas.folioWeb, written)),
          db
            .select({ cvetda: guias.cvetda, operacion: guias.operacion })
            .from(guias)
            .where(inArray(guias.folio, written)),
          salesWhere(and(eq(cvetda, tienda), inArray(operacion, withArticle(db, written, tienda)))),
        ]),
  ];
}

function withArticle(db: Db, numbers: readonly string[], tienda: number) {
  return db
    .select({ operacion: ventaArticulos.operacion })
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), inArray(ventaArticulos.numArt, [...numbers])))
    .limit(MAX_SALES_OF_ARTICLE);
}
