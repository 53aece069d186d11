import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** Tables that triggers make of other tables: filled again while those are restored. */
const DERIVED = ['casos_cuenta', 'caso_palabras', 'vale_palabras', 'recorridos'];
/** The sums of what triggers marked to be read. */
const SUMS = ['pasos_por_dia', 'decisiones_por_dia'];
/** Tables that belong to a running server and not to the business: a restore ends all sessions. */
const PASSING = ['migraciones', 'sesiones', 'frenos_login', 'exportaciones', 'avisos_proveedor', 'limpiezas'];

const LEFT_OUT = new Set([...DERIVED, ...SUMS, ...PASSING]);

/** The tables that a backup holds, each after those that it refers to. */
export async function tablesInOrder(db: Db): Promise<readonly string[]> {
  const { rows: tablas } = await db.execute<{ tabla: string }>(
    sql`select tablename as tabla from pg_tables where schemaname = current_schema() order by tablename`,
  );
  const { rows: references } = await db.execute<{ de: string; a: string }>(sql`
    select hija.relname as de, madre.relname as a from pg_constraint c
    join pg_class hija on hija.oid = c.conrelid join pg_class madre on madre.oid = c.confrelid
    where c.contype = 'f' and hija.oid <> madre.oid and hija.relnamespace = current_schema()::regnamespace`);
  const ordered: string[] = [];
  const put = (table: string, path: readonly string[]): void => {
    if (ordered.includes(table)) return;
    if (path.includes(table)) throw new Error(`Tables refer to each other in a circle: ${path.join(' > ')}`);
    for (const { de, a } of references) if (de === table) put(a, [...path, table]);
    ordered.push(table);
  };
  for (const { tabla } of tablas) put(tabla, []);
  return ordered.filter((table) => !LEFT_OUT.has(table));
}

/** Whether the product ever made its tables here. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('migraciones') is not null as there`);
  return rows[0]?.there === true;
}

/** The fingerprints of the migrations that made this schema, sorted: two databases with the same ones have the same tables. */
export async function migrationsOf(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ huella: string }>(sql`select huella from migraciones order by huella`);
  return rows.map(({ huella }) => huella);
}

/** The columns of a table, in its order. */
export async function columnsOfTable(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ columna: string }>(sql`
    select attname as columna from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`);
  return rows.map(({ columna }) => columna);
}
