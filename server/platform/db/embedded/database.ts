import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import type { Ear, Listen } from '../listen.ts';
import { notificationsIn, renameErrors, simpleQuery } from './messages.ts';
import { NoRoom, type Reserve } from './reserve.ts';
import { type EmbeddedSession, startThread, type Thread, threadEnded } from './thread.ts';

const THREAD = join(ROOT, 'server', 'platform', 'db', 'embedded', 'pglite.thread.js');

/** How often it is looked at most whether a full disk has room again, in milliseconds. */
const LOOK_FOR_ROOM_MS = 1_000;

/** Where the embedded database lives: a folder, or memory, filled from an image that `dumpDataDir` made or empty. */
export type DatabasePlace =
  | {
      readonly folder: string;
      /** Nothing is there yet: what a failed opening leaves is good for nothing. */
      readonly isNew?: boolean;
      readonly reserve?: Reserve;
    }
  | { readonly image: Uint8Array | null; readonly reserve?: never };

/**
 * PGlite in a thread of its own. A thread that dies is begun again with the next session, as after a killed process: what was
 * committed is there. One that died of a full disk serves who reads only, until there is room again.
 */
export interface EmbeddedDatabase {
  /** Rejects with `NoRoom` when the disk is too full even to read. */
  session(): Promise<EmbeddedSession>;
  /**
   * Hears what is announced on a channel, on whichever connection it was: they all share the database's one session, and a
   * connection that broke meanwhile takes nothing with it.
   */
  readonly listen: Listen;
  /** From now on a thread that says nothing for so long is ended, in milliseconds. */
  limit(ms: number): void;
  close(): Promise<void>;
}

/**
 * Opens the embedded database; rejects with `NoRoom` when its disk is too full, with another error when the folder is not one,
 * or is damaged. The caller holds the folder's lock.
 * @param program the thread's; only tests have another than PGlite.
 */
export async function openEmbedded(place: DatabasePlace, program: string | URL = THREAD): Promise<EmbeddedDatabase> {
  const { reserve } = place;
  const ears = new Map<string, Set<Ear>>();
  let limit: number | null = null;
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
  const start = (): Promise<Thread> =>
    startThread({
      program,
      data: 'folder' in place ? { dataDir: place.folder, image: null } : { dataDir: null, image: place.image },
      limitMs: () => limit,
      whySilent: () => (reserve?.isShort() ? new NoRoom() : threadEnded()),
      hear,
    });
  const open = (): Promise<Opened> => (reserve === undefined ? openPlain(start) : openWithin(reserve, start));
  const again = async (before: Opened | null): Promise<Opened> => {
    if (!('folder' in place)) throw new Error('The database in memory has ended.');
    await before?.thread.gone;
    const opened = await open().catch((error: unknown) => {
      throw error instanceof NoRoom ? error : threadEnded(error);
    });
    for (const channel of ears.keys()) await attend(opened.thread, channel);
    return opened;
  };

  let present = 'folder' in place && place.isNew && reserve !== undefined ? openNew(reserve, start) : open();
  await present;
  // One at a time: two threads would ruin the folder.
  let opening: Promise<Opened> | null = null;
  return {
    session: async () => {
      const last = await present.catch(() => null);
      if (last?.thread.alive()) return last.session;
      opening ??= again(last).finally(() => {
        opening = null;
      });
      present = opening;
      return (await present).session;
    },
    listen: (channel, ear) => {
      const others = ears.get(channel) ?? new Set();
      ears.set(channel, others.add(ear));
      // A thread that has just ended is attended when the next one begins.
      void present.then(({ thread }) => attend(thread, channel)).catch(() => undefined);
      return async () => {
        others.delete(ear);
        if (others.size === 0) ears.delete(channel);
      };
    },
    limit: (ms) => {
      limit = ms;
    },
    close: async () => (await present.catch(() => null))?.thread.close(),
  };
}

interface Opened {
  readonly thread: Thread;
  /** The partner of connections: the thread itself, or a guard that stops writes while there is no room. */
  readonly session: EmbeddedSession;
}

async function openPlain(start: () => Promise<Thread>): Promise<Opened> {
  const thread = await start();
  return { thread, session: thread };
}

/** Nothing is begun without room: whoever starts a server for the first time is there to make some. */
async function openNew(reserve: Reserve, start: () => Promise<Thread>): Promise<Opened> {
  if (!(await reserve.keep())) throw new NoRoom();
  try {
    return await openPlain(start);
  } catch (error) {
    throw reserve.isShort() ? new NoRoom(error) : error;
  }
}

/** Opens a database that is there, with the reserve's room if there is no other: then it can be read and not written. */
async function openWithin(reserve: Reserve, start: () => Promise<Thread>): Promise<Opened> {
  if (await reserve.keep()) {
    const thread = await start().catch(() => null);
    if (thread !== null) return { thread, session: thread };
  }
  reserve.spend();
  let thread: Thread;
  try {
    thread = await start();
  } catch (error) {
    throw (await reserve.keep()) ? error : new NoRoom(error);
  }
  await thread.execute(simpleQuery('set default_transaction_read_only = on'));
  return { thread, session: readOnlyUntilRoom(thread, reserve) };
}

/** PostgreSQL's codes for a write where only reading is allowed, and for a full disk. */
const READ_ONLY = '25006';
const FULL = '53100';

function readOnlyUntilRoom(thread: Thread, reserve: Reserve): EmbeddedSession {
  let full = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  // Between transactions only: inside of one it would end with it.
  const lookForRoom = async (): Promise<void> => {
    if (!full || thread.status() !== 'idle' || performance.now() - lookedAt < LOOK_FOR_ROOM_MS) return;
    lookedAt = performance.now();
    if (!(await reserve.keep())) return;
    await thread.execute(simpleQuery('set default_transaction_read_only = off'));
    full = false;
  };
  return {
    onEnd: thread.onEnd,
    execute: async (message) => {
      await lookForRoom();
      const answer = await thread.execute(message);
      if (full) renameErrors(answer, READ_ONLY, FULL);
      return answer;
    },
  };
}
