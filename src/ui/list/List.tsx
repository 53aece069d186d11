import { Text } from '@chakra-ui/react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Failure } from '#contract/common/failure';
import type { NombreLectura } from '#contract/contract';
import { PAGE_SIZES } from '#domain/common/constants';
import type { ConPresencia } from '#domain/common/presencia';
import { TEXTS } from '#domain/common/texts';
import type { Described } from '#domain/lists/filterKinds';
import type { AnyFilters, AnySearch, RequestOf, SearchOf } from '../../data/filterTypes.ts';
import { freshFor } from '../../data/freshness.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../Button.tsx';
import { type Column, rowCount } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { PresentInList } from '../presence/PresentInList.tsx';
import { SeveralContext } from '../several/several.ts';
import { afterWhomTheyStood, useHeldRows } from '../several/useHeldRows.ts';
import { useMarkedColumns } from '../several/useMarkedColumns.tsx';
import { useMarksInSight } from '../several/useMarksInSight.ts';
import { useNow } from '../useNow.ts';
import { CsvExport } from './CsvExport.tsx';
import type { ListDefinition } from './defineList.ts';
import { FilterBar } from './FilterBar.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { orderPressed, tableOrder } from './orders.ts';
import { ListActions, Rows } from './parts.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useHeld, useLatest } from './useHeld.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useListRead } from './useListRead.ts';
import { useRowLinks } from './useRowLinks.ts';

interface Props<N extends NombreLectura, Row extends object, D extends Described, O extends string> {
  readonly list: ListDefinition<N, Row, D, O>;
  /** The heading over the rows, where it is another one for this search. */
  readonly title?: string;
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: SearchOf<D, O>;
  readonly onSearch: (search: SearchOf<D, O>, options: { readonly replace: boolean }) => void;
  /** The rows of a page that were chosen, and what writes another choice with the page on which the first row then stands. */
  readonly size?: { readonly rows: number; readonly onSize: (rows: number, page: number) => void };
  /** Columns for the time of day; the same function in every render. */
  readonly columns: (now: Date) => readonly Column<Row>[];
  /** Goes to the record of a row; absent where rows lead nowhere. */
  readonly open?: (id: number, rows: readonly Row[]) => void;
  /** The rows on screen are no longer true at this minute, and must be asked for again. */
  readonly outdated?: (rows: readonly Row[], now: Date) => boolean;
  /** Advice where more was found than is shown. */
  readonly notShown?: string;
  readonly tell: Notify;
  /** Downloads all that the request finds; null for who may not. */
  readonly download?: ((request: RequestOf<D, O>) => Promise<void>) | null;
  /** The rows are records that tell who has them open. */
  readonly present?: ConPresencia;
  /** Something to know about the search, above the rows. */
  readonly note?: ReactNode;
}

/**
 * A list of records: filters, chips, rows, pages. The address owns filter, order and page; the rows are the server's, are
 * kept while newer ones are on their way, and do not move under the pointer when newer ones come by themselves.
 */
