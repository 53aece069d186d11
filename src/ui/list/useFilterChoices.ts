import { useMemo } from 'react';
import type { ChoiceOf, Filter, FilterChoice, NamesOf, OptionsFilter } from '#domain/lists/filterKinds';
import { CHOICES, namedChoices } from '../../data/catalogueChoices.ts';
import type { AnyFilters } from '../../data/filterTypes.ts';
import { type CatalogueName, type CatalogueRow, useCatalogues } from '../../data/useCatalogue.ts';

/** The choices of a list's filters, as the catalogues come. */
export interface FilterChoices {
  readonly of: (key: string) => readonly FilterChoice[];
  readonly loading: (key: string) => boolean;
  /** Why some cannot be chosen from, in the words of each catalogue. */
  readonly failures: readonly string[];
  readonly retry: () => void;
}

/** Reads the catalogues that the filters of a list name. */
export function useFilterChoices({ described }: AnyFilters): FilterChoices {
  const names = useMemo(() => [...new Set(Object.values(described).flatMap(readsOf))], [described]);
  const catalogues = useCatalogues(names);
  return useMemo(() => {
    const of = (key: string): readonly FilterChoice[] => {
      const filter = described[key];
      const catalogue = filter === undefined ? null : catalogueOf(filter);
      if (catalogue !== null) {
        const { reads, of: choicesOf } = CHOICES[catalogue];
        return choicesOf(...reads.map((name) => catalogues.get(name)?.rows ?? []));
      }
      const own = filter === undefined ? null : ownChoices(filter);
      if (own === null) return [];
      const rows = own.reads.flatMap((name) => (catalogues.get(name)?.rows ?? []) as readonly CatalogueRow<NamesOf>[]);
      return rows.length === 0 ? own.choices : namedChoices(rows);
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

function readsOf(filter: Filter): readonly CatalogueName[] {
  const catalogue = catalogueOf(filter);
  if (catalogue !== null) return CHOICES[catalogue].reads;
  return 'reads' in filter ? filter.reads : (ownChoices(filter)?.reads ?? []);
}

/** The catalogue that a filter chooses from; null where it is none. */
function catalogueOf(filter: Filter): ChoiceOf | null {
  if (filter.kind === 'catalogue') return filter.of;
  return filter.kind === 'several' && typeof filter.from === 'string' ? filter.from : null;
}

/** The house's own values that a filter chooses from; null where these are others' or have no numbers. */
function ownChoices(filter: Filter): Pick<OptionsFilter, 'choices' | 'reads'> | null {
  if (filter.kind === 'options') return filter;
  return filter.kind === 'several' && typeof filter.from !== 'string' ? filter.from : null;
}
