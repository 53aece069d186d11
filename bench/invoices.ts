import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MAX_READS } from '#domain/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { measureLoad } from './measure/load.ts';
import { print } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import { startFloor, startProduct } from './servers.ts';

/** So many that each is invoiced once, however fast the server is. */
const SALES = 4_000;
const FIRST = 6_500_000;
/** Each takes one invoice at a time: more than ask at once. */
const CASES = 40;
/** May do everything, and sees the cases of every area. */
const WHO = 100_001;
const CUSTOMER = 1;
const RECEIVER = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimenFiscal: '601',
  usoCFDI: 'G03',
} as const;

/** `npm run bench -- facturas`: what it takes to find, to look at and to issue an invoice, ten at once, on both engines. */
export async function measureInvoices(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'facturas'), {});
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: its invoices were not issued.');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'facturas-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await prepare(folder, environment);
  const product = await startProduct(folder, environment);
  const floor = await startFloor();
  try {
    const counter = await openCounter(product.url, { numiden: 100_002, idTienda: STORE });
    const cases: number[] = [];
    while (cases.length < CASES) cases.push(await counter.openCase(CUSTOMER));
    const cookie = await signIn(product.url);
    const headers = { 'content-type': 'application/json', cookie };
    const get = (path: string) => fetch(`${product.url}api/facturas/${path}`, { headers });
    const post = (path: string, body: object) =>
      fetch(`${product.url}api/facturas/${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
    let turn = 0;
    let issued = 0;
    const sale = (index: number) => ({
      ...{ origen: 'venta', idCaso: cases[index % CASES], tienda: STORE, operacion: FIRST + index },
      datosFiscales: RECEIVER,
    });
    // Who looks at more operations than people do is slowed.
    const few = () => turn++ % MAX_READS.consultarOperacion;
    print(`${name}: invoices, ten at once`, [
      await measureLoad('Bare handler (floor)', null, () => fetch(floor.url)),
      await measureLoad('Invoices of a sale, to issue its own', null, () =>
        get(`facturacion/por-tienda-operacion?idTienda=${STORE}&idOperacion=${FIRST + few()}`),
      ),
      await measureLoad('The same, to issue a substitute', null, () =>
        get(`mantenimiento/por-tienda-operacion?tienda=${STORE}&operacion=${FIRST + few()}`),
      ),
      await measureLoad('By series and folio', null, () => get(`por-serie-folio?serie=A&folio=${1 + (turn++ % 20)}`)),
      await measureLoad('To be paid, by tax number', null, () => post('recibo-pago/busqueda', { rfc: RECEIVER.rfc })),
      await measureLoad('facturas/validar of a sale of five lines', 'p95 under 60 ms', () =>
        post('validar', { servicio: 'general', solicitud: sale(turn++ % SALES) }),
      ),
      await measureLoad('facturas/facturacion/resolver of the same, stamped', 'p95 under 200 ms', () =>
        post('facturacion/resolver', sale(issued++)),
      ),
    ]);
  } finally {
    floor.cerrar();
    await product.cerrar();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: String(WHO), idTienda: STORE, tienda: 'Tienda Centro' }),
  });
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function prepare(folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    await fillSales(base.db, { first: FIRST, howMany: SALES, units: 1, paid: true });
  } finally {
    await base.close();
  }
}
