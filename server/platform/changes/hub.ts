import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Cambio } from '#contract/common/changes';
import type { SinTiendas } from '#domain/common/sinTiendas';
import { readSessions } from '../../personas/sesion/sessions.ts';
import type { Db } from '../db/db.ts';
import type { Listen } from '../db/listen.ts';
import type { ChangeStreams, ServerSession } from '../http/handler.ts';
import { announcementSchema, CHANNEL } from './announce.ts';
import { type Hears, heardAs, mayKnowWhoIsAt, whatIsHeard } from './hearing.ts';
import { createPresence, type PresenceNews, type PresenceWord, presenceIn } from './presence.ts';
import { createSharedReadings } from './sharedReadings.ts';
import { ChangeStream, eventText } from './stream.ts';

/** Streams of one person at once: a browser holds one for all its tabs. */
export const STREAMS_PER_PERSON = 10;

const BEAT_MS = 20_000;

/**
 * How often it is looked up whether the sessions of open streams still live, in milliseconds: one runs out without
 * anybody's doing, and not every hand at the database announces what it changes.
 */
const REVIEW_MS = 30_000;

/**
 * For each stream that hears of something, so many milliseconds are added to the time over which all read again what they show: a
 * list costs a server about half of that, so that half of it is left to who works.
 */
const SPREAD_PER_STREAM_MS = 4;

/** From so many streams on, one reading serves all who ask the same: with fewer, each has its own. */
export const MANY_STREAMS = 50;

/** How often those are forgotten who have not said for too long that they are there, in milliseconds. */
const SWEEP_MS = 2_000;

/** The longest wait to see a change of another person. */
const LONGEST_SPREAD_MS = 10_000;

/** The streams of one instance. */
export interface Hub extends ChangeStreams {
  /** Begins to listen; what the database cannot give yet is tried again until `close`. */
  start(): void;
  /** This server saved something: whoever asks from now on is answered anew, though it was not announced yet. */
  forgetReadings(): void;
  /** How many streams are open. */
  openStreams(): number;
  /** Ends all streams at once. */
  close(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly listen: Listen;
  readonly now: () => Date;
  /** The stores of who has none named. */
  readonly sinTiendas: SinTiendas;
  readonly version: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Makes the hub that gives each open stream what its person may see of the changes of all instances. */
export function createHub({ db, listen, now, sinTiendas, version, log }: Options): Hub {
  // In the order in which they were opened.
  const streams = new Set<ChangeStream>();
  const timers: NodeJS.Timeout[] = [];
  const shared = createSharedReadings(now);
  const presence = createPresence(now);
  let stopListening = async (): Promise<void> => undefined;

  const toAll = (text: string): void => {
    for (const stream of streams) stream.send(text);
  };

  const spread = () => ({ repartoMs: Math.min(streams.size * SPREAD_PER_STREAM_MS, LONGEST_SPREAD_MS) });

  const textOf = (change: Cambio | null) => (change === null ? null : eventText('message', { ...change, ...spread() }));

  const tellPresent = (some: readonly PresenceNews[]): void => {
    for (const { entidad, id, hechos } of some) {
      const record = { entidad, id };
      const text = eventText('presencia', { ...record, presentes: [...presence.at(record)] });
      for (const stream of streams) if (mayKnowWhoIsAt(stream.person, record, hechos)) stream.send(text);
    }
  };

  const heardOfPresence = (word: PresenceWord): void => {
    const changed = presence.hear(word);
    if (changed !== null) tellPresent([changed]);
  };

  // Whoever signs out sends no farewell for each page.
  const endPresence = (numiden: number): void => {
    const ids = presence.sessionsOf(numiden);
    if (ids.length === 0) return;
    readSessions(db, ids, { now: now(), sinTiendas }).then(
      (open) => tellPresent(presence.ended(new Set(ids.filter((id) => !open.has(id))))),
      // They are forgotten like any that say nothing more.
      () => undefined,
    );
  };

  const heard = (payload: string): void => {
    const json = jsonIn(payload);
    const word = presenceIn(json);
    if (word !== undefined) {
      heardOfPresence(word);
      return;
    }
    const announcement = announcementSchema.safeParse(json).data;
    if (announcement === undefined) {
      log.warn({ bytes: payload.length }, 'an announcement of a change was not understood');
      return;
    }
    const { entidad, id } = announcement;
    shared.forget();
    const texts = new Map<Hears, string | null>();
    for (const stream of streams) {
      const hears = whatIsHeard(stream.person, announcement);
      const text = texts.has(hears) ? texts.get(hears) : textOf(heardAs(hears, announcement));
      texts.set(hears, text ?? null);
      if (text) stream.send(text);
    }
    if (announcement.entidad === 'caso') presence.moved(id, announcement.caso.despues);
    if (entidad !== 'usuario') return;
    review([...streams].filter(({ person }) => person.numiden === id));
    endPresence(id);
  };

  const review = (some: readonly ChangeStream[]): void => {
    if (some.length === 0) return;
    const ids = some.map(({ person }) => person.id);
    readSessions(db, ids, { now: now(), sinTiendas }).then(
      (open) => {
        for (const stream of some) renew(stream, open.get(stream.person.id));
      },
      // The next look will tell; every call asks for itself.
      (error: unknown) => log.warn({ err: error }, 'the sessions of streams could not be looked up'),
    );
  };

  const open = (person: ServerSession): Readable => {
    const own = [...streams].filter((stream) => stream.person.numiden === person.numiden);
    for (const oldest of own.slice(0, Math.max(0, own.length - STREAMS_PER_PERSON + 1))) {
      oldest.send(eventText('bye', {}));
      oldest.end();
      streams.delete(oldest);
    }
    const stream = new ChangeStream(person);
    stream.out.once('close', () => streams.delete(stream));
    stream.send(eventText('hello', { version }));
    streams.add(stream);
    return stream.out;
  };

  return {
    open,
    forgetReadings: () => shared.forget(),
    presentTo: (person, record) =>
      mayKnowWhoIsAt(person, record, presence.factsOf(record)) ? presence.at(record) : [],
    openStreams: () => streams.size,
    readTogether: (question, work) => (streams.size < MANY_STREAMS ? work() : shared.read(question, work)),
    start: () => {
      stopListening = listen(CHANNEL, {
        heard,
        established: () => {
          shared.forget();
          toAll(eventText('refresh', spread()));
        },
      });
      timers.push(
        setInterval(() => toAll(eventText('beat', {})), BEAT_MS).unref(),
        setInterval(() => review([...streams]), REVIEW_MS).unref(),
        setInterval(() => tellPresent(presence.sweep()), SWEEP_MS).unref(),
      );
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams) stream.end();
      streams.clear();
      await stopListening();
    },
  };
}

function renew(stream: ChangeStream, now: ServerSession | undefined): void {
  if (now === undefined || now.pendiente !== null) {
    stream.send(eventText('session', { motivo: now === undefined ? 'terminada' : 'cambiada' }));
    stream.end();
    return;
  }
  const changed = rightsOf(now) !== rightsOf(stream.person);
  stream.person = now;
  if (changed) stream.send(eventText('session', { motivo: 'cambiada' }));
}

function rightsOf({ permisos, areas, roles, limite }: ServerSession): string {
  return JSON.stringify([permisos, areas, roles, limite]);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
