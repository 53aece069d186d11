import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { medianAndP95, print } from './report.ts';
import { startProduct } from './servers.ts';
import { ASESOR, caseOf, comment, FIRST, open, prepare, signIn } from './streamPeople.ts';

const STREAMS = 1_000;
const PEOPLE = 100;
const CALLS = 400;
const WORKS = 60;
/** Between two works, in milliseconds: more than a chain of a hundred stores does at noon. */
const WORK_EVERY_MS = 200;

/** `npm run bench -- streams`: what a thousand open streams cost, and how soon each hears of a work. */
export async function measureStreams(temporary: string): Promise<void> {
  const folder = join(temporary, 'streams');
  await prepare(folder, PEOPLE);
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
      close.push(
        await open(product.url, cookies[n % PEOPLE] ?? '', (text) => {
          if (text.includes('"entidad":"caso"')) heard.push(performance.now() - workedAt);
        }),
      );
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
