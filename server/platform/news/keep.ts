import { lt } from 'drizzle-orm';
import { KEEP_NOVEDADES_MS } from '#domain/common/novedades';
import type { Db } from '../db/db.ts';
import { novedades } from '../db/schema/novedades.ts';

/** The moment since which notices are kept. */
export function newsKeptSince(now: Date): Date {
  return new Date(now.getTime() - KEEP_NOVEDADES_MS);
}

/** Deletes the notices that nobody is shown any more. */
export async function sweepNews(db: Db, now: Date): Promise<void> {
  await db.delete(novedades).where(lt(novedades.fecha, newsKeptSince(now)));
}
