import { and, asc, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Dated } from '../db/merged.ts';
import { vencimientos } from '../db/schema/plazos.ts';
import { dueOf, type Limited, mayHaveLimit, type PlazoBuscado } from './due.ts';

/** Some records that have a limit: what is asked of them beside it, and before when it ended. */
export interface LimitedRecords extends Pick<PlazoBuscado, 'vencioAntes'> {
  readonly limited: Limited;
  readonly where: SQL | undefined;
}

interface Place {
  readonly skip: number;
  readonly take: number;
  /** The last one of those before; null for none. */
  readonly after: Dated | null;
}

/** The records whose limit ends or ended soonest, in that order; `fecha` is that moment. */
export async function soonestDue(
  db: Db,
  { limited, where, vencioAntes }: LimitedRecords,
  { skip, take, after }: Place,
): Promise<readonly Dated[]> {
  const { vence, idEntidad } = vencimientos;
  const rows = await db
    .select({ id: idEntidad, fecha: vence })
    .from(vencimientos)
    .innerJoin(limited.id.table, dueOf(limited))
    .where(
      and(
        isNotNull(vence),
        mayHaveLimit(limited),
        where,
        vencioAntes === null ? undefined : lt(vence, vencioAntes),
        after === null
          ? undefined
          : sql`(${vence}, ${idEntidad}) > (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`,
      ),
    )
    .orderBy(asc(vence), asc(idEntidad))
    .offset(skip)
    .limit(take);
  return rows.flatMap(({ id, fecha }) => (fecha === null ? [] : [{ id, fecha }]));
}
