import type { SortOrder } from '../DataTable/columns.ts';

/** One order of a list. */
export interface ListOrder {
  /** Its name. */
  readonly text: string;
  /** The column whose header shows it; null for one that is chosen by name alone. */
  readonly column: string | null;
  readonly descending: boolean;
}

/** The orders of a list; the first one is the usual one. */
export type Orders<O extends string> = Readonly<Record<O, ListOrder>>;

/** How the headers show an order; null for one that none of them shows. */
export function tableOrder<O extends string>(orders: Orders<O>, order: O): SortOrder | null {
  const { column, descending } = orders[order];
  return column === null ? null : { column, descending };
}

/**
 * The order that a pressed header asks for: the column's next one, or the usual one after its last. A column with the usual
 * order goes to and fro between its own.
 * @param pressed what the table makes of the press: null when a column was pressed in its second direction.
 */
export function orderPressed<O extends string>(orders: Orders<O>, pressed: SortOrder | null, now: O): O {
  const names = Object.keys(orders) as O[];
  const [usual = now] = names;
  const column = pressed?.column ?? orders[now].column;
  const own = names.filter((name) => orders[name].column === column);
  const place = own.indexOf(now);
  if (place === -1) return own[0] ?? usual;
  return own[place + 1] ?? usual;
}
