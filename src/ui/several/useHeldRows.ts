import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { numbersIn, type Several } from './several.ts';

interface Options<Row> {
  readonly numberOf: (row: Row) => number;
  /** Those that were sent, whose outcome is told in their row; or those that are marked as well. */
  readonly holds: 'sent' | 'marked and sent';
  /** Rows of another question are not held; the same text for the same one. */
  readonly question: string;
  /** Puts back what has left the list. */
  readonly place: (rows: readonly Row[], gone: readonly Row[], before: readonly Row[]) => readonly Row[];
}

/** The rows of a list, and those that were worked on here and have left it meanwhile: no outcome goes unseen. */
export function useHeldRows<Row>(
  rows: readonly Row[],
  several: Pick<Several, 'actor'> | null,
  { numberOf, holds, question, place }: Options<Row>,
): readonly Row[] {
  const held = useSelector(several?.actor, (state) =>
    state === undefined
      ? ''
      : numbersIn([...(holds === 'sent' ? [] : state.context.marcadas), ...state.context.enviadas]),
  );
  const last = useRef({ question, rows });
  // biome-ignore lint/correctness/useExhaustiveDependencies: functions of a list do the same in every render.
  const shown = useMemo(() => {
    if (held === '' || last.current.question !== question) return rows;
    const here = new Set(rows.map(numberOf));
    const isHeld = new Set(held.split(' ').map(Number));
    const before = last.current.rows;
    const gone = before.filter((row) => !here.has(numberOf(row)) && isHeld.has(numberOf(row)));
    return gone.length === 0 ? rows : place(rows, gone, before);
  }, [rows, held, question]);
  useLayoutEffect(() => {
    last.current = { question, rows: shown };
  });
  return shown;
}

/** Puts rows back after the one that they came after, or first. */
export function afterWhomTheyStood<Row>(
  rows: readonly Row[],
  gone: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  const shown = [...rows];
  for (const row of gone) {
    const place = before.indexOf(row);
    const neighbour = before.slice(0, place).findLast((one) => shown.includes(one));
    shown.splice(neighbour === undefined ? 0 : shown.indexOf(neighbour) + 1, 0, row);
  }
  return shown;
}
