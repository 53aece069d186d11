import { sql } from 'drizzle-orm';
import type { Conservacion } from '#domain/common/crecimiento';
import { bringBackSessions } from '../personas/sesion/sessions.ts';
import type { Base } from '../platform/db/base.ts';
import { compactCounts } from '../platform/db/counts.ts';
import type { Db } from '../platform/db/db.ts';
import { hasPassed } from '../platform/time/setBack.ts';
import { purgeAll, purgeInTurn } from './growth/purge.ts';

/** PGlite vacuums nothing by itself: after this many writes its plans and its table sizes begin to suffer. */
const WRITES = 500;
/** How long the server must have been idle before the work begins, in milliseconds. */
const REST_MS = 10_000;
/**
 * A table beyond so many bytes takes seconds, in which no call is served: it waits for a rest in which every session
 * has ended (milliseconds), and comes up once a day at most.
 */
const LARGE_TABLE_BYTES = 20 * 1024 * 1024;
const LONG_REST_MS = 30 * 60_000;
const LARGE_EVERY_MS = 20 * 3_600_000;
const CHECK_EVERY_MS = 5_000;
const PURGE_EVERY_MS = 3_600_000;

/** Deletes all that has run out now, whoever else does and whoever waits (`server/startup/growth/groups.ts`). */
export async function purge(db: Db, now: Date, conserva?: Conservacion): Promise<void> {
  await bringBackSessions(db, now);
  await purgeAll(db, now, conserva);
}

async function tables(db: Db, hastaBytes: number): Promise<string[]> {
  const { rows } = await db.execute<{ tabla: string }>(sql`
    select quote_ident(relname) as tabla from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_total_relation_size(oid) <= ${hastaBytes}`);
  return rows.map((row) => row.tabla);
}

/**
 * VACUUM (ANALYZE), table by table: between two of them `goOn` is asked whether the people come first.
 * @param hastaBytes larger tables, with their indexes, are left out.
 * @returns whether all tables were done.
 */
export async function vacuum(
  db: Db,
  goOn: () => boolean = () => true,
  hastaBytes = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  for (const table of await tables(db, hastaBytes)) {
    if (!goOn()) return false;
    await db.execute(sql`vacuum (analyze) ${sql.raw(table)}`);
  }
  return true;
}

/** Watches the traffic and does the housekeeping while no call waits. */
export interface Maintenance {
  entered(): void;
  left(wrote: boolean): void;
  /** Waits for what is running. */
  stop(): Promise<void>;
}

interface Options {
  readonly base: Pick<Base, 'db' | 'motor'>;
  readonly clock: () => Date;
  /** How long rows are kept that go by themselves, in days. */
  readonly conserva: Conservacion;
  readonly warn: (error: unknown) => void;
}

/**
 * Starts the housekeeping. Old rows go each hour on both engines; PGlite alone is vacuumed, small tables after many writes and
 * a short rest, all tables in a long one.
 */
export function startMaintenance({ base, clock, conserva, warn }: Options): Maintenance {
  let underWay = 0;
  let writes = 0;
  let writesToLarge = 0;
  let lastLarge = Number.NEGATIVE_INFINITY;
  let lastMove = clock().getTime();
  let lastPurge = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let stopped = false;
  const nobodyWaits = () => !stopped && underWay === 0;
  const atRest = (during = REST_MS) => nobodyWaits() && hasPassed(during, lastMove, clock().getTime());

  const work = async (): Promise<void> => {
    const ms = clock().getTime();
    if (hasPassed(PURGE_EVERY_MS, lastPurge, ms)) {
      lastPurge = ms;
      await bringBackSessions(base.db, clock());
      // People who come meanwhile are served first; the next rest goes on.
      if (!(await purgeInTurn({ db: base.db, clock, conserva, goOn: nobodyWaits })))
        lastPurge = Number.NEGATIVE_INFINITY;
      await compactCounts(base.db);
    }
    if (base.motor !== 'pglite') return;
    if (writes >= WRITES) {
      const counted = writes;
      await compactCounts(base.db);
      if (await vacuum(base.db, atRest, LARGE_TABLE_BYTES)) writes -= counted;
    }
    if (
      writesToLarge >= WRITES &&
      hasPassed(LARGE_EVERY_MS, lastLarge, ms) &&
      atRest(LONG_REST_MS) &&
      (await vacuum(base.db, atRest))
    ) {
      writesToLarge = 0;
      lastLarge = ms;
    }
  };

  const timer = setInterval(() => {
    if (running !== null || !atRest()) return;
    running = work()
      .catch(warn)
      .finally(() => {
        running = null;
      });
  }, CHECK_EVERY_MS);
  timer.unref();

  return {
    entered: () => {
      underWay += 1;
    },
    left: (wrote) => {
      underWay -= 1;
      lastMove = clock().getTime();
      if (!wrote) return;
      writes += 1;
      writesToLarge += 1;
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
