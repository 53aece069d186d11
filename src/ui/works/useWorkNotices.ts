import { useEffect } from 'react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { Notify } from '../../system/notices.ts';

/** Says what a running work tells by the alert at the foot of the screen. */
export function useWorkNotices(work: TrabajoUnicoRef, tell: Notify): void {
  useEffect(() => {
    const subscription = work.on('aviso', ({ tipo, texto }) => tell(tipo, texto));
    return () => subscription.unsubscribe();
  }, [work, tell]);
}
