import { createServer } from 'node:net';
import { errorCodeOf, StartupError } from '../platform/startupError.ts';

/** The variables that say where it listens. */
const OF_THE_SERVER = { host: 'HOST', port: 'PORT' };

/** The one that says where figures are answered. */
export const OF_THE_FIGURES = { host: 'METRICAS', port: 'METRICAS' };

/** Says in one line why the server cannot listen, and which variable to mend. */
export function listenError(host: string, port: number, error: unknown, named = OF_THE_SERVER): StartupError {
  const motivos: Readonly<Record<string, string>> = {
    EADDRINUSE: `El puerto ${port} ya está en uso en ${host}: cierre el otro programa o elija otro puerto con ${named.port}.`,
    EACCES: `No tiene permiso para usar el puerto ${port}: elija otro con ${named.port}.`,
    EADDRNOTAVAIL: `La dirección ${host} no es de este equipo: revise ${named.host}.`,
    ENOTFOUND: `La dirección ${host} no existe: revise ${named.host}.`,
  };
  const code = errorCodeOf(error);
  return new StartupError(motivos[code] ?? `No se pudo escuchar en ${host}:${port} (${code}).`, error);
}

/**
 * Tells early whether the port can be had, before anything is made or changed.
 * @throws StartupError when it cannot.
 */
export function tryPort(host: string, port: number, named = OF_THE_SERVER): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(host, port, error, named)));
    server.listen({ host, port: port, exclusive: true }, () => server.close(() => resolve()));
  });
}
