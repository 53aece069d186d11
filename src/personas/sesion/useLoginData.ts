import { useEffect, useState } from 'react';
import type { Api } from '../../api/api.ts';
import type { ReadData } from '../../data/query.ts';

/** The data that the login screen reads before anybody is signed in. */
export type LoginData =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly tiendas: ReadData<'tiendasLogin'>; readonly way: WayIn };

/** How people show who they are: by the number alone, by a password, or by the chain's identity provider. */
export interface WayIn {
  readonly asksPassword: boolean;
  readonly byProvider: boolean;
  /** One person may enter by a password though all others go to the provider. */
  readonly hasEmergency: boolean;
}

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
      ([tiendas, { contrasena, proveedor = false, emergencia = false }]) =>
        setData({
          state: 'ready',
          tiendas,
          way: { asksPassword: contrasena, byProvider: proveedor, hasEmergency: emergencia },
        }),
      () => signal.aborted || setData({ state: 'failed' }),
    );
    return () => ended.abort();
  }, [api, attempt]);

  const failed = data.state === 'failed';
  useEffect(() => (failed ? api.alVolver(() => setAttempt((before) => before + 1)) : undefined), [api, failed]);
  return [data, () => setAttempt((before) => before + 1)];
}
