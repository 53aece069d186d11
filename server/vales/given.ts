import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { DEVOLUCIONES_QUE_CUENTAN } from '#domain/vales/deshacerDevolucion';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import type { GivenOrPlaces } from '../platform/db/prepared.ts';
import { valeDevoluciones, valeMetodos, vales } from '../platform/db/schema/vales.ts';

/**
 * The amounts that went back of a sale by each method, or are on their way, by whichever voucher: a query of `metodo`
 * and `monto`. The refunds themselves are counted, since a replaced voucher and the one in its place both say how much
 * of their methods has gone.
 */
export function refundedBy(db: Db, key: GivenOrPlaces<ClaveOperacion>) {
  return db
    .select({ metodo: valeDevoluciones.metodo, monto: sql<string>`sum(${valeDevoluciones.monto})`.as('monto') })
    .from(vales)
    .innerJoin(valeDevoluciones, eq(valeDevoluciones.idVale, vales.id))
    .where(and(vouchersOfSale(key), inArray(valeDevoluciones.estado, [...DEVOLUCIONES_QUE_CUENTAN])))
    .groupBy(valeDevoluciones.metodo);
}

/**
 * The amounts that vouchers that hold still owe of a sale by each method, beyond `refundedBy`: a
 * query of `metodo` and `monto`.
 * @param except a voucher that is left out, since its debt is divided anew.
 */
export function owedBy(db: Db, key: GivenOrPlaces<ClaveOperacion>, except: number | null = null) {
  const underWay = sql`coalesce((select sum(d.monto) from ${valeDevoluciones} d
    where d.id_vale = ${valeMetodos.idVale} and d.metodo = ${valeMetodos.metodo} and d.estado = 'pendiente'), 0)`;
  return db
    .select({
      metodo: valeMetodos.metodo,
      monto: sql<string>`sum(${valeMetodos.monto} - ${valeMetodos.devuelto} - ${underWay})`.as('monto'),
    })
    .from(vales)
    .innerJoin(valeMetodos, eq(valeMetodos.idVale, vales.id))
    .where(
      and(
        vouchersOfSale(key),
        inArray(vales.estado, [...ESTADOS_QUE_RETIENEN]),
        except === null ? undefined : ne(vales.id, except),
      ),
    )
    .groupBy(valeMetodos.metodo);
}

/** The vouchers of a sale. */
export function vouchersOfSale({ tienda, operacion }: GivenOrPlaces<ClaveOperacion>) {
  return and(eq(vales.cvetda, tienda), eq(vales.operacion, operacion));
}
