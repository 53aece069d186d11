import { fromCallback, fromPromise } from 'xstate';
import { type SesionRef, sesionMachine } from '#machines/sesion.machine';
import type { Entrado, FaltaCodigo, Prueba, SesionEvent } from '#machines/sesion.types';
import type { Api } from '../api/api.ts';
import { internalError, noConnection } from '../api/failure.ts';
import { onChangeInOtherTab, read, remove, save } from './browserStorage.ts';

/** The session machine with the back end, the gestures of the person and the other tabs behind it. */
export function connectSession({ api }: { readonly api: Api }) {
  // Signing in checks shapes with zod, and who works is watched: the first paint of the login screen does without both.
  const work = async () => {
    try {
      const { sessionWork } = await import('./sessionWork.ts');
      return sessionWork;
    } catch {
      throw noConnection();
    }
  };

  return sesionMachine.provide({
    actions: {
      avisarFin: () => remove('sesion'),
      avisarSalida: () => {
        // In this order: a tab that hears of the end sees whether it was asked for.
        save('salida', crypto.randomUUID());
        remove('sesion');
      },
    },
    actors: {
      restaurarSesion: fromPromise<Entrado | null>(async ({ signal }) => (await work()).restore(api, signal)),

      iniciarSesion: fromPromise<Entrado | FaltaCodigo, Prueba | null>(async ({ input, signal }) => {
        if (input === null) throw internalError();
        const { start, confirm, comeBack } = await work();
        if ('codigo' in input) return confirm(api, input.codigo, signal);
        return 'regreso' in input ? comeBack(api, input.regreso, signal) : start(api, input, signal);
      }),

      irAlProveedor: fromPromise<void, Prueba | null>(async ({ input, signal }) => {
        if (input === null || !('numiden' in input)) throw internalError();
        await (await work()).goToProvider(api, input, signal);
      }),

      cerrarSesion: fromPromise<void, { readonly aProposito: boolean }>(async ({ input, signal }) => {
        const { close } = await work();
        // Where somebody is in again in another tab, the session of the browser is theirs.
        if (read('sesion') !== null) return;
        const farewell = await close(api, signal);
        if (farewell !== null && input.aProposito) window.location.assign(farewell);
      }),

      vigilarActividad: fromCallback<SesionEvent>(({ sendBack }) => {
        let stop: (() => void) | null = null;
        let isOver = false;
        // The session was asked for before any work, so its code is here already and cannot fail to come.
        void work().then(({ watchSession }) => {
          if (!isOver) stop = watchSession(api, sendBack);
        });
        return () => {
          isOver = true;
          stop?.();
        };
      }),

      vigilarPestanas: fromCallback<SesionEvent>(({ sendBack }) => {
        let listening = true;
        const notify = (value: string | null) => {
          if (listening && value !== null) sendBack({ type: 'entradaEnOtraPestana' });
        };
        // Another tab may have signed in while this one showed that its session was closed.
        queueMicrotask(() => notify(read('sesion')));
        const stopListening = onChangeInOtherTab('sesion', notify);
        const stopLeaving = onChangeInOtherTab('salida', () => sendBack({ type: 'salidaEnOtraPestana' }));
        return () => {
          listening = false;
          stopListening();
          stopLeaving();
        };
      }),
    },
  });
}

/**
 * The answer that calls wait for while a dialog asks the person to sign in again (`ApiConfiguration.untilBack`). Who asked
 * is gone with their screen where it never comes.
 */
export function untilBack(sesion: SesionRef, signal: AbortSignal | undefined): Promise<void> | null {
  if (!sesion.getSnapshot().hasTag('ended')) return null;
  return new Promise((resolve, reject) => {
    const { unsubscribe } = sesion.subscribe((state) => {
      if (state.hasTag('ended')) return;
      unsubscribe();
      if (state.context.sesion !== null) resolve();
    });
    signal?.addEventListener(
      'abort',
      () => {
        unsubscribe();
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
