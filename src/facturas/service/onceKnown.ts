import type { TrabajoRef } from '#machines/trabajo.machine';

/** Tells by name what has ended, now and whenever that changes; answers what stops it. */
export type WatchEnded = (tell: (ended: readonly string[]) => void) => () => void;

/** Watches a reading, of which `endedIn` says by name what has ended. */
export function watching<T>(
  reading: {
    readonly getCurrentResult: () => { readonly data: T };
    readonly subscribe: (heard: (result: { readonly data: T }) => void) => () => void;
  },
  endedIn: (data: NonNullable<T>) => readonly string[],
): WatchEnded {
  return (tell) => {
    const hear = ({ data }: { readonly data: T }) => {
      if (data !== undefined && data !== null) tell(endedIn(data));
    };
    const stop = reading.subscribe(hear);
    hear(reading.getCurrentResult());
    return stop;
  };
}

interface Asking {
  readonly work: TrabajoRef;
  readonly watch: WatchEnded;
  /** Sends once more what was sent, under its key. */
  readonly again: () => void;
}

/**
 * While nobody knows what came of a sending, waits until something more has ended where it would be seen: then the server knows, and the
 * same is asked again, which is done once. Whoever waits at the screen need not press anything.
 * @returns what stops it.
 */
export function askOnceKnown({ work, watch, again }: Asking): () => void {
  let seen: Set<string> | null = null;
  let ended: readonly string[] = [];
  const look = () => {
    const news = ended.filter((name) => seen?.has(name) === false);
    if (news.length === 0 || !isUnknown(work)) return;
    // Once for each: who cannot reach the server is not to ask it without end.
    for (const name of news) seen?.add(name);
    again();
  };
  const heard = work.subscribe(look);
  const stop = watch((now) => {
    ended = now;
    seen ??= new Set(now);
    look();
  });
  return () => {
    heard.unsubscribe();
    stop();
  };
}

/** It failed, and its key is kept: it may have been done all the same. */
function isUnknown(work: TrabajoRef): boolean {
  const state = work.getSnapshot();
  return state.hasTag('failed') && state.context.attempts[state.context.como] !== undefined;
}
