import type { Api, ApiConfiguration } from './api.ts';
import { noConnection } from './failure.ts';

/**
 * The client, loaded when it is first used: ky, zod and the contract's schemas come beside the first paint instead of
 * before it.
 */
export function createLazyApi(configuration: ApiConfiguration): Api {
  let loaded: Promise<Api> | null = null;
  let ready: Api | null = null;

  const create = async (): Promise<Api> => {
    try {
      const { createApi } = await import('./client.ts');
      ready = createApi(configuration);
      return ready;
    } catch {
      loaded = null;
      const failure = noConnection();
      configuration.conexion.fallo(failure);
      throw failure;
    }
  };
  const load = (): Promise<Api> => {
    loaded ??= create();
    return loaded;
  };

  return {
    alVolver: configuration.conexion.alVolver,
    llamar: async (...args) => (await load()).llamar(...args),
    alCerrar: (...args) => ready?.alCerrar(...args),
    subir: async (...args) => (await load()).subir(...args),
  };
}
