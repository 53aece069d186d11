import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#domain/common/paging';
import { type AuditFilter, MAX_AUDIT_ROWS } from '#domain/personas/audit';
import { listaBitacora } from '#domain/personas/bitacora.list';
import type { Db } from '../../platform/db/db.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import { conditionOf, type ListQuestion, questionsIn } from '../../platform/lists/conditions.ts';
import { ENTRY_COLUMNS } from './entries.ts';

/** A search of the audit as the database is asked for it. */
export interface AuditSearch {
  readonly where: SQL | undefined;
  readonly orden: AuditFilter['orden'];
}

/** Reads a filter; null when it is certain that nothing can be found. */
export function auditSearch(filter: AuditFilter, asker: Omit<ListQuestion, 'filter'>): AuditSearch | null {
  const asked = questionsIn(listaBitacora, bitacora, { filter, ...asker });
  return asked === null ? null : { where: conditionOf(asked, bitacora), orden: filter.orden };
}

/** How many rows a search finds, counted up to what its pages show. */
export async function countAudit(
  db: Db,
  { where }: AuditSearch,
): Promise<{ readonly total: number; readonly limiteExcedido: boolean }> {
  const some = db
    .select({ uno: sql`1`.as('uno') })
    .from(bitacora)
    .where(where)
    .limit(MAX_AUDIT_ROWS + 1)
    .as('algunas');
  const [found] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  const total = found?.total ?? 0;
  return { total: Math.min(total, MAX_AUDIT_ROWS), limiteExcedido: total > MAX_AUDIT_ROWS };
}

/** The rows of one page of a search. */
export async function auditPage(db: Db, search: AuditSearch, { numPagina, tamPagina }: PageRequest) {
  const skip = (numPagina - 1) * tamPagina;
  const take = Math.min(tamPagina, MAX_AUDIT_ROWS - skip);
  if (take <= 0) return [];
  // Which rows, by the index alone, before any of them is read.
  const page = db
    .select({ id: bitacora.id })
    .from(bitacora)
    .where(search.where)
    .orderBy(...orderOf(search))
    .offset(skip)
    .limit(take);
  return db
    .select(ENTRY_COLUMNS)
    .from(bitacora)
    .where(inArray(bitacora.id, page))
    .orderBy(...orderOf(search));
}

/** The last row that was read, after which a reading in batches goes on. */
type AuditPlace = Pick<typeof bitacora.$inferSelect, 'momento' | 'id'>;

/** The next rows of a search; from its beginning where `after` is null. */
export async function auditBatch(db: Db, search: AuditSearch, after: AuditPlace | null, howMany: number) {
  const sign = search.orden === 'recientes' ? sql`<` : sql`>`;
  const beyond =
    after === null
      ? undefined
      : sql`(${bitacora.momento}, ${bitacora.id}) ${sign} (${after.momento.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select(ENTRY_COLUMNS)
    .from(bitacora)
    .where(and(search.where, beyond))
    .orderBy(...orderOf(search))
    .limit(howMany);
}

function orderOf({ orden }: AuditSearch): readonly [SQL, SQL] {
  const way = orden === 'recientes' ? desc : asc;
  return [way(bitacora.momento), way(bitacora.id)];
}
