/** Servers on one database may have clocks that differ by so much. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * The latest moment at which a wait of so long can end that somebody is in now. A stored end beyond it was written by a clock
 * that has been set back since: such a wait is over, or a corrected clock would lengthen it by hours or days.
 */
export function latestEnd(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms + CLOCKS_DIFFER_MS);
}

/** A stored end of a wait, or now when no wait of so long can end so late. */
export function endOf(stored: Date, longestMs: number, now: Date): Date {
  return stored > latestEnd(now, longestMs) ? now : stored;
}

/** Whether so long has passed since a moment, in milliseconds; one that lies ahead was before the clock was set back. */
export function hasPassed(ms: number, since: number, now: number): boolean {
  return now < since || now - since >= ms;
}
