import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { NombreLectura } from '#contract/contract';
import type { AnySearch } from '../data/filterTypes.ts';
import type { Read } from '../data/query.ts';
import { shortly } from './shortly.ts';

/**
 * Leads away from an address with values that its screen does not know. The router takes an address as it is given,
 * because a screen's reading of it comes with the screen's own code: the login does without that.
 * @param valid the values that the screen reads in it; a refused one is named there, with undefined.
 * @throws a redirect to the address without the refused values.
 */
export function demandAddress(given: AnySearch, valid: AnySearch): void {
  if (Object.keys(valid).every((key) => valid[key] === given[key])) return;
  throw redirect({ to: '.', search: () => ({ ...given, ...valid }), replace: true });
}

/** A list, as far as its route needs it. */
interface RoutedList<S extends AnySearch, N extends NombreLectura> {
  readonly filters: { readonly read: (given: S) => AnySearch };
  readonly readPage: (search: S) => Read<N>;
}

/** The router's facts for the loader of a list. */
interface Entering<S extends AnySearch> {
  readonly cause: 'enter' | 'preload' | 'stay';
  readonly context: { readonly data: QueryClient };
  readonly deps: S;
}

/**
 * Asks for the page of a list that its address says, while the screen's code is on its way.
 * @throws a redirect where the address holds values that the list does not know.
 */
export async function loadList<S extends AnySearch, N extends NombreLectura>(
  list: RoutedList<S, N>,
  { cause, context, deps }: Entering<S>,
): Promise<void> {
  demandAddress(deps, list.filters.read(deps));
  const reading = context.data.prefetchQuery(list.readPage(deps));
  // Another page or search of it leaves the rows on screen until its own are there.
  if (cause === 'enter') await shortly(reading);
}
