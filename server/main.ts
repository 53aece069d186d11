import { type Config, readConfig } from './platform/config.ts';
import { loggedError } from './platform/loggedError.ts';
import { StartupError } from './platform/startupError.ts';
import { limitsOf } from './startup/closing.ts';
import { OF_THE_FIGURES, tryPort } from './startup/port.ts';
import { listenToSignals, type Signals } from './startup/signals.ts';

function readEnvironment(): Config {
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  return read.config;
}

async function boot(signals: Signals, build: boolean): Promise<void> {
  const config = readEnvironment();
  const { processMs } = limitsOf(config.cierreMs);
  signals.cierre.addEventListener('abort', () => setLimit(processMs), { once: true });
  await tryPort(config.host, config.puerto);
  if (config.metricas !== null) await tryPort(config.metricas.host, config.metricas.puerto, OF_THE_FIGURES);
  // Only now, so that a start that cannot be is refused at once: the server takes three times as long to load.
  const { serve } = await import('./startup/serve.ts');
  await serve(config, signals, build);
}

/** Whatever the database does, the process has ended so long after the order. */
function setLimit(ms: number): void {
  setTimeout(() => {
    console.error('La base de datos no terminó a tiempo: el servidor se cerró sin esperarla.');
    process.exit(1);
  }, ms).unref();
}

/**
 * The server as a process: reads its environment, serves until a signal comes, and ends the process, with a code other
 * than zero and one line when it could not start.
 * @param construir whether to build what is not built, or older than its sources, and to serve the app; else only the calls.
 */
export async function main({ construir }: { readonly construir: boolean }): Promise<never> {
  const signals = listenToSignals();
  try {
    await boot(signals, construir);
  } catch (error) {
    // Ctrl-C reaches the builder too, which then fails: that is no news to whoever pressed it.
    if (signals.cierre.aborted) process.exit(0);
    if (error instanceof StartupError) console.error(error.message);
    else console.error('No se pudo iniciar el servidor:', loggedError(error));
    process.exit(1);
  }
  process.exit(0);
}
