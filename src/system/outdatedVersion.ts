import type { System } from './system.ts';

const RELOADED = 'mostrador.recargada';

function wasReloaded(): boolean {
  try {
    const ya = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.setItem(RELOADED, 'si');
    return ya;
  } catch {
    return true;
  }
}

/**
 * A part of the app that cannot be loaded although its server answers was replaced by a newer version: whoever works is
 * told; whoever has not signed in loses nothing by a reload, which is tried once.
 */
export function tellOutdatedVersion({ sesion, configuracion }: System): void {
  window.addEventListener('vite:preloadError', async () => {
    const answer = await fetch(new URL('config.json', configuracion.base), { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    if (sesion.getSnapshot().can({ type: 'versionDistinta' })) sesion.send({ type: 'versionDistinta' });
    else if (!wasReloaded()) window.location.reload();
  });
}
