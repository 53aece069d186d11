import type { ReactNode } from 'react';
import { inFigures } from '#domain/common/figures';
import { once } from '#domain/common/once';

/** The value that rows are ordered by; null stands last in either direction. */
export type SortValue = string | number | null;

/** One column of a table. Keep the array of columns at module level or memoised: a new one renders every row again. */
export type Column<Row> = Layout<Row> & (Plain<Row> | Drawn<Row>);

interface Layout<Row> {
  readonly id: string;
  readonly title: string;
  /** Stands in its head in the place of the title. */
  readonly head?: ReactNode;
  /** 'number' aligns right with figures of one width; 'short' never wraps. Absent: text that may wrap. */
  readonly fit?: 'number' | 'short';
  /**
   * Width in rem. All columns grow in proportion when there is more room than they ask for. Widths do not follow the cells,
   * so that no column moves from page to page.
   */
  readonly width: number;
  /** The column that names its row (`th scope="row"`); at most one. */
  readonly rowHeader?: true;
  /**
   * Where there is no room for all, secondary columns leave one by one, the last first, and what they say stands in a line
   * below the row. A table that still does not fit scrolls sideways. 'below' stands there always, and has no width: words that
   * are read whole or not at all.
   */
  readonly secondary?: true | 'below';
  /** Words that the card of the row adds to the cell, which has one line: a category's area, a moment's age. Null adds nothing. */
  readonly more?: (row: Row) => string | null;
}

/** Shows what it is sorted by. */
interface Plain<Row> {
  readonly cell?: undefined;
  readonly sortBy: (row: Row) => SortValue;
}

interface Drawn<Row> {
  /** The content of the cell; null shows a dash. */
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. With rows paged by the server its value is not read; the server sorts by `id`. */
  readonly sortBy?: (row: Row) => SortValue;
}

/** The content of a column's cell in a row. */
export function shownIn<Row>({ cell, sortBy }: Column<Row>, row: Row): ReactNode {
  return cell === undefined ? sortBy(row) : cell(row);
}

export interface SortOrder {
  readonly column: string;
  readonly descending: boolean;
}

/** Which part of the rows is shown; pages count from 0. */
export interface TableView {
  readonly page: number;
  readonly pageSize: number;
  readonly order: SortOrder | null;
}

// To make it costs as much as many rows, and most lists come sorted.
const collation = once(() => new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }));

/** Order of two values of one column, ascending: figures by size, texts as Spanish sorts them. */
export function compare(a: SortValue | undefined, b: SortValue | undefined): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collation().compare(String(a ?? ''), String(b ?? ''));
}

/** How many rows there are: '629', or 'más de 10,000' when not all were counted. */
export function rowCount(total: number, hasMore: boolean): string {
  return hasMore ? `más de ${inFigures(total)}` : inFigures(total);
}

/** Where one stands in the rows: '26–50 de 629', '26–50 de más de 10,000', or '0 de 0'. */
export function pageRange(view: TableView, total: number, hasMore = false): string {
  if (total === 0) return '0 de 0';
  const first = view.page * view.pageSize + 1;
  const last = Math.min(total, first + view.pageSize - 1);
  return `${inFigures(first)}–${inFigures(last)} de ${rowCount(total, hasMore)}`;
}

/** The last page there is, 0 when there are no rows. */
export function lastPage(pageSize: number, total: number): number {
  return Math.max(0, Math.ceil(total / pageSize) - 1);
}

/** The same view within the rows that there are: a page beyond the last one becomes the last one. */
export function possibleView(view: TableView, total: number): TableView {
  const last = lastPage(view.pageSize, total);
  return view.page <= last ? view : { ...view, page: last };
}

/** The view with another page size that still shows the row that stood first. */
export function withPageSize(view: TableView, pageSize: number): TableView {
  return { ...view, pageSize, page: Math.floor((view.page * view.pageSize) / pageSize) };
}

/** The view after the header of a column was pressed: ascending, then descending, then as the rows came. */
export function withOrder(view: TableView, column: string): TableView {
  const { order } = view;
  if (order?.column !== column) return { ...view, page: 0, order: { column, descending: false } };
  return { ...view, page: 0, order: order.descending ? null : { column, descending: true } };
}

/** Columns that have a column of their own in so much room (rem), and those that fold away. */
export function fitted<Row>(
  columns: readonly Column<Row>[],
  room: number,
): { readonly shown: readonly Column<Row>[]; readonly folded: readonly Column<Row>[] } {
  const below = columns.filter(({ secondary }) => secondary === 'below');
  let left = room - columns.reduce((sum, { width, secondary }) => sum + (secondary === 'below' ? 0 : width), 0);
  const away = new Set(below.map(({ id }) => id));
  for (const { id, width, secondary } of [...columns].reverse()) {
    if (left >= 0) break;
    if (secondary !== true) continue;
    away.add(id);
    left += width;
  }
  if (away.size === 0) return { shown: columns, folded: [] };
  return { shown: columns.filter(({ id }) => !away.has(id)), folded: columns.filter(({ id }) => away.has(id)) };
}
