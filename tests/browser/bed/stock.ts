import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { areSalesStocked, stockSales } from './sales.ts';
import { stockTickets } from './tickets.ts';

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

/** Puts what tests use up into the data folder of a server that has ended; once. */
export async function stock(dataDir: string): Promise<void> {
  const engine = await PGlite.create(join(dataDir, 'pglite'));
  try {
    const db = drizzle(engine);
    if (await areSalesStocked(db)) return;
    const fecha = new Date(Date.now() - THREE_DAYS_MS);
    await db.transaction(async (tx) => {
      await stockSales(tx, fecha);
      await stockTickets(tx, fecha);
    });
  } finally {
    await engine.close();
  }
}
