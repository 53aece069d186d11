import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callsOf, prepareCalls } from './commonCalls.ts';
import { type Engine, onEachEngine, type ServerSettings } from './engines.ts';
import { burst, type Request } from './measure/load.ts';
import { p95Within, print, summary, times } from './report.ts';
import { startProduct } from './servers.ts';

const BESIDE_MS = 20_000;
/** So many people open a sale, each one every so often, in milliseconds: the guides of each are asked of logistics. */
const [OPENERS, EVERY_MS] = [10, 1_000];
/** Whoever needs no neighbour waits so much longer at most while one says nothing. */
const SLOWER = 1.2;

/** `npm run bench -- neighbour`: what people who need no logistics feel of one that takes every connection and says nothing. */
export function measureSilentNeighbour(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'vecino'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  await prepareCalls(engine);
  const taken = new Set<Socket>();
  const silent = createServer((socket) => taken.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const embedded = await peopleBeside(engine, {});
    const down = await peopleBeside(engine, {
      VECINO_LOGISTICA_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      VECINO_LOGISTICA_SECRETO: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
      SERVIDORES_PERMITIDOS: '127.0.0.1',
    });
    const p95 = ({ lists }: People) => summary(lists).p95;
    print(`${engine.name}: a logistics that says nothing`, [
      p95Within('Ten people at lists, nobody else', down.alone),
      p95Within('The same beside ten who open a sale each second, logistics embedded', embedded.lists),
      p95Within('The same beside them, logistics silent', down.lists),
      times(
        'p95 of the people at lists, logistics silent, of that with an embedded one',
        p95(down) / p95(embedded),
        SLOWER,
      ),
      p95Within('A sale opened beside them, logistics embedded', embedded.openings),
      p95Within('A sale opened beside them, logistics silent', down.openings),
    ]);
  } finally {
    for (const socket of taken) socket.destroy();
    silent.close();
  }
}

/** The times of people, in milliseconds: at lists alone, at lists beside the openers, and of the openings. */
interface People {
  readonly alone: readonly number[];
  readonly lists: readonly number[];
  readonly openings: readonly number[];
}

async function peopleBeside({ folder, environment }: Engine, more: ServerSettings): Promise<People> {
  const product = await startProduct(folder, { ...environment, ...more }, 'ignore');
  try {
    const calls = await callsOf(product.url);
    const named = (wanted: string): Request => {
      const call = calls.find(({ name }) => name === wanted);
      if (call === undefined) throw new Error(`No call is named ${wanted}.`);
      return call.ask;
    };
    const [list, open] = [named('caso/lista-paginada, page 1'), named('venta/get-venta-por-id')];
    await burst(list, 1_000);
    const alone = await burst(list, BESIDE_MS);
    const openings: number[] = [];
    let on = true;
    const openers = Array.from({ length: OPENERS }, async (_, place) => {
      await pause((EVERY_MS / OPENERS) * place);
      while (on) {
        const before = performance.now();
        const answer = await open();
        if (!answer.ok) throw new Error(`The sale was refused: ${await answer.text()}`);
        await answer.text();
        openings.push(performance.now() - before);
        await pause(EVERY_MS);
      }
    });
    const lists = await burst(list, BESIDE_MS);
    on = false;
    await Promise.all(openers);
    return { alone, lists, openings };
  } finally {
    await product.cerrar();
  }
}
