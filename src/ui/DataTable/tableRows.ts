import { createContext, use } from 'react';
import type { Column, TableView } from './columns.ts';

/** The part of a table that changes while the rest stands. Its rows are of one type, known only to the table around. */
export interface TableRows {
  readonly columns: readonly Column<object>[];
  readonly rows: readonly object[];
  readonly rowKey: (row: object) => string;
  readonly view: TableView;
  readonly onView: (change: (view: TableView) => TableView) => void;
  /** How many rows stand for those to come; null when none are awaited. */
  readonly skeletonRows: number | null;
}

export const TableRowsContext = createContext<TableRows | null>(null);

/** The rows of the table around. */
export function useTableRows(): TableRows {
  const rows = use(TableRowsContext);
  if (rows === null) throw new Error('A part of a table stands outside of one.');
  return rows;
}
