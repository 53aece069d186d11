import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** What triggers make of other tables: filled again while those are restored. */
const DERIVADAS = ['casos_cuenta', 'caso_palabras'];
/** What belongs to a running server and not to the business: nobody stays signed in over a restore. */
const PASAJERAS = ['migraciones', 'sesiones', 'frenos_login', 'exportaciones'];

const FUERA = new Set([...DERIVADAS, ...PASAJERAS]);

/** The tables that a backup holds, each after those that it refers to. */
export const tablasEnOrden = async (db: Db): Promise<readonly string[]> => {
  const { rows: tablas } = await db.execute<{ tabla: string }>(
    sql`select tablename as tabla from pg_tables where schemaname = current_schema() order by tablename`,
  );
  const { rows: referencias } = await db.execute<{ de: string; a: string }>(sql`
    select hija.relname as de, madre.relname as a from pg_constraint c
    join pg_class hija on hija.oid = c.conrelid join pg_class madre on madre.oid = c.confrelid
    where c.contype = 'f' and hija.oid <> madre.oid and hija.relnamespace = current_schema()::regnamespace`);
  const ordenadas: string[] = [];
  const poner = (tabla: string, camino: readonly string[]): void => {
    if (ordenadas.includes(tabla)) return;
    if (camino.includes(tabla)) throw new Error(`Tables refer to each other in a circle: ${camino.join(' > ')}`);
    for (const { de, a } of referencias) if (de === tabla) poner(a, [...camino, tabla]);
    ordenadas.push(tabla);
  };
  for (const { tabla } of tablas) poner(tabla, []);
  return ordenadas.filter((tabla) => !FUERA.has(tabla));
};

/** The fingerprints of the migrations that made this schema, sorted: two databases with the same ones have the same tables. */
export const migracionesDe = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ huella: string }>(sql`select huella from migraciones order by huella`);
  return rows.map(({ huella }) => huella);
};

/** The columns of a table, in its order. */
export const columnasDe = async (db: Db, tabla: string): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ columna: string }>(sql`
    select attname as columna from pg_attribute
    where attrelid = ${tabla}::regclass and attnum > 0 and not attisdropped order by attnum`);
  return rows.map(({ columna }) => columna);
};
