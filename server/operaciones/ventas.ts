import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { operaciones } from '#contract/operaciones';
import { toPesos } from '#domain/money';
import type { Venta } from '#domain/operaciones';
import { TEXTS } from '#domain/texts';
import type { Db } from '../db/db.ts';
import { fitsInteger } from '../db/limits.ts';
import { stores } from '../db/schema/catalogos.ts';
import { ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/rejection.ts';
import { lookAtOperation, recordRead } from '../reads/recordRead.ts';
import { articlesOf } from './articulos.ts';

const MAX_SALES = 100;

/**
 * An operation with its articles and payments (GET venta/get-venta-por-id).
 * @throws Rejection 404 when the store has no such operation.
 */
export const saleById: Handler<typeof operaciones.ventaPorId> = async ({ consulta }, context) => {
  const { db } = context;
  const key = { tienda: consulta.tiendaId, operacion: consulta.operacionId };
  await recordRead(context, lookAtOperation(key));
  if (!fitsInteger(key.tienda)) throw notFound(TEXTS.sinResultados);
  const [[venta], articulos, pagos] = await Promise.all([
    selectSales(db).where(and(eq(ventas.cvetda, key.tienda), eq(ventas.operacion, key.operacion))),
    articlesOf(db, key),
    db
      .select()
      .from(ventaPagos)
      .where(and(eq(ventaPagos.cvetda, key.tienda), eq(ventaPagos.operacion, key.operacion)))
      .orderBy(asc(ventaPagos.orden)),
  ]);
  if (!venta) throw notFound(TEXTS.sinResultados);
  return {
    cabecera: toSale(venta),
    articulos,
    pagos: pagos.map(({ idFormaPago, nombre, monto, fecha }) => ({
      idFormaPago,
      nombre,
      monto: toPesos(monto),
      fecha: fecha.toISOString(),
    })),
  };
};

/** Operations of a store by day, article or customer, newest first (POST venta/get-ventas-por-filtros). */
export const salesByFilters: Handler<typeof operaciones.ventasPorFiltros> = async ({ cuerpo }, context) => {
  if (!fitsInteger(cuerpo.tienda)) return { ventas: [], limiteExcedido: false };
  const { db, config } = context;
  const inicioDe = (day: string, mas: number) =>
    sql`((${day}::date + ${mas}::integer)::timestamp at time zone ${config.zonaHoraria})`;
  const rows = await selectSales(db)
    .where(
      and(
        eq(ventas.cvetda, cuerpo.tienda),
        cuerpo.fechaInicio === undefined ? undefined : sql`${ventas.fecha} >= ${inicioDe(cuerpo.fechaInicio, 0)}`,
        cuerpo.fechaFin === undefined ? undefined : sql`${ventas.fecha} < ${inicioDe(cuerpo.fechaFin, 1)}`,
        cuerpo.numidenCliente === undefined ? undefined : eq(ventas.numidenCliente, cuerpo.numidenCliente),
        cuerpo.numArt === undefined ? undefined : withArticle(db, cuerpo.numArt),
      ),
    )
    .orderBy(desc(ventas.fecha), desc(ventas.operacion))
    .limit(MAX_SALES + 1);
  return { ventas: rows.slice(0, MAX_SALES).map(toSale), limiteExcedido: rows.length > MAX_SALES };
};

/** Sales with the name of their store, for `toSale`. */
export function selectSales(db: Db) {
  return db
    .select({
      cvetda: ventas.cvetda,
      tienda: stores.nombre,
      operacion: ventas.operacion,
      fecha: ventas.fecha,
      numiden: ventas.numidenCliente,
      cliente: ventas.nombreCliente,
      total: ventas.total,
    })
    .from(ventas)
    .innerJoin(stores, eq(stores.cvetda, ventas.cvetda));
}

/** A sale as it travels. */
export function toSale(row: Awaited<ReturnType<typeof selectSales>>[number]): Venta {
  return {
    tienda: { cvetda: row.cvetda, nombre: row.tienda },
    operacion: row.operacion,
    fechaOperacion: row.fecha.toISOString(),
    numiden: row.numiden,
    cliente: row.cliente,
    totalOperacion: toPesos(row.total),
  };
}

// Article numbers of some chains carry letters, which people type in either case.
function withArticle(db: Db, numArt: string) {
  return exists(
    db
      .select({ uno: sql`1` })
      .from(ventaArticulos)
      .where(
        and(
          eq(ventaArticulos.cvetda, ventas.cvetda),
          eq(ventaArticulos.operacion, ventas.operacion),
          inArray(ventaArticulos.numArt, [numArt, numArt.toUpperCase()]),
        ),
      ),
  );
}
