import { readConfig } from '../server/platform/config.ts';
import type { Db } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { StartupError } from '../server/platform/startupError.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';

type Fill = (db: Db, howMany: number, now: Date, notify: (done: number) => void) => Promise<void>;

/**
 * Runs a command that fills the database of the environment with so many records as its first argument says, and ends the process.
 * @param what the records, as people call them: 'casos'.
 */
export function fillByCommand(what: string, fill: Fill): void {
  filled(what, fill).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : error);
      process.exit(1);
    },
  );
}

async function filled(what: string, fill: Fill): Promise<void> {
  const howMany = Number(process.argv[2]);
  if (!Number.isInteger(howMany) || howMany < 1 || howMany > 20_000_000) {
    throw new StartupError(`Uso: npm run ${what}-masivos -- CUÁNTOS (entre 1 y 20000000)`);
  }
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  const start = performance.now();
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    await fill(base.db, howMany, new Date(), (done) => console.log(`  ${done.toLocaleString('es-MX')} ${what}…`));
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    console.log(`Listo: ${howMany.toLocaleString('es-MX')} ${what} en ${seconds} s.`);
  } finally {
    await base.close();
  }
}
