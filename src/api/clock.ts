/**
 * The server's time, by which every light and every word of time goes: the clock of a counter computer may be a day
 * ahead. Durations are measured by `performance.now`, which no one can set.
 */

/** Whole seconds and the way of an answer: a smaller difference says nothing of the clocks. In milliseconds. */
const NOISE_MS = 5_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Takes the time of an answer that has just come.
 * @param date its `Date` header; null where it has none, or may not be read.
 */
export function hearServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) <= NOISE_MS) return;
  aheadMs = Math.abs(ahead) <= NOISE_MS ? 0 : ahead;
  for (const tell of [...listeners]) tell();
}

/** The time at the server, as far as its answers say; the computer's own time before the first one. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Tells when the computer's clock turned out to be wrong, or was set. @returns the function that stops it. */
export function onClockSet(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
