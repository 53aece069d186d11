import type { ActionAnswer } from '#contract/answers';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

type Options = Required<Pick<CallOptions, 'clave' | 'signal'>>;
interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart that ends one session of anybody. */
export function connectSessionEnd(connection: Connection, cuerpo: { readonly id: number }) {
  const { api } = connection;
  return connectOnce(connection, (options) => api.llamar('terminarSesionDePersona', { cuerpo }, options));
}

/** The chart that ends all sessions of a person but the present one. */
export function connectSessionsEnd(connection: Connection, cuerpo: { readonly numiden: number }) {
  const { api } = connection;
  return connectOnce(connection, (options) => api.llamar('terminarSesionesDePersona', { cuerpo }, options));
}

/** The chart that takes away a wait at the login. */
export function connectWaitEnd(connection: Connection, cuerpo: { readonly id: string }) {
  const { api } = connection;
  return connectOnce(connection, (options) => api.llamar('quitarEspera', { cuerpo }, options));
}

/** The chart of a work that is wholly known before it is asked for. */
function connectOnce({ api, changes }: Connection, call: (options: Options) => Promise<ActionAnswer>) {
  return connectWork({
    ...{ api, changes, entity: 'usuario' },
    // Neither a session nor a wait has versions.
    send: async (_submission, options) => ({ ...(await call(options)), version: 0 }),
  });
}
