import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followChanges } from '../src/data/changes.ts';
import { query } from '../src/data/query.ts';
import type { StreamEventName } from '../src/data/stream.ts';
import { askCase } from './measure/load.ts';
import { medianAndP95, print, summary } from './report.ts';
import { startProduct } from './servers.ts';
import { ASESOR, caseOf, comment, FIRST, FIRST_PAGE, open, prepare, signIn } from './streamPeople.ts';

const BROWSERS = 300;
const PEOPLE = 30;
const CHANGES = 15;
const CHANGE_EVERY_MS = 2_000;

/** What the server was asked for, and how long the lists were untrue. */
interface Wakes {
  reads: number;
  /** From a change to each list that holds it, in milliseconds. */
  readonly trueAfter: number[];
}

/** `npm run bench -- wakes`: what a change costs everybody who has the case list open, with the product's own following of changes. */
export async function measureWakes(temporary: string): Promise<void> {
  const folder = join(temporary, 'wakes');
  await prepare(folder, PEOPLE);
  const product = await startProduct(folder);
  // What is on screen is read again at once.
  Object.assign(globalThis, { document: { visibilityState: 'visible' } });
  const ends: (() => void)[] = [];
  const wakes: Wakes = { reads: 0, trueAfter: [] };
  let newest = { id: 0, since: 0 };
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(product.url, FIRST + n)));
    const worker = await signIn(product.url, ASESOR);
    const idCaso = await caseOf(product.url, worker);
    const categories = await fetch(`${product.url}api/catalogo/subcategorias`, { headers: { cookie: worker } });
    const [category] = (await categories.json()) as { id: number; idArea: number }[];
    if (category === undefined) throw new Error('The sample chain has no category.');
    const newCase = askCase(product.url, worker, category);
    for (let n = 0; n < BROWSERS; n += 1) {
      ends.push(await openBrowser(product.url, cookies[n % PEOPLE] ?? '', FIRST + (n % PEOPLE), wakes, () => newest));
    }
    const other = () => fetch(`${product.url}api/caso/detalle/${idCaso}`, { headers: { cookie: worker } });
    const quiet = await meanwhile(other, () => pause(4_000));
    const measured = [];
    for (const [what, change] of [
      ['a comment', () => comment(product.url, worker, idCaso)],
      [
        'a new case',
        async () => {
          const since = performance.now();
          const { idCaso: id } = (await (await newCase()).json()) as { idCaso: number };
          newest = { id, since };
        },
      ],
    ] as const) {
      Object.assign(wakes, { reads: 0 });
      const times = await meanwhile(other, async () => {
        for (let n = 0; n < CHANGES; n += 1) {
          await change();
          await pause(CHANGE_EVERY_MS);
        }
      });
      measured.push(
        {
          que: `A case of somebody else, with ${what} every two seconds`,
          valor: medianAndP95(times),
          meta: 'p95 under 100 ms',
        },
        { que: `Lists read again for each`, valor: (wakes.reads / CHANGES).toFixed(0), meta: null },
      );
    }
    const { mediana, p95 } = summary(wakes.trueAfter);
    print(`${BROWSERS} browsers that show the first page of the case list`, [
      { que: 'A case of somebody else, while nobody works', valor: medianAndP95(quiet), meta: null },
      ...measured,
      {
        que: `From the save of a new case to each list that shows it (${wakes.trueAfter.length} of ${CHANGES * BROWSERS})`,
        valor: `${mediana.toFixed(0)} ms (p95 ${p95.toFixed(0)})`,
        meta: 'under 2 s',
      },
    ]);
  } finally {
    for (const end of ends) end();
    await product.cerrar();
  }
}

/** A browser with the case list on screen, as far as data goes. */
async function openBrowser(
  url: string,
  cookie: string,
  numiden: number,
  wakes: Wakes,
  newest: () => { readonly id: number; readonly since: number },
): Promise<() => void> {
  const queries = new QueryClient();
  let speak = (_name: StreamEventName, _data: string): void => undefined;
  const changes = followChanges({
    queries,
    numiden,
    open: (hear) => {
      speak = hear;
      return { retryNow: () => undefined, close: () => undefined };
    },
    onSession: () => undefined,
    onVersion: () => undefined,
  });
  const close = await open(url, cookie, (text) => {
    for (const event of text.split('\n\n')) {
      const name = /^event: (.*)$/m.exec(event)?.[1] ?? 'message';
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) speak(name as StreamEventName, data);
    }
  });
  let shown = 0;
  const list = new QueryObserver(queries, {
    ...query('listaCasos', { cuerpo: FIRST_PAGE }),
    retry: false,
    queryFn: async () => {
      wakes.reads += 1;
      const answer = await fetch(`${url}api/caso/lista-paginada`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(FIRST_PAGE),
      });
      const page = (await answer.json()) as { listaCasos: { id: number }[] };
      const { id, since } = newest();
      if (id !== shown && page.listaCasos.some((row) => row.id === id)) {
        shown = id;
        wakes.trueAfter.push(performance.now() - since);
      }
      return page;
    },
  } as never);
  const forget = list.subscribe(() => undefined);
  return () => {
    forget();
    changes.stop();
    queries.clear();
    close();
  };
}

/** How long one call takes after the other while something else is done. */
async function meanwhile(ask: () => Promise<Response>, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const before = performance.now();
      const answer = await ask();
      await answer.text();
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      times.push(performance.now() - before);
      await pause(50);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return times;
}
