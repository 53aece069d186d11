import { createServer } from 'node:net';
import { codigoDeError, ErrorDeArranque } from './errorDeArranque.ts';

/** Says in one line why the server cannot listen. */
export const errorAlEscuchar = (host: string, puerto: number, error: unknown): ErrorDeArranque => {
  const motivos: Readonly<Record<string, string>> = {
    EADDRINUSE: `El puerto ${puerto} ya está en uso en ${host}: cierre el otro programa o elija otro puerto con PORT.`,
    EACCES: `No tiene permiso para usar el puerto ${puerto}: elija otro con PORT.`,
    EADDRNOTAVAIL: `La dirección ${host} no es de este equipo: revise HOST.`,
    ENOTFOUND: `La dirección ${host} no existe: revise HOST.`,
  };
  const codigo = codigoDeError(error);
  return new ErrorDeArranque(motivos[codigo] ?? `No se pudo escuchar en ${host}:${puerto} (${codigo}).`, error);
};

/**
 * Tells early whether the port can be had, before anything is made or changed.
 * @throws ErrorDeArranque when it cannot.
 */
export const probarPuerto = (host: string, puerto: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const servidor = createServer();
    servidor.once('error', (error) => reject(errorAlEscuchar(host, puerto, error)));
    servidor.listen({ host, port: puerto, exclusive: true }, () => servidor.close(() => resolve()));
  });
