import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/answers';
import type { PruebaServidor } from '#domain/servidores';
import { servidorMachine } from '#machines/servidor.machine';
import type { Prueba } from '#machines/servidor.types';
import type { Api } from '../../api/api.ts';
import { serverNow } from '../../api/clock.ts';
import { asFailure } from '../../api/failure.ts';

/** The chart of the connection tests with the back end behind it. */
export function connectTests(api: Api) {
  const probar = fromPromise<Prueba, PruebaServidor>(async ({ input, signal }) => {
    const { codigo, descripcion } = await api.llamar('probarServidor', { cuerpo: input }, { signal }).catch(refuse);
    return { bien: codigo === SUCCESS_CODE, texto: descripcion, momento: serverNow().toISOString() };
  });
  return servidorMachine.provide({ actors: { probar } });
}

function refuse(error: unknown): never {
  throw asFailure(error);
}
