import type { System } from './system.ts';
import { VERSION } from './version.ts';

const RELOADED = 'mostrador.recargada';

/** A page that was loaded anew so shortly ago, in milliseconds, is not loaded anew by itself. */
const PAUSE_MS = 30_000;

function wasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Math.abs(Date.now() - last) < PAUSE_MS;
  } catch {
    return true;
  }
}

/**
 * Sees to a part of the app that did not come. Browsers keep a failed import for as long as the page lives, so that only a
 * reload brings the part. Whoever works is told when the server has another version by now; otherwise the part's own place
 * says that it is missing, and reloads when asked to. Whoever has not signed in loses nothing by a reload, which comes by
 * itself once the server answers.
 */
export function seeToMissingParts({ api, sesion, configuracion }: System): void {
  window.addEventListener('vite:preloadError', async () => {
    if (sesion.getSnapshot().can({ type: 'versionDistinta' })) {
      const current = await api.llamar('sesionActual', {}).catch(() => null);
      if (current !== null && current.version !== VERSION) sesion.send({ type: 'versionDistinta' });
      return;
    }
    const answer = await fetch(new URL('config.json', configuracion.base), { cache: 'no-store' }).catch(() => null);
    if (answer?.ok && !wasJustReloaded()) window.location.reload();
  });
}
