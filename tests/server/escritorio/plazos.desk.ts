import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { recomputeDue } from '../../../server/escritorio/plazos/due.ts';
import { tellOverdue } from '../../../server/escritorio/plazos/overdue.ts';
import { readWays } from '../../../server/escritorio/uso/readWays.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import { workDeskOfFile } from '../casos/casos.works.ts';

export const HOUR_MS = 3_600_000;

/** The desk of a file of tests about limits of time: no record and no limit before each of them, and what the servers do by themselves when asked. */
export function limitDeskOfFile() {
  const desk = workDeskOfFile();
  const around = () => ({ db: desk.db, config: desk.bed.config, clock: () => desk.bed.clock.now });

  /** So many hours later; whoever works on would else have to sign in anew. */
  async function pass(hours: number): Promise<void> {
    desk.bed.clock.advance(hours * HOUR_MS);
    await desk.db.update(sessions).set({ creada: desk.bed.clock.now, ultimoUso: desk.bed.clock.now });
  }

  /** Reads the histories and computes the ends, once. */
  async function settle(): Promise<void> {
    await readWays(around());
    await recomputeDue(around());
  }

  beforeEach(async () => {
    await pass(0);
    await desk.db.execute(
      sql`truncate casos, vales, recorridos, pasos_por_dia, vencimientos, plazos, festivos, novedades, ausencias cascade`,
    );
    await desk.db.update(stores).set({ horario: null });
    await desk.db.update(usuarios).set({ esGerente: false, areasGerente: [] });
  });

  return { desk, around, pass, settle, tell: () => tellOverdue(around()) };
}
