import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Eventos } from '#contract/common/changes';
import type { NombreLectura } from '#contract/contract';
import { followChanges } from '../changes.ts';
import type { StreamEventName } from '../stream.ts';

/** The page as a browser sees it. */
export const page = { visibilityState: 'visible' };
const ends: (() => void)[] = [];

/** Stops the clock and shows the page, for every test of the file that calls it. */
export function onStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Follows a stream that the test speaks on; `reads` counts how often each shown reading was asked for. */
export function follow(
  shown: readonly (NombreLectura | readonly [NombreLectura, unknown, unknown])[],
  answerAfterMs = 0,
) {
  const reads = new Map<string, number>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  let speak = (_name: StreamEventName, _data: string): void => undefined;
  const onSession = vi.fn();
  const onVersion = vi.fn();
  const changes = followChanges({
    queries,
    numiden: 100_002,
    open: (hear) => {
      speak = hear;
      return { retryNow: () => undefined, close: () => undefined };
    },
    ...{ onSession, onVersion, random: () => 1 },
  });
  for (const [place, one] of shown.entries()) {
    const [name, input, answer] = typeof one === 'string' ? [one, {}, null] : one;
    const counted = typeof one === 'string' ? name : `${name} ${place}`;
    const observer = new QueryObserver(queries, {
      queryKey: [name, input],
      queryFn: async () => {
        reads.set(counted, (reads.get(counted) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
        return answer ?? reads.get(counted) ?? 0;
      },
    } as never);
    ends.push(observer.subscribe(() => undefined));
  }
  ends.push(() => queries.clear(), changes.stop);
  const say = <N extends keyof Eventos>(name: N, data: Eventos[N]) => speak(name, JSON.stringify(data));
  return { reads, changes, queries, say, speak: (text: string) => speak('message', text), onSession, onVersion };
}
