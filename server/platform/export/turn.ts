import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { exportaciones } from '../db/schema/system.ts';
import type { Context } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import { hasPassed, latestEnd } from '../time/setBack.ts';

/** How long a turn lasts without being renewed, in milliseconds: what a person waits after the server that had it died. */
export const TURN_LASTS_MS = 60_000;
/** Renewed at most this often, so that a batch does not write each time, in milliseconds. */
const RENEW_EVERY_MS = 15_000;

/** The right to export; a person has one at a time. */
export interface ExportTurn {
  /**
   * To be asked before each batch; throws when the turn ran out while no batch was read and
   * another export has taken it.
   */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the person's turn to export, over all instances: it is a row of the database.
 * @throws Rejection 409 while another export of the same person is being sent.
 */
export async function takeExportTurn({
  db,
  lastingDb,
  sesion: { numiden },
  clock,
}: Pick<Context, 'db' | 'lastingDb' | 'sesion' | 'clock'>): Promise<ExportTurn> {
  const key = randomUUID();
  const iso = (moment: Date) => moment.toISOString();
  const until = (now: Date) => new Date(now.getTime() + TURN_LASTS_MS);
  const own = and(eq(exportaciones.numiden, numiden), eq(exportaciones.clave, key));
  let renewed = clock();
  const taken = await db
    .insert(exportaciones)
    .values({ numiden, clave: key, hasta: until(renewed) })
    .onConflictDoUpdate({
      target: exportaciones.numiden,
      set: { clave: key, hasta: until(renewed) },
      setWhere: sql`${exportaciones.hasta} <= ${iso(renewed)} or ${exportaciones.hasta} > ${iso(latestEnd(renewed, TURN_LASTS_MS))}`,
    })
    .returning({ clave: exportaciones.clave });
  if (taken.length === 0) {
    throw conflict(
      'Ya tiene otra exportación en curso, quizá en otra ventana. Espere a que termine, o ciérrela y espere un minuto, y exporte de nuevo.',
    );
  }
  return {
    renew: async () => {
      const now = clock();
      if (!hasPassed(RENEW_EVERY_MS, renewed.getTime(), now.getTime())) return;
      const kept = await db
        .update(exportaciones)
        .set({ hasta: until(now) })
        .where(own)
        .returning({ clave: exportaciones.clave });
      if (kept.length === 0) throw new Error('Another export took the turn of this one, which nobody was reading');
      renewed = now;
    },
    release: async () => {
      await lastingDb.delete(exportaciones).where(own);
    },
  };
}
