import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { periodosGlobales } from '../../platform/db/schema/globales.ts';

/** So long after its end a period is not opened yet: its last sales may still be on their way from the tills. */
export const GRACE_MS = 2 * 3_600_000;

/** A sale that is being stored now is late already, for its period may be opened before it is kept. */
const STORING_MS = 3_600_000;

/**
 * Has the periods looked at again to which sales came late. Whoever makes such a period at that moment looks once more before it is done;
 * one that is not there yet is not opened before the sales are kept, for whoever made it would not see them.
 * @param sales that were stored now, or whose invoice counts no more, in the transaction that does so.
 */
export async function openForLate(
  tx: Tx,
  sales: readonly { readonly tienda: number; readonly fecha: Date }[],
  now: Date,
): Promise<void> {
  const late = sales.filter(({ fecha }) => fecha.getTime() < now.getTime() - GRACE_MS + STORING_MS);
  if (late.length === 0) return;
  await tx
    .select({ cvetda: stores.cvetda })
    .from(stores)
    .where(inArray(stores.cvetda, [...new Set(late.map(({ tienda }) => tienda))]))
    .orderBy(asc(stores.cvetda))
    .for('share');
  const rows = sql.join(
    late.map(({ tienda, fecha }) => sql`(${tienda}::int, ${fecha.toISOString()}::timestamptz)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${periodosGlobales} set estado = 'pendiente', version = version + 1,
      proximo = case when estado = 'hecho' then ${now.toISOString()}::timestamptz else proximo end
    where estado <> 'detenido' and exists (
      select 1 from (values ${rows}) v (tienda, fecha)
      where v.tienda = ${periodosGlobales.cvetda} and v.fecha >= ${periodosGlobales.inicio} and v.fecha < ${periodosGlobales.fin})`);
}
