import { createServer } from 'node:net';
import { errorCodeOf, StartupError } from '../platform/startupError.ts';

/** Says in one line why the server cannot listen. */
export function listenError(host: string, port: number, error: unknown): StartupError {
  const motivos: Readonly<Record<string, string>> = {
    EADDRINUSE: `El puerto ${port} ya está en uso en ${host}: cierre el otro programa o elija otro puerto con PORT.`,
    EACCES: `No tiene permiso para usar el puerto ${port}: elija otro con PORT.`,
    EADDRNOTAVAIL: `La dirección ${host} no es de este equipo: revise HOST.`,
    ENOTFOUND: `La dirección ${host} no existe: revise HOST.`,
  };
  const code = errorCodeOf(error);
  return new StartupError(motivos[code] ?? `No se pudo escuchar en ${host}:${port} (${code}).`, error);
}

/**
 * Tells early whether the port can be had, before anything is made or changed.
 * @throws StartupError when it cannot.
 */
export function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(host, port, error)));
    server.listen({ host, port: port, exclusive: true }, () => server.close(() => resolve()));
  });
}
