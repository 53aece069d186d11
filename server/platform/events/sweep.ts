import { and, lt, ne } from 'drizzle-orm';
import { KEEP_ENTREGAS_MS } from '#domain/common/eventos';
import type { Db } from '../db/db.ts';
import { entregasDeEventos } from '../db/schema/eventos.ts';

/** Deletes the events that nobody looks at any more; one that is still owed stays. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  const { creado, estado } = entregasDeEventos;
  const since = new Date(now.getTime() - KEEP_ENTREGAS_MS);
  await db.delete(entregasDeEventos).where(and(lt(creado, since), ne(estado, 'pendiente')));
}
