import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/db/db.ts';
import { ENGINE } from './bed.ts';

/** So long one of those at work is waited for that may wait for another's lock; milliseconds. */
const PATIENCE_MS = 25;

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
 * Does some works at once, in one order for each choice of places: each goes to its place in turn, then each to its end. Whoever cannot go on
 * because of another's locks is passed over.
 */
export async function atOnce(works: readonly (() => Promise<void>)[], places: readonly number[]): Promise<void> {
  const runners = works.map((work, index) => hold(work, places[index] ?? 0));
  for (const runner of runners) {
    runner.begin();
    await Promise.race([runner.there, pause(PATIENCE_MS)]);
  }
  for (const runner of runners) {
    runner.goOn();
    await Promise.race([runner.ended(), pause(PATIENCE_MS)]);
  }
  await Promise.all(runners.map((runner) => runner.ended()));
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
