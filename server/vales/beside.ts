import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf, daysBetween } from '#domain/common/dates';
import type { Centavos } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import { acumuladoDe } from '#domain/vales/autorizacionVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import type { Db } from '../platform/db/db.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { vales } from '../platform/db/schema/vales.ts';

/** A voucher as far as it has parts beside it. */
type Part = Pick<typeof vales.$inferSelect, 'id' | 'cvetda' | 'operacion'>;

/**
 * The sums of the other recent vouchers of their sales, by the ids of some vouchers: the parts of a sale count together
 * (`acumuladoDe`), for who authorizes as for whether somebody must. Days are those of the store that sold.
 */
export async function accumulatedBeside(db: Db, rows: readonly Part[], now: Date): Promise<(row: Part) => Centavos> {
  const held = rows.length === 0 ? [] : await heldOf(db, rows);
  return (row) => {
    const others = held.filter(
      (one) => one.id !== row.id && one.cvetda === row.cvetda && one.operacion === row.operacion,
    );
    return acumuladoDe(
      others.map(({ total, fecha, codigoPostal }) => {
        const zone = zonaDe(codigoPostal, undefined);
        return { total, dias: Math.max(0, daysBetween(dayOf(fecha, zone), dayOf(now, zone))) };
      }),
    );
  };
}

function heldOf(db: Db, rows: readonly Part[]) {
  const sales = rows.map(({ cvetda, operacion }) => sql`(${cvetda}::integer, ${operacion}::bigint)`);
  return db
    .select({
      ...{ id: vales.id, cvetda: vales.cvetda, operacion: vales.operacion },
      ...{ total: vales.total, fecha: vales.fechaCreacion, codigoPostal: stores.codigoPostal },
    })
    .from(vales)
    .innerJoin(stores, eq(stores.cvetda, vales.cvetda))
    .where(
      and(inArray(sql`(${vales.cvetda}, ${vales.operacion})`, sales), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])),
    );
}
