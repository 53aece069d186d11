import { openStream, type Stream, type StreamEventName } from './stream.ts';

interface Options {
  readonly address: string;
  /** Whose stream it is: only tabs of the same person share one. */
  readonly who: string;
  readonly hear: (name: StreamEventName, data: string) => void;
  /** The back end does not open it; told to the tab that asked. */
  readonly refused: () => void;
}

interface Said {
  readonly name: StreamEventName;
  readonly data: string;
}

/**
 * One stream for all tabs of a browser, which has six connections to a server by HTTP/1.1: the tab that holds the lock
 * holds the stream and passes on what it says; when it goes, another one takes over. Where pages may not lock (a plain
 * address that is not this machine), each tab has its own for as long as it is in view.
 */
export function openSharedStream({ address, who, hear, refused }: Options): Stream {
  const name = `mostrador.eventos ${address} ${who}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let own: Stream | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data.name, data.data));

  if (navigator.locks === undefined) {
    const follow = (): void => {
      own?.close();
      own = document.visibilityState === 'visible' ? openStream({ address, hear, refused }) : null;
    };
    follow();
    document.addEventListener('visibilitychange', follow, { signal: ended.signal });
  } else {
    const lead = (): Promise<void> => {
      own = openStream({
        address,
        refused,
        hear: (said, data) => {
          hear(said, data);
          if (said !== 'beat') channel.postMessage({ name: said, data } satisfies Said);
        },
      });
      return new Promise((resolve) => ended.signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    // Rejects when it is given up before its turn.
    navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);
  }

  return {
    retryNow: () => own?.retryNow(),
    close: () => {
      ended.abort();
      own?.close();
      channel.close();
    },
  };
}