export function List<N extends NombreLectura, Row extends object, D extends Described, O extends string>(
  props: Props<N, Row, D, O>,
) {
  const { columns: columnsAt, download, open, outdated, search, tell } = props;
  const { answer, bar, csv, filters, orders, rowKey } = props.list;
  const { title = props.list.title } = props;
  const pageSize = props.size?.rows ?? props.list.pageSize;
  // The parts of a list know no filter by its name: what they give back is a search of these filters.
  const any = filters as unknown as AnyFilters;
  const data = useQueryClient();
  const write = (given: AnySearch, options = { replace: false }) => {
    const next = given as SearchOf<D, O>;
    const read = props.list.readPage(next, next.pagina ?? 1, pageSize);
    // Asked for before the router has gone there: the rows are there, as a rule, when the page is drawn. A reading that
    // is never fresh would be asked for twice.
    if (freshFor(read.queryKey[0]) > 0) void data.prefetchQuery(read);
    props.onSearch(next, options);
  };
  const request = filters.request(search);
  const page = (search.pagina ?? 1) - 1;

  const [held, setHeld] = useState(false);
  const list = useListRead({
    read: props.list.readPage(search, page + 1, pageSize),
    answer,
    rowKey,
    page,
    pageSize,
    held,
    onPageBeyond: (last) => write({ ...search, pagina: last === 0 ? undefined : last + 1 }, { replace: true }),
  });
  const { total, hasMore, failure, staleFailure } = list;
  useKeptScroll(title, list.loading);
  const known = !list.searching && failure === null;
  const choices = useFilterChoices(any);

  const several = use(SeveralContext);
  const question = hashKey([search]);
  const rows = useHeldRows(list.rows, several, {
    ...{ holds: 'sent', question, place: afterWhomTheyStood },
    numberOf: (row) => several?.list.numberOf(row) ?? 0,
  });
  useMarksInSight(several, question, known && !list.waiting ? list.rows : null, tell);

  const now = useNow();
  const withMarks = useMarkedColumns(columnsAt, several);
  const columns = useMemo(() => withMarks(now), [withMarks, now]);
  const { refresh } = list;
  const old = outdated?.(rows, now) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each minute in which something is out of date.
  useEffect(() => {
    if (old) refresh();
  }, [now, old]);

  const rowLinks = useRowLinks((id) => open?.(id, rows));
  const order = request.orden;
  const view = { page: list.page, pageSize, order: tableOrder(orders, order) };
  const sort = (next: O) =>
    write({ ...search, orden: next === filters.orders[0] ? undefined : next, pagina: undefined });
  const clear = () => write(any.cleared(search));
  const filterSearch = useHeld<AnySearch>({ ...search, pagina: undefined });
  const onFilter = useLatest(write);
  const onSame = useLatest(refresh);

  return (
    <>
      <FilterBar
        label={props.list.filtersLabel}
        filters={any}
        bar={bar}
        choices={choices}
        search={filterSearch}
        onSearch={onFilter}
        onSame={onSame}
        refused={failure?.campos ?? NONE}
      />
      {props.note}
      {staleFailure !== null && (
        <Text role="alert" mb={2} color="fg.error" fontSize="sm">
          {staleFailure.texto} Se muestra lo último que se leyó.{' '}
          <Button size="xs" variant="ghost" onClick={refresh}>
            Reintentar
          </Button>
        </Text>
      )}
      <p className="sr-only" role="status">
        {list.searching && failure === null && 'Buscando...'}
        {known && (total === 0 ? TEXTS.sinResultados : `${props.list.found}: ${rowCount(total, hasMore)}`)}
      </p>
      <Rows
        {...rowLinks}
        // Only a hand that moves points at something: a page may also come to lie under a pointer that rests.
        onPointerMove={({ movementX, movementY, pointerType, target }) => {
          if (movementX !== 0 || movementY !== 0) setHeld(pointerType === 'mouse' && isInRows(target));
        }}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ target }) => setHeld(isInRows(target) && target.matches(':focus-visible'))}
        onBlur={() => setHeld(false)}
        data-late={list.late || undefined}
        aria-busy={list.searching || undefined}
      >
        <PresentInList entity={props.present} ids={rows.map((row) => Number(rowKey(row)))}>
          <DataTable
            title={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            loading={list.loading}
            skeletonRows={pageSize}
            failure={failure === null ? null : { text: failure.texto, onRetry: refresh }}
            pageSizes={props.size === undefined ? [pageSize] : PAGE_SIZES}
            server={{
              total,
              hasMore,
              ...(props.notShown !== undefined && { notShown: props.notShown }),
              view,
              onView: ({ page: next, pageSize: rowsNow, order: pressed }) => {
                if (rowsNow !== pageSize) props.size?.onSize(rowsNow, next + 1);
                else if (pressed !== view.order) sort(orderPressed(orders, pressed, order));
                else write({ ...search, pagina: next === 0 ? undefined : next + 1 });
              },
            }}
            empty={
              <EmptyState text={TEXTS.sinResultados}>
                {any.narrowed(search) && (
                  <Button size="sm" onClick={clear}>
                    Limpiar filtros
                  </Button>
                )}
              </EmptyState>
            }
            actions={
              <ListActions.Root>
                {list.waiting && (
                  <ListActions.Waiting>La lista cambió; se pondrá al día al apartar el cursor.</ListActions.Waiting>
                )}
                <OrderChoice orders={orders} order={order} onOrder={sort} />
                {csv && download && (
                  <CsvExport
                    {...csv}
                    tell={tell}
                    download={() => download(request)}
                    total={known ? total : null}
                    hasMore={hasMore}
                  />
                )}
              </ListActions.Root>
            }
          />
        </PresentInList>
      </Rows>
    </>
  );
}

const NONE: Failure['campos'] = [];

function isInRows(target: EventTarget): boolean {
  return target instanceof Element && target.closest('tbody') !== null;
}
