import { fromCallback, fromPromise } from 'xstate';
import type { Credentials, Entrado, SesionEvent } from '#machines/sesion.machine';
import { sesionMachine } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { internalError, noConnection } from '../api/failure.ts';
import { isIdle, watchActivity } from './activity.ts';
import { onChangeInOtherTab, read } from './browserStorage.ts';
import { VERSION } from './version.ts';

/** The server forgets a session that says nothing for 20 minutes; while the person works it hears this often. */
const HEARTBEAT_MS = 4 * 60_000;

/** The session machine with the back end, the gestures of the person and the other tabs behind it. */
export function connectSession({ api }: { readonly api: Api }) {
  // Signing in checks shapes with zod, which the first paint of the login screen does without.
  const entrada = () =>
    import('./sessionCalls.ts').catch(() => {
      throw noConnection();
    });

  return sesionMachine.provide({
    actors: {
      restaurarSesion: fromPromise<Entrado | null>(async ({ signal }) => (await entrada()).restore(api, signal)),

      iniciarSesion: fromPromise<Entrado, Credentials | null>(async ({ input, signal }) => {
        if (input === null) throw internalError();
        return (await entrada()).start(api, input, signal);
      }),

      cerrarSesion: fromPromise<void>(async ({ signal }) => (await entrada()).close(api, signal)),

      vigilarActividad: fromCallback<SesionEvent>(({ sendBack }) => {
        let heartbeat = Date.now();
        const stopWatching = watchActivity({
          alActuar: (now) => {
            if (now - heartbeat < HEARTBEAT_MS) return;
            heartbeat = now;
            // A session that the server lost is told of by the client itself; any other failure, by the next call.
            api.llamar('sesionActual', {}).then(
              // The stream of changes says it sooner, but not every back end has one.
              ({ version }) => version !== VERSION && sendBack({ type: 'versionDistinta' }),
              () => undefined,
            );
          },
          alCumplirse: () => sendBack({ type: 'inactividadCumplida' }),
        });
        const stopListening = onChangeInOtherTab('sesion', (value) => {
          if (value !== null) sendBack({ type: 'entradaEnOtraPestana' });
          // The tab that noticed the inactivity first took the session away; here it was as long.
          else sendBack({ type: isIdle(Date.now()) ? 'inactividadCumplida' : 'salidaEnOtraPestana' });
        });
        return () => {
          stopWatching();
          stopListening();
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
