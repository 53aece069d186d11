import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { NombreLectura } from '#contract/contract';
import { shortDate } from '#domain/dates';
import { TEXTS } from '#domain/texts';
import type { Described } from '../../data/filterKinds.ts';
import type { AnyFilters, AnySearch, Filters, RequestOf, SearchOf } from '../../data/filterTypes.ts';
import type { Read, ReadData } from '../../data/query.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../Button.tsx';
import type { Column } from '../DataTable/columns.ts';
import { rowCount } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { useNow } from '../useNow.ts';
import { Chips } from './Chips.tsx';
import { FilterBar } from './FilterBar.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import type { Orders } from './orders.ts';
import { orderPressed, tableOrder } from './orders.ts';
import { Rows } from './rowsStyle.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import type { ListAnswer } from './useListRead.ts';
import { useListRead } from './useListRead.ts';
import { useRowLinks } from './useRowLinks.ts';

/** What a list's own actions must know. */
export interface ListTotals<R> {
  readonly request: R;
  /** How many rows the filter finds; null while that is not known. */
  readonly total: number | null;
  readonly hasMore: boolean;
}

interface Props<N extends NombreLectura, Row extends object, D extends Described, O extends string> {
  /** The heading over the rows. */
  readonly title: string;
  /** How the form of the filters is called. */
  readonly filtersLabel: string;
  readonly filters: Filters<D, O>;
  /** The filters that are always in view. */
  readonly bar: readonly (keyof D & string)[];
  readonly orders: Orders<O>;
  /** What the address holds, and what writes it; `replace` leaves no step to go back to. */
  readonly search: SearchOf<D, O>;
  readonly onSearch: (search: SearchOf<D, O>, options: { readonly replace: boolean }) => void;
  /** The reading of a page, which counts from 1; `answer` must be the same function in every render. */
  readonly read: (request: RequestOf<D, O>, page: number) => Read<N>;
  readonly answer: (data: ReadData<N>) => ListAnswer<Row>;
  readonly pageSize: number;
  /** The page sizes that can be chosen, and what writes the one chosen, with the page on which the first row now stands. */
  readonly sizes?: { readonly all: readonly number[]; readonly onSize: (size: number, page: number) => void };
  /** Columns for the time of day; the same function in every render. */
  readonly columns: (now: Date) => readonly Column<Row>[];
  /** The same function in every render. */
  readonly rowKey: (row: Row) => string;
  readonly open: (id: number, rows: readonly Row[]) => void;
  /** What is shown is no longer true at this minute, and must be asked for again. */
  readonly outdated?: (rows: readonly Row[], now: Date) => boolean;
  /** 'Casos encontrados: 25', for a screen reader. */
  readonly found: (count: string) => string;
  /** What to do where more was found than is shown. */
  readonly notShown: string;
  readonly tell: Notify;
  readonly actions?: (totals: ListTotals<RequestOf<D, O>>) => ReactNode;
  /** Something to know about the search, above the rows. */
  readonly note?: ReactNode;
}

const Note = chakra('p', {
  base: { m: 0, mb: 2, color: 'fg.muted', fontSize: 'sm', '&[role=alert]': { color: 'fg.error' } },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2, fontSize: 'sm' },
});

/**
 * A list of records: filters, chips, rows, pages. The address owns filter, order and page; the rows are the server's, are
 * kept while newer ones are on their way, and do not move under the pointer when newer ones come by themselves.
 */
export function List<N extends NombreLectura, Row extends object, D extends Described, O extends string>(
  props: Props<N, Row, D, O>,
) {
  const { answer, bar, columns: columnsAt, filters, open, orders, outdated, pageSize, rowKey, search, tell } = props;
  // The parts of a list know no filter by its name: what they give back is a search of these filters.
  const any = filters as unknown as AnyFilters;
  const write = (next: AnySearch, options = { replace: false }) => props.onSearch(next as SearchOf<D, O>, options);
  const request = filters.request(search);
  const page = (search.pagina ?? 1) - 1;

  const [held, setHeld] = useState(false);
  const list = useListRead({
    read: props.read(request, page + 1),
    answer,
    rowKey,
    page,
    pageSize,
    held,
    onPageBeyond: (last) => write({ ...search, pagina: last === 0 ? undefined : last + 1 }, { replace: true }),
  });
  const { rows, total, hasMore, failure, staleFailure } = list;
  useKeptScroll(props.title, list.loading);
  const known = !list.searching && failure === null;
  const choices = useFilterChoices(any, tell);
  const active = any.active(search, bar, {
    day: shortDate,
    choice: (key, value) => choices.of(key).find((choice) => choice.value === value)?.text ?? null,
  });

  const now = useNow();
  const columns = useMemo(() => columnsAt(now), [columnsAt, now]);
  const { refresh } = list;
  const old = outdated?.(rows, now) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each minute in which something is out of date.
  useEffect(() => {
    if (old) refresh();
  }, [now, old]);

  const rowLinks = useRowLinks((id) => open(id, rows));
  const order = request.orden;
  const view = { page: list.page, pageSize, order: tableOrder(orders, order) };
  const sort = (next: O) =>
    write({ ...search, orden: next === filters.orders[0] ? undefined : next, pagina: undefined });
  const clear = () => write(any.cleared(search));

  return (
    <>
      <FilterBar
        label={props.filtersLabel}
        filters={any}
        bar={bar}
        choices={choices}
        search={search}
        onSearch={write}
        onSame={refresh}
      />
      <Chips active={active} onSearch={write} />
      {props.note}
      {staleFailure !== null && (
        <Note role="alert">
          {staleFailure.texto} Se muestra lo último que se leyó.{' '}
          <Button size="xs" variant="ghost" onClick={refresh}>
            Reintentar
          </Button>
        </Note>
      )}
      <p className="sr-only" role="status">
        {list.searching && failure === null && 'Buscando...'}
        {known && (total === 0 ? TEXTS.sinResultados : props.found(rowCount(total, hasMore)))}
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
        <DataTable
          title={props.title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          loading={list.loading}
          skeletonRows={pageSize}
          failure={failure === null ? null : { text: failure.texto, onRetry: refresh }}
          pageSizes={props.sizes?.all ?? [pageSize]}
          server={{
            total,
            hasMore,
            notShown: props.notShown,
            view,
            onView: ({ page: next, pageSize: size, order: pressed }) => {
              if (size !== pageSize) props.sizes?.onSize(size, next + 1);
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
            <Actions>
              {list.waiting && <output>La lista cambió; se pondrá al día al apartar el cursor.</output>}
              <OrderChoice orders={orders} order={order} onOrder={sort} />
              {props.actions?.({ request, total: known ? total : null, hasMore })}
            </Actions>
          }
        />
      </Rows>
    </>
  );
}

function isInRows(target: EventTarget): boolean {
  return target instanceof Element && target.closest('tbody') !== null;
}
