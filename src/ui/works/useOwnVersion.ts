import { useEffect, useState } from 'react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';

/**
 * A draft from before somebody else's change is sent as of then, so that what changed is shown and not undone.
 * @param version the one on which what the form holds was written, as the draft kept it; null for a new record.
 */
export function useOwnVersion(work: TrabajoUnicoRef, version: number | null): void {
  const [own] = useState(version);
  useEffect(() => {
    if (own !== null) work.send({ type: 'versionALaVista', version: own });
  }, [work, own]);
}
