import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { CONSERVA_POR_OMISION, type Conservacion } from '#domain/common/crecimiento';
import type { Db } from '../../platform/db/db.ts';
import { limpiezas } from '../../platform/db/schema/system.ts';
import { latestEnd } from '../../platform/time/setBack.ts';
import { GROUP_NAMES, type Grupo, groupOf } from './groups.ts';
import type { Around, Purge } from './purgeSteps.ts';

/**
 * How long a group is one server's after each lot, in milliseconds: far longer than a lot takes. The group of a server that was killed is
 * another's then.
 */
export const PURGE_LEASE_MS = 10 * 60_000;

/** A group is purged once in so long, in milliseconds, by whichever server rests first; a little less than the hour in which each of them looks. */
const EVERY_MS = 55 * 60_000;

/** Deletes all that has run out, whoever else does. @param conserva how long it is kept, in days. */
export async function purgeAll(db: Db, now: Date, conserva: Conservacion = CONSERVA_POR_OMISION): Promise<void> {
  for (const grupo of GROUP_NAMES) {
    for (const purge of groupOf(grupo).purges) await toTheEnd(db, purge, { now, conserva }, () => true);
  }
}

interface Turn {
  readonly db: Db;
  readonly clock: () => Date;
  readonly conserva: Conservacion;
  /** Whether nobody is waiting; asked before each lot. */
  readonly goOn: () => boolean;
}

/**
 * Deletes all that has run out and that no other server deletes now, in lots: each is a statement of its own, so that one that was broken off,
 * by people who came or by a death, has done no harm and is gone on with.
 * @returns false when people came first, and there is more to do.
 */
export async function purgeInTurn(turn: Turn): Promise<boolean> {
  for (const grupo of GROUP_NAMES.filter((name) => groupOf(name).purges.length > 0)) {
    if (!turn.goOn()) return false;
    if (!(await take(turn.db, grupo, turn.clock()))) continue;
    if (!(await purgeGroup(turn, grupo))) return false;
  }
  return true;
}

async function purgeGroup(turn: Turn, grupo: Grupo): Promise<boolean> {
  const { db, clock, conserva, goOn } = turn;
  const row = eq(limpiezas.grupo, grupo);
  for (const purge of groupOf(grupo).purges) {
    const done = await toTheEnd(db, purge, { now: clock(), conserva }, goOn, (gone) =>
      db
        .update(limpiezas)
        .set({ toca: new Date(clock().getTime() + PURGE_LEASE_MS), enCurso: sql`${limpiezas.enCurso} + ${gone}` })
        .where(row),
    );
    if (done) continue;
    await db.update(limpiezas).set({ toca: clock() }).where(row);
    return false;
  }
  const ultima = clock();
  await db
    .update(limpiezas)
    .set({ toca: new Date(ultima.getTime() + EVERY_MS), ultima, borradas: limpiezas.enCurso, enCurso: 0 })
    .where(row);
  return true;
}

/** Whether the group is this server's now. */
async function take(db: Db, grupo: Grupo, now: Date): Promise<boolean> {
  const toca = new Date(now.getTime() + PURGE_LEASE_MS);
  // Beyond that it was written by a clock that has been set back since.
  const latest = latestEnd(now, EVERY_MS);
  const taken = await db
    .insert(limpiezas)
    .values({ grupo, toca })
    .onConflictDoUpdate({
      target: limpiezas.grupo,
      set: { toca },
      setWhere: sql`${limpiezas.toca} <= ${now.toISOString()}::timestamptz or ${limpiezas.toca} > ${latest.toISOString()}::timestamptz`,
    })
    .returning({ grupo: limpiezas.grupo });
  return taken.length > 0;
}

async function toTheEnd(
  db: Db,
  purge: Purge,
  around: Around,
  goOn: () => boolean,
  told: (gone: number) => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  for (;;) {
    if (!goOn()) return false;
    const { gone, more } = await purge(db, around);
    if (gone > 0) await told(gone);
    if (!more) return true;
    await turnoDelBucle();
  }
}
