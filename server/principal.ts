import { ErrorDeArranque } from './arranque/errorDeArranque.ts';
import { probarPuerto } from './arranque/puerto.ts';
import type { Senales } from './arranque/senales.ts';
import { escucharSenales } from './arranque/senales.ts';
import type { Config } from './config.ts';
import { leerConfig } from './config.ts';

const leerEntorno = (): Config => {
  const leida = leerConfig(process.env);
  if ('errores' in leida) throw new ErrorDeArranque(leida.errores.join('\n'));
  return leida.config;
};

const arrancar = async (senales: Senales, construir: boolean): Promise<void> => {
  const config = leerEntorno();
  await probarPuerto(config.host, config.puerto);
  // Only now, so that a start that cannot be is refused at once: the server takes three times as long to load.
  const { servir } = await import('./arranque/servir.ts');
  await servir(config, senales, construir);
};

/** Whatever the database does, the process has ended this long after the order, in milliseconds. */
const PLAZO_MS = 9_500;

const ponerPlazo = (): void => {
  setTimeout(() => {
    console.error('La base de datos no terminó a tiempo: el servidor se cerró sin esperarla.');
    process.exit(1);
  }, PLAZO_MS).unref();
};

/**
 * The server as a process: reads its environment, serves until a signal comes, and ends the process, with a code other
 * than zero and one line when it could not start.
 * @param construir whether to build what is not built, or older than its sources, and to serve the app; else only the calls.
 */
export const principal = async ({ construir }: { readonly construir: boolean }): Promise<never> => {
  const senales = escucharSenales();
  senales.cierre.addEventListener('abort', ponerPlazo, { once: true });
  try {
    await arrancar(senales, construir);
  } catch (error) {
    // Ctrl-C reaches the builder too, which then fails: that is no news to whoever pressed it.
    if (senales.cierre.aborted) process.exit(0);
    if (error instanceof ErrorDeArranque) console.error(error.message);
    else console.error('No se pudo iniciar el servidor:', error);
    process.exit(1);
  }
  process.exit(0);
};
