import { useEffect, useState } from 'react';
import type { Tienda } from '#domain/cadena/catalogos';
import type { Api } from '../../api/api.ts';

/** The data that the login screen reads before anybody is signed in. */
export type LoginData =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly tiendas: readonly Tienda[]; readonly asksPassword: boolean };

const LOADING: LoginData = { state: 'loading' };

/**
 * Loads the stores and whether a password is asked for, again by itself once the back end is back; answers them with the
 * function that tries again. By hand, because this screen is there before TanStack Query could be.
 */
export function useLoginData(api: Api): readonly [LoginData, () => void] {
  const [data, setData] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new load
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    setData(LOADING);
    Promise.all([api.llamar('tiendasLogin', {}, { signal }), api.llamar('opcionesSesion', {}, { signal })]).then(
      ([tiendas, { contrasena }]) => setData({ state: 'ready', tiendas, asksPassword: contrasena }),
      () => signal.aborted || setData({ state: 'failed' }),
    );
    return () => ended.abort();
  }, [api, attempt]);

  const failed = data.state === 'failed';
  useEffect(() => (failed ? api.alVolver(() => setAttempt((before) => before + 1)) : undefined), [api, failed]);
  return [data, () => setAttempt((before) => before + 1)];
}
