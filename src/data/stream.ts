/** The names of a stream's events (contract/common/changes.ts); 'message' is the one without a name on the wire. */
const NAMES = ['message', 'hello', 'refresh', 'session', 'bye', 'presencia', 'beat'] as const;
export type StreamEventName = (typeof NAMES)[number];

/** The server says every twenty seconds that it lives; after so long without a word the connection is dead. */
const SILENCE_MS = 60_000;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A back end that never opened a stream may have none: it is asked ever more rarely, in milliseconds. */
const LONGEST_PAUSE_UNKNOWN_MS = 10 * 60_000;

interface Options {
  readonly address: string;
  readonly hear: (name: StreamEventName, data: string) => void;
  /** The back end answered, and does not open it: why not, a browser does not say. */
  readonly refused: () => void;
  /** From 0 to 1; spreads the return of many counters over time. */
  readonly random?: () => number;
}

/** A stream that is opened again, after pauses that grow, for as long as it is wanted. */
export interface Stream {
  /** Opens it at once instead of after the present pause. */
  retryNow(): void;
  close(): void;
}

/** The `readyState` of a source that the browser has given up: the answer was no stream. */
const CLOSED = 2;

/** Opens a stream of server-sent events. Its first word after each opening is 'hello': before it something may have been missed. */
export function openStream({ address, hear, refused, random = Math.random }: Options): Stream {
  let source: EventSource | null = null;
  let everOpened = false;
  let failures = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const again = (fn: () => void, ms: number): void => {
    clearTimeout(clock);
    clock = setTimeout(fn, ms);
  };

  const fail = (): void => {
    source?.close();
    source = null;
    const longest = everOpened ? LONGEST_PAUSE_MS : LONGEST_PAUSE_UNKNOWN_MS;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, longest);
    failures += 1;
    again(open, pause * (0.5 + 0.5 * random()));
  };

  const rest = (): void => {
    source?.close();
    source = null;
    again(open, LONGEST_PAUSE_UNKNOWN_MS);
  };

  const open = (): void => {
    source?.close();
    const own = new EventSource(address);
    source = own;
    again(fail, SILENCE_MS);
    own.addEventListener('error', () => {
      if (own !== source) return;
      const isRefused = own.readyState === CLOSED;
      fail();
      if (isRefused) refused();
    });
    for (const name of NAMES) {
      own.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (own !== source) return;
        everOpened = true;
        failures = 0;
        again(fail, SILENCE_MS);
        hear(name, data);
        // Others of this person took the place: to come back at once would take it from them in turn.
        if (name === 'bye') rest();
      });
    }
  };

  open();
  return {
    retryNow: () => {
      if (source === null) open();
    },
    close: () => {
      clearTimeout(clock);
      source?.close();
      source = null;
    },
  };
}
