import { memo } from 'react';
import { type Column, shownIn } from './columns.ts';

interface RowProps {
  readonly row: object;
  readonly columns: readonly Column<object>[];
  /** Columns without room of their own. */
  readonly folded: readonly Column<object>[];
}

/** One row, rendered again only when its own data or the columns change: sorting a page moves rows, nothing more. */
export const Row = memo(function Row({ row, columns, folded }: RowProps) {
  return (
    <>
      <tr>
        {columns.map((column) =>
          column.rowHeader ? (
            <th key={column.id} scope="row" data-fit={column.fit}>
              {shownIn(column, row)}
            </th>
          ) : (
            <td key={column.id} data-fit={column.fit}>
              {shownIn(column, row)}
            </td>
          ),
        )}
      </tr>
      {folded.length > 0 && <FoldedLine row={row} columns={folded} span={columns.length} />}
    </>
  );
});

/** The values of a row's columns that have no room; an empty one is left out. */
function FoldedLine({ row, columns, span }: Pick<RowProps, 'row' | 'columns'> & { readonly span: number }) {
  const said = columns
    .map((column) => ({ id: column.id, title: column.title, value: shownIn(column, row) }))
    .filter(({ value }) => value !== null);
  if (said.length === 0) return null;
  return (
    <tr data-folded="">
      <td colSpan={span}>
        <dl>
          {said.map(({ id, title, value }) => (
            <div key={id}>
              <dt>{title}:</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

// Widths of the bars, so that a loading table looks like text and not like a form.
const WIDTHS = ['70%', '45%', '85%', '60%', '52%'];

/** Rows that stand for those to come, of the height of a row of one line. */
export function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return Array.from({ length: rows }, (_, line) => `bone-${line}`).map((key, line) => (
    <tr key={key} aria-hidden>
      {Array.from({ length: columns }, (_, column) => `${key}-${column}`).map((cell, column) => (
        <td key={cell}>
          <span data-bone="" style={{ width: WIDTHS[(line + column) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  ));
}
