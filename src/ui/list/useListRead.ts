import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '#contract/common/failure';
import type { NombreLectura } from '#contract/contract';
import type { Read, ReadData } from '../../data/query.ts';
import { lastPage } from '../DataTable/columns.ts';
import { useSteadyRows } from './steady.ts';

/** One page of a list as a server answers it; with `hasMore` there are more rows than `total`, which no page shows. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
}

interface Options<N extends NombreLectura, Row> {
  readonly read: Read<N>;
  readonly answer: (data: ReadData<N>) => ListAnswer<Row>;
  readonly rowKey: (row: Row) => string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Somebody points at a row. */
  readonly held: boolean;
  /** The page asked for is beyond the last one, which is this one. */
  readonly onPageBeyond: (last: number) => void;
}

/** A list as its page sees it. */
export interface ListState<Row> extends ListAnswer<Row> {
  /** The page that the rows belong to; while another one is on its way, still the one that is shown. */
  readonly page: number;
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** Another question was asked, and what is shown is the answer to the one before. */
  readonly searching: boolean;
  /** That takes so long that the page should show it. */
  readonly late: boolean;
  /** Newer rows wait until the person no longer points at these. */
  readonly waiting: boolean;
  /** Why there is nothing to show. */
  readonly failure: Failure | null;
  /** Why what is shown may be old. */
  readonly staleFailure: Failure | null;
  readonly refresh: () => void;
}

/** Reads a page of a list; the rows of the question before stay until those of this one are there. */
export function useListRead<N extends NombreLectura, Row>(options: Options<N, Row>): ListState<Row> {
  const { read, answer, rowKey, page, pageSize, held, onPageBeyond } = options;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...read,
    select: answer,
    placeholderData: keepPreviousData,
  });
  const { rows: fresh, total, hasMore } = data ?? NOTHING;
  const beyond = !isPlaceholderData && fresh.length === 0 && total > 0 && page > 0;
  const correct = useEffectEvent(onPageBeyond);
  useEffect(() => {
    if (beyond) correct(lastPage(pageSize, total));
  }, [beyond, pageSize, total]);

  const [settledPage, setSettledPage] = useState(page);
  const settled = data !== undefined && !isPlaceholderData;
  if (settled && !beyond && settledPage !== page) setSettledPage(page);

  const searching = isPending || isPlaceholderData || beyond;
  // The answer to another question is shown at once, also where the pointer happens to be.
  const question = `${isPlaceholderData ? 'awaited' : 'answered'} ${hashKey(read.queryKey)}`;
  const { rows, waiting } = useSteadyRows(fresh, rowKey, question, held);
  return {
    rows,
    total,
    hasMore,
    page: settled ? page : settledPage,
    loading: data === undefined ? error === null : beyond,
    searching,
    late: useLate(searching && data !== undefined),
    waiting,
    failure: data === undefined ? error : null,
    staleFailure: data === undefined ? null : error,
    refresh: () => void refetch(),
  };
}

const NOTHING: ListAnswer<never> = { rows: [], total: 0, hasMore: false };

/** Below this, in milliseconds, a person takes an answer for immediate, and a sign of waiting would only flicker. */
const PATIENCE_MS = 250;

/** True once something has been going on for so long that the page should show it. */
function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const clock = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(clock);
      setLate(false);
    };
  }, [going]);
  return going && late;
}
