import type { NombreLectura } from '#contract/contract';
import type { Described } from '#domain/lists/filterKinds';
import { defineFilters } from '../../data/filters.ts';
import type { Filters, RequestOf, SearchOf } from '../../data/filterTypes.ts';
import type { Read, ReadData } from '../../data/query.ts';
import type { Addressed } from '../../data/searchReader.ts';
import type { CsvWords } from './CsvExport.tsx';
import type { Orders } from './orders.ts';
import type { ListAnswer } from './useListRead.ts';

/** Which page is asked for, from 1, and how many rows it has. */
export interface Paging {
  readonly numPagina: number;
  readonly tamPagina: number;
}

interface ListDescription<N extends NombreLectura, Row extends object, D extends Described, O extends string> {
  /** The heading over the rows. */
  readonly title: string;
  /** How the form of the filters is called. */
  readonly filtersLabel: string;
  /** The words that a screen reader hears before the number of rows: 'Casos encontrados'. */
  readonly found: string;
  /** Its filters and the names of its orders, as its address says them. */
  readonly said: Addressed<D, O>;
  readonly orders: Orders<NoInfer<O>>;
  readonly pageSize: number;
  /** The words of the file of the whole list; absent: the list has none. */
  readonly csv?: CsvWords;
  /** The view of what the call answers. */
  readonly answer: (data: ReadData<N>) => ListAnswer<Row>;
  /** The filters that are always in view, where those are not all. */
  readonly bar?: readonly (keyof D & string)[];
  readonly read: (request: RequestOf<D, O>, paging: Paging) => Read<N>;
  /** The key of a row, where that is not its id. */
  readonly rowKey?: (row: Row) => string;
}

/** All that is said once of a list: its page, its address, its reading and the way through its records follow from it. */
export interface ListDefinition<
  N extends NombreLectura = NombreLectura,
  Row extends object = object,
  D extends Described = Described,
  O extends string = string,
> extends Omit<ListDescription<N, Row, D, O>, 'said' | 'read'> {
  readonly filters: Filters<D, O>;
  readonly bar: readonly (keyof D & string)[];
  readonly rowKey: (row: Row) => string;
  /** The reading of the page that a search says, or of another one, from 1. */
  readonly readPage: (search: SearchOf<D, O>, page?: number, pageSize?: number) => Read<N>;
}

/** Describes a list once. */
export function defineList<
  N extends NombreLectura,
  Row extends object,
  const D extends Described,
  const O extends string,
>({ said, ...list }: ListDescription<N, Row, D, O>): ListDefinition<N, Row, D, O> {
  const filters = defineFilters<D, O>(said);
  return {
    bar: Object.keys(said.filters),
    rowKey: (row) => String((row as { readonly id?: unknown }).id),
    ...list,
    filters,
    readPage: (search, page = search.pagina ?? 1, tamPagina = list.pageSize) =>
      list.read(filters.request(search), { numPagina: page, tamPagina }),
  };
}
