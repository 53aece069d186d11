import type { Sistema } from './sistema.ts';

const RECARGADA = 'mostrador.recargada';

const yaSeRecargo = (): boolean => {
  try {
    const ya = sessionStorage.getItem(RECARGADA) !== null;
    sessionStorage.setItem(RECARGADA, 'si');
    return ya;
  } catch {
    return true;
  }
};

/**
 * A part of the app that cannot be loaded although its server answers was replaced by a newer version: whoever works is
 * told; whoever has not signed in loses nothing by a reload, which is tried once.
 */
export const avisarVersionVencida = ({ sesion, configuracion }: Sistema): void => {
  window.addEventListener('vite:preloadError', async () => {
    const respuesta = await fetch(new URL('config.json', configuracion.base), { cache: 'no-store' }).catch(() => null);
    if (!respuesta?.ok) return;
    if (sesion.getSnapshot().matches('active')) sesion.send({ type: 'versionDistinta' });
    else if (!yaSeRecargo()) window.location.reload();
  });
};
