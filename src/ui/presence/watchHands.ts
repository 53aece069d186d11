import { INACTIVO_MS } from '#domain/common/presencia';

/** Told of what the person does with this page. */
interface HandsNews {
  readonly alActuar: () => void;
  readonly alDescansar: () => void;
  readonly alOcultar: () => void;
  readonly alMostrar: () => void;
  readonly alIrse: () => void;
}

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How often it is looked whether nothing was done for long, in milliseconds. */
const CHECK_MS = 5_000;

/**
 * Watches whether the person does something on this page, each change once: unlike the session, which lives as long as there is
 * somebody at any of its pages.
 * @returns the function that ends it.
 */
export function watchHands({ alActuar, alDescansar, alOcultar, alMostrar, alIrse }: HandsNews): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let last = performance.now();
  let rests = false;
  const act = () => {
    last = performance.now();
    if (!rests) return;
    rests = false;
    alActuar();
  };
  const check = () => {
    if (rests || performance.now() - last < INACTIVO_MS) return;
    rests = true;
    alDescansar();
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return alOcultar();
    last = performance.now();
    rests = false;
    alMostrar();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, act, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', alIrse, { signal });
  // A page that the browser kept whole comes back as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  const timer = window.setInterval(check, CHECK_MS);
  if (document.visibilityState === 'hidden') alOcultar();
  return () => {
    window.clearInterval(timer);
    ended.abort();
  };
}
