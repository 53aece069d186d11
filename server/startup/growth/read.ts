import { sql } from 'drizzle-orm';
import type { Conservacion, GrupoQueCrece } from '#domain/common/crecimiento';
import type { Db } from '../../platform/db/db.ts';
import { limpiezas } from '../../platform/db/schema/system.ts';
import { GROUP_NAMES, groupOf, variablesOf } from './groups.ts';
import { GROUP_OF_TABLE, type TableName } from './tables.ts';

/** Rows up to which a table is counted; a larger one is estimated, since counting millions is no question for a page. */
const COUNTED = 10_000;

type Counted = Pick<GrupoQueCrece, 'filas' | 'cuenta'>;

/** The groups of tables as the page of the system shows them, each with what it takes now (GET sistema/crecimiento). */
export async function readGrowth(db: Db, conserva: Conservacion): Promise<GrupoQueCrece[]> {
  const { rows } = await db.execute<{ tabla: TableName; bytes: number; estimadas: number }>(sql`
    select relname as tabla, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as estimadas from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`);
  const tables: (Counted & { readonly tabla: TableName; readonly bytes: number })[] = [];
  // One after the other: the embedded engine serves others between two of them.
  for (const { tabla, bytes, estimadas } of rows)
    tables.push({ tabla, bytes, ...(await countOf(db, tabla, estimadas)) });
  const purges = await db.select().from(limpiezas);
  return GROUP_NAMES.map((grupo) => {
    const group = groupOf(grupo);
    const own = tables.filter(({ tabla }) => GROUP_OF_TABLE[tabla] === grupo);
    const last = purges.find((row) => row.grupo === grupo);
    const ended = last === undefined || last.ultima === null ? null : last.ultima;
    return {
      ...{ grupo, nombre: group.nombre, guarda: group.guarda },
      plazo: group.plazo(conserva),
      variables: [...variablesOf(group)],
      ...together(own),
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      seLimpia: group.purges.length > 0,
      limpieza: ended === null ? null : { momento: ended.toISOString(), borradas: last?.borradas ?? 0 },
    };
  });
}

async function countOf(db: Db, tabla: TableName, estimated: number): Promise<Counted> {
  if (estimated > COUNTED) return { filas: Math.round(estimated), cuenta: 'estimada' };
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from ${sql.identifier(tabla)} limit ${COUNTED + 1}) una`);
  const n = rows[0]?.n ?? 0;
  return n > COUNTED ? { filas: COUNTED, cuenta: 'minima' } : { filas: n, cuenta: 'exacta' };
}

/** The sum of the tables; it is no truer than the least of them. */
function together(tables: readonly Counted[]): Counted {
  const has = (which: Counted['cuenta']) => tables.some(({ cuenta }) => cuenta === which);
  return {
    filas: tables.reduce((sum, { filas }) => sum + filas, 0),
    cuenta: has('minima') ? 'minima' : has('estimada') ? 'estimada' : 'exacta',
  };
}
