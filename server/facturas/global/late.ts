import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { periodosGlobales } from '../../db/schema/globales.ts';

/** So long after its end a period is not opened yet: its last sales may still be on their way from the tills. */
export const GRACE_MS = 2 * 3_600_000;

/**
 * Has the periods looked at again to which sales came late. Whoever makes such a period at that moment looks once more before it is done.
 * @param sales that were stored now, or whose invoice counts no more, in the transaction that does so.
 */
export async function openForLate(
  tx: Tx,
  sales: readonly { readonly tienda: number; readonly fecha: Date }[],
  now: Date,
): Promise<void> {
  const late = sales.filter(({ fecha }) => fecha.getTime() < now.getTime() - GRACE_MS);
  if (late.length === 0) return;
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
