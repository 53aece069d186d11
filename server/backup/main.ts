/** `npm run backup -- ARCHIVO` and `npm run restore -- ARCHIVO`, on the database that the environment names. */
import { existsSync } from 'node:fs';
import { showPesos, toPesos } from '#domain/common/money';
import { renewReceiverSeals } from '../cadena/receptores/renewSeals.ts';
import { renewSeals, shutInWords } from '../cadena/servidores/renewSeals.ts';
import { renewCertificateSeals } from '../facturas/neighbours/stamperCertificates.ts';
import { renewFactorSeals } from '../personas/segundoFactor/renewSeals.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Base } from '../platform/db/base.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open.ts';
import { installationKeys } from '../platform/secrets/keys.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { StartupError } from '../platform/startupError.ts';
import { vacuum } from '../startup/maintenance.ts';
import { backUp } from './backUp.ts';
import type { BackupKeys } from './encryption.ts';
import { type Tally, UnusableBackup } from './format.ts';
import { type Proof, prove } from './prove.ts';
import { restore } from './restore.ts';

const USAGE =
  'Uso: npm run backup -- ARCHIVO, npm run backup -- probar ARCHIVO, o npm run restore -- ARCHIVO (por ejemplo mostrador.respaldo.gz)';

function inWords(count: Tally): string {
  const rows = Object.values(count).reduce((sum, n) => sum + n, 0);
  return `${rows.toLocaleString('es-MX')} registros de ${Object.keys(count).length} tablas (${count.casos ?? 0} casos)`;
}

function provenInWords({ count, sums }: Proof): string {
  const ledgers = sums.map(
    ({ rows, name, total }) => `${rows.toLocaleString('es-MX')} ${name} por ${showPesos(toPesos(total))}`,
  );
  return `El respaldo sirve. Volvió completo en una base de prueba que ya no existe: ${inWords(count)}; ${ledgers.join(', ')}.`;
}

// The cause says more than the statement that failed, whose text holds people's data.
function onOneLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n', 1).join();
}

function environment(): { readonly config: Config; readonly keys: BackupKeys } {
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const { respaldoPara: para, respaldoIdentidad: identidad } = read.config;
  return { config: read.config, keys: { para, identidad } };
}

async function withBase<R>(config: Config, work: (base: Base) => Promise<R>): Promise<R> {
  const base = await openDatabase(config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}

async function main(): Promise<void> {
  const [que, archivo, ...sobra] = process.argv.slice(2);
  const [probado, ...otros] = sobra;
  if (que === 'respaldar' && archivo === 'probar' && probado !== undefined && otros.length === 0) {
    const { config, keys } = environment();
    console.log(provenInWords(await prove(probado, config, keys)));
    return;
  }
  if (archivo === undefined || sobra.length > 0) throw new StartupError(USAGE);
  const { config, keys } = environment();
  if (que === 'respaldar') {
    if (existsSync(archivo)) throw new StartupError(`Ya existe el archivo ${archivo}: indique otro nombre.`);
    // As it is: whoever goes back to the version before needs its tables, and not ours.
    const count = await withBase(config, ({ db }) => backUp(db, archivo, new Date(), keys));
    console.log(`Respaldo completo en ${archivo}: ${inWords(count)}.`);
    return;
  }
  if (que !== 'restaurar') throw new StartupError(USAGE);
  const { count, shut } = await withBase(config, async ({ db }) => {
    await migrate(db);
    const restaurada = await restore(db, archivo, keys);
    await vacuum(db);
    const secrets = createSecrets(installationKeys(config));
    await renewCertificateSeals(db, secrets);
    await renewFactorSeals(db, secrets);
    await renewReceiverSeals(db, secrets);
    return { count: restaurada, shut: await renewSeals(db, secrets, new Date()) };
  });
  console.log(`Restaurado de ${archivo}: ${inWords(count)}.`);
  const said = shutInWords(shut);
  if (said !== null) console.log(said);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(
      error instanceof StartupError || error instanceof UnusableBackup
        ? error.message
        : `No se pudo terminar: ${onOneLine(error)}`,
    );
    process.exit(1);
  },
);
