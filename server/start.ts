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

const main = async (senales: Senales): Promise<void> => {
  const config = leerEntorno();
  await probarPuerto(config.host, config.puerto);
  // Only now, so that a start that cannot be is refused at once: the server takes three times as long to load.
  const { servir } = await import('./arranque/servir.ts');
  await servir(config, senales);
};

const senales = escucharSenales();

main(senales).then(
  () => process.exit(0),
  (error: unknown) => {
    // Ctrl-C reaches the builder too, which then fails: that is no news to whoever pressed it.
    if (senales.cierre.aborted) process.exit(0);
    if (error instanceof ErrorDeArranque) console.error(error.message);
    else console.error('No se pudo iniciar el servidor:', error);
    process.exit(1);
  },
);
