import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_READS } from '#domain/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import type { Cluster } from '../scripts/runner/postgres.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import type { Request } from './measure/load.ts';
import { askCase, burst } from './measure/load.ts';
import { postmasterAt, processorOf, processorOfPostgres } from './measure/processor.ts';
import { ms, summary } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import type { Server } from './servers.ts';
import { startFloor, startProduct } from './servers.ts';
import { ASESOR, FIRST, FIRST_PAGE, prepare, signIn } from './streamPeople.ts';

/** So many that nobody looks so often as to be slowed. */
const PEOPLE = 40;
/** May do everything with invoices. */
const ADMINISTRATOR = 100_001;
/** Sales that are only looked at, those that vouchers are saved of, and those that are invoiced. */
const LOOKED_FROM = 6_000_000;
const SAVED_FROM = 6_200_000;
const INVOICES_FROM = 6_500_000;
const SALES = 100;
const SAVED = 1_000;
/** So many units that none of the sales runs out of them. */
const UNITS = 10_000;
const COUNTED = 20;
const ROUNDS = 3;
const ROUND_MS = 1_000;
const RECEIVER = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimenFiscal: '601',
  usoCFDI: 'G03',
} as const;

/** A call under measure; the aims are of its p95, ten at once, in milliseconds. */
interface Call {
  readonly name: string;
  readonly ask: Request;
  readonly aim: { readonly PGlite: number | null; readonly PostgreSQL: number | null };
}

/**
 * `npm run bench -- calls`: statements, pieces on the wire, processor and time of the commonest calls, on both engines, or on the
 * one that MOTOR names (`pglite`, `postgres`).
 */
export async function measureCalls(temporary: string): Promise<void> {
  const { MOTOR } = process.env;
  if (MOTOR !== 'postgres') await onEngine('PGlite', join(temporary, 'calls'), null);
  if (MOTOR === 'pglite') return;
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: its calls were not measured.');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'calls-pg'), cluster);
  } finally {
    await cluster.stop();
  }
}

async function onEngine(engine: keyof Call['aim'], folder: string, cluster: Cluster | null): Promise<void> {
  const environment = cluster === null ? {} : { DATABASE_URL: cluster.url };
  await prepare(folder, PEOPLE, environment, async (db) => {
    await fillSales(db, { first: LOOKED_FROM, howMany: SALES, units: 1, paid: false });
    await fillSales(db, { first: SAVED_FROM, howMany: SAVED, units: UNITS, paid: false });
    await fillSales(db, { first: INVOICES_FROM, howMany: SALES, units: 1, paid: true });
  });
  const file = `${folder}.calls`;
  const product = await startProduct(folder, {
    ...environment,
    CALLS_FILE: file,
    CALLS_PORT: cluster === null ? '' : new URL(cluster.url).port,
    NODE_OPTIONS: '--import ./bench/callProbe.js',
  });
  const floor = await startFloor();
  try {
    const postmaster = cluster === null ? null : await postmasterAt(cluster.url);
    const database = () => (postmaster === null ? 0 : processorOfPostgres(postmaster));
    const calls = await callsOf(product.url);
    const counts: Counts[] = [];
    for (const { ask } of calls) counts.push(await countsOf(ask, product, file));
    const ofFloor = new Load(
      () => fetch(floor.url),
      () => processorOf(floor.pid),
      () => 0,
    );
    const loads = calls.map(({ ask }) => new Load(ask, () => processorOf(product.pid), database));
    for (let round = 0; round < ROUNDS; round += 1) for (const load of [ofFloor, ...loads]) await load.goOn();
    printTable(engine, ofFloor, calls, counts, loads);
  } finally {
    floor.cerrar();
    await product.cerrar();
  }
}

