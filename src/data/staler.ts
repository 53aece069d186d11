import type { QueryClient } from '@tanstack/react-query';
import type { NombreLectura } from '#contract/contract';

/** Many screens hear of a change in the same moment; they read again spread over this time, in milliseconds. */
const SPREAD_MS = 250;

/** Where changes follow each other closely, what is shown is read again this often at most, in milliseconds. */
const AT_MOST_EVERY_MS = 2_000;

/** How soon it is looked whether a reading that was on its way has come, in milliseconds. */
const LOOK_AGAIN_MS = 100;

/** Marks readings stale, many at once; what is on screen is read again, the rest when somebody looks. */
export function createStaler(queries: QueryClient, random: () => number) {
  const pending = new Set<NombreLectura>();
  let clock: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  const flush = (): void => {
    const predicate = ({ queryKey: [name] }: { readonly queryKey: readonly [NombreLectura, unknown] }) =>
      pending.has(name);
    // What is on its way may be from before the change: it is waited for, since one that is broken off each time never ends.
    if (queries.isFetching({ predicate }) > 0) {
      clock = setTimeout(flush, LOOK_AGAIN_MS);
      return;
    }
    clock = undefined;
    last = Date.now();
    const inView = document.visibilityState === 'visible';
    void queries.invalidateQueries({ predicate, refetchType: inView ? 'active' : 'none' });
    pending.clear();
  };

  return {
    stale: (names: readonly NombreLectura[]): void => {
      for (const name of names) pending.add(name);
      clock ??= setTimeout(flush, Math.max(SPREAD_MS * random(), last + AT_MOST_EVERY_MS - Date.now()));
    },
    stop: (): void => clearTimeout(clock),
  };
}
