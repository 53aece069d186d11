import { addDays, dayOf, type IsoDate } from '#domain/common/dates';
import { instantOf } from '#domain/common/localTime';

/** The day after another. */
export function nextDay(day: IsoDate): IsoDate {
  return addDays(day, 1);
}

/** The last moment of the store's day that comes so many days after a moment. */
export function endOfDayAfter(moment: Date, days: number, zone: string): Date {
  return new Date(beginningOf(addDays(dayOf(moment, zone), days + 1), zone).getTime() - 1);
}

/** The moment at which a store's day begins. */
export function beginningOf(day: IsoDate, zone: string): Date {
  return instantOf(`${day} 00:00:00`, zone);
}

/** Moments from `desde` on and before `hasta`; null is no bound. */
export interface Interval {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

// Nothing of the house is older or younger; beyond, the calendars of the program and of the database part.
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/** The moments of the store's days from `ini` to `end`, both included; null when that is no moment at all. */
export function dayInterval(ini: IsoDate | null, end: IsoDate | null, zone: string): Interval | null {
  if (ini !== null && (ini > LAST_DAY || (end !== null && ini > end))) return null;
  if (end !== null && end < FIRST_DAY) return null;
  return {
    desde: ini === null ? null : beginningOf(ini < FIRST_DAY ? FIRST_DAY : ini, zone),
    hasta: end === null ? null : beginningOf(nextDay(end > LAST_DAY ? LAST_DAY : end), zone),
  };
}

/** The moments that both intervals have in common; null when there are none. */
export function intersection(uno: Interval, another: Interval): Interval | null {
  const desde = choose(uno.desde, another.desde, (a, b) => a > b);
  const until = choose(uno.hasta, another.hasta, (a, b) => a < b);
  return desde !== null && until !== null && desde >= until ? null : { desde, hasta: until };
}

function choose(uno: Date | null, another: Date | null, wins: (a: Date, b: Date) => boolean): Date | null {
  if (uno === null) return another;
  return another === null || wins(uno, another) ? uno : another;
}
