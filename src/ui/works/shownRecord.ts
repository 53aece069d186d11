import { useCallback, useMemo, useState } from 'react';
import type { Movimiento } from '#domain/common/history';
import { lastEntry, type WorkedOn } from './newerOf.ts';

/** The record on screen, while the server goes on. */
export interface ShownRecord<R extends WorkedOn> {
  readonly shown: R;
  /** The changes of other people since the person last looked, oldest first. */
  readonly news: readonly Movimiento[];
  /** Brings a reading on screen at once; what others did in it is still told. */
  readonly show: (record: R) => void;
  /** Brings the newest on screen; from then on it is no news. */
  readonly showNewest: () => void;
}

/**
 * Keeps on screen what is there while the person writes: a save on a record that changed meanwhile must be refused and not
 * pass unseen. Nothing is being written: the newest comes by itself, and what others did is told all the same.
 */
export function useShownRecord<R extends WorkedOn>(newest: R, isWriting: boolean, numiden: number): ShownRecord<R> {
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

/** Nothing was done to it: at most what the clock makes of it is different. */
function isSame(one: WorkedOn, other: WorkedOn): boolean {
  return one.version === other.version && lastEntry(one) === lastEntry(other);
}
