import type { SesionEvent } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { watchActivity } from './activity.ts';
import { onChangeInOtherTab } from './browserStorage.ts';
import { VERSION } from './version.ts';

/** The server forgets a session that says nothing for 20 minutes; while the person works it hears this often. */
const HEARTBEAT_MS = 4 * 60_000;

/**
 * Watches for the causes that end a session in use: no activity, another version of the server, other tabs.
 * @returns the function that stops it.
 */
export function watchSession(api: Api, tell: (event: SesionEvent) => void): () => void {
  let heartbeat = performance.now();
  const activity = watchActivity({
    alActuar: () => {
      if (performance.now() - heartbeat < HEARTBEAT_MS) return;
      heartbeat = performance.now();
      // A session that the server lost is told of by the client itself; any other failure, by the next call.
      api.llamar('sesionActual', {}).then(
        // The stream of changes says it sooner, but not every back end has one.
        ({ version }) => version !== VERSION && tell({ type: 'versionDistinta' }),
        () => undefined,
      );
    },
    alCumplirse: () => tell({ type: 'inactividadCumplida' }),
  });
  const stopListening = onChangeInOtherTab('sesion', (value) => {
    if (value !== null) tell({ type: 'entradaEnOtraPestana' });
    // The tab that noticed the inactivity first took the session away; here it was as long.
    else tell({ type: activity.isIdle() ? 'inactividadCumplida' : 'salidaEnOtraPestana' });
  });
  return () => {
    activity.stop();
    stopListening();
  };
}
