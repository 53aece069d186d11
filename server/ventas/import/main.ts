import { basename } from 'node:path';
import { hearWhatIsAnnounced } from '../../heard.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import type { Base } from '../../platform/db/base.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { loggedError } from '../../platform/loggedError.ts';
import { StartupError } from '../../platform/startupError.ts';
import { vacuum } from '../../startup/maintenance.ts';
import { fillIfEmpty } from '../../startup/sampleData.ts';
import { FileError, sizeOfFile } from './file.ts';
import { LoadInterrupted, loadSales } from './loadSales.ts';
import { createProgress } from './progress.ts';
import { saveRejections } from './rejections.ts';
import {
  headerInWords,
  type ImportReport,
  listRejections,
  rejectionsAsCsv,
  SHOWN_REJECTIONS,
  wasOfUse,
  writeReport,
} from './report.ts';
import { readSaleFile } from './saleFile.ts';

const USAGE =
  'Uso: npm run import -- ventas ARCHIVO.csv (o ARCHIVO.csv.gz), o revisar ARCHIVO.csv para ver qué pasaría sin escribir nada';

function showReport(file: string, report: ImportReport, soloRevisar: boolean): void {
  console.log(writeReport(report, soloRevisar ? 'revisado' : 'hecho'));
  const { rechazadas } = report;
  if (rechazadas.length === 0) return;
  if (rechazadas.length <= SHOWN_REJECTIONS) {
    console.log(listRejections(rechazadas));
    return;
  }
  console.log(`  Lista completa de rechazos: ${saveRejections(file, rejectionsAsCsv(rechazadas))}`);
}

async function importSales(
  base: Base,
  config: Config,
  { file, bytes, soloRevisar }: { readonly file: string; readonly bytes: number; readonly soloRevisar: boolean },
): Promise<ImportReport> {
  const progress = createProgress(bytes, 'líneas leídas');
  try {
    return await loadSales({
      db: base.db,
      registros: readSaleFile(file, progress.advance, (head) => console.log(headerInWords(head))),
      archivo: basename(file),
      zonaHoraria: config.zonaHoraria,
      clock: () => new Date(),
      alAvanzar: progress.count,
      soloRevisar,
    });
  } finally {
    progress.stop();
  }
}

/** @returns the exit code: 1 when nothing of the file is in the database now. */
async function main(): Promise<number> {
  const [que, archivo, ...sobra] = process.argv.slice(2);
  if ((que !== 'ventas' && que !== 'revisar') || archivo === undefined || sobra.length > 0)
    throw new StartupError(USAGE);
  const soloRevisar = que === 'revisar';
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const { config } = read;
  const bytes = await sizeOfFile(archivo);
  hearWhatIsAnnounced();
  const base = await openDatabase(config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  try {
    await migrate(base.db);
    if (!soloRevisar) await fillIfEmpty(base.db, config, new Date());
    console.log(soloRevisar ? `Revisión de ${archivo}: no se escribe nada` : `Importación de ventas de ${archivo}`);
    const report = await importSales(base, config, { file: archivo, bytes, soloRevisar });
    showReport(archivo, report, soloRevisar);
    if (!soloRevisar) await vacuum(base.db);
    if (wasOfUse(report)) return 0;
    console.error(
      report.leidas === 0
        ? 'No se cargó nada: el archivo no tiene ninguna venta.'
        : 'No se cargó nada: todas las líneas se rechazaron. Corrija el archivo y repita la importación.',
    );
    return 1;
  } finally {
    await base.close();
  }
}

function explain(error: unknown): void {
  if (error instanceof LoadInterrupted) {
    const { cargadas, operacionesNuevas } = error.informe;
    explain(error.cause);
    console.error(
      operacionesNuevas === 0
        ? 'No se cargó nada.'
        : `Antes del error quedaron cargadas ${cargadas} líneas en ${operacionesNuevas} operaciones completas; al repetir la importación no se duplican.`,
    );
  } else if (error instanceof StartupError || error instanceof FileError) {
    console.error(error.message);
  } else {
    console.error('No se pudo terminar la importación:', loggedError(error));
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    explain(error);
    process.exit(1);
  },
);
