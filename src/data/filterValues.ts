import { isIsoDate } from '#domain/common/isoDate';
import { wholePhone } from '#domain/common/phones';
import { readNumber } from '#domain/common/readNumber';
import { type Filter, MAX_CHOSEN, MAX_INTEGER, MAX_VALUES, type SeveralFilter } from '#domain/lists/filterKinds';
import { noneOf } from '#domain/lists/wire';

/** The value of a filter while it is set. */
export type FilterValue = string | number | true;

/** Tells whether a value survives a clearing: it is a tab, and narrows nothing within it. */
export function isKept(filter: Filter, value: FilterValue | undefined): boolean {
  return 'kept' in filter && filter.kept.some((kept) => kept === value);
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
    case 'several':
      return inAddress(valuesIn(raw).filter((value) => knows(filter, value)));
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

/** The values that are chosen, as an address, a field or the wire has them: one number, some in one text, or a list. */
export function valuesIn(raw: unknown): readonly number[] {
  const parts = Array.isArray(raw) ? raw : String(raw ?? '').split(',');
  const values = parts.flatMap((part) => integerOf(part, MAX_CHOSEN) ?? []);
  return [...new Set(values)].sort((a, b) => a - b).slice(0, MAX_VALUES);
}

/** One value stands in the address as it is, so that it reads as ever. */
function inAddress(values: readonly number[]): FilterValue | undefined {
  return values.length > 1 ? values.join(',') : values[0];
}

function knows({ from }: SeveralFilter, value: number): boolean {
  return typeof from === 'string' || from.choices.some((choice) => choice.value === value);
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
  if (filter.kind === 'several') return valuesIn(value);
  return filter.kind === 'names' ? filter.choices.find((choice) => choice.value === value)?.wire : value;
}

/** The value of a filter for its value on the wire; undefined where that is none of its own. */
export function fromWire(filter: Filter, written: unknown): FilterValue | undefined {
  if (filter.kind !== 'names') return readValue(filter, written);
  return filter.choices.find(({ wire }) => wire === written)?.value;
}
