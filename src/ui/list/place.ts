/** Where in a list a record was opened. It travels with the record's entry in the history of the tab, also over a reload. */
export interface ListPlace {
  /** Which of the lists that the record's page knows. */
  readonly list: string;
  /** The search in the list's address. */
  readonly search: PlaceSearch;
  /** The records that stood there, in the order in which they were shown. */
  readonly ids: readonly number[];
  /** Whose list it is: another person at the same computer is not led through it. */
  readonly person: number;
  /** The list, as it was left, is one step back in the history. */
  readonly isBehind: boolean;
}

/** The search in a list's address; the list itself knows which of it is valid. */
export type PlaceSearch = Readonly<Record<string, unknown>> & {
  /** From 1; absent for the first page. */
  readonly pagina?: number | undefined;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly place?: ListPlace;
    /** The page is shown again to somebody who comes from one of its links. */
    readonly isReturn?: boolean;
    /** The page was asked for with the act that it begins: a voucher was saved to be given back. */
    readonly givesBack?: boolean;
    /** The case was opened by an act on an invoice or a sale, which is done in its service: the focus goes to the first question there. */
    readonly beginsService?: boolean;
    /** A record was opened beside its list, which stands alone one step back. */
    readonly isBeside?: boolean;
  }
}

/**
 * The place of a record in what the history keeps with its page.
 * @returns null unless this person opened this record from a list: who opens it in another tab looks at it by itself.
 */
export function placeOf(state: unknown, id: number, person: number): ListPlace | null {
  const place = (state as { readonly place?: Partial<ListPlace> } | null)?.place;
  if (place?.person !== person || !Array.isArray(place.ids) || !place.ids.includes(id)) return null;
  return typeof place.list === 'string' && typeof place.search === 'object' ? (place as ListPlace) : null;
}
