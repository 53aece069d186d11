import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { announce } from '../../platform/changes/announce.ts';
import type { Tx } from '../../platform/db/db.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { lookAtOperation } from '../../platform/reads/readings.ts';
import type { LineaConEnvio } from './incidents.ts';

/** Whoever looked at a sale for the last time so long ago shows it no more, in milliseconds: a working day. */
const LOOKS_MS = 12 * 3_600_000;

/** So many people hear one announcement, which must fit the database's channel (8,000 bytes); of a sale that more looked at there are several. */
const PEOPLE_TOLD_AT_ONCE = 400;

/**
 * Tells who looked lately at one of these sales, or at a voucher of it, that it came, was corrected or annulled, in the transaction that
 * stores it. Each look leaves an audit row, also at a sale that was not here yet: a delivery of sales that nobody looks at tells nothing.
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
  const looks = await looksAt(tx, changed, now);
  for (const [key, { tienda, operacion: id }] of changed) {
    const ante = [
      ...new Set(looks.flatMap(({ sale, numiden }) => (sale === key && numiden !== null ? [numiden] : []))),
    ];
    for (let from = 0; from < ante.length; from += PEOPLE_TOLD_AT_ONCE) {
      const venta = { tienda, ante: ante.slice(from, from + PEOPLE_TOLD_AT_ONCE) };
      await announce(tx, { entidad: 'venta', id, version: null, numiden: null, venta });
    }
  }
}

/** The people who looked at some sales or at their vouchers lately, each with the sale by its key. */
async function looksAt(tx: Tx, sales: ReadonlyMap<string, ClaveOperacion>, now: Date) {
  const { entidad, idEntidad, momento, lectura, accion, numiden } = bitacora;
  const lately = and(lectura, gt(momento, new Date(now.getTime() - LOOKS_MS)));
  const keys = JSON.stringify([...sales.values()].map(({ tienda, operacion }) => ({ cvetda: tienda, operacion })));
  const atSale = tx
    .select({ sale: sql<string>`${idEntidad}`, numiden })
    .from(bitacora)
    .where(
      and(
        lately,
        ...[eq(entidad, 'operacion'), inArray(idEntidad, [...sales.keys()]), eq(accion, 'consultarOperacion')],
      ),
    );
  const atVoucher = tx
    .select({ sale: sql<string>`${vales.cvetda} || '/' || ${vales.operacion}`, numiden })
    .from(vales)
    .innerJoin(
      bitacora,
      and(lately, eq(entidad, 'vale'), eq(idEntidad, sql`${vales.id}::text`), eq(accion, 'abrirVale')),
    )
    .where(
      sql`(${vales.cvetda}, ${vales.operacion}) in (
        select cvetda, operacion from jsonb_to_recordset(${keys}::jsonb) as c (cvetda integer, operacion bigint))`,
    );
  return [...(await atSale), ...(await atVoucher)];
}
