import { useCallback, useMemo, useState } from 'react';
import type { Caso } from '#domain/casos';
import type { Movimiento } from '#domain/history';
import { lastEntry } from './caseRead.ts';

/** What of a case is on screen, while the server goes on. */
export interface ShownCase {
  readonly shown: Caso;
  /** What others have done since the person last looked, oldest first. */
  readonly news: readonly Movimiento[];
  /** Brings a reading on screen at once; what others did in it is still told. */
  readonly show: (caso: Caso) => void;
  /** Brings the newest on screen; from then on it is no news. */
  readonly showNewest: () => void;
}

/**
 * Keeps on screen what is there while the person writes: a save on a case that changed meanwhile must be refused and not
 * pass unseen. Nothing is being written: the newest comes by itself, and what others did is told all the same.
 */
export function useShownCase(newest: Caso, isWriting: boolean, numiden: number): ShownCase {
  const [shown, show] = useState(newest);
  const [seen, see] = useState(() => lastEntry(newest));
  if (shown !== newest && (!isWriting || isSame(shown, newest))) show(newest);
  const news = useMemo(
    () => newest.logs.filter(({ id, autor }) => id > seen && autor.numiden !== numiden),
    [newest, seen, numiden],
  );
  const showNewest = useCallback(() => {
    show(newest);
    see(lastEntry(newest));
  }, [newest]);
  return { shown, news, show, showNewest };
}

/** Nothing was done to it: at most its traffic light is another one. */
function isSame(one: Caso, other: Caso): boolean {
  return one.version === other.version && lastEntry(one) === lastEntry(other);
}
