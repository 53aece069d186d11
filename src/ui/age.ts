import { differenceInHours, differenceInMinutes, formatDistanceStrict } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { dayOf, shortDate } from '#domain/common/dates';

/** How long ago a moment of the last 24 hours was, in the largest unit that fits ('hace 3 horas'), and the day of an earlier one ('25/11/2026'); never in the future. */
export function age(fecha: Date, now: Date): string {
  return isOfLastDay(fecha, now) ? distance(fecha, now) : shortDate(dayOf(fecha));
}

/** The same within a sentence: 'hace 3 horas', 'el 25/11/2026'. */
export function ageInSentence(fecha: Date, now: Date): string {
  return isOfLastDay(fecha, now) ? distance(fecha, now) : `el ${age(fecha, now)}`;
}

function isOfLastDay(fecha: Date, now: Date): boolean {
  return differenceInHours(now, fecha) < 24;
}

function distance(fecha: Date, now: Date): string {
  return differenceInMinutes(now, fecha) < 1
    ? 'hace un momento'
    : formatDistanceStrict(fecha, now, { addSuffix: true, locale: es, roundingMethod: 'floor' });
}
