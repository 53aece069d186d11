import { fromCallback, fromPromise } from 'xstate';
import type { Credenciales, Entrado, SesionEvent } from '#machines/sesion.machine';
import { sesionMachine } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { errorInterno, sinConexion } from '../../api/fallo.ts';
import { alCambiarEnOtraPestana, leer } from '../almacen.ts';
import { inactividadCumplida, observarActividad } from './actividad.ts';
import { observarVersion } from './vigilarVersion.ts';

/** The server forgets a session that says nothing for 20 minutes; while the person works it hears this often. */
const LATIDO_MS = 4 * 60_000;

/** The session machine with the back end, the gestures of the person and the other tabs behind it. */
export const conectarSesion = ({ api }: { readonly api: Api }) => {
  // Signing in checks shapes with zod, which the first paint of the login screen does without.
  const entrada = () =>
    import('./entrada.ts').catch(() => {
      throw sinConexion();
    });

  return sesionMachine.provide({
    actors: {
      restaurarSesion: fromPromise<Entrado | null>(async ({ signal }) => (await entrada()).restaurar(api, signal)),

      iniciarSesion: fromPromise<Entrado, Credenciales | null>(async ({ input, signal }) => {
        if (input === null) throw errorInterno();
        return (await entrada()).iniciar(api, input, signal);
      }),

      cerrarSesion: fromPromise<void>(async ({ signal }) => (await entrada()).cerrar(api, signal)),

      vigilarActividad: fromCallback<SesionEvent>(({ sendBack }) => {
        let latido = Date.now();
        const dejarDeObservar = observarActividad({
          alActuar: (ahora) => {
            if (ahora - latido < LATIDO_MS) return;
            latido = ahora;
            // A session that the server lost is told of by the client itself; any other failure, by the next call.
            api.llamar('sesionActual', {}).catch(() => undefined);
          },
          alCumplirse: () => sendBack({ type: 'inactividadCumplida' }),
        });
        const dejarDeEscuchar = alCambiarEnOtraPestana('sesion', (valor) => {
          if (valor !== null) sendBack({ type: 'entradaEnOtraPestana' });
          // The tab that noticed the inactivity first took the session away; here it was as long.
          else sendBack({ type: inactividadCumplida(Date.now()) ? 'inactividadCumplida' : 'salidaEnOtraPestana' });
        });
        return () => {
          dejarDeObservar();
          dejarDeEscuchar();
        };
      }),

      vigilarVersion: fromCallback<SesionEvent>(({ sendBack }) =>
        observarVersion(api, () => sendBack({ type: 'versionDistinta' })),
      ),

      vigilarPestanas: fromCallback<SesionEvent>(({ sendBack }) => {
        let escuchando = true;
        const avisar = (valor: string | null) => {
          if (escuchando && valor !== null) sendBack({ type: 'entradaEnOtraPestana' });
        };
        // Another tab may have signed in while this one showed that its session was closed.
        queueMicrotask(() => avisar(leer('sesion')));
        const dejarDeEscuchar = alCambiarEnOtraPestana('sesion', avisar);
        return () => {
          escuchando = false;
          dejarDeEscuchar();
        };
      }),
    },
  });
};
