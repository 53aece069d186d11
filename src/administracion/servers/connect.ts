import { fromPromise } from 'xstate';
import type { Guardado } from '#contract/answers';
import { SUCCESS_CODE } from '#contract/answers';
import type { PruebaServidor, Servidor } from '#domain/servidores';
import { servidorMachine } from '#machines/servidor.machine';
import type { Errand, Prueba } from '#machines/servidor.types';
import type { Submission } from '#machines/trabajoUnico.types';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';
import type { WrittenServer } from './form.ts';

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
    send: (submission, options) => send(api, submission, options),
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

type Options = Required<Pick<CallOptions, 'clave' | 'signal'>>;

function send(api: Api, { values, version }: Submission, options: Options): Promise<Guardado> {
  const errand = values as Errand;
  if (errand.trabajo === 'guardar') {
    // Its form has judged it by the schema.
    return save(api, { id: errand.id, version, written: errand.valores as WrittenServer }, options);
  }
  const consulta = { version: version ?? undefined, activo: errand.activo ? ('true' as const) : ('false' as const) };
  return api.llamar('cambiarServidor', { ruta: { id: errand.id }, consulta }, options);
}

interface Saving {
  readonly id: number | null;
  readonly version: number | null;
  readonly written: WrittenServer;
}

/** A password that nobody touched is not sent, and the call that cannot touch it is the one that is made. */
function save(api: Api, { id, version, written }: Saving, options: Options): Promise<Guardado> {
  const { pass, quitarPass, version: _, ...data } = written;
  if (id === null) {
    return api.llamar('guardarServidor', { cuerpo: { ...data, pass: pass === '' ? null : pass } }, options);
  }
  const cuerpo = { ...data, id, version };
  if (quitarPass) return api.llamar('actualizarServidor', { cuerpo: { ...cuerpo, pass: null } }, options);
  if (pass === '') return api.llamar('editarServidor', { cuerpo }, options);
  return api.llamar('actualizarServidor', { cuerpo: { ...cuerpo, pass } }, options);
}

function refuse(error: unknown): never {
  throw asFailure(error);
}
