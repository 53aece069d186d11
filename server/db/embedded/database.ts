import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../../root.ts';
import type { Ear, Listen } from '../listen.ts';
import { notificationsIn, simpleQuery } from './messages.ts';

const THREAD = join(ROOT, 'server', 'db', 'embedded', 'pglite.thread.js');

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
  /**
   * Hears what is announced on a channel, on whichever connection it was: they all share the database's one session, and a
   * connection that broke meanwhile takes nothing with it.
   */
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Opens the embedded database; rejects when the folder is not one, or is damaged. The caller holds the folder's lock. */
export async function openEmbedded(place: Place): Promise<EmbeddedDatabase> {
  const ears = new Map<string, Set<Ear>>();
  const hear = (answer: Uint8Array): void => {
    if (ears.size === 0) return;
    for (const { channel, payload } of notificationsIn(answer)) {
      for (const ear of ears.get(channel) ?? []) ear.heard(payload);
    }
  };
  const attend = async (thread: Thread, channel: string): Promise<void> => {
    await thread.execute(simpleQuery(`listen ${channel}`));
    for (const ear of ears.get(channel) ?? []) ear.established();
  };
  let thread: Promise<Thread> | null = startThread(place, hear);
  await thread;
  return {
    session: async () => {
      const present = await thread?.catch(() => null);
      if (present?.alive()) return present;
      if (!('folder' in place)) throw new Error('The database in memory has ended.');
      thread = startThread(place, hear);
      const begun = await thread;
      for (const channel of ears.keys()) await attend(begun, channel);
      return begun;
    },
    listen: (channel, ear) => {
      const others = ears.get(channel) ?? new Set();
      ears.set(channel, others.add(ear));
      // A thread that has just ended is attended when the next one begins.
      void thread?.then((present) => attend(present, channel)).catch(() => undefined);
      return async () => {
        others.delete(ear);
        if (others.size === 0) ears.delete(channel);
      };
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

async function startThread(place: Place, hear: (answer: Uint8Array) => void): Promise<Thread> {
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
    hear(answer);
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
