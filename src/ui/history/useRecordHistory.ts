import { useInfiniteQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/common/call';
import type { Failure } from '#contract/common/failure';
import type { Contract } from '#contract/contract';
import type { RecordName } from '#domain/common/records';
import type { AuditEntry } from '#domain/personas/audit';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';

type Page = OutputOf<Contract['historialDeRegistro']>;
type Input = InputOf<Contract['historialDeRegistro']>;

/** The history of a record as its page sees it. */
export interface HistoryRead {
  /** The entries that were read so far, newest first. */
  readonly entries: readonly AuditEntry[];
  /** Nothing is there yet. */
  readonly loading: boolean;
  /** Why there is nothing to show, or why there is no more. */
  readonly failure: Failure | null;
  /** There are older entries. */
  readonly hasMore: boolean;
  /** The older ones are on their way. */
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** Reads what was changed of one record, 50 entries at a time (GET bitacora/registro). @param id as the audit has it. */
export function useRecordHistory(api: Api, entidad: RecordName, id: string | number): HistoryRead {
  const input: Input = { consulta: { entidad, id: String(id) } };
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['historialDeRegistro', input] as const,
    // The client's own way of asking knows no further pages.
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api
        .llamar('historialDeRegistro', { consulta: { ...input.consulta, antesDe: pageParam } }, { signal })
        .catch((cause: unknown) => {
          throw signal.aborted ? cause : asFailure(cause);
        }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ cambios, hayMas }: Page) => (hayMas ? cambios.at(-1)?.id : undefined),
  });
  return {
    entries: data?.pages.flatMap(({ cambios }) => cambios) ?? [],
    loading: isPending,
    failure: error,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}
