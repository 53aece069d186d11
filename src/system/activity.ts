import { ACTIVITY_PAUSE_MS, IDLE_MS } from '#domain/constants';
import { read, save } from './browserStorage.ts';

/**
 * When the person last did something in any tab of this browser, in wall-clock milliseconds: a sleeping computer stops
 * its timers, but not the clock.
 */
function lastActivity(): number | null {
  const saved = Number(read('actividad') ?? Number.NaN);
  return Number.isFinite(saved) ? saved : null;
}

export function noteActivity(now: number): void {
  save('actividad', String(now));
}

/** Tells whether the person left the session alone for the time that closes it. */
export function isIdle(now: number, own: number | null = null): boolean {
  const last = Math.max(lastActivity() ?? 0, own ?? 0);
  return last > 0 && now - last >= IDLE_MS;
}

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Every so often the clock is looked at, because no gesture tells that nothing happens. */
const CHECK_MS = 5_000;

/**
 * Watches the gestures of this tab, at most one each 500 ms, and tells of each; and tells once when the time without any
 * is full.
 */
export function watchActivity(avisos: {
  readonly alActuar: (now: number) => void;
  readonly alCumplirse: () => void;
}): () => void {
  let own = Date.now();
  let ended = false;

  const check = () => {
    if (ended || !isIdle(Date.now(), own)) return;
    ended = true;
    avisos.alCumplirse();
  };

  const act = () => {
    const now = Date.now();
    if (now - own >= 0 && now - own < ACTIVITY_PAUSE_MS) return;
    // The first gesture after a long sleep must not bring back a session that is over.
    check();
    if (ended) return;
    own = now;
    noteActivity(now);
    avisos.alActuar(now);
  };

  const onReturn = () => {
    if (document.visibilityState === 'visible') check();
  };

  noteActivity(own);
  for (const gesture of GESTURES) window.addEventListener(gesture, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  const clock = window.setInterval(check, CHECK_MS);
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, act, { capture: true });
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
    window.clearInterval(clock);
  };
}
