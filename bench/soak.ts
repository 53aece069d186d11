import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NO_FILTER } from '#domain/casos';
import { ID_APLICACION } from '#domain/constants';
import type { Engine } from './engines.ts';
import { onEachEngine } from './engines.ts';
import type { Request } from './measure/load.ts';
import { ASESOR, askCase, askCustomers, askLogin, signIn } from './measure/load.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';
import type { Server } from './servers.ts';
import { startProduct } from './servers.ts';

const REQUESTS = 100_000;
/** Before the first look, so that caches which fill once are no growth. */
const WARM_UP = 5_000;
const AT_ONCE = 10;
const AIM_MB = 10;

/** A hundred thousand mixed requests on each engine: what the heaps of the server hold before and after. */
export async function measureSoak(temporary: string): Promise<void> {
  const measures: Measure[] = [];
  await onEachEngine(join(temporary, 'soak'), async (engine) => {
    measures.push(await soak(engine));
  });
  print(`Heap after collection, before and after ${REQUESTS.toLocaleString('en')} mixed requests`, measures);
}

async function soak({ name, folder, environment }: Engine): Promise<Measure> {
  const heapFile = `${folder}.heap`;
  const server = await startProduct(folder, {
    ...environment,
    HEAP_FILE: heapFile,
    NODE_OPTIONS: '--expose-gc --import ./bench/preload.js',
  });
  try {
    const ask = await mixedRequests(server.url);
    await burst(WARM_UP, ask);
    const before = await heapOf(server, heapFile);
    await burst(REQUESTS, ask);
    const after = await heapOf(server, heapFile);
    const [held, grown] = [before / 1e6, (after - before) / 1e6];
    return {
      que: name,
      valor: `${held.toFixed(1)} MB, then ${grown.toFixed(1)} more`,
      meta: `grows by less than ${AIM_MB} MB`,
      cumple: grown < AIM_MB,
    };
  } finally {
    await server.cerrar();
  }
}

/** As people at counters do: mostly looking, now and then a search or a login, seldom a save. */
async function mixedRequests(url: string): Promise<Request> {
  const cookie = await signIn(url, ASESOR);
  const get = (path: string) => () => fetch(`${url}api/${path}`, { headers: { cookie } });
  const post = (path: string, body: object) => () =>
    fetch(`${url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const categories = (await (await get('catalogo/subcategorias')()).json()) as { id: number; idArea: number }[];
  const [category] = categories;
  if (category === undefined) throw new Error('The sample chain has no category.');
  const page = { ...NO_FILTER, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 25 };
  const requests: readonly (readonly [weight: number, ask: Request])[] = [
    [30, post('caso/lista-paginada', page)],
    [30, get('caso/detalle/1')],
    [10, get('venta/get-venta-por-id?tiendaId=1&operacionId=1000001')],
    [10, get('venta/articulos-operacion?tienda=1&operacion=1000001&tipo=1')],
    [10, get('catalogo/areas')],
    [5, get('sesion/actual')],
    [2, askCase(url, cookie, category)],
    [1, askCustomers(url, cookie, [{ nombre: 'Guadalupe', apePat: 'Peña', apeMat: '' }])],
    [1, askLogin(url)],
    [1, get('no-existe')],
  ];
  const inTurn = requests.flatMap(([weight, ask]) => Array.from({ length: weight }, () => ask));
  let turn = 0;
  return () => {
    turn = (turn + 1) % inTurn.length;
    return (inTurn[turn] ?? get('sesion/actual'))();
  };
}

async function burst(requests: number, ask: Request): Promise<void> {
  let left = requests;
  const person = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const answer = await ask();
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
}

async function heapOf(server: Server, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!existsSync(file)) await delay(100);
  return Number(readFileSync(file, 'utf8'));
}
