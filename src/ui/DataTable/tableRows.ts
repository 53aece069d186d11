import { createContext } from 'react';
import type { Column, TableView } from './columns.ts';

/** What changes in a table while the rest of it stands. Rows are those of the table around: of one type, which only it knows. */
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
