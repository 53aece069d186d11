import { isIsoDate } from '#domain/common/isoDate';
import { pesosToType, showPesos } from '#domain/common/money';
import { DAY_TEXTS } from '#domain/common/typedDay';
import type { DayFilter, Described, Filter } from '#domain/lists/filterKinds';
import type { ActiveFilter, Filters, FilterWords } from './filterTypes.ts';
import { type FilterValue, fromWire, isKept, onWire, readValue, valuesIn } from './filterValues.ts';
import { type Addressed, searchReader, together } from './searchReader.ts';

export const FILTER_TEXTS = {
  phone: 'Escriba los diez dígitos.',
  pesos: 'Escriba pesos completos, mayores a cero.',
  range: 'La fecha fin no puede ser anterior a la fecha inicio.',
} as const;

type Loose = Readonly<Record<string, FilterValue | undefined>>;
type LooseValues = Readonly<Record<string, string | boolean>>;

/** All that follows from the filters of a list: address, request, chips and form; the address is their only owner. */
export function defineFilters<const D extends Described, const O extends string>({
  filters: described,
  orders,
}: Addressed<D, O>): Filters<D, O> {
  const loose = defineLoose(described, orders);
  // Inside all filters are alike; each function's true types follow from the description.
  return { described, orders, ...loose } as unknown as Filters<D, O>;
}

function defineLoose(described: Described, orders: readonly [string, ...string[]]) {
  const entries = Object.entries(described);

  const read = searchReader({ filters: described, orders }) as (given: Readonly<Record<string, unknown>>) => Loose;

  function request(search: Loose) {
    const wire = entries.map(([key, filter]) => [filter.wire ?? key, onWire(filter, search[key])]);
    return { ...Object.fromEntries(wire), orden: search.orden ?? orders[0] };
  }

  function kept(search: Loose): Readonly<Record<string, unknown>> {
    const set = entries.filter(([key]) => search[key] !== undefined);
    const wire = set.map(([key, filter]) => [filter.wire ?? key, onWire(filter, search[key])]);
    return { ...Object.fromEntries(wire), ...(search.orden !== undefined && { orden: search.orden }) };
  }

  function opened(wire: Readonly<Record<string, unknown>>): Loose {
    const values = entries.map(([key, filter]) => [key, fromWire(filter, wire[filter.wire ?? key])]);
    return read({ ...Object.fromEntries(values), orden: wire.orden });
  }

  function cleared(search: Loose): Loose {
    const left = entries.map(([key, filter]) => [key, isKept(filter, search[key]) ? search[key] : undefined]);
    return { ...Object.fromEntries(left), orden: search.orden };
  }

  function narrowed(search: Loose): boolean {
    return entries.some(([key, filter]) => search[key] !== undefined && !isKept(filter, search[key]));
  }

  function active(search: Loose, inView: readonly string[], words: FilterWords): ActiveFilter<Loose>[] {
    return entries.flatMap(([key, filter]) => {
      const keys = filter.kind === 'day' ? rangeOf(key, filter) : [key];
      // A range is one line, where it begins.
      if (keys[0] !== key || inView.includes(key) || isKept(filter, search[key])) return [];
      if (keys.every((one) => search[one] === undefined)) return [];
      const without = {
        ...search,
        ...Object.fromEntries(keys.map((one) => [one, undefined])),
        pagina: undefined,
      };
      return [
        { key, text: said(filter, keys, search, words), without: { ...without, ...together(described, without) } },
      ];
    });
  }

  function rangeOf(key: string, { from }: DayFilter): readonly string[] {
    const start = from ?? key;
    const ends = entries.filter(([, one]) => one.kind === 'day' && one.from === start).map(([name]) => name);
    return [start, ...ends];
  }

  function said(filter: Filter, [key = '', end = '']: readonly string[], search: Loose, words: FilterWords): string {
    const value = search[key];
    switch (filter.kind) {
      case 'toggle':
        return filter.label;
      case 'day':
        return `${filter.happened} ${period(value, search[end], words.day)}`;
      case 'options':
      case 'catalogue': {
        const known =
          filter.kind === 'options' ? filter.choices.find((choice) => choice.value === value)?.text : undefined;
        return `${filter.label}: ${known ?? words.choice(key, Number(value)) ?? value}`;
      }
      case 'several': {
        const own = typeof filter.from === 'string' ? [] : filter.from.choices;
        const named = valuesIn(value).map(
          (one) => own.find((choice) => choice.value === one)?.text ?? words.choice(key, one) ?? one,
        );
        return `${filter.label}: ${named.join(', ')}`;
      }
      case 'names':
        return `${filter.label}: ${filter.choices.find((choice) => choice.value === value)?.text ?? value}`;
      case 'pesos':
        return `${filter.label}: ${showPesos(Number(value))}`;
      case 'integer':
      case 'text':
      case 'phone':
        return `${filter.label}: ${value}`;
    }
  }

  function values(search: Loose): LooseValues {
    const fields = entries.map(([key, filter]) => [
      key,
      filter.kind === 'toggle' ? search[key] === true : typedOf(filter, search[key]),
    ]);
    return Object.fromEntries(fields);
  }

  function errors(typed: LooseValues): Readonly<Record<string, string>> {
    const wrong = entries.flatMap(([key, filter]) => {
      const fault = faultOf(filter, String(typed[key] ?? '').trim());
      if (fault !== null) return [[key, fault]];
      if (filter.kind !== 'day' || filter.from === null) return [];
      const [start, end] = [String(typed[filter.from]), String(typed[key])];
      return isIsoDate(start) && isIsoDate(end) && end < start ? [[key, FILTER_TEXTS.range]] : [];
    });
    return Object.fromEntries(wrong);
  }

  function search(typed: LooseValues, previous: Loose): Loose {
    const trimmed = Object.entries(typed).map(([key, text]) => [key, typeof text === 'string' ? text.trim() : text]);
    return read({ ...Object.fromEntries(trimmed), orden: previous.orden, vista: previous.vista });
  }

  return { read, request, kept, opened, cleared, narrowed, active, values, errors, search };
}

/** Why the text of a field filters nothing; null when it filters, or is empty. */
function faultOf(filter: Filter, typed: string): string | null {
  if (typed === '' || readValue(filter, typed) !== undefined) return null;
  switch (filter.kind) {
    case 'phone':
      return FILTER_TEXTS.phone;
    case 'pesos':
      return FILTER_TEXTS.pesos;
    case 'day':
      return DAY_TEXTS.howToWrite;
    case 'text':
      return `Máximo ${filter.max} caracteres`;
    case 'integer':
      if (!/^\d+$/.test(typed)) return 'Campo de solo números.';
      return Number(typed) === 0
        ? 'Escriba un número mayor a cero.'
        : `El valor no puede ser mayor a ${filter.max.toLocaleString('en-US')}`;
    case 'toggle':
    case 'names':
    case 'options':
    case 'catalogue':
    case 'several':
      return null;
  }
}

/** The value of a filter, as it would be typed. */
function typedOf(filter: Filter, value: FilterValue | undefined): string {
  if (value === undefined) return '';
  return filter.kind === 'pesos' ? pesosToType(Number(value)) : String(value);
}

function period(from: unknown, to: unknown, write: (iso: string) => string): string {
  if (from === undefined) return `hasta el ${write(String(to))}`;
  if (to === undefined) return `desde el ${write(String(from))}`;
  return from === to ? `el ${write(String(from))}` : `del ${write(String(from))} al ${write(String(to))}`;
}
