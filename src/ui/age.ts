import { differenceInMinutes, formatDistanceStrict } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** How long ago something was, in the largest unit that fits ('hace 3 horas'); never in the future. */
export function age(fecha: Date, now: Date): string {
  return differenceInMinutes(now, fecha) < 1
    ? 'hace un momento'
    : formatDistanceStrict(fecha, now, { addSuffix: true, locale: es, roundingMethod: 'floor' });
}
