import { ACTIVITY_PAUSE_MS, IDLE_MS } from '#domain/constants';
import { read, save } from './browserStorage.ts';

/** The person's last act in any tab of this browser, in milliseconds of the computer's clock; null if unknown. */
function lastActivity(): number | null {
  const saved = Number(read('actividad') ?? Number.NaN);
  return Number.isFinite(saved) ? saved : null;
}

export function noteActivity(now: number): void {
  save('actividad', String(now));
}

/** Tells whether a session that no tab watched was left alone for the time that closes it. */
export function wasLeft(now: number): boolean {
  const last = lastActivity();
  return last !== null && now - last >= IDLE_MS;
}

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Every so often the clock is looked at, because no gesture tells that nothing happens. */
const CHECK_MS = 5_000;

interface ActivityWatch {
  readonly stop: () => void;
  /** Whether the person has done nothing for the time that closes the session. */
  readonly isIdle: () => boolean;
}

/**
 * Watches the gestures of this tab, at most one each 500 ms, and tells of each; and tells once when the time without
 * any, in any tab, is full. Two clocks measure it, and the one that says more counts: a sleeping computer stops the
 * steady one, and the computer's own may be set back.
 */
export function watchActivity(avisos: {
  readonly alActuar: () => void;
  readonly alCumplirse: () => void;
}): ActivityWatch {
  let wall = Date.now();
  let steady = performance.now();
  let heard: number | null = null;
  let ended = false;

  const idleMs = () => Math.max(Date.now() - wall, performance.now() - steady);

  const isIdle = () => {
    const saved = lastActivity();
    if (saved !== null && saved !== heard) {
      heard = saved;
      // A moment that is still to come was written before the clock was set back, at an unknown time.
      const since = Math.max(0, Date.now() - saved);
      if (since < idleMs()) {
        wall = Date.now() - since;
        steady = performance.now() - since;
      }
    }
    return idleMs() >= IDLE_MS;
  };

  const check = () => {
    if (ended || !isIdle()) return;
    ended = true;
    avisos.alCumplirse();
  };

  const note = () => {
    wall = Date.now();
    steady = performance.now();
    heard = wall;
    noteActivity(wall);
  };

  const act = () => {
    if (idleMs() < ACTIVITY_PAUSE_MS) return;
    // The first gesture after a long sleep must not bring back a session that is over.
    check();
    if (ended) return;
    note();
    avisos.alActuar();
  };

  const onReturn = () => {
    if (document.visibilityState === 'visible') check();
  };

  note();
  for (const gesture of GESTURES) window.addEventListener(gesture, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  const timer = window.setInterval(check, CHECK_MS);
  return {
    isIdle,
    stop: () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, act, { capture: true });
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.clearInterval(timer);
    },
  };
}
