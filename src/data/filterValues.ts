import { isIsoDate } from '#domain/common/isoDate';
import { wholePhone } from '#domain/common/phones';
import { readNumber } from '#domain/common/readNumber';
import { type Filter, MAX_INTEGER } from '#domain/lists/filterKinds';
import { noneOf } from '#domain/lists/wire';

/** The value of a filter while it is set. */
export type FilterValue = string | number | true;

/** Tells whether a value survives a clearing: it is a tab, and narrows nothing within it. */
export function isKept(filter: Filter, value: FilterValue | undefined): boolean {
  return filter.kind === 'options' && filter.kept.some((kept) => kept === value);
}

/** Reads a filter's part of the address; undefined for a value that the filter does not know. */
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
    case 'phone':
      return wholePhone(textOf(raw, MAX_PHONE_TYPED) ?? '') ?? undefined;
    case 'toggle':
      return raw === true || raw === 'true' ? true : undefined;
    case 'day':
      return typeof raw === 'string' && isIsoDate(raw) ? raw : undefined;
  }
}

const MAX_PHONE_TYPED = 30;

/** A whole number above 0 and up to `max`, also written as text; undefined for anything else. */
export function integerOf(raw: unknown, max: number): number | undefined {
  const written = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  const value = Number(written);
  return /^\d{1,15}$/.test(written) && value > 0 && value <= max ? value : undefined;
}

function textOf(raw: unknown, max: number): string | undefined {
  const written = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  return written !== '' && written.length <= max ? written : undefined;
}

/** The value on the wire for the value of a filter. */
export function onWire(filter: Filter, value: FilterValue | undefined): unknown {
  if (value === undefined) return noneOf(filter);
  return filter.kind === 'names' ? filter.choices.find((choice) => choice.value === value)?.wire : value;
}

/** The value of a filter for its value on the wire; undefined where that is none of its own. */
export function fromWire(filter: Filter, written: unknown): FilterValue | undefined {
  if (filter.kind !== 'names') return readValue(filter, written);
  return filter.choices.find(({ wire }) => wire === written)?.value;
}
