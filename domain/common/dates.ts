/**
 * Dates of the business. A `IsoDate` is a day ('2026-03-31') with no hour; an `IsoInstant` is a moment in UTC
 * ('2026-03-31T18:05:00.000Z'). 'Today' is the store's day, never UTC's.
 */

import { isIsoDate } from './isoDate.ts';
import { once, oncePer } from './once.ts';

export type IsoDate = string;
export type IsoInstant = string;

/** The zone in whose days the stores count unless `TZ` names another. */
export const TIME_ZONE = 'America/Mexico_City';

let here: string = TIME_ZONE;

/** Says in whose days and hours a browser counts: those of the store of its person. A server serves all stores and never says so. */
export function countIn(zone: string): void {
  here = zone;
}

/** The zone that counts where none is named. */
export function zoneHere(): string {
  return here;
}

const dayFormat = oncePer(
  (zone) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The store's day of a moment. */
export function dayOf(moment: Date, zone: string = here): IsoDate {
  return dayFormat(zone).format(moment);
}

/** The earliest birth of anyone a store serves: an earlier date is a slip of the keyboard ('0199-05-17'). */
export const PRIMERA_FECHA_NACIMIENTO: IsoDate = '1900-01-01';

/** A birth date must be at least one day before today, the store's day (specification, section 5). */
export function isBeforeToday(fecha: IsoDate, now: Date, zone: string = here): boolean {
  return fecha < dayOf(now, zone);
}

const MS_PER_DAY = 86_400_000;

/** Whole days from one day to another; less than zero when the other is earlier. */
export function daysBetween(one: IsoDate, other: IsoDate): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / MS_PER_DAY);
}

/** The day so many days after another. */
export function addDays(day: IsoDate, days: number): IsoDate {
  const fecha = new Date(`${day}T12:00:00Z`);
  fecha.setUTCDate(fecha.getUTCDate() + days);
  return fecha.toISOString().slice(0, 10);
}

// A format costs milliseconds to make, and a screen needs one or two of them.
const long = once(() => new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }));
const short = once(
  () => new Intl.DateTimeFormat('es-MX', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);

/** A day as a long Spanish date ('31 de marzo de 1990'), or 'N/D' when there is none (specification, section 2). */
export function longDate(fecha: IsoDate | null): string {
  return fecha === null || !isIsoDate(fecha) ? 'N/D' : long().format(new Date(`${fecha}T00:00:00Z`));
}

/** A day as 'dd/mm/aaaa', or 'N/D' when there is none. */
export function shortDate(fecha: IsoDate | null): string {
  return fecha === null || !isIsoDate(fecha) ? 'N/D' : short().format(new Date(`${fecha}T00:00:00Z`));
}

/** The day of an invoice, which calls tell as DD-MM-YYYY (specification, section 3), as 'dd/mm/aaaa'; '' stays ''. */
export function invoiceDay(fecha: string): string {
  return fecha.replaceAll('-', '/');
}

const withWeekday = once(() => new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' }));

/** A day with its day of the week ('miércoles, 25 de noviembre de 2026'). */
export function dayInWords(fecha: IsoDate): string {
  return withWeekday().format(new Date(`${fecha}T00:00:00Z`));
}

const momentFormat = oncePer(
  (zone) =>
    new Intl.DateTimeFormat('es-MX', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** A moment in the store's time as 'dd/mm/aaaa hh:mm', 24 hours. */
export function dateAndTime(instant: IsoInstant, zone: string = here): string {
  return momentFormat(zone).format(new Date(instant)).replace(', ', ' ');
}

/** A moment as a list says it: 'hoy 20:26', 'ayer 20:26', and 'dd/mm/aaaa hh:mm' before and after. */
export function shortMoment(instant: IsoInstant, now: Date, zone: string = here): string {
  const moment = new Date(instant);
  const days = daysBetween(dayOf(moment, zone), dayOf(now, zone));
  if (days === 0) return `hoy ${hourOf(moment, zone)}`;
  return days === 1 ? `ayer ${hourOf(moment, zone)}` : dateAndTime(instant, zone);
}

/** A moment in the store's time as 'HH:MM', 24 hours. */
export function hourOf(moment: Date, zone: string = here): string {
  return momentFormat(zone).format(moment).slice(-'HH:MM'.length);
}
