import { join } from 'node:path';
import { fillManyCases } from '../scripts/many-cases.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { CASES, fullScans, MEASURED_PEOPLE, measureLists, sizeOf } from './measure/lists.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';

/** `npm run bench -- lists`: the lists and the dashboard at a million cases, on both engines. */
export async function measureLargeLists(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'listas'), {});
  const programas = findPostgres();
  if (programas === null) {
    console.log('\nThere is no PostgreSQL on this machine: its lists were not measured.');
    return;
  }
  const cluster = await startCluster(programas);
  try {
    await onEngine('PostgreSQL', join(temporary, 'listas-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(nombre: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const now = new Date();
  print(`${nombre}: ${CASES} cases made`, await prepare(folder, environment, now));
  const producto = await startProduct(folder, environment);
  try {
    for (const [quien, numiden] of Object.entries(MEASURED_PEOPLE)) {
      const cookie = await signIn(producto.url, numiden);
      print(`${nombre}, who ${quien}`, await measureLists(producto.url, cookie, now));
    }
  } finally {
    await producto.cerrar();
  }
}

async function prepare(
  folder: string,
  environment: Readonly<Record<string, string>>,
  now: Date,
): Promise<readonly Measure[]> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, now);
    const start = performance.now();
    await fillManyCases(base.db, CASES, now);
    const seconds = (performance.now() - start) / 1_000;
    const whole = await fullScans(base.db, now);
    for (const query of whole) console.log(`Reads all cases: ${query}`);
    return [
      { que: 'Time to make them', valor: `${seconds.toFixed(0)} s`, meta: null },
      { que: 'Disk', valor: await sizeOf(base.db), meta: null },
      { que: 'Queries that read all cases outside of an index', valor: String(whole.length), meta: '0' },
    ];
  } finally {
    await base.close();
  }
}

async function signIn(url: string, numiden: number): Promise<string> {
  const answer = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro' }),
  });
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
