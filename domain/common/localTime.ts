import { oncePer } from './once.ts';

/**
 * The moment at which a store's clock shows a local time.
 * @param local 'YYYY-MM-DD HH:MM:SS', a time that exists in the calendar.
 * @param zone the store's zone; where its clock jumps, any of the possible moments.
 */
export function instantOf(local: string, zone: string): Date {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  let instant = asUtc;
  // Twice: the first step may land on the other side of a change of the clock.
  for (let step = 0; step < 2; step += 1) {
    instant += asUtc - Date.parse(`${shownAt(new Date(instant), zone).replace(' ', 'T')}Z`);
  }
  return new Date(instant);
}

/** A moment on the clock of a zone, 'YYYY-MM-DD HH:MM:SS'. */
export function shownAt(instant: Date, zone: string): string {
  return formatOf(zone).format(instant).replace(', ', ' ');
}

const formatOf = oncePer(
  (zone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }),
);
