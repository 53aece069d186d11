import type { Environment } from './environment.ts';
import type { Context } from './handler.ts';

/** What the server does by itself has no browser on the other end. */
const NO_COOKIE = {
  token: null,
  poner: notHere,
  quitar: notHere,
  set: notHere,
};

/** The context of what the server does by itself, in somebody's name, as that person's request would have it. */
export function ownContext(
  surroundings: Environment,
  own: Pick<Context, 'sesion' | 'claveIdempotencia' | 'registro'>,
): Context {
  const { db } = surroundings;
  return {
    ...surroundings,
    db,
    lastingDb: db,
    ip: '',
    navegador: '',
    archivos: [],
    galleta: NO_COOKIE,
    equipo: NO_COOKIE,
    ...own,
  };
}

function notHere(): never {
  throw new Error('The server has no browser to give a cookie to');
}
