import type { QueryClient } from '@tanstack/react-query';
import { type Cambio, cambios, type Entidad, type Eventos } from '#contract/common/changes';
import type { ConPresencia } from '#domain/common/presencia';
import { createStaler } from './staler.ts';
import type { Stream, StreamEventName } from './stream.ts';
import { readsOf, readsOfAny, readsOfOwn } from './touched/touched.ts';

/** Hears that a record changed, with its new version, its author and the store of a sale; null when a change may have been missed. */
type ChangeListener = (change: Pick<Cambio, 'version' | 'numiden' | 'venta'> | null) => void;

/** Hears who has a record open now. */
type PresenceListener = (presence: Eventos['presencia']) => void;

/** The changes under the person's eyes. */
export interface Changes {
  /** Tells of every change of one record, until the returned function is called. */
  onChange(entity: Entidad, id: number, listener: ChangeListener): () => void;
  /** Tells who has records of a kind open, each time that it changes, until the returned function is called. */
  onPresence(entity: ConPresencia, listener: PresenceListener): () => void;
  /** After the person's own work: reads the shown data of the entity again without the stream, which may be away. */
  changed(entity: Entidad): void;
  /** Hears nothing until `resume`, after which everything shown is read again. */
  pause(): void;
  resume(): void;
  stop(): void;
}

interface Options {
  readonly queries: QueryClient;
  /** Who is signed in. */
  readonly numiden: number;
  /** Opens the stream, whose events are told to `hear`. */
  readonly open: (hear: (name: StreamEventName, data: string) => void) => Stream;
  /** The session ended at the server, or the person's rights changed. */
  readonly onSession: (motivo: Eventos['session']['motivo']) => void;
  /** The server says which version it is, each time that the stream opens. */
  readonly onVersion: (version: string) => void;
  readonly random?: () => number;
}

/** A page that was just opened has read everything after it began to listen, or in the same moment; in milliseconds. */
const JUST_OPENED_MS = 5_000;

/** Follows the stream of changes: readings that a change touches are marked stale and, if shown, read again. */
export function followChanges({
  queries,
  numiden,
  open,
  onSession,
  onVersion,
  random = Math.random,
}: Options): Changes {
  const staler = createStaler({ queries, numiden, random });
  const listeners = new Map<string, Set<ChangeListener>>();
  const presence = new Set<readonly [ConPresencia, PresenceListener]>();
  const began = performance.now();
  let greeted = false;

  const missed = (spreadMs?: number): void => {
    staler.stale(readsOfAny(), null, spreadMs);
    for (const some of listeners.values()) for (const tell of [...some]) tell(null);
  };

  const hear = (name: StreamEventName, text: string): void => {
    const event = read(name, text);
    switch (event?.name) {
      case 'message': {
        const { repartoMs, ...change } = event.data;
        const { entidad, id } = change;
        staler.stale(readsOf(entidad), change, repartoMs);
        for (const tell of [...(listeners.get(`${entidad} ${id}`) ?? [])]) tell(change);
        return;
      }
      case 'hello': {
        onVersion(event.data.version);
        if (greeted || performance.now() - began > JUST_OPENED_MS) missed();
        greeted = true;
        return;
      }
      case 'refresh':
        missed(event.data.repartoMs);
        return;
      case 'session':
        onSession(event.data.motivo);
        return;
      case 'presencia':
        for (const [entity, tell] of [...presence]) if (entity === event.data.entidad) tell(event.data);
        return;
      case 'bye':
      case 'beat':
      case undefined:
        return;
    }
  };

  let stream: Stream | null = open(hear);
  return {
    onChange: (entity, id, listener) => {
      const key = `${entity} ${id}`;
      const some = listeners.get(key) ?? new Set();
      listeners.set(key, some.add(listener));
      return () => {
        some.delete(listener);
        if (some.size === 0 && listeners.get(key) === some) listeners.delete(key);
      };
    },
    onPresence: (entity, listener) => {
      const own = [entity, listener] as const;
      presence.add(own);
      return () => void presence.delete(own);
    },
    changed: (entity) => staler.stale(readsOfOwn(entity), null),
    pause: () => {
      stream?.close();
      stream = null;
    },
    resume: () => {
      stream ??= open(hear);
    },
    stop: () => {
      stream?.close();
      stream = null;
      staler.stop();
      listeners.clear();
      presence.clear();
    },
  };
}

type Heard = { readonly [N in keyof Eventos]: { readonly name: N; readonly data: Eventos[N] } }[keyof Eventos];

/** The event as the contract says it, or null for one that this version does not understand. */
function read(name: StreamEventName, text: string): Heard | null {
  try {
    const data = cambios.eventos.eventos[name].parse(JSON.parse(text));
    return { name, data } as Heard;
  } catch {
    return null;
  }
}
