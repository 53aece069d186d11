import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PAGE_SIZES } from '#domain/common/constants';
import { LoadFailed } from '../EmptyState.tsx';
import { type Column, lastPage, possibleView, rowCount, type TableView } from './columns.ts';
import { TableGrid } from './Grid.tsx';
import { TablePages } from './Pages.tsx';
import { shownPage, sorted } from './sorting.ts';
import { Message, TitleBar } from './TitleBar.tsx';
import { type TableRows, TableRowsContext } from './tableRows.ts';

export interface DataTableProps<Row extends object> {
  /** The heading over the table, and its name for a screen reader. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Stands in the place of the rows when there are none. */
  readonly empty: ReactNode;
  readonly loading?: boolean;
  /** Rows that the skeleton shows. */
  readonly skeletonRows?: number;
  /** Why there are no rows to show, and how to ask again. */
  readonly failure?: { readonly text: string; readonly onRetry: () => void } | null;
  readonly pageSizes?: readonly number[];
  /**
   * For lists that the server pages and sorts: `rows` is the page of `view`, `total` counts the rows of all pages, and with
   * `hasMore` there are more, which `notShown` tells about on the last page. Absent: `rows` are all there are and the table
   * pages and sorts them itself.
   */
  readonly server?: {
    readonly total: number;
    readonly hasMore?: boolean;
    readonly notShown?: string;
    readonly view: TableView;
    readonly onView: (view: TableView) => void;
  };
  /** Beside its title; they may ask for the rows of the page (`useTableRows`). */
  readonly actions?: ReactNode;
  /** Holds the rows of all pages in the order in which they are shown, for whoever leads from one to the next. */
  readonly inOrder?: RefObject<readonly Row[]>;
}

/** A table whose top is above this, in pixels, has its first rows under the top bar or beyond it. */
const BAR_HEIGHT = 52;

const Panel = chakra('div', {
  base: { scrollMarginTop: 2, border: '1px solid', borderColor: 'border', borderRadius: 'md', bg: 'bg.panel' },
});

/**
 * A list of the product: title, sortable columns, rows, pages; and what shows while loading, when empty, when failed. The
 * rows reach the table by a context: sorting renders them and nothing around them.
 */
export function DataTable<Row extends object>({
  title,
  columns,
  rows,
  rowKey,
  empty,
  loading = false,
  skeletonRows = 5,
  failure = null,
  pageSizes = PAGE_SIZES,
  server,
  actions,
  inOrder: given,
}: DataTableProps<Row>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<TableView>(() => ({ page: 0, pageSize: pageSizes[0] ?? 25, order: null }));
  const total = server?.total ?? rows.length;
  const hasMore = server?.hasMore ?? false;
  // A server's page is what the server gave; while it is still loading, the total is not known either.
  const view = server ? server.view : possibleView(own, total);
  const order = server ? null : view.order;
  const inOrder = useMemo(() => sorted(rows, columns, order), [rows, columns, order]);
  useLayoutEffect(() => {
    if (given !== undefined) given.current = inOrder;
  }, [given, inOrder]);
  const visible = useMemo(() => (server ? rows : shownPage(inOrder, view)), [server, rows, inOrder, view]);
  const onView = useChange(root, view, server?.onView ?? setOwn);

  const shownRows = failure === null ? visible : NONE;
  const contents = useMemo<TableRows>(
    () =>
      // The parts inside know no type of rows; columns and keys only ever get the rows that come with them.
      ({
        columns,
        rows: shownRows,
        rowKey,
        view,
        onView,
        skeletonRows: loading ? skeletonRows : null,
      }) as unknown as TableRows,
    [columns, shownRows, rowKey, view, onView, loading, skeletonRows],
  );
  const withoutRows = !loading && (failure !== null || total === 0);

  return (
    <Panel ref={root}>
      <TableRowsContext value={contents}>
        <TitleBar
          id={id}
          title={title}
          count={loading || withoutRows ? null : rowCount(total, hasMore)}
          actions={actions}
        />
        <TableGrid titleId={id} title={title} columns={contents.columns} busy={loading} />
      </TableRowsContext>
      {withoutRows && <Message>{failure === null ? empty : <LoadFailed {...failure} />}</Message>}
      {hasMore && !withoutRows && !loading && view.page === lastPage(view.pageSize, total) && (
        <Message>{server?.notShown}</Message>
      )}
      {!withoutRows && (
        <TablePages
          title={title}
          page={view.page}
          pageSize={view.pageSize}
          total={loading ? null : total}
          hasMore={hasMore}
          pageSizes={pageSizes}
          onChange={onView}
        />
      )}
    </Panel>
  );
}

const NONE: readonly never[] = [];

/** One function for all renders, which also takes the person to the first row of another page. */
function useChange(
  root: { readonly current: HTMLElement | null },
  view: TableView,
  give: (view: TableView) => void,
): (change: (view: TableView) => TableView) => void {
  const latest = useRef({ view, give });
  useLayoutEffect(() => {
    latest.current = { view, give };
  });
  return useCallback(
    (change) => {
      const { view: before, give: giveOn } = latest.current;
      const next = change(before);
      giveOn(next);
      if (next.page === before.page) return;
      // The buttons stand under the rows: the next page is read from its first row.
      root.current?.querySelector('[data-scroll]')?.scrollTo({ top: 0 });
      if ((root.current?.getBoundingClientRect().top ?? 0) < BAR_HEIGHT)
        root.current?.scrollIntoView({ block: 'start' });
    },
    [root],
  );
}
