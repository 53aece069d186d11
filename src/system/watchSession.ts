import { END_NEARS_MS } from '#domain/common/constants';
import type { SesionEvent } from '#machines/sesion.types';
import type { Api } from '../api/api.ts';
import { watchActivity } from './activity.ts';
import { onChangeInOtherTab, read } from './browserStorage.ts';
import { leftOfSession } from './sessionCalls.ts';
import { VERSION } from './version.ts';

/** A session that should be over by now is asked for a little later, in milliseconds: the server's clock decides. */
const AFTER_END_MS = 1_000;

/** A computer that slept is late by as much: what is left is looked at this often, in milliseconds. */
const LONGEST_TIMER_MS = 60_000;

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
    alAcercarse: (quedan) => tell({ type: 'inactividadCercana', quedan }),
    alReanudar: () => tell({ type: 'actividadReanudada' }),
    alCumplirse: () => tell({ type: 'inactividadCumplida' }),
  });
  const stopEnd = watchEnd(api, (quedan) => tell({ type: 'finCercano', quedan }));
  const salida = read('salida');
  const stopListening = onChangeInOtherTab('sesion', (value) => {
    if (value !== null) tell({ type: 'entradaEnOtraPestana' });
    else if (read('salida') !== salida) tell({ type: 'salidaEnOtraPestana' });
    // The tab that noticed the inactivity first took the session away; here it was as long.
    else tell({ type: activity.isIdle() ? 'inactividadCumplida' : 'terminadaEnOtraPestana' });
  });
  return () => {
    stopEnd();
    activity.stop();
    stopListening();
  };
}

/**
 * Tells once that the session is near its end, however much it is used, with what is left of it in milliseconds; and asks the server
 * when it should be over. A back end that does not say how long a session lasts is not waited for.
 */
function watchEnd(api: Api, tell: (left: number) => void): () => void {
  let timer: number | undefined;
  const wait = (): void => {
    const left = leftOfSession();
    if (left === null) return;
    if (left <= END_NEARS_MS) {
      tell(left);
      // Its refusal ends the session here as that of any call.
      const ask = (): void => void api.llamar('sesionActual', {}, { anybody: true }).catch(() => undefined);
      timer = window.setTimeout(ask, left + AFTER_END_MS);
      return;
    }
    timer = window.setTimeout(wait, Math.min(left - END_NEARS_MS, LONGEST_TIMER_MS));
  };
  wait();
  return () => window.clearTimeout(timer);
}
