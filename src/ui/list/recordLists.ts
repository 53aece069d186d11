import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type LinkOptions, useLocation } from '@tanstack/react-router';
import type { Failure } from '#contract/common/failure';
import type { NombreLectura } from '#contract/contract';
import type { Described } from '#domain/lists/filterKinds';
import type { SearchOf } from '../../data/filterTypes.ts';
import { query, type Read, type ReadData, type ReadKey } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import type { ListDefinition } from './defineList.ts';
import { type ListNeighbours, type NeighbourPages, neighboursOf } from './neighbours.ts';
import { type ListPlace, type PlaceSearch, placeOf } from './place.ts';

/** A list as the page of one of its records knows it. */
export interface RecordList {
  /** The words of the way back: 'Volver a la lista'. */
  readonly back: string;
  readonly link: (search: PlaceSearch) => LinkOptions;
  /** The ids of a page of the list, from 1. */
  readonly ids: (search: PlaceSearch, page: number) => IdsRead;
  /** Of a full page; infinite where one page holds all. */
  readonly pageSize: number;
}

/** A reading that gives only the ids of the records. */
type IdsRead = Required<Pick<UseQueryOptions<unknown, Failure, readonly number[], ReadKey>, 'queryKey' | 'select'>>;

/** The lists from which the records of one kind are opened, by the names under which a `Place` knows them. */
export type RecordLists = Readonly<Record<string, RecordList>>;

/** How the pages of its records lead back to a list. */
interface Way<Search> {
  /** The words of the way back. */
  readonly back: string;
  readonly link: (search: Search) => LinkOptions;
  /** Reads what the list's address held. */
  readonly address: (given: PlaceSearch) => Search;
}

/** The way through a list that the server pages; its address is read by its filters unless `address` reads it. */
export function recordList<
  N extends NombreLectura,
  Row extends { readonly id: number },
  D extends Described,
  O extends string,
>(
  { answer, filters, pageSize, readPage }: ListDefinition<N, Row, D, O>,
  { back, link, address = filters.read }: Partial<Way<SearchOf<D, O>>> & Omit<Way<SearchOf<D, O>>, 'address'>,
): RecordList {
  const ids = (data: ReadData<N>) => answer(data).rows.map(({ id }) => id);
  return {
    back,
    link: (given) => link(address(given)),
    ids: (given, page) => idsIn(readPage(address(given), page), ids),
    pageSize,
  };
}

/** The way through a list that is read at once. @param list `ids` takes those of the records out of what was read. */
export function wholeList<N extends NombreLectura, Search>({
  back,
  link,
  address,
  read,
  ids,
}: Way<Search> & {
  readonly read: (search: Search) => Read<N>;
  readonly ids: (data: ReadData<N>) => readonly number[];
}): RecordList {
  return {
    back,
    link: (given) => link(address(given)),
    ids: (given) => idsIn(read(address(given)), ids),
    pageSize: Number.POSITIVE_INFINITY,
  };
}

/** A reading and the ids in what it answers; `ids` must be the same function in every render. */
function idsIn<N extends NombreLectura>({ queryKey }: Read<N>, ids: (data: ReadData<N>) => readonly number[]): IdsRead {
  // A key names its reading, and a reading its data: lists of other readings stand beside this one.
  return { queryKey, select: ids } as unknown as IdsRead;
}

/** The way from a record back to its list and to the records beside it. */
interface WayOfRecord extends ListNeighbours {
  readonly list: RecordList;
  readonly place: ListPlace;
}

/** The way of the record on screen; null when this person did not open it from one of these lists. */
export function useRecordWay(id: number, lists: RecordLists): WayOfRecord | null {
  const state = useLocation({ select: (location) => location.state });
  const { numiden } = usePerson();
  const place = placeOf(state, id, numiden);
  const list = place === null ? undefined : lists[place.list];
  const way = place === null || list === undefined ? null : { place, list };
  const pages = usePages(id, way);
  return way === null ? null : { ...way, ...neighboursOf(way.place, id, pages) };
}

/** The ids now on the pages around; nothing is asked while the record is in the midst of those that the person saw. */
function usePages(id: number, way: Pick<WayOfRecord, 'place' | 'list'> | null): NeighbourPages {
  const { search, ids } = way?.place ?? { search: {}, ids: [] };
  const page = search.pagina ?? 1;
  const isFirst = way !== null && ids[0] === id;
  const isLast = way !== null && ids.at(-1) === id;
  const ofPage = (target: number) => way?.list.ids(search, target) ?? NOTHING;
  const here = useQuery({ ...ofPage(page), enabled: isFirst || isLast }).data;
  const before = useQuery({ ...ofPage(page - 1), enabled: isFirst && page > 1 }).data;
  const isFull = here !== undefined && here.length >= (way?.list.pageSize ?? 0);
  const after = useQuery({ ...ofPage(page + 1), enabled: isLast && isFull }).data;
  return { here, before: page > 1 ? before : NONE, after: isFull ? after : NONE };
}

const NONE: readonly number[] = [];

/** Of no list; never asked for. */
const NOTHING: IdsRead = idsIn(query('listarEstados', {}), () => NONE);
