import { PERMISOS, type Permiso } from '#domain/common/permisos';
import type { Environment } from '../http/environment.ts';
import type { Context, ServerSession } from '../http/handler.ts';

/** In whose name the server does something by itself. */
interface InNameOf {
  readonly numiden: number;
  readonly cvetda: number;
  /** The one permission that it takes: what was allowed when it began is finished also when the person may not any more. */
  readonly permiso: Permiso;
}

/** Work that the server does by itself has no browser on the other end. */
const NO_COOKIE = {
  token: null,
  set: notHere,
  clear: notHere,
};

/** The context of work that the server does by itself, in somebody's name, as that person's request would have it. */
export function ownContext(
  surroundings: Environment,
  { numiden, cvetda, permiso }: InNameOf,
  own: Pick<Context, 'idempotencyKey' | 'log'>,
): Context {
  const { db } = surroundings;
  const sesion: ServerSession = {
    id: 0,
    abierta: surroundings.clock(),
    numiden,
    nombre: '',
    tienda: { id: cvetda, nombre: '' },
    codigoPostal: null,
    areas: [],
    roles: [],
    limite: null,
    permisos: [PERMISOS[permiso].id],
    pendiente: null,
  };
  return {
    ...surroundings,
    db,
    lastingDb: db,
    sesion,
    ip: '',
    navegador: '',
    files: [],
    cookie: NO_COOKIE,
    trip: NO_COOKIE,
    computer: NO_COOKIE,
    ...own,
  };
}

function notHere(): never {
  throw new Error('The server has no browser to give a cookie to');
}
