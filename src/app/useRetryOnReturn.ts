import { useEffect, useRef } from 'react';
import type { Api } from '../api/api.ts';

/**
 * Asks again for what could not be read as soon as the back end serves again, without anybody asking for it.
 * @param failed whether the last reading failed; else nothing is done.
 */
export function useRetryOnReturn(api: Api, failed: boolean, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => (failed ? api.alVolver(() => latest.current()) : undefined), [api, failed]);
}
