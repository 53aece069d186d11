import { type Column, compare, type SortOrder, type SortValue, type TableView } from './columns.ts';

/** The rows in the order asked for; rows without a value stand last in either direction, equal ones stay as they came. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: SortOrder | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === order?.column)?.sortBy;
  if (order === null || value === undefined) return rows;
  const direction = order.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => nullsLast(a.value, b.value) ?? direction * compare(a.value, b.value))
    .map(({ row }) => row);
}

/** The part of the rows that a view shows. */
export function shownPage<Row>(rows: readonly Row[], { page, pageSize }: TableView): readonly Row[] {
  return rows.slice(page * pageSize, (page + 1) * pageSize);
}

function nullsLast(a: SortValue, b: SortValue): number | null {
  return a === null || b === null ? Number(a === null) - Number(b === null) : null;
}
