import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { RAIZ } from '../raiz.ts';
import type { Db } from './db.ts';

const CARPETA = join(RAIZ, 'server', 'db', 'migrations');

/** Names the advisory lock; any constant that nobody else uses on this database. */
const CERROJO = 20_146;

/**
 * Brings the schema up to date, the same way on both engines, in one transaction: all of it or nothing.
 *
 * Drizzle's own migrators take no lock, so two servers that start together on one PostgreSQL would both apply the same
 * file. The transaction's advisory lock makes the second wait and then find nothing left to do.
 * @returns how many migrations were applied.
 */
export const migrar = async (db: Db): Promise<number> => {
  const archivos = readMigrationFiles({ migrationsFolder: CARPETA });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CERROJO})`);
    await tx.execute(
      sql`create table if not exists migraciones (huella text primary key, creada bigint not null, aplicada timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ huella: string }>(sql`select huella from migraciones`);
    const aplicadas = new Set(rows.map((fila) => fila.huella));
    const pendientes = archivos.filter((archivo) => !aplicadas.has(archivo.hash));
    for (const archivo of pendientes) {
      for (const sentencia of archivo.sql) await tx.execute(sql.raw(sentencia));
      await tx.execute(sql`insert into migraciones (huella, creada) values (${archivo.hash}, ${archivo.folderMillis})`);
    }
    return pendientes.length;
  });
};
