import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { announce } from '../../platform/changes/announce.ts';
import type { Tx } from '../../platform/db/db.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import { lookAtOperation } from '../../platform/reads/readings.ts';
import type { LineaConEnvio } from './incidents.ts';

/** Whoever looked at a sale for the last time so long ago shows it no more, in milliseconds: a working day. */
const LOOKS_MS = 12 * 3_600_000;

/** So many people hear one announcement, which must fit the database's channel (8,000 bytes); of a sale that more looked at there are several. */
const PEOPLE_TOLD_AT_ONCE = 400;

/**
 * Tells who looked at one of these sales lately that it came, was corrected or annulled, in the transaction that stores it. Each look leaves
 * an audit row, also at a sale that was not here yet: a delivery of sales that nobody looks at tells nothing.
 */
export async function tellSales(tx: Tx, outcome: readonly LineaConEnvio[], now: Date): Promise<void> {
  const changed = new Map(
    outcome.flatMap(({ resultado, tienda, operacion }) => {
      if ((resultado !== 'nueva' && resultado !== 'corregida') || tienda === null || operacion === null) return [];
      const sale = { tienda, operacion };
      return [[lookAtOperation(sale).idEntidad, sale] as const];
    }),
  );
  if (changed.size === 0) return;
  const { entidad, idEntidad, momento, lectura, accion, numiden } = bitacora;
  const looks = await tx
    .select({ idEntidad, ante: sql<number[]>`json_agg(distinct ${numiden})` })
    .from(bitacora)
    .where(
      and(
        ...[eq(entidad, 'operacion'), inArray(idEntidad, [...changed.keys()])],
        ...[gt(momento, new Date(now.getTime() - LOOKS_MS)), lectura, eq(accion, 'consultarOperacion')],
      ),
    )
    .groupBy(idEntidad);
  for (const { idEntidad: key, ante } of looks) {
    const sale = changed.get(key ?? '');
    if (sale === undefined) continue;
    const { tienda, operacion: id } = sale;
    for (let from = 0; from < ante.length; from += PEOPLE_TOLD_AT_ONCE) {
      const venta = { tienda, ante: ante.slice(from, from + PEOPLE_TOLD_AT_ONCE) };
      await announce(tx, { entidad: 'venta', id, version: null, numiden: null, venta });
    }
  }
}
