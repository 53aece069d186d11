import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from './turns.ts';

/**
 * Makes a lane for work that costs the database more than a glance: one such at a time, and after each a rest as long as it
 * took. A light call is several statements: in a rest all of them are answered, where without one each of them would wait
 * for the next heavy one.
 * @param longestRest however long a work took, the next one waits no longer than this, in milliseconds.
 */
export function createGentleLane(longestRest: number) {
  const inTurn = createTurns(null);
  let restUntil = 0;
  return <T>(work: () => Promise<T>): Promise<T> =>
    inTurn('lane', async () => {
      const rest = restUntil - performance.now();
      if (rest > 0) await pause(rest);
      const begun = performance.now();
      try {
        return await work();
      } finally {
        const now = performance.now();
        restUntil = now + Math.min(now - begun, longestRest);
      }
    });
}
