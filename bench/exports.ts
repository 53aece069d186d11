import { join } from 'node:path';
import { NO_FILTER } from '#domain/casos';
import { SIN_FILTRO_VALES } from '#domain/listaVales';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';
import { FIRST, prepare, signIn } from './streamPeople.ts';

const VOUCHERS = 200_000;
const LISTS = [
  { what: 'cases', path: 'caso/exportar', filter: NO_FILTER },
  { what: 'vouchers', path: 'vales/exportar', filter: SIN_FILTRO_VALES },
] as const;

/** `npm run bench -- exports`: how fast a list is exported whole, on both engines. */
export async function measureExports(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'exports'), {});
  const programs = findPostgres();
  if (programs === null) return;
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'exports-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await prepare(folder, 1, environment, (db) => fillManyVouchers(db, VOUCHERS, new Date()));
  const product = await startProduct(folder, environment);
  try {
    const cookie = await signIn(product.url, FIRST);
    const measures: Measure[] = [];
    for (const { what, path, filter } of LISTS) {
      const begun = performance.now();
      const answer = await fetch(`${product.url}api/${path}?filtro=${encodeURIComponent(JSON.stringify(filter))}`, {
        headers: { cookie },
      });
      const rows = (await answer.text()).split('\r\n').length - 2;
      if (!answer.ok || rows < 1) throw new Error(`The export of ${what} was answered ${answer.status}`);
      const aSecond = Math.round((rows / (performance.now() - begun)) * 1_000);
      measures.push({ que: `${rows} ${what}`, valor: `${aSecond} rows a second`, meta: '10000 a second' });
    }
    print(`${name}: exports`, measures);
  } finally {
    await product.cerrar();
  }
}
