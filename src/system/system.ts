import { createActor } from 'xstate';
import { behalfOf } from '#contract/common/onBehalf';
import { type AvisosRef, avisosMachine } from '#machines/avisos.machine';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { createLazyApi } from '../api/lazyApi.ts';
import type { PersonalData } from '../data/personalData.ts';
import type { Configuration } from './configuration.ts';
import { type Connection, createConnection } from './connection.ts';
import { connectNotices, connectVoice, type Notify, type Say } from './notices.ts';
import { connectSession, untilBack } from './session.ts';
import { createUnread, type Unread } from './unread.ts';
import { VERSION } from './version.ts';

/** The parts that live as long as the page and that every route may use; they are the router's context. */
export interface System {
  readonly configuracion: Configuration;
  readonly api: Api;
  readonly conexion: Connection;
  readonly sesion: SesionRef;
  readonly avisos: AvisosRef;
  readonly avisar: Notify;
  readonly decir: Say;
  /** The notices that the person has not read, for the title of the window. */
  readonly unread: Unread;
  /** Fetches the code that reads for a person, which `openData` then has at hand. */
  readonly loadPersonalData: () => Promise<unknown>;
  /**
   * Opens the data of the person who is signed in once `signedIn` resolves. Its code comes meanwhile, with the first
   * call: the login does without it.
   */
  readonly openData: (signedIn: Promise<void>) => Promise<PersonalData>;
}

/** Puts the app-wide parts together, outside React; nothing is asked of the server before `sesion` is started. */
export function createSystem(configuration: Configuration): System {
  const connection = createConnection({ probar: () => api.llamar('salud', {}) });
  const api: Api = createLazyApi({
    base: configuration.api,
    conexion: connection,
    alPerderSesion: (failure) => sesion.send({ type: 'sesionPerdida', failure }),
    untilBack: (signal) => untilBack(sesion, signal),
    onBehalfOf: () => {
      const person = sesion.getSnapshot().context.sesion;
      return person && behalfOf(person.numiden, person.tienda.id);
    },
  });
  const sesion = createActor(connectSession({ api }), { input: {} });
  const avisos = createActor(avisosMachine, { input: {} }).start();
  const personalData = lazyPersonalData({ api, sesion, configuracion: configuration });
  return {
    configuracion: configuration,
    api,
    conexion: connection,
    sesion,
    avisos,
    avisar: connectNotices(avisos),
    decir: connectVoice(),
    unread: createUnread(),
    ...personalData,
  };
}

function lazyPersonalData({ api, sesion, configuracion }: Pick<System, 'api' | 'sesion' | 'configuracion'>) {
  const address = new URL('eventos', configuracion.api).href;
  let holding: Promise<() => PersonalData> | null = null;
  const load = () => {
    holding ??= import('../data/personalData.ts').then(
      ({ holdPersonalData }) => holdPersonalData({ api, sesion, address, version: VERSION }),
      (error: unknown) => {
        holding = null;
        throw error;
      },
    );
    return holding;
  };
  const openData = async (signedIn: Promise<void>): Promise<PersonalData> => {
    const [open] = await Promise.all([load(), signedIn]);
    return open();
  };
  return { loadPersonalData: load, openData };
}
