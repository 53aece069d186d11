import { readNumber } from '#domain/readNumber';
import type { Filter } from './filterKinds.ts';
import { MAX_INTEGER } from './filterKinds.ts';

/** What a filter holds while it is set. */
export type FilterValue = string | number | true;

/** Tells whether a value survives a clearing: it is a tab, and narrows nothing within it. */
export function isKept(filter: Filter, value: FilterValue | undefined): boolean {
  return filter.kind === 'options' && filter.kept.some((kept) => kept === value);
}

/** What a filter's part of the address says; undefined for what is no value of it. */
export function readValue(filter: Filter, raw: unknown): FilterValue | undefined {
  switch (filter.kind) {
    case 'integer':
      return integerOf(raw, filter.max);
    case 'pesos':
      return integerOf(typeof raw === 'string' ? readNumber(raw) : raw, filter.max);
    case 'catalogue':
      return integerOf(raw, MAX_INTEGER);
    case 'options': {
      const value = integerOf(raw, MAX_INTEGER);
      return filter.choices.some((choice) => choice.value === value) ? value : undefined;
    }
    case 'names':
      return filter.choices.find((choice) => choice.value === raw)?.value;
    case 'text':
      return textOf(raw, filter.max);
    case 'phone': {
      const digits = filter.normalize(textOf(raw, MAX_PHONE_TYPED) ?? '');
      return digits.length === PHONE_DIGITS ? digits : undefined;
    }
    case 'toggle':
      return raw === true || raw === 'true' ? true : undefined;
    case 'day':
      return dayOf(raw);
  }
}

const PHONE_DIGITS = 10;
const MAX_PHONE_TYPED = 30;

/** A whole number above 0 and up to `max`, also written as text; undefined for anything else. */
export function integerOf(raw: unknown, max: number): number | undefined {
  const written = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : '';
  const value = Number(written);
  return /^\d{1,15}$/.test(written) && value > 0 && value <= max ? value : undefined;
}

function textOf(raw: unknown, max: number): string | undefined {
  const written = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  return written !== '' && written.length <= max ? written : undefined;
}

// `domain/dates` has the same check, but brings its formats along: the login would wait for them.
function dayOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const date = new Date(`${raw}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(raw) ? raw : undefined;
}

/** What the wire has for a filter that is not set. */
export function noneOf(filter: Filter): string | number | boolean | null {
  switch (filter.kind) {
    case 'text':
    case 'phone':
    case 'names':
      return '';
    case 'toggle':
      return false;
    case 'options':
      return filter.none;
    case 'integer':
    case 'pesos':
    case 'catalogue':
    case 'day':
      return null;
  }
}
