import { sql } from 'drizzle-orm';
import { fillDemo, fillInitial } from '../demo/fill.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { installationKeys } from '../platform/secrets/keys.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { vacuum } from './maintenance.ts';

/** Names the advisory lock; any constant that no other program uses on this database. */
const LOCK = 20_147;

/**
 * Fills a database without users: with sample data, or, with DEMO=no, with one administrator. Servers that start
 * together on one PostgreSQL wait for each other and fill it once.
 * @returns whether it was filled now.
 */
export async function fillIfEmpty(db: Db, config: Config, now: Date): Promise<boolean> {
  const llenada = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [alguien] = await tx.select({ numiden: usuarios.numiden }).from(usuarios).limit(1);
    if (alguien) return false;
    await (config.demo ? fillDemo(tx, now, issuingOf(config)) : fillInitial(tx));
    return true;
  });
  // Without statistics the planner guesses, and PGlite never gathers any by itself.
  if (llenada) await vacuum(db);
  return llenada;
}

/** Whoever starts later opens the certificates by the same keys. */
function issuingOf(config: Config) {
  return { emisor: config.emisor, secrets: createSecrets(installationKeys(config)) };
}
