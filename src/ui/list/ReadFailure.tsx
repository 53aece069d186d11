import type { Failure } from '#contract/common/failure';
import { Note } from '../Note.tsx';

/** How a reading stands; `data` is undefined while nothing was read. */
export interface ReadState {
  readonly data: unknown;
  readonly error: Failure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The state of a table by its reading: rows are awaited, or why there are none. */
export function tableState({ data, error, isFetching, refetch }: ReadState) {
  const isMissing = data === undefined;
  return {
    loading: isMissing && isFetching,
    failure: isMissing && error !== null ? { text: error.texto, onRetry: () => void refetch() } : null,
  };
}

/** Says why what was read before is still shown; nothing where it is not. */
export function StaleNote({ data, error }: Pick<ReadState, 'data' | 'error'>) {
  if (data === undefined || error === null) return null;
  return (
    <Note colorPalette="orange" mb={3} role="alert">
      {error.texto} Se muestra lo último que se leyó.
    </Note>
  );
}

/** Tells whether another try would be answered the same: the search itself must change. */
export function isRefused(failure: Failure | null): failure is Failure & { readonly tipo: 'rechazo' } {
  return failure?.tipo === 'rechazo';
}
