import { type LinkOptions, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePerson } from '../../system/person.ts';
import type { PlaceSearch } from './place.ts';

interface Opening {
  /** The name under which the record's page knows the list. */
  readonly list: string;
  /** The search in the list's address. */
  readonly search: PlaceSearch;
  /** Where a record is. */
  readonly record: (id: number) => LinkOptions;
}

/**
 * Goes from a list to one of its records, which then knows the way back, and on to the others that stood there; with `replace` in the
 * place of what stood beside the list.
 */
export function useOpening({ list, search, record }: Opening) {
  const { numiden: person } = usePerson();
  const router = useRouter();
  return (id: number, rows: readonly { readonly id: number }[], { replace = false } = {}): void => {
    const ids = rows.map((row) => row.id);
    void router.navigate({ ...record(id), state: { place: { list, search, ids, person, isBehind: true } }, replace });
  };
}

/** Where the records of a kind are. @param record the same function in every render. */
export function useHrefs(record: (id: number) => LinkOptions): (id: number) => string {
  const router = useRouter();
  return useMemo(() => {
    // Once for all: to build the address of each row would cost more than the row.
    const { publicHref } = router.buildLocation(record(0));
    return (id) => publicHref.replace(/0$/, String(id));
  }, [router, record]);
}
