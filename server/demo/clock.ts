import { dayOf } from '#domain/common/dates';
import type { Random } from './random.ts';

/** Moments relative to the first start, so that sample data are always of the last days. */
export interface Clock {
  readonly now: Date;
  /** A moment within opening hours, so many whole days ago; more often at noon and in the evening. */
  daysAgo(random: Random, from: number, until: number): Date;
  hoursAgo(hours: number): Date;
  /** So many hours after another moment, or some time between it and now when that would be in the future. */
  after(moment: Date, hours: number): Date;
}

const HOUR_MS = 3_600_000;

/** The sample stores keep the time of Mexico City, which no longer changes with the season. */
const UTC_OFFSET_MS = -6 * HOUR_MS;

/** How many customers come in each hour, from the opening on: stores open from 9 to 21 h, on Sundays from 11 to 19 h. */
const CROWDS = {
  daily: { opens: 9, perHour: [3, 4, 6, 9, 9, 6, 4, 4, 6, 9, 9, 5] },
  sunday: { opens: 11, perHour: [4, 8, 8, 6, 4, 5, 6, 5] },
} as const;

/** No new customer is served in the last half hour. */
const LAST_MINUTE = 29;

/** Whether a physical store is open. */
export function isOpen(moment: Date): boolean {
  const { opens, perHour } = crowdOf(atStore(moment));
  const hour = atStore(moment).getUTCHours();
  return hour >= opens && hour < opens + perHour.length;
}

/** The moment itself when the stores were open then, else one shortly before they had closed. */
export function whileOpen(moment: Date): Date {
  if (isOpen(moment)) return moment;
  const local = atStore(moment);
  const minute = Math.min(local.getUTCMinutes() >> 1, LAST_MINUTE);
  const day = local.getUTCHours() < crowdOf(local).opens ? new Date(local.getTime() - 24 * HOUR_MS) : local;
  const { opens, perHour } = crowdOf(day);
  day.setUTCHours(opens + perHour.length - 1, minute, 0, 0);
  return new Date(day.getTime() - UTC_OFFSET_MS);
}

/** Makes the clock of a sample that is filled now. */
export function createClock(now: Date): Clock {
  return {
    now,
    daysAgo: (random, from, until) => {
      const day = dayOf(new Date(now.getTime() - random.whole(from, until) * 24 * HOUR_MS));
      const { opens, perHour } = crowdOf(new Date(`${day}T12:00:00Z`));
      const place = placeIn(perHour, random.whole(1, sumOf(perHour)));
      const minute = random.whole(0, 59);
      const hour = String(opens + place).padStart(2, '0');
      const minutes = String(place === perHour.length - 1 ? minute >> 1 : minute).padStart(2, '0');
      return new Date(`${day}T${hour}:${minutes}:00-06:00`);
    },
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR_MS),
    after: (moment, hours) => {
      const after = moment.getTime() + hours * HOUR_MS;
      const elapsed = now.getTime() - moment.getTime();
      return new Date(after <= now.getTime() ? after : moment.getTime() + Math.round(elapsed * 0.8));
    },
  };
}

/** A date whose UTC fields are those of the store's clock. */
function atStore(moment: Date): Date {
  return new Date(moment.getTime() + UTC_OFFSET_MS);
}

function crowdOf(local: Date) {
  return local.getUTCDay() === 0 ? CROWDS.sunday : CROWDS.daily;
}

function sumOf(perHour: readonly number[]): number {
  return perHour.reduce((sum, howMany) => sum + howMany, 0);
}

function placeIn(perHour: readonly number[], which: number): number {
  let rest = which;
  return perHour.findIndex((howMany) => {
    rest -= howMany;
    return rest <= 0;
  });
}
