import type { Api } from '../../api/api.ts';
import { VERSION } from '../version.ts';

const CADA_MS = 10 * 60_000;
const MINIMO_ENTRE_REVISIONES_MS = 60_000;

/**
 * Compares this build's version with the server's: at sign-in, every ten minutes and when the person comes back to the
 * tab. A call that fails tells nothing about the version.
 */
export const observarVersion = (api: Api, alSerDistinta: () => void): (() => void) => {
  const corte = new AbortController();
  let ultima = 0;

  const revisar = async () => {
    ultima = Date.now();
    try {
      const { version } = await api.llamar('datosEstadisticos', {}, { signal: corte.signal });
      if (version !== VERSION && !corte.signal.aborted) alSerDistinta();
    } catch {
      // The next look will tell.
    }
  };

  const alVolver = () => {
    if (document.visibilityState === 'visible' && Date.now() - ultima >= MINIMO_ENTRE_REVISIONES_MS) void revisar();
  };

  void revisar();
  const reloj = window.setInterval(() => void revisar(), CADA_MS);
  document.addEventListener('visibilitychange', alVolver);
  window.addEventListener('focus', alVolver);
  return () => {
    corte.abort();
    window.clearInterval(reloj);
    document.removeEventListener('visibilitychange', alVolver);
    window.removeEventListener('focus', alVolver);
  };
};
