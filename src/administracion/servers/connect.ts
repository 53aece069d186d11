import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/answers';
import type { PruebaServidor, Servidor } from '#domain/servidores';
import { servidorMachine } from '#machines/servidor.machine';
import type { Cambio, Prueba } from '#machines/servidor.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart of the servers' page with the back end behind it. */
export function connectServers({ api, changes }: Connection) {
  const trabajo = connectWork({
    api,
    changes,
    entity: 'servidor',
    send: ({ values, version }, options) => {
      const { id, activo } = values as Pick<Cambio, 'id' | 'activo'>;
      const consulta = { version: version ?? undefined, activo: activo ? ('true' as const) : ('false' as const) };
      return api.llamar('cambiarServidor', { ruta: { id }, consulta }, options);
    },
  });
  const leer = fromPromise<Servidor, { readonly id: number }>(async ({ input: { id }, signal }) =>
    api.llamar('detalleServidor', { ruta: { id } }, { signal }).catch(refuse),
  );
  const probar = fromPromise<Prueba, PruebaServidor>(async ({ input, signal }) => {
    const { codigo, descripcion } = await api.llamar('probarServidor', { cuerpo: input }, { signal }).catch(refuse);
    return { bien: codigo === SUCCESS_CODE, texto: descripcion, momento: new Date().toISOString() };
  });
  return servidorMachine.provide({ actors: { trabajo, leer, probar } });
}

function refuse(error: unknown): never {
  throw asFailure(error);
}
