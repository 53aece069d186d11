import { INACTIVIDAD_MS, REBOTE_ACTIVIDAD_MS } from '#domain/constantes';
import { guardar, leer } from '../almacen.ts';

/**
 * When the person last did something in any tab of this browser, in wall-clock milliseconds: a sleeping computer stops
 * its timers, but not the clock.
 */
const ultimaActividad = (): number | null => {
  const guardada = Number(leer('actividad') ?? Number.NaN);
  return Number.isFinite(guardada) ? guardada : null;
};

export const anotarActividad = (ahora: number): void => guardar('actividad', String(ahora));

/** Tells whether the person left the session alone for the time that closes it. */
export const inactividadCumplida = (ahora: number, propia: number | null = null): boolean => {
  const ultima = Math.max(ultimaActividad() ?? 0, propia ?? 0);
  return ultima > 0 && ahora - ultima >= INACTIVIDAD_MS;
};

const GESTOS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Every so often the clock is looked at, because no gesture tells that nothing happens. */
const REVISION_MS = 5_000;

/**
 * Watches the gestures of this tab, at most one each 500 ms, and tells of each; and tells once when the time without any
 * is full.
 */
export const observarActividad = (avisos: {
  readonly alActuar: (ahora: number) => void;
  readonly alCumplirse: () => void;
}): (() => void) => {
  let propia = Date.now();
  let terminado = false;

  const revisar = () => {
    if (terminado || !inactividadCumplida(Date.now(), propia)) return;
    terminado = true;
    avisos.alCumplirse();
  };

  const actuar = () => {
    const ahora = Date.now();
    if (ahora - propia >= 0 && ahora - propia < REBOTE_ACTIVIDAD_MS) return;
    // The first gesture after a long sleep must not bring back a session that is over.
    revisar();
    if (terminado) return;
    propia = ahora;
    anotarActividad(ahora);
    avisos.alActuar(ahora);
  };

  const alVolver = () => {
    if (document.visibilityState === 'visible') revisar();
  };

  anotarActividad(propia);
  for (const gesto of GESTOS) window.addEventListener(gesto, actuar, { capture: true, passive: true });
  document.addEventListener('visibilitychange', alVolver);
  window.addEventListener('focus', alVolver);
  const reloj = window.setInterval(revisar, REVISION_MS);
  return () => {
    for (const gesto of GESTOS) window.removeEventListener(gesto, actuar, { capture: true });
    document.removeEventListener('visibilitychange', alVolver);
    window.removeEventListener('focus', alVolver);
    window.clearInterval(reloj);
  };
};
