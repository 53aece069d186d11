import { fromCallback, fromPromise } from 'xstate';
import type { Credentials, Entrado, SesionEvent } from '#machines/sesion.machine';
import { sesionMachine } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { internalError, noConnection } from '../api/failure.ts';
import { onChangeInOtherTab, read } from './browserStorage.ts';

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
    actors: {
      restaurarSesion: fromPromise<Entrado | null>(async ({ signal }) => (await work()).restore(api, signal)),

      iniciarSesion: fromPromise<Entrado, Credentials | null>(async ({ input, signal }) => {
        if (input === null) throw internalError();
        return (await work()).start(api, input, signal);
      }),

      cerrarSesion: fromPromise<void>(async ({ signal }) => (await work()).close(api, signal)),

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
        return () => {
          listening = false;
          stopListening();
        };
      }),
    },
  });
}
