import type { IsoDate } from '#domain/dates';
import { once } from '#domain/once';
import type { DayFigures, Series } from './figures.ts';
import { CHART_SERIES, SERIES_NAME } from './figures.ts';

const MAX_MARKS = 5;

/**
 * The values that the vertical axis names, from 0 up to the first one that no bar passes: whole numbers in steps of 1, 2
 * or 5 times a power of ten, so that no axis speaks of half a case.
 */
export function marksUpTo(greatest: number): readonly number[] {
  const height = Math.max(1, greatest);
  let step = 1;
  for (let power = 1; Math.ceil(height / step) > MAX_MARKS; power *= 10) {
    for (const factor of [2, 5, 10]) {
      step = factor * power;
      if (Math.ceil(height / step) <= MAX_MARKS) break;
    }
  }
  return Array.from({ length: Math.ceil(height / step) + 1 }, (_, index) => index * step);
}

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

/** One bar in words: 'miércoles, 18 de marzo. Casos abiertos: 12'. */
export function barInWords(figures: DayFigures, serie: Series): string {
  return `${fullDay(figures.dia)}. ${SERIES_NAME[serie]}: ${figures[serie]}`;
}

/** A bar by its day's place in the chart and its series. */
export interface BarOfDay {
  readonly indice: number;
  readonly serie: Series;
}

/**
 * Where a key leads from a bar: left and right over the bars as they stand, Home and End to the first and the last day.
 * Null for a key that the chart leaves alone, and at either end.
 */
export function barAfter({ indice, serie }: BarOfDay, key: string, days: number): BarOfDay | null {
  const place = indice * CHART_SERIES.length + CHART_SERIES.indexOf(serie);
  const destination = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: days * CHART_SERIES.length - 1 }[
    key
  ];
  if (
    destination === undefined ||
    destination < 0 ||
    destination >= days * CHART_SERIES.length ||
    destination === place
  )
    return null;
  const another = CHART_SERIES[destination % CHART_SERIES.length];
  return another === undefined ? null : { indice: Math.floor(destination / CHART_SERIES.length), serie: another };
}
