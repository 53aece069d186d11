import { dayOf, shortDate } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { CellChip, type ChipColor } from '../StatusChip.tsx';
import type { Column, SortValue } from './columns.ts';

/** The settings that a column may have beside its kind. */
type Extras = Pick<Column<never>, 'fit' | 'rowHeader' | 'secondary'>;

/** A column of texts or numbers that stand as they are; sortable. Widths are in rem, as in `Column`. */
export function plain<Row>(
  id: string,
  title: string,
  width: number,
  value: (row: Row) => SortValue,
  extras: Extras = {},
): Column<Row> {
  return { id, title, width, sortBy: value, ...extras };
}

/** A column of amounts, given in pesos; sortable. */
export function money<Row>(
  id: string,
  title: string,
  width: number,
  value: (row: Row) => number,
  extras: Extras = {},
): Column<Row> {
  return { id, title, width, cell: (row) => showPesos(value(row)), sortBy: value, fit: 'number', ...extras };
}

/** A column of moments in ISO form, each shown as the store's day, of the zone that `zone` names where it names one; sortable. */
export function day<Row>(
  id: string,
  title: string,
  width: number,
  value: (row: Row) => string,
  { zone, ...extras }: Extras & { readonly zone?: (row: Row) => string | undefined } = {},
): Column<Row> {
  return {
    id,
    title,
    width,
    cell: (row) => dayAtStore(value(row), zone?.(row)),
    sortBy: value,
    fit: 'short',
    ...extras,
  };
}

/** A column of states as chips; null shows a dash. Sortable by the state's text. */
export function chip<Row>(
  id: string,
  title: string,
  width: number,
  value: (row: Row) => { readonly text: string; readonly color: ChipColor } | null,
  extras: Extras = {},
): Column<Row> {
  return {
    id,
    title,
    width,
    cell: (row) => {
      const state = value(row);
      return state === null ? null : <CellChip color={state.color}>{state.text}</CellChip>;
    },
    sortBy: (row) => value(row)?.text ?? null,
    ...extras,
  };
}

/** The store's day of a moment, 'dd/mm/aaaa'. */
export function dayAtStore(instant: string, zone?: string): string {
  return shortDate(dayOf(new Date(instant), zone));
}
