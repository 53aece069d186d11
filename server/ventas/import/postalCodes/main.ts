import { basename } from 'node:path';
import { readConfig } from '../../../platform/config.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openDatabase } from '../../../platform/db/open.ts';
import { loggedError } from '../../../platform/loggedError.ts';
import { StartupError } from '../../../platform/startupError.ts';
import { vacuum } from '../../../startup/maintenance.ts';
import { fillIfEmpty } from '../../../startup/sampleData.ts';
import { FileError, readText } from '../file.ts';
import { createProgress } from '../progress.ts';
import { saveRejections } from '../rejections.ts';
import { type PostalList, readPostalList } from './list.ts';
import { loadPostalCodes } from './load.ts';
import { listRefusals, refusalsAsCsv, writeListReport } from './report.ts';

const USAGE = 'Uso: npm run codigos-postales -- CPdescarga.txt (la lista pública de Correos de México)';

/** Up to so many refusals are printed; more go to a file. */
const SHOWN_REFUSALS = 20;

/** @returns the exit code: 1 when nothing of the file could be taken. */
async function main(): Promise<number> {
  const [archivo, ...more] = process.argv.slice(2);
  if (archivo === undefined || more.length > 0) throw new StartupError(USAGE);
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const { config } = read;
  const list = readPostalList(archivo, await readText(archivo));
  const base = await openDatabase(config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, config, new Date());
    console.log(`Importación de códigos postales de ${archivo}`);
    const progress = createProgress(list.codigos.length, 'códigos postales');
    const done = await loadPostalCodes({
      db: base.db,
      codigos: list.codigos,
      archivo: basename(archivo),
      clock: () => new Date(),
      alAvanzar: (batch, stored) => {
        progress.advance(batch);
        progress.count(stored);
      },
    }).finally(() => progress.stop());
    console.log(writeListReport(list, done));
    showRefusals(archivo, list);
    await vacuum(base.db);
    if (list.codigos.length > 0) return 0;
    console.error('No se cargó nada: el archivo no tiene ningún código postal que se pueda tomar.');
    return 1;
  } finally {
    await base.close();
  }
}

function showRefusals(archivo: string, { rechazadas }: PostalList): void {
  if (rechazadas.length === 0) return;
  console.log(
    rechazadas.length <= SHOWN_REFUSALS
      ? listRefusals(rechazadas)
      : `  Lista completa de rechazos: ${saveRejections(archivo, refusalsAsCsv(rechazadas))}`,
  );
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof StartupError || error instanceof FileError) console.error(error.message);
    else console.error('No se pudo terminar la importación; al repetirla se completa:', loggedError(error));
    process.exit(1);
  },
);
