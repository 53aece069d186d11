import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followChanges } from '../src/data/changes.ts';
import type { ReadKey } from '../src/data/query.ts';
import type { StreamEventName } from '../src/data/stream.ts';
import { open } from './streamPeople.ts';

/** Who looks at something. */
export interface Who {
  readonly url: string;
  readonly cookie: string;
  readonly numiden: number;
}

/** A browser with one reading on screen, as far as data goes; answers what closes it. */
export async function openBrowser(
  { url, cookie, numiden }: Who,
  { queryKey }: { readonly queryKey: ReadKey },
  read: () => Promise<unknown>,
): Promise<() => void> {
  const queries = new QueryClient();
  let speak = (_name: StreamEventName, _data: string): void => undefined;
  const changes = followChanges({
    queries,
    numiden,
    open: (hear) => {
      speak = hear;
      return { retryNow: () => undefined, close: () => undefined };
    },
    onSession: () => undefined,
    onVersion: () => undefined,
  });
  const close = await open(url, cookie, (text) => {
    for (const event of text.split('\n\n')) {
      const name = /^event: (.*)$/m.exec(event)?.[1] ?? 'message';
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) speak(name as StreamEventName, data);
    }
  });
  const shown = new QueryObserver(queries, { queryKey, retry: false, queryFn: read } as never);
  const forget = shown.subscribe(() => undefined);
  return () => {
    forget();
    changes.stop();
    queries.clear();
    close();
  };
}
