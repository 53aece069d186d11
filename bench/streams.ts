import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ASESOR, signIn } from './measure/load.ts';
import { p95Within, print } from './report.ts';
import { startProduct } from './servers.ts';
import { caseOf, comment, FIRST, open, preparePeople } from './streamPeople.ts';

const STREAMS = 1_000;
const PEOPLE = 100;
const CALLS = 400;
const WORKS = 60;
/** Between two works, in milliseconds: more than a chain of a hundred stores does at noon. */
const WORK_EVERY_MS = 200;

/** `npm run bench -- streams`: what a thousand open streams cost, and how soon each hears of a work. */
export async function measureStreams(temporary: string): Promise<void> {
  const folder = join(temporary, 'streams');
  await preparePeople({ folder }, PEOPLE);
  const product = await startProduct(folder);
  const close: (() => void)[] = [];
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(product.url, FIRST + n)));
    const worker = await signIn(product.url, ASESOR);
    const idCaso = await caseOf(product.url, worker);
    const light = () => fetch(`${product.url}api/caso/detalle/${idCaso}`, { headers: { cookie: worker } });
    await timesOf(light);
    const before = product.memoria();
    const alone = await timesOf(light);

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
    const withStreams = await timesOf(light);
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
      p95Within('A case, before there are any', alone),
      p95Within('A case, while nobody works', withStreams, 50),
      p95Within('A case, while five works a second are announced', meanwhile, 50),
      p95Within(`From the click to each of the streams (${delays.length} times)`, delays, 1_000),
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
