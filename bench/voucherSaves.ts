import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MAX_READS } from '#domain/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { logIn, measureLoad } from './measure/load.ts';
import { print } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import { startProduct } from './servers.ts';

const SALES = 400;
const FIRST = 6_000_000;
/** So many that none of the sales runs out of them. */
const UNITS = 10_000;

/** `npm run bench -- saves`: what it takes to validate and to save a voucher, ten at once, on both engines. */
export async function measureVoucherSaves(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'guardar'), {});
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: its vouchers were not saved.');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'guardar-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await prepare(folder, environment);
  const product = await startProduct(folder, environment);
  try {
    const caso = await (await openCounter(product.url, { numiden: 100_002, idTienda: STORE })).openCase(1);
    const cookie = await logIn(product.url);
    const { motivos } = (await (await send(product.url, cookie, 'get-detalle-operacion', sale(0))).json()) as {
      readonly motivos: readonly { readonly id: number; readonly tipo: number }[];
    };
    const motivo = motivos.find(({ tipo }) => tipo === 1)?.id;
    let turn = 0;
    const ask = (call: string) => () => {
      turn += 1;
      const articulos = [1, 2].map((linea) => ({ linea, cantidad: 1 }));
      return send(product.url, cookie, call, { ...sale(turn % SALES), caso, tipo: 1, motivo, articulos });
    };
    print(`${name}: vouchers, ten at once`, [
      await measureLoad('vales/get-detalle-operacion', null, () =>
        // Who looks at more operations than people do is slowed.
        send(product.url, cookie, 'get-detalle-operacion', sale(turn++ % MAX_READS.consultarOperacion)),
      ),
      await measureLoad('vales/validar-vale', 'p95 under 60 ms', ask('validar-vale')),
      await measureLoad('vales/guardar-vale', 'p95 under 60 ms', ask('guardar-vale')),
    ]);
  } finally {
    await product.cerrar();
  }
}

async function prepare(folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    await fillSales(base.db, { first: FIRST, howMany: SALES, units: UNITS, paid: false });
  } finally {
    await base.close();
  }
}

function sale(index: number) {
  return { tienda: STORE, operacion: FIRST + index };
}

function send(url: string, cookie: string, call: string, body: object): Promise<Response> {
  return fetch(`${url}api/vales/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}
