import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { rowNumber, type Waiting } from './pending.ts';
import { orderAround, waitingBeside, waitingTitle } from './rows.ts';

interface Beside {
  readonly rows: readonly Waiting[];
  /** The rows as the table shows them. */
  readonly inOrder: { readonly current: readonly Waiting[] };
  readonly opened: number | null;
  readonly onOpened: (row: number | null, options: { readonly replace: boolean }) => void;
  readonly onAhead: (row: number) => void;
  /** The open one was decided. */
  readonly onDecided: (row: number) => void;
}

/** The list around the open record, as far as it is known. */
interface Known {
  /** The rows among which it was last seen. */
  readonly seen: readonly Waiting[];
  /** The rows that were decided here, and may still be in the list. */
  readonly decided: ReadonlySet<number>;
}

type News = { readonly shown: readonly Waiting[]; readonly opened: number | null } | { readonly decided: number };

function know(known: Known, news: News): Known {
  const { seen, decided } = known;
  if ('decided' in news) return { seen, decided: new Set([...decided, news.decided]) };
  const here = new Set(news.shown.map(rowNumber));
  const isHere = news.opened === null || here.has(news.opened);
  return { seen: isHere ? news.shown : seen, decided: new Set([...decided].filter((row) => here.has(row))) };
}

const NOTHING: Known = { seen: [], decided: new Set() };

/** The open record's place among those that wait: what is decided is no longer one of them, whatever the list still shows. */
export function useBeside({ rows, inOrder, opened, onOpened, onAhead, onDecided }: Beside) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const router = useRouter();
  const [{ seen, decided }, hear] = useReducer(know, NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows in their order change with the rows.
  useEffect(() => hear({ shown: inOrder.current, opened }), [rows, opened, inOrder]);

  const next = (step: 1 | -1) =>
    opened === null ? null : waitingBeside(orderAround(inOrder.current, seen, opened), opened, step, decided);
  const readAhead = useEffectEvent(() => {
    const row = next(1);
    if (row !== null) onAhead(row);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another record is open, or others wait.
  useEffect(() => readAhead(), [opened, rows]);

  /** The list without the record is one step back. */
  const isStep = () => router.state.location.state.isBeside === true;
  const onClose = () => {
    if (isStep()) router.history.back();
    else onOpened(null, { replace: true });
  };
  const go = (step: 1 | -1) => {
    const row = next(step);
    if (row !== null) return onOpened(row, { replace: true });
    avisar('info', 'No queda otra solicitud que espere su decisión.');
    onClose();
  };
  return {
    title: useTitle(rows, opened),
    isStep,
    onClose,
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onDecided: () => {
      if (opened === null) return;
      hear({ decided: opened });
      onDecided(opened);
    },
  };
}

/** The name of the open record, also once it has left the list; of one that was never in it, what its address says. */
function useTitle(rows: readonly Waiting[], opened: number | null): string {
  const last = useRef<Waiting>(undefined);
  const known = rows.find((row) => rowNumber(row) === opened) ?? last.current;
  last.current = known;
  if (known !== undefined && rowNumber(known) === opened) return waitingTitle(known);
  return opened !== null && opened > 0 ? `Caso ${opened}` : 'Vale';
}
