import { asc, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { textoDeNovedad } from '#domain/common/novedades';
import { announce } from '../changes/announce.ts';
import type { Db } from '../db/db.ts';
import { novedades, recordatorios } from '../db/schema/novedades.ts';
import type { Environment } from '../http/environment.ts';
import { repeating } from '../works/repeating.ts';
import { announcedNews } from './write.ts';

/** Reminders that become notices in one transaction. */
const BATCH = 100;

/**
 * Makes notices of the reminders that are due, beside other servers: each becomes one, whoever comes first. Who may no longer see its
 * record is not shown it, as any notice.
 * @returns how many.
 */
export async function tellReminders(
  { db, clock }: Pick<Environment, 'db' | 'clock'>,
  goOn: () => boolean = () => true,
): Promise<number> {
  let told = 0;
  while (goOn()) {
    const batch = await tellSome(db, clock());
    told += batch;
    if (batch < BATCH) break;
  }
  return told;
}

function tellSome(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: recordatorios.id })
      .from(recordatorios)
      .where(lte(recordatorios.momento, now))
      .orderBy(asc(recordatorios.momento))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const gone = await tx.delete(recordatorios).where(inArray(recordatorios.id, due)).returning();
    if (gone.length === 0) return 0;
    await tx.insert(novedades).values(
      gone.map(({ numiden, entidad, idEntidad, nota }) => ({
        ...{ numiden, entidad, idEntidad, autor: numiden, fecha: now, clase: 'recordatorio' as const },
        texto: textoDeNovedad(nota),
      })),
    );
    for (const numiden of new Set(gone.map((one) => one.numiden))) {
      await announce(tx, announcedNews({ avisos: [{ clase: 'recordatorio', para: numiden }] }, numiden));
    }
    return gone.length;
  });
}

/** Looks for reminders that are due, round after round. */
export function createReminder(
  environment: Pick<Environment, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  restMs: number,
) {
  const how = { db: environment.db, log, restMs, failed: 'the reminders that are due could not be told' };
  return repeating(how, (goOn) => tellReminders(environment, goOn));
}
