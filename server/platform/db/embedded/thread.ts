import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { asksToBeReady, lastWordsIn, readyStatus, type SessionStatus } from './messages.ts';
import { NoRoom } from './reserve.ts';

/** Closing writes what is in memory to the folder; a thread that takes longer than this is ended as SIGKILL would, in milliseconds. */
const CLOSING_MS = 3_000;

/** The partner of a connection; it ends with the thread that it was begun on. */
export interface EmbeddedSession {
  /**
   * Hands over messages of PostgreSQL's protocol and answers what the database says to them, errors of statements included.
   * Rejects when the thread has ended.
   */
  execute(message: Uint8Array): Promise<Uint8Array>;
  /** Tells once when the thread has ended, in whatever way, until what it answers is called. */
  onEnd(tell: (error: Error) => void): () => void;
}

/** The database's thread. One that breaks, or that says nothing for too long, is ended as SIGKILL would. */
export interface Thread extends EmbeddedSession {
  alive(): boolean;
  /** The status of the session, as the database last said it. */
  status(): SessionStatus | null;
  /** Comes when nothing of it runs any more: only then may the next one open the folder. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** The thread's program. */
  readonly program: string | URL;
  readonly data: { readonly dataDir: string | null; readonly image: Uint8Array | null };
  /** How long it may say nothing to a message, in milliseconds; null for ever. Asked with each message. */
  readonly limitMs: () => number | null;
  /** Why it may have said nothing. */
  readonly whySilent: () => Error;
  readonly hear: (answer: Uint8Array) => void;
}

interface Waiting {
  resolve(answer: Uint8Array): void;
  reject(error: Error): void;
  /** Its answer must end with the database being ready. */
  readonly ready: boolean;
}

/** The thread of an embedded database is not there any more; what it was doing may have been done or not. */
export function threadEnded(cause?: unknown): Error {
  return new Error('The thread of the embedded database has ended.', cause === undefined ? undefined : { cause });
}

/** Starts a thread; rejects when it cannot open the database, once it is gone. */
export async function startThread({ program, data, limitMs, whySilent, hear }: Options): Promise<Thread> {
  const worker = new Worker(program, {
    workerData: data,
    // Not the process's own: a translator of TypeScript would be loaded once more.
    execArgv: [],
  });
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(error: Error) => void>();
  let ended: Error | null = null;
  let requests = 0;
  let status: SessionStatus | null = null;
  let silence: NodeJS.Timeout | undefined;

  const end = (error: Error): void => {
    if (ended !== null) return;
    ended = error;
    clearTimeout(silence);
    void worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    for (const tell of listeners) tell(error);
  };
  const watchSilence = (): void => {
    clearTimeout(silence);
    const limit = limitMs();
    if (limit !== null && waiting.size > 0) silence = setTimeout(() => end(whySilent()), limit);
  };
  const begun = once(worker, 'message');
  worker.on('error', (cause) => end(threadEnded(cause)));
  worker.on('exit', () => end(threadEnded()));
  try {
    await Promise.race([begun, gone.then(() => Promise.reject(ended))]);
  } catch (error) {
    await gone;
    throw error;
  }
  worker.on('message', ([number, answer]: readonly [number, Uint8Array]) => {
    const asked = waiting.get(number);
    if (asked === undefined) return;
    const why = breakIn(answer, asked);
    if (why !== null) {
      end(why);
      return;
    }
    waiting.delete(number);
    watchSilence();
    status = readyStatus(answer);
    asked.resolve(answer);
    hear(answer);
  });

  return {
    gone,
    alive: () => ended === null,
    status: () => status,
    execute: (message) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        requests += 1;
        waiting.set(requests, { resolve, reject, ready: asksToBeReady(message) });
        if (waiting.size === 1) watchSilence();
        worker.postMessage([requests, message]);
      }),
    onEnd: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    close: async () => {
      if (ended !== null) return gone;
      worker.postMessage(null);
      await Promise.race([gone, delay(CLOSING_MS, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}

/**
 * The error in an answer of a database that has stopped: it panicked, or its answer has no end.
 * Null for any other answer.
 */
function breakIn(answer: Uint8Array, { ready }: Waiting): Error | null {
  const words = lastWordsIn(answer);
  if (words !== null) return words.code === '53100' ? new NoRoom(words.message) : threadEnded(words.message);
  return ready && readyStatus(answer) === null ? threadEnded() : null;
}
