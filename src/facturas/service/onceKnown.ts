import type { AnyActor } from 'xstate';
import type { TrabajoRef } from '#machines/trabajo.machine';

/** Tells the names of all that has ended, now and at each change; answers the function that stops it. */
export type WatchEnded = (tell: (ended: readonly string[]) => void) => () => void;

/** Watches a reading; `endedIn` names what has ended in it. */
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

/**
 * While the outcome of a sending is unknown, waits until something more has ended where it would be seen: then the
 * server knows, and the same is asked again, which is done once. The person at the screen need not press anything.
 * @param system of the chart of a service.
 * @returns the function that stops it.
 */
export function askOnceKnown(system: AnyActor['system'], watch: WatchEnded): () => void {
  const work: TrabajoRef = system.get('resolver');
  let seen: Set<string> | null = null;
  let ended: readonly string[] = [];
  const look = () => {
    const news = ended.filter((name) => seen?.has(name) === false);
    if (news.length === 0 || !isUnknown(work)) return;
    // Once for each: a browser that cannot reach the server must not ask it without end.
    for (const name of news) seen?.add(name);
    const { como, values } = work.getSnapshot().context;
    system.get('registro').send({ type: 'enviar', trabajo: 'resolver', como, values });
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
