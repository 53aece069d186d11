import { and, asc, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Dated } from '../../platform/db/merged.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { vencimientos } from '../../platform/db/schema/plazos.ts';
import { dueOf, mayHaveLimit, NOTHING_OF_DUE } from '../../platform/lists/due.ts';
import { type Criteria, conditionOnCases, LIMITED_CASES } from './criteria.ts';

interface Place {
  readonly skip: number;
  readonly take: number;
  /** The last one of those before; null for none. */
  readonly after: Dated | null;
}

/** The cases of a criterion whose limit ends or ended soonest, in that order; `fecha` is that moment. */
export async function soonestDue(db: Db, criteria: Criteria, { skip, take, after }: Place): Promise<readonly Dated[]> {
  const { vence, idEntidad } = vencimientos;
  const { vencioAntes } = criteria.plazo;
  const rows = await db
    .select({ id: idEntidad, fecha: vence })
    .from(vencimientos)
    .innerJoin(casos, dueOf(LIMITED_CASES))
    .where(
      and(
        isNotNull(vence),
        mayHaveLimit(LIMITED_CASES),
        // Its own row is joined already: to ask for one once more would cost a look-up of each.
        conditionOnCases(db, { ...criteria, plazo: NOTHING_OF_DUE }),
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
