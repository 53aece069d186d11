import { useMemo, useState } from 'react';

/**
 * The rows to show while a person points at them: those that were there, in their places, each as it is now. A row that
 * has left the list stays as it was, and a new one waits.
 */
export function steady<Row>(
  before: readonly Row[],
  fresh: readonly Row[],
  rowKey: (row: Row) => string,
): readonly Row[] {
  const now = new Map(fresh.map((row) => [rowKey(row), row]));
  return before.map((row) => now.get(rowKey(row)) ?? row);
}

interface SteadyRows<Row> {
  readonly rows: readonly Row[];
  /** Newer rows wait until the person no longer points at these. */
  readonly waiting: boolean;
}

/**
 * Rows that do not move under the pointer or the focus when newer ones come by themselves.
 * @param question what was asked; the rows of another one are shown at once.
 * @param held somebody points at a row.
 */
export function useSteadyRows<Row>(
  fresh: readonly Row[],
  rowKey: (row: Row) => string,
  question: string,
  held: boolean,
): SteadyRows<Row> {
  const [settled, setSettled] = useState({ question, rows: fresh });
  const moves = settled.rows !== fresh && !sameOrder(settled.rows, fresh, rowKey);
  // Where no rows were, none is pointed at.
  const waiting = held && moves && settled.question === question && settled.rows.length > 0;
  if (!waiting && (settled.rows !== fresh || settled.question !== question)) setSettled({ question, rows: fresh });
  const before = settled.rows;
  const rows = useMemo(() => (waiting ? steady(before, fresh, rowKey) : fresh), [waiting, before, fresh, rowKey]);
  return { rows, waiting };
}

function sameOrder<Row>(some: readonly Row[], others: readonly Row[], rowKey: (row: Row) => string): boolean {
  return (
    some.length === others.length &&
    some.every((row, index) => {
      const other = others[index];
      return other !== undefined && rowKey(row) === rowKey(other);
    })
  );
}
