import type { Api, ApiConfiguration } from './api.ts';
import { noConnection } from './failure.ts';

/**
 * The client, loaded when it is first used: ky, zod and the contract's schemas come beside the first paint instead of
 * before it.
 */
export function createLazyApi(configuration: ApiConfiguration): Api {
  let loaded: Promise<Api> | null = null;

  const load = (): Promise<Api> => {
    loaded ??= import('./client.ts').then(
      ({ createApi }) => createApi(configuration),
      () => {
        loaded = null;
        const failure = noConnection();
        configuration.conexion.fallo(failure);
        throw failure;
      },
    );
    return loaded;
  };

  return {
    alVolver: configuration.conexion.alVolver,
    llamar: async (...args) => (await load()).llamar(...args),
    subir: async (...args) => (await load()).subir(...args),
  };
}
