import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/db/db.ts';
import { ENGINE } from './bed.ts';

/** How often it is looked whether somebody waits for a lock, and for how long at most, in milliseconds. */
const LOOK_MS = 5;
const LONGEST_MS = 2_000;

/** One of those that work at once: it is held at one of the places at which it can be. */
interface Runner {
  /** How many places it still passes. */
  left: number;
  readonly arrived: () => void;
  readonly goOn: Promise<void>;
}

const running = new AsyncLocalStorage<Runner>();

/** A place at which one of those that work at once can be held: whoever works alone passes it. */
export async function place(): Promise<void> {
  const runner = running.getStore();
  if (runner === undefined || runner.left-- !== 0) return;
  runner.arrived();
  await runner.goOn;
}

/**
 * Makes the end of each transaction a place, before it is kept: what it wrote is seen by nobody else and its locks are held. On the embedded
 * engine one transaction waits for the other whatever it locks, so there it is none.
 */
export function holdBeforeCommit(db: Db): void {
  if (ENGINE !== 'postgres') return;
  const begin = db.transaction;
  db.transaction = (work, config) =>
    begin.call(
      db,
      async (tx) => {
        const done = await work(tx);
        await place();
        return done;
      },
      config,
    ) as never;
}

/**
 * Does some works at once, in one order for each choice of places: each goes to its place in turn, then each to its end. Whoever waits for
 * another's lock is passed over, and goes on when it can.
 * @param longest how long one that comes to no place and waits for no lock is waited for, in milliseconds: it may stand in a queue.
 */
export async function atOnce(
  db: Db,
  works: readonly (() => Promise<void>)[],
  places: readonly number[],
  longest = LONGEST_MS,
): Promise<void> {
  const runners = works.map((work, index) => hold(work, places[index] ?? 0));
  const passed = new Set<number>();
  const stuck: (number | null)[] = [];
  for (const runner of runners) {
    runner.begin();
    stuck.push(await untilThere(db, runner.there, { own: null, passed, longest }));
  }
  for (const [index, runner] of runners.entries()) {
    runner.goOn();
    await untilThere(db, runner.ended(), { own: stuck[index] ?? null, passed, longest });
  }
  await Promise.all(runners.map((runner) => runner.ended()));
}

/**
 * Waits until a runner is there, or waits itself for a lock.
 * @param own the connection on which it waited before. @param passed those on which others wait already.
 * @returns the connection on which it waits; null for one that is there.
 */
async function untilThere(
  db: Db,
  there: Promise<void>,
  { own, passed, longest }: { readonly own: number | null; readonly passed: Set<number>; readonly longest: number },
): Promise<number | null> {
  let isThere = false;
  const arrival = there.then(
    () => {
      isThere = true;
    },
    () => {
      isThere = true;
    },
  );
  let seen: readonly number[] = [];
  const end = performance.now() + longest;
  while (!isThere && performance.now() < end) {
    await Promise.race([arrival, pause(LOOK_MS)]);
    if (isThere || ENGINE !== 'postgres') continue;
    const waiting = (await waitingFor(db)).filter((pid) => pid === own || !passed.has(pid));
    const stuck = waiting.find((pid) => seen.includes(pid));
    if (stuck !== undefined && !isThere) {
      passed.add(stuck);
      return stuck;
    }
    seen = waiting;
  }
  return null;
}

/** The connections that wait for somebody's lock. */
async function waitingFor(db: Db): Promise<readonly number[]> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

function hold(work: () => Promise<void>, left: number) {
  let goOn = (): void => undefined;
  let arrived = (): void => undefined;
  const there = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const runner = {
    left,
    arrived,
    goOn: new Promise<void>((resolve) => {
      goOn = resolve;
    }),
  };
  let end: Promise<void> = Promise.resolve();
  return {
    there,
    goOn: () => goOn(),
    begin: () => {
      end = running.run(runner, work).finally(arrived);
      end.catch(() => undefined);
    },
    ended: () => end,
  };
}
