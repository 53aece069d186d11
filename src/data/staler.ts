import type { QueryClient } from '@tanstack/react-query';
import type { Cambio } from '#contract/common/changes';
import type { NombreLectura } from '#contract/contract';
import type { ReadKey } from './query.ts';
import { canTouch } from './touched/touched.ts';

/** Many screens hear of a change in the same moment; they read again spread over at least this time, in milliseconds. */
const SPREAD_MS = 250;

/** Where changes come close together, the readings on screen are done again this often at most, in milliseconds. */
const AT_MOST_EVERY_MS = 2_000;

/** How soon it is looked whether a reading that was on its way has come, in milliseconds. */
const LOOK_AGAIN_MS = 100;

/** Readings that tell the person something also while the page is out of sight: the window's title says how many notices there are. */
const UNSEEN: readonly NombreLectura[] = ['novedadesPropias'];

interface Options {
  readonly queries: QueryClient;
  /** Who reads. */
  readonly numiden: number;
  readonly random: () => number;
}

/** Marks readings stale, many at once; those on screen are read again, the rest when they are shown. */
export interface Staler {
  /**
   * @param change the change; null when it is unknown, and then all readings of these names are stale.
   * @param spreadMs the time over which all listeners spread their requests, as the server says; in milliseconds.
   */
  stale(names: readonly NombreLectura[], change: Cambio | null, spreadMs?: number): void;
  stop(): void;
}

/** Makes the marker of one person's readings. */
export function createStaler({ queries, numiden, random }: Options): Staler {
  let pending = new Map<NombreLectura, Cambio[] | 'anything'>();
  let clock: ReturnType<typeof setTimeout> | undefined;
  let next = Number.NEGATIVE_INFINITY;
  let spread = SPREAD_MS;

  const flush = (): void => {
    // A reading on its way may be older than the change: it is waited for, as one broken off each time never ends.
    if (queries.isFetching({ predicate: ({ queryKey: [name] }) => pending.has(name as NombreLectura) }) > 0) {
      clock = setTimeout(flush, LOOK_AGAIN_MS);
      return;
    }
    clock = undefined;
    const stale = pending;
    pending = new Map();
    const touched = queries.getQueryCache().findAll({
      predicate: ({ queryKey, state }) => {
        const key = queryKey as ReadKey;
        const changes = stale.get(key[0]);
        return changes === 'anything' || (changes?.some((each) => canTouch(each, key, state.data, numiden)) ?? false);
      },
    });
    if (touched.length === 0) return;
    next = performance.now() + Math.max(AT_MOST_EVERY_MS, spread);
    const inView = document.visibilityState === 'visible';
    const hashes = new Set(touched.map(({ queryHash }) => queryHash));
    void queries.invalidateQueries({
      predicate: ({ queryHash }) => hashes.has(queryHash),
      refetchType: inView ? 'active' : 'none',
    });
    if (inView) return;
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ queryKey, queryHash }) => hashes.has(queryHash) && UNSEEN.includes((queryKey as ReadKey)[0]),
    });
  };

  return {
    stale: (names, change, spreadMs = SPREAD_MS) => {
      spread = Math.max(SPREAD_MS, spreadMs);
      for (const name of names) {
        const before = pending.get(name) ?? [];
        pending.set(name, before === 'anything' || change === null ? 'anything' : [...before, change]);
      }
      clock ??= setTimeout(flush, Math.max(spread * random(), next - performance.now()));
    },
    stop: () => clearTimeout(clock),
  };
}
