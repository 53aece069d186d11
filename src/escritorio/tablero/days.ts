import type { IsoDate } from '#domain/common/dates';
import { once } from '#domain/common/once';

function format(options: Intl.DateTimeFormatOptions) {
  const writer = once(() => new Intl.DateTimeFormat('es-MX', { ...options, timeZone: 'UTC' }));
  return (day: IsoDate): string => writer().format(new Date(`${day}T00:00:00Z`));
}

/** A day in full: 'miércoles, 18 de marzo'. */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long' });

const dayAndMonth = format({ day: 'numeric', month: 'short' });

/** A day under its bars: its number, with the month where the axis begins and where a month does; the last is 'Hoy'. */
export function underTheAxis(days: readonly IsoDate[]): ReadonlyMap<IsoDate, string> {
  return new Map(
    days.map((day, index) => {
      if (index === days.length - 1) return [day, 'Hoy'];
      const number = Number(day.slice(-2));
      return [day, index === 0 || number === 1 ? dayAndMonth(day) : String(number)];
    }),
  );
}
