import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { behalfOf } from '#contract/common/onBehalf';
import type { Sesion } from '#domain/personas/sesion';
import type { DeshacerRef } from '#machines/deshacer.machine';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { asFailure } from '../api/failure.ts';
import { type Changes, followChanges } from './changes.ts';
import { createQueryClient, readAgainOnReturn } from './client.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import type { ReadData } from './query.ts';
import { openSharedStream } from './sharedStream.ts';
import { connectUndo } from './undo.ts';
import { newKey } from './uniqueKey.ts';

/** The readings of the signed-in person, the changes of their data, and their drafts. */
export interface PersonalData {
  readonly data: QueryClient;
  readonly changes: Changes;
  readonly drafts: DraftStore;
  /** Takes back the person's last act for a moment. */
  readonly deshacer: DeshacerRef;
}

interface Options {
  readonly api: Api;
  readonly sesion: SesionRef;
  /** Where the stream of changes is. */
  readonly address: string;
  /** The version of this build. */
  readonly version: string;
}

interface Held extends PersonalData {
  readonly who: string;
  rights: string;
  readonly end: () => void;
}

/**
 * Holds the readings of the signed-in person for as long as it is the same one in the same store: another person at the
 * same computer begins with none, and nothing is heard any more once no one is signed in.
 * @returns a function that answers the present person's; throws when no one is signed in.
 */
export function holdPersonalData({ api, sesion, address, version }: Options): () => PersonalData {
  let held: Held | null = null;
  /** A back end that keeps refusing a person with rights is not asked about the session again and again. */
  let askedAgain = false;

  const compareVersion = (theirs: string): void => {
    if (theirs !== version) sesion.send({ type: 'versionDistinta' });
  };

  // Asked once more as a call, whose refusal the client reads: a session that is over ends here as anywhere.
  const refused = (): void => {
    api.llamar('eventos', {}).catch((error: unknown) => {
      if (asFailure(error).tipo === 'sinPermiso' && !askedAgain) sesion.send({ type: 'sesionCambiada' });
      askedAgain = true;
    });
  };

  const begin = (person: Sesion): Held => {
    const data = createQueryClient(api);
    const forgetVersion = onVersionOf(data, compareVersion);
    const who = whoIs(person);
    const changes = followChanges({
      queries: data,
      numiden: person.numiden,
      open: (hear) => {
        const stream = openSharedStream({ address, who, hear, refused });
        const forget = api.alVolver(stream.retryNow);
        return {
          ...stream,
          close: () => {
            forget();
            stream.close();
          },
        };
      },
      onSession: (motivo) => {
        if (motivo === 'cambiada') sesion.send({ type: 'sesionCambiada' });
        // The refusal of any call says why the session is over.
        else api.llamar('sesionActual', {}).catch(() => undefined);
      },
      onVersion: compareVersion,
    });
    const forget = readAgainOnReturn(data, api);
    const drafts = createDraftStore({ api, storage: storageOfBrowser(), numiden: person.numiden, behalf: who });
    const deshacer = createActor(connectUndo(api), { input: { seed: newKey() } });
    // Once for all, and also where it was refused: what followed is not on screen yet.
    deshacer.on('desenlace', () => void data.invalidateQueries());
    deshacer.start();
    const end = (): void => {
      deshacer.stop();
      forget();
      forgetVersion();
      changes.stop();
      data.clear();
      void drafts.leave();
    };
    return { data, changes, drafts, deshacer, who, rights: rightsOf(person), end };
  };

  sesion.subscribe((state) => {
    if (held === null) return;
    const { sesion: person } = state.context;
    // Whose session ended hears nothing, so that nobody asks for a stream that is refused; what waits is the calls' own.
    if (state.hasTag('ended')) held.changes.pause();
    else if (person === null || held.who !== whoIs(person)) {
      held.end();
      held = null;
    } else if (held.rights !== rightsOf(person)) {
      // Data that the person may no longer see must not come back from the kept readings.
      held.rights = rightsOf(person);
      held.data.removeQueries({ type: 'inactive' });
      void held.data.invalidateQueries();
    }
    if (!state.hasTag('ended')) held?.changes.resume();
  });

  return () => {
    const person = sesion.getSnapshot().context.sesion;
    if (person === null) throw new Error('Data is read only for somebody signed in.');
    if (held === null) {
      held = begin(person);
      // Told with the session too, by a back end that has no stream.
      compareVersion(person.version);
    }
    return held;
  };
}

/** The figures of the dashboard say the server's version too (specification, section 7): a back end may say it nowhere else. */
function onVersionOf(data: QueryClient, tell: (version: string) => void): () => void {
  return data.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== 'datosEstadisticos') return;
    tell((event.query.state.data as ReadData<'datosEstadisticos'>).version);
  });
}

function whoIs({ numiden, tienda }: Sesion): string {
  return behalfOf(numiden, tienda.id);
}

function rightsOf({ permisos, areas, roles }: Sesion): string {
  return JSON.stringify([permisos, areas, roles]);
}

/** Null where the browser forbids its storage: then an unsent draft lives as long as the page. */
function storageOfBrowser(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
