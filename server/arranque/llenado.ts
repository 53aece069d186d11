import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { aspirar } from '../db/mantenimiento.ts';
import { usuarios } from '../db/schema/personas.ts';
import { llenarDemo, llenarInicial } from '../demo/llenar.ts';

/** Names the advisory lock; any constant that nobody else uses on this database. */
const CERROJO = 20_147;

/**
 * Fills a database in which nobody exists yet: with sample data, or, with DEMO=no, with one administrator. Servers that
 * start together on one PostgreSQL wait for each other and fill it once.
 * @returns whether it was filled now.
 */
export const llenarSiVacia = async (db: Db, config: Config, ahora: Date): Promise<boolean> => {
  const llenada = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CERROJO})`);
    const [alguien] = await tx.select({ numiden: usuarios.numiden }).from(usuarios).limit(1);
    if (alguien) return false;
    await (config.demo ? llenarDemo(tx, ahora) : llenarInicial(tx));
    return true;
  });
  // Without statistics the planner guesses, and PGlite never gathers any by itself.
  if (llenada) await aspirar(db);
  return llenada;
};
