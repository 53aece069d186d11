import { addDays, type IsoDate } from './dates.ts';
import { isIsoDate } from './isoDate.ts';

/** The help to read a day: the store's today, and the first and the last day that the field takes, where it has them. */
export interface DayBounds {
  readonly today: IsoDate;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
}

const NAMED: Readonly<Record<string, number>> = { antier: -2, anteayer: -2, ayer: -1, hoy: 0, manana: 1 };

/** Years of two digits reach so far ahead of today ('46' in 2026); a later one is of the century before. */
const YEARS_AHEAD = 20;

/** A leap day may be so many years away (1896 and 1904). */
const LEAP = 8;

/**
 * The day that a text means; null where it means none, or none that there is. Understood are 25/11/2026 and 25-11-26, 251126 and 25112026,
 * 25/11 and 2511, hoy, ayer, antier and mañana, and 2026-11-25 as programs write it.
 *
 * A day without its year is the last one that has been; in a field of days to come, the next one. A year of two digits is
 * the latest that the field takes, and never more than twenty years away.
 */
export function readDay(typed: string, bounds: DayBounds): IsoDate | null {
  const text = folded(typed);
  if (isIsoDate(text)) return text;
  const named = NAMED[text];
  if (named !== undefined) return addDays(bounds.today, named);
  const parts = partsOf(text);
  if (parts === null) return null;
  const { day, month, year } = parts;
  const ofYear = (one: number) => isoOf(one, month, day);
  if (year.length === 4) return ofYear(Number(year));
  if (year.length === 2) return ofCentury(Number(year), ofYear, bounds);
  return nearest(ofYear, bounds);
}

/** A day that is written out with its whole year, and nothing that may still be on its way to another one; null for any other text. */
export function readWholeDay(typed: string): IsoDate | null {
  const text = folded(typed);
  if (isIsoDate(text)) return text;
  const parts = partsOf(text);
  return parts?.year.length === 4 ? isoOf(Number(parts.year), parts.month, parts.day) : null;
}

/** Why a text is no day, in one sentence; null where it is one, or nothing. */
export function faultOfDay(typed: string, bounds: DayBounds): string | null {
  if (typed.trim() === '' || readDay(typed, bounds) !== null) return null;
  return partsOf(folded(typed)) === null ? DAY_TEXTS.howToWrite : DAY_TEXTS.noSuchDay(typed.trim());
}

/** The sentences about a typed day. */
export const DAY_TEXTS = {
  howToWrite: 'Escriba la fecha como 25/11/2026, 25-11, 251126, hoy o ayer.',
  noSuchDay: (typed: string) => `El ${typed} no existe en el calendario.`,
} as const;

interface Parts {
  readonly day: number;
  readonly month: number;
  /** Four digits, two, or '' where it was not written. */
  readonly year: string;
}

function partsOf(text: string): Parts | null {
  const [, day, month, year = ''] =
    /^(\d{1,2})[/.\- ]+(\d{1,2})(?:[/.\- ]+(\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text) ??
    [];
  return day === undefined ? null : { day: Number(day), month: Number(month), year };
}

function isoOf(year: number, month: number, day: number): IsoDate | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isIsoDate(iso) ? iso : null;
}

function ofCentury(year: number, ofYear: (year: number) => IsoDate | null, { today, max }: DayBounds): IsoDate | null {
  const last = max ?? `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  const [latest, before] = [2000 + year, 1900 + year].map(ofYear);
  if (latest != null && (latest <= last || before == null)) return latest;
  return before ?? latest ?? null;
}

function nearest(ofYear: (year: number) => IsoDate | null, { today, min, max }: DayBounds): IsoDate | null {
  const isToCome = min !== undefined && min >= today;
  const first = Number((isToCome ? min : (max ?? today)).slice(0, 4));
  const years = Array.from({ length: LEAP + 1 }, (_, away) => first + (isToCome ? away : -away));
  const fits = (day: IsoDate | null): day is IsoDate =>
    day !== null && (isToCome ? day >= min : day <= earlier(max ?? today, today));
  return years.map(ofYear).find(fits) ?? null;
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

function folded(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
