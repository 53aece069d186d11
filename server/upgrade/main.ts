/** `npm run actualizar -- revisar`, on the database that the environment names: what this version would do to it, before it does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/open.ts';
import { readSteps } from '../platform/db/steps.ts';
import { StartupError } from '../platform/startupError.ts';
import { linesOf } from './inWords.ts';
import { review } from './review.ts';

const USAGE = 'Uso: npm run actualizar -- revisar';

const NO_BASE = 'Todavía no hay base de datos: el primer inicio la crea con todos los pasos. Se puede de día.';

/** How the command ends: it can be done by day, only by night, or not at all. */
const EXIT = { day: 0, night: 1, cannot: 2 } as const;

function environment(): Config {
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  return read.config;
}

async function main(): Promise<number> {
  const [verb, ...more] = process.argv.slice(2);
  if (verb !== 'revisar' || more.length > 0) throw new StartupError(USAGE);
  const config = environment();
  // To open the embedded database would make it.
  if (config.databaseUrl === null && !existsSync(join(config.carpetaDatos, 'pglite'))) {
    console.log(NO_BASE);
    return EXIT.day;
  }
  const base = await openDatabase({ ...config, databaseUrlLectura: null }, (error) =>
    console.error(`Se perdió una conexión: ${error.message}`),
  );
  try {
    const found = await review(base.db, { motor: base.motor, steps: readSteps() });
    for (const line of linesOf(found, base.motor)) console.log(line);
    return found.against.length === 0 ? EXIT.day : EXIT.night;
  } finally {
    await base.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const why =
      error instanceof StartupError
        ? error.message
        : error instanceof Error
          ? error.message.split('\n', 1).join()
          : String(error);
    console.error(error instanceof StartupError ? why : `No se pudo revisar: ${why}`);
    process.exit(EXIT.cannot);
  },
);
