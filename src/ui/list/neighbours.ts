import type { ListPlace } from './place.ts';

/** A record beside another one, and the place in which it is opened. */
export interface Neighbour {
  readonly id: number;
  readonly place: ListPlace;
}

/** The records before and after one; null where there is none, or it is not known yet. */
export interface ListNeighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** The ids of a list's pages as they are now: the page of the place and those beside it; undefined while they are not known. */
export interface NeighbourPages {
  readonly here?: readonly number[] | undefined;
  readonly before?: readonly number[] | undefined;
  readonly after?: readonly number[] | undefined;
}

/**
 * The neighbours of a record in its place. They are those that the person saw: what has left the list meanwhile, by the
 * person's own work or another's, keeps its place, or the way through the list would skip what moves up. Only beyond the
 * first and the last of them the list is asked as it is now.
 */
export function neighboursOf(place: ListPlace, id: number, { here, before, after }: NeighbourPages): ListNeighbours {
  const { ids, search } = place;
  const index = ids.indexOf(id);
  const page = search.pagina ?? 1;
  const beside = (target: number | undefined, there = ids, on = page): Neighbour | null => {
    if (target === undefined) return null;
    if (there === ids) return { id: target, place };
    const isSame = on === page;
    return {
      id: target,
      place: {
        ...place,
        ids: there,
        search: isSame ? search : { ...search, pagina: on === 1 ? undefined : on },
        isBehind: isSame && place.isBehind,
      },
    };
  };
  const isSeen = (other: number) => ids.includes(other);
  const isUnseen = (other: number) => !isSeen(other);

  const previous = () => {
    const above = here?.slice(0, Math.max(0, here.findIndex(isSeen)));
    return above?.length === 0 ? beside(before?.findLast(isUnseen), before, page - 1) : beside(above?.at(-1), here);
  };
  const next = () => {
    const below = here?.slice(here.findLastIndex(isSeen) + 1);
    return below?.length === 0 ? beside(after?.find(isUnseen), after, page + 1) : beside(below?.[0], here);
  };
  return {
    previous: index > 0 ? beside(ids[index - 1]) : previous(),
    next: index < ids.length - 1 ? beside(ids[index + 1]) : next(),
  };
}
