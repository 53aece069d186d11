import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callsOf, type MeasuredCall, prepareCalls } from './commonCalls.ts';
import { type Engine, onEachEngine } from './engines.ts';
import { burst, type Request } from './measure/load.ts';
import { postmasterAt, processorOf, processorOfPostgres } from './measure/processor.ts';
import { medianAndP95, printTable, summary, verdict } from './report.ts';
import { type Server, startFloor, startProduct } from './servers.ts';

const COUNTED = 20;
const ROUNDS = 3;
const ROUND_MS = 1_000;
const HEADS = [
  'Call',
  'Statements',
  'Pieces',
  'Processor',
  'Against the bare handler',
  'Database',
  'Median (p95)',
  'Aim',
  'Verdict',
];

/**
 * `npm run bench -- calls`: statements, pieces on the wire, processor and time of the commonest calls, on both engines, or on the
 * one that MOTOR names (`pglite`, `postgres`).
 */
export function measureCalls(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'calls'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  const { folder, environment, cluster } = engine;
  await prepareCalls(engine);
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
    printCalls(engine.name, ofFloor, calls, counts, loads);
  } finally {
    floor.cerrar();
    await product.cerrar();
  }
}

/** The work that the database was sent so far. */
interface Counts {
  readonly statements: number;
  readonly writes: number;
}

/** The average of one call, of many in turn. */
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

function printCalls(
  engine: Engine['name'],
  floor: Load,
  calls: readonly MeasuredCall[],
  counts: readonly Counts[],
  loads: readonly Load[],
): void {
  const ofFloor = floor.processor().server;
  const rows = [['Bare handler (floor)', '0', '0', `${ofFloor.toFixed(2)} ms`, '1.0', '', timesOf(floor), '', '']];
  for (const [place, { name, aim }] of calls.entries()) {
    const load = loads[place];
    const count = counts[place];
    if (load === undefined || count === undefined) throw new Error('A call was not measured.');
    const { server, database } = load.processor();
    const limit = aim[engine];
    rows.push([
      name,
      count.statements.toFixed(1),
      count.writes.toFixed(1),
      `${server.toFixed(2)} ms`,
      (server / ofFloor).toFixed(1),
      engine === 'PGlite' ? '' : `${database.toFixed(2)} ms`,
      timesOf(load),
      limit === null ? '' : `p95 under ${limit} ms`,
      verdict(limit === null ? undefined : summary(load.times).p95 < limit),
    ]);
  }
  printTable({ title: `${engine}: what a call costs, ten at once`, heads: HEADS, rows });
}

function timesOf({ times }: Load): string {
  return medianAndP95(times);
}
