import { useEffect } from 'react';
import type { Avisar } from '../app/connect/avisos.ts';

/** Says once, at the foot of the screen, that a list could not be loaded. */
export const useAvisoDeFalla = (falla: string | null, avisar: Avisar): void => {
  useEffect(() => {
    if (falla !== null) avisar('error', falla);
  }, [falla, avisar]);
};
