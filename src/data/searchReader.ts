import { type Described, type Filter, MAX_INTEGER } from '#domain/lists/filterKinds';
import type { SearchOf } from './filterTypes.ts';
import { type FilterValue, integerOf, readValue } from './filterValues.ts';
import { inWordsOfToday } from './oldWords.ts';

const MAX_PAGE = 1_000_000;

/** The parts of a list that its address says: its filters and its orders; the first order is the usual one. */
export interface Addressed<D extends Described = Described, O extends string = string> {
  readonly filters: D;
  readonly orders: readonly [O, ...O[]];
}

/** The search in the address of a list. */
export type SearchIn<L extends Addressed> = SearchOf<L['filters'], L['orders'][number]>;

/** Reads the address of a list. */
export type SearchReader<L extends Addressed> = (given: Readonly<Record<string, unknown>>) => SearchIn<L>;

type Loose = Readonly<Record<string, FilterValue | undefined>>;

/**
 * Makes the reader of a list's address, for its route and for the list itself: a value that its filter does not know counts as
 * not given. The router lays the answer over the raw address, so a refused value is named, with undefined, to be gone. It asks for
 * nothing of the screen, since the code of all routes comes before the login.
 */
export function searchReader<const D extends Described, const O extends string>({
  filters,
  orders,
}: Addressed<D, O>): SearchReader<Addressed<D, O>> {
  const entries = Object.entries(filters);
  const was = Object.fromEntries(entries.map(([key, filter]) => [key, filter.was]));
  const read = (given: Readonly<Record<string, unknown>>): Loose => {
    const { params, gone } = inWordsOfToday(given, was);
    const page = integerOf(params.pagina, MAX_PAGE);
    const alone = Object.fromEntries(entries.map(([key, filter]) => [key, readValue(filter, params[key])]));
    const order = orders.find((known) => known === params.orden);
    return {
      ...gone,
      ...together(filters, alone),
      orden: order === orders[0] ? undefined : order,
      pagina: page === 1 ? undefined : page,
      vista: integerOf(params.vista, MAX_INTEGER),
    };
  };
  // Inside all filters are alike; the true type of the answer follows from their description.
  return read as never;
}

/** Takes away the values that the other ones leave no room for. */
export function together(filters: Described, values: Loose): Loose {
  return Object.fromEntries(
    Object.entries(filters).map(([key, filter]) => [key, fits(key, filter, values) ? values[key] : undefined]),
  );
}

function fits(key: string, filter: Filter, values: Loose): boolean {
  if (filter.needs !== null && values[filter.needs] === undefined) return false;
  if (filter.kind === 'toggle') return filter.instead === null || values[filter.instead] === undefined;
  if (filter.kind !== 'day' || filter.from === null) return true;
  const from = values[filter.from];
  return from === undefined || String(values[key] ?? from) >= String(from);
}
