import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { NO_FILTER } from '#domain/casos';
import { ID_APLICACION } from '#domain/constants';
import { fillManyCases } from '../scripts/many-cases.ts';
import { prepareDatabase } from './engines.ts';
import type { LoadTarget } from './loads.ts';
import { LOADS, startLoad } from './loads.ts';
import { askLogin, signIn } from './measure/load.ts';
import type { Measure } from './report.ts';
import { ms, p95Within, print } from './report.ts';
import { startProduct } from './servers.ts';

const CASES = 200_000;
const PEOPLE = 5;
const SECONDS = 15;
/** A load is under way before its neighbours are measured, in milliseconds. */
const WARM_UP_MS = 1_500;
/** Between two calls of one neighbour, in milliseconds: people look at what they got. */
const LOOK_MS = 50;
const AIM_MS = 250;

/** `npm run bench -- vecinos`: what light calls take while others search and export, on the embedded database. */
export async function measureNeighbours(temporary: string): Promise<void> {
  const folder = join(temporary, 'vecinos');
  const people = await prepare(folder);
  const product = await startProduct(folder);
  try {
    const [own, ...cookies] = await Promise.all(people.map((numiden) => signIn(product.url, numiden)));
    if (own === undefined) throw new Error('Nobody can sign in.');
    const target: LoadTarget = { url: product.url, cookies };
    const neighbour = { url: product.url, cookie: own, numiden: people[0] ?? 0 };
    print(`Light calls at ${CASES} cases, with nobody else`, await measureCalls(neighbour));
    for (const load of LOADS) {
      const under = startLoad(load, target);
      await pause(WARM_UP_MS);
      const figures = await measureCalls(neighbour);
      const done = await under.stop();
      print(`The same while ${load.que}`, [
        ...figures,
        { que: 'Times that the load was done to its end meanwhile', valor: String(done), meta: null },
      ]);
    }
  } finally {
    await product.cerrar();
  }
}

/** Fills a folder; answers the numbers of people who may do everything: a neighbour, and those who make a load. */
function prepare(folder: string): Promise<readonly number[]> {
  return prepareDatabase({ folder }, async (db, now) => {
    await fillManyCases(db, CASES, now);
    const { rows } = await db.execute<{ numiden: string }>(sql`
      update usuarios set permisos = (select permisos from usuarios where numiden = 100001)
      where numiden in (
        select numiden from usuarios where activo and id_rol is not null order by numiden limit ${PEOPLE + 1}
      ) returning numiden`);
    return rows.map(({ numiden }) => Number(numiden));
  });
}

interface Neighbour {
  readonly url: string;
  readonly cookie: string;
  readonly numiden: number;
}

/** One after the other and again, for some seconds, as one person who works. */
async function measureCalls(neighbour: Neighbour): Promise<readonly Measure[]> {
  const calls = callsOf(neighbour);
  const times = new Map(calls.map(({ que }) => [que, [] as number[]]));
  const end = performance.now() + SECONDS * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    for (const { que, ask } of calls) {
      const before = performance.now();
      const answer = await ask(turn);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${que}: the server answered ${answer.status}: ${text}`);
      times.get(que)?.push(performance.now() - before);
      await pause(LOOK_MS);
    }
  }
  return [...times].map(([que, all]) =>
    p95Within(que, all, AIM_MS, `slowest of ${all.length} ${ms(Math.max(...all))}, `),
  );
}

/** Cases that are opened in turn: few enough that nobody takes it for collecting. */
const OPENED = 50;

function callsOf({ url, cookie, numiden }: Neighbour) {
  const json = { 'content-type': 'application/json', cookie };
  return [
    { que: 'Login', ask: (_turn: number) => askLogin(url, numiden)() },
    {
      que: 'A page of the case list',
      ask: (turn: number) =>
        fetch(`${url}api/caso/lista-paginada`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({
            ...NO_FILTER,
            idAplicacion: ID_APLICACION,
            numPagina: 1 + (turn % 10),
            tamPagina: 25,
          }),
        }),
    },
    { que: 'A case', ask: (turn: number) => fetch(`${url}api/caso/detalle/${1 + (turn % OPENED)}`, { headers: json }) },
    { que: 'Statistics', ask: (_turn: number) => fetch(`${url}api/dashboard/datos-estadisticos`, { headers: json }) },
  ];
}
