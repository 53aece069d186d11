import { join } from 'node:path';
import { fillManyCases } from '../scripts/many-cases.ts';
import { type Engine, onEachEngine, prepareDatabase } from './engines.ts';
import { CASES, diskSizeOf, fullScans, giveLimits, MEASURED_PEOPLE, measureLists } from './measure/lists.ts';
import { signIn } from './measure/load.ts';
import { type Measure, none, print } from './report.ts';
import { startProduct } from './servers.ts';

/** `npm run bench -- lists`: the lists and the dashboard at a million cases, on both engines. */
export function measureLargeLists(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'listas'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  const { name, folder, environment } = engine;
  const now = new Date();
  print(`${name}: ${CASES} cases made`, await prepare(engine));
  const producto = await startProduct(folder, environment);
  try {
    for (const [quien, numiden] of Object.entries(MEASURED_PEOPLE)) {
      const cookie = await signIn(producto.url, numiden);
      print(`${name}, who ${quien}`, await measureLists(producto.url, cookie, now));
    }
  } finally {
    await producto.cerrar();
  }
}

function prepare(engine: Engine): Promise<readonly Measure[]> {
  return prepareDatabase(engine, async (db, now) => {
    const start = performance.now();
    await fillManyCases(db, CASES, now);
    const seconds = (performance.now() - start) / 1_000;
    await giveLimits(db);
    const whole = await fullScans(db, now);
    for (const query of whole) console.log(`Reads all cases: ${query}`);
    return [
      { que: 'Time to make them', valor: `${seconds.toFixed(0)} s`, meta: null },
      { que: 'Disk', valor: await diskSizeOf(db), meta: null },
      none('Queries that read all cases outside of an index', whole.length),
    ];
  });
}
