import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../src/data/query.ts';
import { measureInvoiceWakes } from './invoiceWakes.ts';
import { ASESOR, askCase, signIn } from './measure/load.ts';
import { p95Within, print } from './report.ts';
import { startProduct } from './servers.ts';
import { caseOf, comment, FIRST, FIRST_PAGE, preparePeople } from './streamPeople.ts';
import type { Who } from './watchingBrowser.ts';
import { openBrowser } from './watchingBrowser.ts';

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

/** `npm run bench -- wakes`: what a change costs everybody who has a list open, with the product's own following of changes. */
export async function measureWakes(temporary: string): Promise<void> {
  // What is on screen is read again at once.
  Object.assign(globalThis, { document: { visibilityState: 'visible' } });
  await measureInvoiceWakes(temporary);
  const folder = join(temporary, 'wakes');
  await preparePeople({ folder }, PEOPLE);
  const product = await startProduct(folder);
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
      const who = { url: product.url, cookie: cookies[n % PEOPLE] ?? '', numiden: FIRST + (n % PEOPLE) };
      ends.push(
        await openBrowser(
          who,
          query('listaCasos', { cuerpo: FIRST_PAGE }),
          listReader(who, wakes, () => newest),
        ),
      );
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
      measured.push(p95Within(`A case of somebody else, with ${what} every two seconds`, times, 100), {
        que: `Lists read again for each`,
        valor: (wakes.reads / CHANGES).toFixed(0),
        meta: null,
      });
    }
    print(`${BROWSERS} browsers that show the first page of the case list`, [
      p95Within('A case of somebody else, while nobody works', quiet),
      ...measured,
      p95Within(
        `From the save of a new case to each list that shows it (${wakes.trueAfter.length} of ${CHANGES * BROWSERS})`,
        wakes.trueAfter,
        2_000,
      ),
    ]);
  } finally {
    for (const end of ends) end();
    await product.cerrar();
  }
}

/** Reads the first page, and notes when the newest case is on it. */
function listReader(
  { url, cookie }: Who,
  wakes: Wakes,
  newest: () => { readonly id: number; readonly since: number },
): () => Promise<unknown> {
  let shown = 0;
  return async () => {
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