async function callsOf(url: string): Promise<readonly Call[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(url, FIRST + n)));
  const asesor = await signIn(url, ASESOR);
  const administrator = await signIn(url, ADMINISTRATOR);
  const caso = await (await openCounter(url, { numiden: ASESOR, idTienda: STORE })).openCase(1);
  const get = (path: string, cookie: string) => fetch(`${url}api/${path}`, { headers: { cookie } });
  const post = (path: string, cookie: string, body: object) =>
    fetch(`${url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const [category] = (await (await get('catalogo/subcategorias', asesor)).json()) as { id: number; idArea: number }[];
  if (category === undefined) throw new Error('The sample chain has no category.');
  const some = { tienda: STORE, operacion: LOOKED_FROM };
  const sheet = await (await post('vales/get-detalle-operacion', asesor, some)).json();
  const motivo = (sheet as { motivos: { id: number; tipo: number }[] }).motivos.find(({ tipo }) => tipo === 1)?.id;

  let turn = 0;
  const next = () => {
    turn += 1;
    return { place: turn, person: people[turn % PEOPLE] ?? '' };
  };
  // Who looks at more operations than people do is slowed.
  const sold = (place: number) => ({
    tienda: STORE,
    operacion: LOOKED_FROM + (place % Math.min(SALES, MAX_READS.consultarOperacion)),
  });
  const articulos = [1, 2].map((linea) => ({ linea, cantidad: 1 }));
  const voucher = (operacion: number) => ({ tienda: STORE, operacion, caso, tipo: 1, motivo, articulos });
  const noAim = { PGlite: null, PostgreSQL: null };
  return [
    {
      name: 'sesion/login, ten people',
      ask: () => {
        const numiden = String(FIRST + (next().place % PEOPLE));
        return post('sesion/login', '', { numiden, idTienda: STORE, tienda: 'Tienda Centro' });
      },
      aim: { PGlite: 50, PostgreSQL: 50 },
    },
    { name: 'sesion/actual', ask: () => get('sesion/actual', next().person), aim: noAim },
    {
      name: 'caso/lista-paginada, page 1',
      ask: () => post('caso/lista-paginada', next().person, FIRST_PAGE),
      aim: noAim,
    },
    {
      name: 'caso/detalle',
      ask: () => {
        const { place, person } = next();
        return get(`caso/detalle/${1 + (place % 100)}`, person);
      },
      aim: noAim,
    },
    {
      name: 'caso/guardar, one file',
      ask: askCase(url, asesor, category),
      aim: { PGlite: 100, PostgreSQL: 80 },
    },
    {
      name: 'venta/get-venta-por-id',
      ask: () => {
        const { place, person } = next();
        const { tienda, operacion } = sold(place);
        return get(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`, person);
      },
      aim: { PGlite: 80, PostgreSQL: 80 },
    },
    {
      name: 'vales/get-detalle-operacion',
      ask: () => {
        const { place, person } = next();
        return post('vales/get-detalle-operacion', person, sold(place));
      },
      aim: noAim,
    },
    {
      name: 'vales/validar-vale',
      ask: () => post('vales/validar-vale', asesor, voucher(LOOKED_FROM + (next().place % SALES))),
      aim: { PGlite: 60, PostgreSQL: 60 },
    },
    {
      name: 'vales/guardar-vale',
      ask: () => post('vales/guardar-vale', asesor, voucher(SAVED_FROM + (next().place % SAVED))),
      aim: { PGlite: 80, PostgreSQL: 60 },
    },
    { name: 'vales/lista', ask: () => post('vales/lista', next().person, {}), aim: noAim },
    {
      name: 'facturas/validar',
      ask: () => {
        const of = { origen: 'venta', idCaso: caso, tienda: STORE, operacion: INVOICES_FROM + (next().place % SALES) };
        return post('facturas/validar', administrator, {
          servicio: 'general',
          solicitud: { ...of, datosFiscales: RECEIVER },
        });
      },
      aim: { PGlite: 60, PostgreSQL: 60 },
    },
  ];
}

/** What the database is sent so far. */
interface Counts {
  readonly statements: number;
  readonly writes: number;
}

/** What it is sent for one call, one after the other. */
async function countsOf(ask: Request, product: Server, file: string): Promise<Counts> {
  for (let n = 0; n < COUNTED; n += 1) await (await ask()).arrayBuffer();
  const before = await readCounts(product, file);
  for (let n = 0; n < COUNTED; n += 1) await (await ask()).arrayBuffer();
  const after = await readCounts(product, file);
  return {
    statements: (after.statements - before.statements) / COUNTED,
    writes: (after.writes - before.writes) / COUNTED,
  };
}

async function readCounts(product: Server, file: string): Promise<Counts> {
  rmSync(file, { force: true });
  process.kill(product.pid, 'SIGUSR2');
  while (!existsSync(file)) await delay(10);
  return JSON.parse(readFileSync(file, 'utf8')) as Counts;
}

/** Ten at once in rounds, so that a slow minute of the machine hits all calls alike. */
class Load {
  readonly #ask: Request;
  readonly #server: () => number;
  readonly #database: () => number;
  readonly times: number[] = [];
  #ofServer = 0;
  #ofDatabase = 0;

  constructor(ask: Request, server: () => number, database: () => number) {
    this.#ask = ask;
    this.#server = server;
    this.#database = database;
  }

  async goOn(): Promise<void> {
    const [server, database] = [this.#server(), this.#database()];
    this.times.push(...(await burst(this.#ask, ROUND_MS)));
    this.#ofServer += this.#server() - server;
    this.#ofDatabase += this.#database() - database;
  }

  /** Of one call, in milliseconds. */
  processor(): { readonly server: number; readonly database: number } {
    return { server: this.#ofServer / this.times.length, database: this.#ofDatabase / this.times.length };
  }
}

function printTable(
  engine: keyof Call['aim'],
  floor: Load,
  calls: readonly Call[],
  counts: readonly Counts[],
  loads: readonly Load[],
): void {
  const ofFloor = floor.processor().server;
  console.log(`\n## ${engine}: what a call costs, ten at once\n`);
  console.log('| Call | Statements | Pieces | Processor | Against the bare handler | Database | Median (p95) | Aim |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  console.log(`| Bare handler (floor) | 0 | 0 | ${ofFloor.toFixed(2)} ms | 1.0 | | ${timesOf(floor)} | |`);
  for (const [place, { name, aim }] of calls.entries()) {
    const load = loads[place];
    const count = counts[place];
    if (load === undefined || count === undefined) throw new Error('A call was not measured.');
    const { server, database } = load.processor();
    const limit = aim[engine];
    const cells = [
      name,
      count.statements.toFixed(1),
      count.writes.toFixed(1),
      `${server.toFixed(2)} ms`,
      (server / ofFloor).toFixed(1),
      engine === 'PGlite' ? '' : `${database.toFixed(2)} ms`,
      timesOf(load),
      limit === null ? '' : `p95 under ${limit} ms: ${summary(load.times).p95 < limit ? 'yes' : '**no**'}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function timesOf({ times }: Load): string {
  const { mediana, p95 } = summary(times);
  return `${mediana.toFixed(1)} ms (${ms(p95)})`;
}
