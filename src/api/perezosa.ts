import type { Api, ConfiguracionApi } from './api.ts';
import { sinConexion } from './fallo.ts';

/**
 * The client, loaded when it is first used: ky, zod and the contract's schemas come beside the first paint instead of
 * before it.
 */
export const crearApiPerezosa = (configuracion: ConfiguracionApi): Api => {
  let cargada: Promise<Api> | null = null;

  const cargar = (): Promise<Api> => {
    cargada ??= import('./cliente.ts').then(
      ({ crearApi }) => crearApi(configuracion),
      () => {
        cargada = null;
        const failure = sinConexion();
        configuracion.conexion.fallo(failure);
        throw failure;
      },
    );
    return cargada;
  };

  return {
    alVolver: configuracion.conexion.alVolver,
    llamar: async (...argumentos) => (await cargar()).llamar(...argumentos),
    subir: async (...argumentos) => (await cargar()).subir(...argumentos),
  };
};
