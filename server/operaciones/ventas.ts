import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { operaciones } from '#contract/operaciones';
import { aPesos } from '#domain/dinero';
import type { Venta } from '#domain/operaciones';
import { TEXTOS } from '#domain/textos';
import type { Db } from '../db/db.ts';
import { tiendas } from '../db/schema/catalogos.ts';
import { ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import { cabeEnEntero } from '../db/texto.ts';
import type { Manejador } from '../http/manejador.ts';
import { noEncontrado } from '../http/rechazo.ts';
import { articulosDe } from './articulos.ts';

const MAX_VENTAS = 100;

/**
 * An operation with its articles and payments (GET venta/get-venta-por-id).
 * @throws Rechazo 404 when the store has no such operation.
 */
export const ventaPorId: Manejador<typeof operaciones.ventaPorId> = async ({ consulta }, { db }) => {
  const clave = { tienda: consulta.tiendaId, operacion: consulta.operacionId };
  if (!cabeEnEntero(clave.tienda)) throw noEncontrado(TEXTOS.sinResultados);
  const [[venta], articulos, pagos] = await Promise.all([
    seleccion(db).where(and(eq(ventas.cvetda, clave.tienda), eq(ventas.operacion, clave.operacion))),
    articulosDe(db, clave),
    db
      .select()
      .from(ventaPagos)
      .where(and(eq(ventaPagos.cvetda, clave.tienda), eq(ventaPagos.operacion, clave.operacion)))
      .orderBy(asc(ventaPagos.orden)),
  ]);
  if (!venta) throw noEncontrado(TEXTOS.sinResultados);
  return {
    cabecera: aVenta(venta),
    articulos,
    pagos: pagos.map(({ idFormaPago, nombre, monto, fecha }) => ({
      idFormaPago,
      nombre,
      monto: aPesos(monto),
      fecha: fecha.toISOString(),
    })),
  };
};

/** Operations of a store by day, article or customer, newest first (POST venta/get-ventas-por-filtros). */
export const ventasPorFiltros: Manejador<typeof operaciones.ventasPorFiltros> = async ({ cuerpo }, contexto) => {
  if (!cabeEnEntero(cuerpo.tienda)) return { ventas: [], limiteExcedido: false };
  const { db, config } = contexto;
  const inicioDe = (dia: string, mas: number) =>
    sql`((${dia}::date + ${mas}::integer)::timestamp at time zone ${config.zonaHoraria})`;
  const filas = await seleccion(db)
    .where(
      and(
        eq(ventas.cvetda, cuerpo.tienda),
        cuerpo.fechaInicio === undefined ? undefined : sql`${ventas.fecha} >= ${inicioDe(cuerpo.fechaInicio, 0)}`,
        cuerpo.fechaFin === undefined ? undefined : sql`${ventas.fecha} < ${inicioDe(cuerpo.fechaFin, 1)}`,
        cuerpo.numidenCliente === undefined ? undefined : eq(ventas.numidenCliente, cuerpo.numidenCliente),
        cuerpo.numArt === undefined ? undefined : conArticulo(db, cuerpo.numArt),
      ),
    )
    .orderBy(desc(ventas.fecha), desc(ventas.operacion))
    .limit(MAX_VENTAS + 1);
  return { ventas: filas.slice(0, MAX_VENTAS).map(aVenta), limiteExcedido: filas.length > MAX_VENTAS };
};

const seleccion = (db: Db) =>
  db
    .select({
      cvetda: ventas.cvetda,
      tienda: tiendas.nombre,
      operacion: ventas.operacion,
      fecha: ventas.fecha,
      numiden: ventas.numidenCliente,
      cliente: ventas.nombreCliente,
      total: ventas.total,
    })
    .from(ventas)
    .innerJoin(tiendas, eq(tiendas.cvetda, ventas.cvetda));

const aVenta = (fila: Awaited<ReturnType<typeof seleccion>>[number]): Venta => ({
  tienda: { cvetda: fila.cvetda, nombre: fila.tienda },
  operacion: fila.operacion,
  fechaOperacion: fila.fecha.toISOString(),
  numiden: fila.numiden,
  cliente: fila.cliente,
  totalOperacion: aPesos(fila.total),
});

// Article numbers of some chains carry letters, which people type in either case.
const conArticulo = (db: Db, numArt: string) =>
  exists(
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
