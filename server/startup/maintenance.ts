import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { and, inArray, lt, sql } from 'drizzle-orm';
import { KEEP_READS_MS } from '#domain/common/readLimits';
import { KEEP_DELIVERIES_MS } from '#domain/ventas/entrada/entradas';
import { deleteOldAttempts } from '../personas/sesion/attemptLimit.ts';
import { deleteOldTold } from '../personas/sesion/proveedor/end.ts';
import { bringBackSessions, SERVER_IDLE_MS } from '../personas/sesion/sessions.ts';
import type { Base } from '../platform/db/base.ts';
import { compactCounts } from '../platform/db/counts.ts';
import type { Db } from '../platform/db/db.ts';
import { borradores } from '../platform/db/schema/drafts.ts';
import { bitacora, idempotencia, sessions } from '../platform/db/schema/system.ts';
import { draftsKeptSince } from '../platform/drafts/handlers.ts';
import { sweepEvents } from '../platform/events/sweep.ts';
import { sweepContents } from '../platform/files/contents.ts';
import { sweepNews } from '../platform/news/keep.ts';
import { hasPassed } from '../platform/time/setBack.ts';
import { sweepRequests } from '../vales/guideRequests.ts';
import { sweepDeliveries } from '../ventas/entrada/sweep.ts';

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
/** A repeated save is a matter of minutes; a month is beyond any doubt. */
const KEEP_KEYS_MS = 30 * 24 * 3_600_000;
/** Rows of readings that one statement deletes. */
const READS_BATCH = 1_000;

/**
 * Deletes what has run out: sessions, failed logins, answers kept for repetitions, drafts, notices of a month ago, deliveries of sales and sent events of a quarter ago, and who
 * read what a year ago. Work that a dead server left undone is done.
 */
export async function purge(db: Db, now: Date): Promise<void> {
  const hace = (ms: number) => new Date(now.getTime() - ms);
  await bringBackSessions(db, now);
  await db.delete(sessions).where(lt(sessions.ultimoUso, hace(SERVER_IDLE_MS)));
  await db.delete(idempotencia).where(lt(idempotencia.creado, hace(KEEP_KEYS_MS)));
  await db.delete(borradores).where(lt(borradores.fecha, draftsKeptSince(now)));
  await deleteOldAttempts(db, now);
  await deleteOldTold(db, now);
  await sweepContents(db, now);
  await sweepRequests(db, now, KEEP_KEYS_MS);
  await sweepNews(db, now);
  await sweepEvents(db, now);
  await sweepDeliveries(db, hace(KEEP_DELIVERIES_MS));
  await deleteOldReads(db, hace(KEEP_READS_MS));
}

// In lots, so that a year that ends at once holds no call up; entries of changes stay for good.
async function deleteOldReads(db: Db, antesDe: Date): Promise<void> {
  for (;;) {
    const old = db
      .select({ id: bitacora.id })
      .from(bitacora)
      .where(and(sql`${bitacora.lectura}`, lt(bitacora.momento, antesDe)))
      .orderBy(bitacora.momento)
      .limit(READS_BATCH);
    const deleted = await db.delete(bitacora).where(inArray(bitacora.id, old)).returning({ id: bitacora.id });
    if (deleted.length < READS_BATCH) return;
    await turnoDelBucle();
  }
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
  readonly warn: (error: unknown) => void;
}

/**
 * Starts the housekeeping. Old rows go each hour on both engines; PGlite alone is vacuumed, small tables after many writes and
 * a short rest, all tables in a long one.
 */
export function startMaintenance({ base, clock, warn }: Options): Maintenance {
  let underWay = 0;
  let writes = 0;
  let writesToLarge = 0;
  let lastLarge = Number.NEGATIVE_INFINITY;
  let lastMove = clock().getTime();
  let lastPurge = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let stopped = false;
  const atRest = (during = REST_MS) => !stopped && underWay === 0 && hasPassed(during, lastMove, clock().getTime());

  const work = async (): Promise<void> => {
    const ms = clock().getTime();
    if (hasPassed(PURGE_EVERY_MS, lastPurge, ms)) {
      lastPurge = ms;
      await purge(base.db, clock());
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
