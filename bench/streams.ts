import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { NO_FILTER } from '#domain/casos';
import { ID_APLICACION } from '#domain/constants';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { medianAndP95, print } from './report.ts';
import { startProduct } from './servers.ts';

const STREAMS = 1_000;
const PEOPLE = 100;
const CALLS = 400;
const WORKS = 60;
/** Between two works, in milliseconds: more than a chain of a hundred stores does at noon. */
const WORK_EVERY_MS = 200;
const FIRST = 900_001;
const ASESOR = 100_002;

/** `npm run bench -- streams`: what a thousand open streams cost, and how soon each hears of a work. */
export async function measureStreams(temporary: string): Promise<void> {
  const folder = join(temporary, 'streams');
  await prepare(folder);
  const product = await startProduct(folder);
  const close: (() => void)[] = [];
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(product.url, FIRST + n)));
    const worker = await signIn(product.url, ASESOR);
    const idCaso = await caseOf(product.url, worker);
    const light = () => fetch(`${product.url}api/caso/detalle/${idCaso}`, { headers: { cookie: worker } });
    await timesOf(light);
    const before = product.memoria();
    const alone = medianAndP95(await timesOf(light));

    let workedAt = 0;
    const heard: number[] = [];
    for (let n = 0; n < STREAMS; n += 1) {
      close.push(await open(product.url, cookies[n % PEOPLE] ?? '', () => heard.push(performance.now() - workedAt)));
    }
    await pause(2_000);
    const idle = product.memoria();
    const withStreams = medianAndP95(await timesOf(light));
    const work = async (): Promise<void> => {
      for (let n = 0; n < WORKS; n += 1) {
        workedAt = performance.now();
        await comment(product.url, worker, idCaso);
        await pause(WORK_EVERY_MS);
      }
    };
    await work();
    const delays = heard.splice(0);
    const [meanwhile] = await Promise.all([timesOf(light), work()]);
    print(`${STREAMS} open streams of ${PEOPLE} people, on the embedded database`, [
      { que: 'A case, before there are any', valor: alone, meta: null },
      { que: 'A case, while nobody works', valor: withStreams, meta: 'p95 under 50 ms' },
      {
        que: 'A case, while five works a second are announced',
        valor: medianAndP95(meanwhile),
        meta: 'p95 under 50 ms',
      },
      {
        que: `From the click to each of the streams (${delays.length} times)`,
        valor: medianAndP95(delays),
        meta: 'p95 under 1 s',
      },
      {
        que: 'Resident memory before, and with the streams',
        valor: `${before?.ahora.toFixed(0)}, ${idle?.ahora.toFixed(0)} MB`,
        meta: null,
      },
    ]);
  } finally {
    for (const each of close) each();
    await product.cerrar();
  }
}

async function prepare(folder: string): Promise<void> {
  const read = readConfig({ DATA_DIR: folder });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    await base.db.execute(sql`
      insert into usuarios (numiden, nombre_completo, correo, permisos)
      select ${FIRST}::bigint + n, 'Persona ' || n, 'persona' || n || '@ejemplo.mx',
        (select permisos from usuarios where numiden = 100001)
      from generate_series(0, ${PEOPLE}::int - 1) n`);
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

/** Opens a stream and waits for its first word; answers what ends it. */
function open(url: string, cookie: string, hear: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}api/eventos`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream was refused with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (text: string) => {
        if (text.includes('event: hello')) resolve(() => asked.destroy());
        if (text.includes('"entidad":"caso"')) hear();
      });
    });
    asked.on('error', () => undefined);
    asked.end();
  });
}

/** A case that takes comments. */
async function caseOf(url: string, cookie: string): Promise<number> {
  const answer = await fetch(`${url}api/caso/lista-paginada`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...NO_FILTER, idEstatus: 2, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 1 }),
  });
  const {
    listaCasos: [found],
  } = (await answer.json()) as { listaCasos: { id: number }[] };
  if (found === undefined) throw new Error('The sample data has no case in process.');
  return found.id;
}

async function comment(url: string, cookie: string, idCaso: number): Promise<void> {
  const read = await fetch(`${url}api/caso/detalle/${idCaso}`, { headers: { cookie } });
  const { version } = (await read.json()) as { version: number };
  const answer = await fetch(`${url}api/caso/agregar-comentario`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ idCaso, version, comentario: 'Se llamó al cliente.' }),
  });
  if (!answer.ok) throw new Error(`The comment was refused: ${await answer.text()}`);
}

/** One call after the other, for some seconds. */
async function timesOf(ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const before = performance.now();
    const answer = await ask();
    await answer.text();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    times.push(performance.now() - before);
    await pause(20);
  }
  return times;
}
