import { ACTIVITY_PAUSE_MS, END_NEARS_MS, IDLE_MS } from '#domain/common/constants';
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

// A click may come without the others: from a screen reader.
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click'] as const;

/** Every so often the clock is looked at, because no gesture tells that nothing happens. */
const CHECK_MS = 1_000;

interface ActivityWatch {
  readonly stop: () => void;
  /** Whether the person has done nothing for the time that closes the session. */
  readonly isIdle: () => boolean;
}

/** Who is told of the person's activity, or of its lack. */
interface ActivityNews {
  readonly alActuar: () => void;
  /** The time without a gesture is nearly full: so many milliseconds are left. Told once, until `alReanudar`. */
  readonly alAcercarse: (left: number) => void;
  /** There was a gesture after all, in this tab or another. */
  readonly alReanudar: () => void;
  readonly alCumplirse: () => void;
}

/**
 * Watches the gestures of this tab, at most one each 500 ms, and tells of each; and tells once when the time without
 * any, in any tab, is full, and a minute before. Two clocks measure it, and the one that says more counts: a sleeping computer stops the
 * steady one, and the computer's own may be set back.
 */
export function watchActivity(avisos: ActivityNews): ActivityWatch {
  let wall = Date.now();
  let steady = performance.now();
  let heard: number | null = null;
  let ended = false;
  let isNear = false;

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
    if (ended) return;
    if (isIdle()) {
      ended = true;
      avisos.alCumplirse();
      return;
    }
    const left = IDLE_MS - idleMs();
    if (left <= END_NEARS_MS === isNear) return;
    isNear = !isNear;
    if (isNear) avisos.alAcercarse(left);
    else avisos.alReanudar();
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
    check();
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
