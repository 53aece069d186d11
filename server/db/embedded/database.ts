import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { RAIZ } from '../../raiz.ts';

const THREAD = join(RAIZ, 'server', 'db', 'embedded', 'pglite.thread.js');

/** Closing writes what is in memory to the folder; a thread that takes longer than this is ended as SIGKILL would, in milliseconds. */
const CLOSING_MS = 3_000;

/** Where the embedded database lives: a folder, or memory, filled from an image that `dumpDataDir` made or empty. */
type Place = { readonly folder: string } | { readonly image: Uint8Array | null };

/** What a connection speaks to; it ends with the thread that it was begun on. */
export interface EmbeddedSession {
  /**
   * Hands over messages of PostgreSQL's protocol and answers what the database says to them, errors of statements included.
   * Rejects when the thread has ended.
   */
  execute(message: Uint8Array): Promise<Uint8Array>;
  /** Tells once when the thread has ended, in whatever way, until what it answers is called. */
  onEnd(tell: (error: Error) => void): () => void;
}

/** PGlite in a thread of its own. A thread that dies is begun again with the next session, as after a killed process. */
export interface EmbeddedDatabase {
  session(): Promise<EmbeddedSession>;
  close(): Promise<void>;
}

/** Opens the embedded database; rejects when the folder is not one, or is damaged. The caller holds the folder's lock. */
export async function openEmbedded(place: Place): Promise<EmbeddedDatabase> {
  let thread: Promise<Thread> | null = startThread(place);
  await thread;
  return {
    session: async () => {
      const present = await thread?.catch(() => null);
      if (present?.alive()) return present;
      if (!('folder' in place)) throw new Error('The database in memory has ended.');
      thread = startThread(place);
      return thread;
    },
    close: async () => (await thread)?.close(),
  };
}

interface Thread extends EmbeddedSession {
  alive(): boolean;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: Uint8Array): void;
  reject(error: Error): void;
}

async function startThread(place: Place): Promise<Thread> {
  const worker = new Worker(THREAD, {
    workerData: 'folder' in place ? { dataDir: place.folder, image: null } : { dataDir: null, image: place.image },
    // Not the process's own: a translator of TypeScript would be loaded once more.
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(error: Error) => void>();
  let ended: Error | null = null;
  let requests = 0;
  const end = (error: Error): void => {
    if (ended !== null) return;
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    for (const tell of listeners) tell(error);
  };
  const ready = once(worker, 'message');
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the embedded database has ended.')));
  await ready;
  worker.on('message', ([number, answer]: readonly [number, Uint8Array]) => {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  return {
    alive: () => ended === null,
    execute: (message) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        requests += 1;
        waiting.set(requests, { resolve, reject });
        worker.postMessage([requests, message]);
      }),
    onEnd: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    close: async () => {
      if (ended !== null) return;
      const exit = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage(null);
      await Promise.race([exit, delay(CLOSING_MS, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}
