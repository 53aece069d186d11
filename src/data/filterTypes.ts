import type {
  DayFilter,
  Described,
  Filter,
  NamesFilter,
  PhoneFilter,
  SeveralFilter,
  TextFilter,
  ToggleFilter,
} from '#domain/lists/filterKinds';
import type { WireOf } from '#domain/lists/wire';
import type { FilterValue } from './filterValues.ts';

type ValueOf<F extends Filter> = F extends TextFilter | PhoneFilter | DayFilter | NamesFilter
  ? string
  : F extends ToggleFilter
    ? true
    : F extends SeveralFilter
      ? number | string
      : number;

/** The search in the address of a list, without empty filters, the first page and the usual order. */
export type SearchOf<D extends Described, O extends string> = {
  readonly [K in keyof D]?: ValueOf<D[K]> | undefined;
} & {
  readonly orden?: O | undefined;
  /** From 1, as people count. */
  readonly pagina?: number | undefined;
  /** The kept view that was opened, which it may have left since. */
  readonly vista?: number | undefined;
};

/** The request to the server, without the page. */
export type RequestOf<D extends Described, O extends string> = WireOf<D> & { readonly orden: O };

/** The values in the fields of the filters: text, and for a toggle whether it is on. '' filters nothing. */
export type ValuesOf<D extends Described> = {
  readonly [K in keyof D]: D[K] extends ToggleFilter ? boolean : string;
};

export type ErrorsOf<D extends Described> = { readonly [K in keyof D]?: string };

/** A filter that is set: its text, and the search without it. */
export interface ActiveFilter<S> {
  readonly key: string;
  readonly text: string;
  readonly without: S;
}

/** How values are written for people. */
export interface FilterWords {
  readonly day: (iso: string) => string;
  /** The text of a catalogue's row, or null when it is not known (yet). */
  readonly choice: (key: string, value: number) => string | null;
}

/** The filters of one list, and everything that follows from their description. */
export interface Filters<D extends Described = Described, O extends string = string> {
  readonly described: D;
  /** The first one is the usual one. */
  readonly orders: readonly O[];
  /**
   * Reads the address; a value that its filter does not know counts as not given. The router lays the answer over the
   * raw address, so a refused value is named, with undefined, to be gone.
   */
  readonly read: (params: Readonly<Record<string, unknown>>) => SearchOf<D, O>;
  /** The same searches give the same text as JSON. */
  readonly request: (search: SearchOf<D, O>) => RequestOf<D, O>;
  /** The request without all that filters nothing, and without the usual order: what a view keeps. */
  readonly kept: (search: SearchOf<D, O>) => Readonly<Record<string, unknown>>;
  /** The search that a view keeps. */
  readonly opened: (kept: Readonly<Record<string, unknown>>) => SearchOf<D, O>;
  /** The search without any filter: the tab and the order. */
  readonly cleared: (search: SearchOf<D, O>) => SearchOf<D, O>;
  /** Tells whether anything besides the tab narrows the list. */
  readonly narrowed: (search: SearchOf<D, O>) => boolean;
  /** The filters that are set, but those that are in view anyway. */
  readonly active: (
    search: SearchOf<D, O>,
    inView: readonly string[],
    words: FilterWords,
  ) => readonly ActiveFilter<SearchOf<D, O>>[];
  readonly values: (search: SearchOf<D, O>) => ValuesOf<D>;
  readonly errors: (values: ValuesOf<D>) => ErrorsOf<D>;
  /** The search that the fields ask for, from its first page. */
  readonly search: (values: ValuesOf<D>, previous: SearchOf<D, O>) => SearchOf<D, O>;
}

/** The filters of some list, for code that serves them all. */
export interface AnyFilters
  extends Omit<
    Filters,
    'read' | 'kept' | 'opened' | 'request' | 'cleared' | 'narrowed' | 'active' | 'values' | 'errors' | 'search'
  > {
  readonly request: (search: AnySearch) => Readonly<Record<string, unknown>>;
  readonly cleared: (search: AnySearch) => AnySearch;
  readonly narrowed: (search: AnySearch) => boolean;
  readonly active: (
    search: AnySearch,
    inView: readonly string[],
    words: FilterWords,
  ) => readonly ActiveFilter<AnySearch>[];
  readonly values: (search: AnySearch) => Readonly<Record<string, string | boolean>>;
  readonly errors: (values: Readonly<Record<string, string | boolean>>) => Readonly<Record<string, string>>;
  readonly search: (values: Readonly<Record<string, string | boolean>>, previous: AnySearch) => AnySearch;
}

/** The search in the address of some list. */
export type AnySearch = Readonly<Record<string, FilterValue | undefined>>;
