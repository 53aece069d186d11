import { useMemo } from 'react';
import type { FilterChoice } from '../../data/filterKinds.ts';
import type { AnyFilters } from '../../data/filterTypes.ts';
import { useCatalogues } from '../../data/useCatalogue.ts';

/** What the filters of a list can be chosen from, as the catalogues come. */
export interface FilterChoices {
  readonly of: (key: string) => readonly FilterChoice[];
  readonly loading: (key: string) => boolean;
  /** Why some cannot be chosen from, in the words of each catalogue. */
  readonly failures: readonly string[];
  readonly retry: () => void;
}

/** Reads the catalogues that the filters of a list name. @param tell says a failure by an alert too, once. */
export function useFilterChoices(
  { described }: AnyFilters,
  tell: (kind: 'error', text: string) => void,
): FilterChoices {
  const names = useMemo(() => [...new Set(Object.values(described).flatMap(readsOf))], [described]);
  const catalogues = useCatalogues(names, tell);
  return useMemo(() => {
    const of = (key: string): readonly FilterChoice[] => {
      const filter = described[key];
      if (filter?.kind === 'catalogue') {
        return filter.choices(...filter.reads.map((name) => catalogues.get(name)?.rows ?? []));
      }
      if (filter?.kind !== 'options') return [];
      const rows = filter.reads.flatMap((name) => (catalogues.get(name)?.rows ?? []) as readonly Named[]);
      return rows.length === 0 ? filter.choices : rows.map(({ id, nombre }) => ({ value: id, text: nombre }));
    };
    const known = new Map(Object.keys(described).map((key) => [key, of(key)]));
    const failed = [...catalogues.values()].filter(({ failure }) => failure !== null);
    return {
      of: (key) => known.get(key) ?? [],
      loading: (key) => {
        const filter = described[key];
        return filter !== undefined && readsOf(filter).some((name) => catalogues.get(name)?.loading === true);
      },
      failures: failed.flatMap(({ failure }) => failure ?? []),
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  }, [described, catalogues]);
}

/** What `options` with a catalogue of its own reads. */
interface Named {
  readonly id: number;
  readonly nombre: string;
}

function readsOf(filter: AnyFilters['described'][string]) {
  return 'reads' in filter ? filter.reads : [];
}
