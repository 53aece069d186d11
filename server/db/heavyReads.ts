import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from './turns.ts';

const inTurn = createTurns(null);

/** However long a reading took, the next one waits no longer than this, in milliseconds. */
const LONGEST_REST_MS = 200;

let restUntil = 0;

/**
 * Does a reading that costs the database more than a glance, as a search by name or a batch of an export: one such at a
 * time on this server, and after each a rest as long as it took. A light call is several statements: in a rest all of them
 * are answered, where without one each would wait for the next heavy reading.
 */
export function heavyRead<T>(read: () => Promise<T>): Promise<T> {
  return inTurn('heavy', async () => {
    const rest = restUntil - performance.now();
    if (rest > 0) await pause(rest);
    const begun = performance.now();
    try {
      return await read();
    } finally {
      const now = performance.now();
      restUntil = now + Math.min(now - begun, LONGEST_REST_MS);
    }
  });
}
