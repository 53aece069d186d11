import { and, asc, eq, gte, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SIN_CLAVES } from '#domain/cadena/clavesFiscales';
import { agrupar } from '#domain/common/agrupar';
import type { Centavos } from '#domain/common/money';
import type { ObjetoDeVenta } from '#domain/common/sat/catalogos';
import { comoSePago, type Pagado } from '#domain/facturas/cfdi/armado/formasDePago';
import type { VentaAlPublico } from '#domain/facturas/cfdi/armado/global';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import { isOfArticle, isOfDepartment, keyOf, ofArticle, ofDepartment } from '../../cadena/fiscalKeys.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { facturas, facturaVentas } from '../../platform/db/schema/facturas.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';

/** The moments of a store whose sales are invoiced together, `fin` excluded. */
interface TimeOfStore {
  readonly cvetda: number;
  readonly inicio: Date;
  readonly fin: Date;
}

/** A sale with all that its line of a global invoice is made of. */
export interface PublicSale extends VentaAlPublico {
  readonly total: Centavos;
  readonly pagos: readonly Pagado[];
}

const counting = alias(facturas, 'cuenta');

/**
 * The conditions for a sale to be in no invoice that counts: none by name, and no global one. One that its till took back is in none.
 */
function isFree(db: Pick<Db, 'select'>): SQL | undefined {
  const counts = inArray(counting.estado, [...ESTADOS_QUE_CUENTAN]);
  return and(
    isNull(ventas.anulacion),
    sql`${ventas.total} > 0`,
    notExists(
      db
        .select({ id: counting.id })
        .from(counting)
        .where(
          and(
            eq(counting.cvetda, ventas.cvetda),
            eq(counting.operacion, ventas.operacion),
            eq(counting.clase, 'general'),
            counts,
          ),
        ),
    ),
    notExists(
      db
        .select({ id: counting.id })
        .from(facturaVentas)
        .innerJoin(counting, eq(counting.id, facturaVentas.idFactura))
        .where(and(eq(facturaVentas.cvetda, ventas.cvetda), eq(facturaVentas.operacion, ventas.operacion), counts)),
    ),
  );
}

/** The next free sales of a period after a number, in the order of their numbers. */
export async function freeSales(
  db: Db,
  { cvetda, inicio, fin }: TimeOfStore,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(
      and(
        eq(ventas.cvetda, cvetda),
        gte(ventas.fecha, inicio),
        lt(ventas.fecha, fin),
        sql`${ventas.operacion} > ${after}`,
        isFree(db),
      ),
    )
    .orderBy(asc(ventas.operacion))
    .limit(limit);
  return rows.map(({ operacion }) => operacion);
}

/** Those of some sales that are free under their locks: who invoices one by name waits, and one that was invoiced meanwhile is left out. */
export async function lockFree(tx: Tx, cvetda: number, operaciones: readonly number[]): Promise<readonly number[]> {
  if (operaciones.length === 0) return [];
  const these = and(eq(ventas.cvetda, cvetda), inArray(ventas.operacion, [...operaciones]));
  await tx
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(these)
    .orderBy(asc(ventas.operacion))
    .for('update');
  const rows = await tx
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(and(these, isFree(tx)))
    .orderBy(asc(ventas.operacion));
  return rows.map(({ operacion }) => operacion);
}

/** Sales with their lines and payments, in the order in which they are asked for. */
export async function salesOf(db: Db, cvetda: number, operaciones: readonly number[]): Promise<readonly PublicSale[]> {
  if (operaciones.length === 0) return [];
  const numbers = [...operaciones];
  const [heads, lines, payments] = [
    await db
      .select({ operacion: ventas.operacion, total: ventas.total })
      .from(ventas)
      .where(and(eq(ventas.cvetda, cvetda), inArray(ventas.operacion, numbers))),
    await linesOf(db, cvetda, numbers),
    await db
      .select({
        operacion: ventaPagos.operacion,
        idFormaPago: ventaPagos.idFormaPago,
        claveSat: ventaPagos.claveSat,
        monto: ventaPagos.monto,
      })
      .from(ventaPagos)
      .where(and(eq(ventaPagos.cvetda, cvetda), inArray(ventaPagos.operacion, numbers)))
      .orderBy(asc(ventaPagos.operacion), asc(ventaPagos.orden)),
  ];
  const totals = new Map(heads.map(({ operacion, total }) => [operacion, total]));
  const linesBySale = bySale(lines);
  const paymentsBySale = bySale(payments);
  return numbers.flatMap((operacion) => {
    const total = totals.get(operacion);
    if (total === undefined) return [];
    const lineas = linesBySale.get(operacion) ?? [];
    return [{ tienda: cvetda, operacion, total, lineas, pagos: paymentsBySale.get(operacion) ?? [] }];
  });
}

function bySale<R extends { readonly operacion: number }>(rows: readonly R[]): ReadonlyMap<number, readonly R[]> {
  return new Map(agrupar(rows, ({ operacion }) => operacion).map(([operacion, , all]) => [operacion, all]));
}

/** Whether a sale was paid whole: one on credit, or whose payments nobody knows, is in no global invoice, which says that it was. */
export function wasPaid({ pagos, total }: Pick<PublicSale, 'pagos' | 'total'>): boolean {
  return comoSePago(pagos, total).metodo === 'PUE';
}

function linesOf(db: Db, cvetda: number, operaciones: number[]) {
  const { operacion, linea, cantidadOriginal: cantidad, subtotal, descuento, iva, ieps, total } = ventaArticulos;
  const exento = sql<boolean>`coalesce(${keyOf('exento')}, ${SIN_CLAVES.exento})`;
  const objetoImp = sql<ObjetoDeVenta>`coalesce(${keyOf('objetoImp')}, ${SIN_CLAVES.objetoImp})`;
  return db
    .select({ operacion, linea, cantidad, subtotal, descuento, iva, ieps, total, exento, objetoImp })
    .from(ventaArticulos)
    .leftJoin(ofArticle, isOfArticle)
    .leftJoin(ofDepartment, isOfDepartment)
    .where(and(eq(ventaArticulos.cvetda, cvetda), inArray(ventaArticulos.operacion, operaciones)))
    .orderBy(asc(ventaArticulos.operacion), asc(ventaArticulos.linea));
}
