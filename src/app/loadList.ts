import type { QueryClient } from '@tanstack/react-query';
import type { NombreLectura } from '#contract/contract';
import type { AnySearch } from '../data/filterTypes.ts';
import type { Read } from '../data/query.ts';
import { shortly } from './shortly.ts';

/** A list, as far as its route needs it. */
interface RoutedList<S extends AnySearch, N extends NombreLectura> {
  readonly readPage: (search: S) => Read<N>;
}

/** The router's facts for the loader of a list. */
interface Entering<S extends AnySearch> {
  readonly cause: 'enter' | 'preload' | 'stay';
  readonly context: { readonly data: QueryClient };
  readonly deps: S;
}

/** Asks for the page of a list that its address says, while the screen's code is on its way. */
export async function loadList<S extends AnySearch, N extends NombreLectura>(
  list: RoutedList<S, N>,
  { cause, context, deps }: Entering<S>,
): Promise<void> {
  const reading = context.data.prefetchQuery(list.readPage(deps));
  // Another page or search of it leaves the rows on screen until its own are there.
  if (cause === 'enter') await shortly(reading);
}
