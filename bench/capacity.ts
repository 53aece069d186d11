import { join } from 'node:path';
import { callsOf, prepareCalls } from './commonCalls.ts';
import { type Engine, onEachEngine } from './engines.ts';
import { measureLoad } from './measure/load.ts';
import { processorOf } from './measure/processor.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';

/** The calls of people at counters: mostly lists and cases, now and then a validation, seldom a save. */
const DAY: readonly (readonly [times: number, name: string])[] = [
  [10, 'caso/lista-paginada, page 1'],
  [5, 'caso/detalle'],
  [2, 'venta/get-venta-por-id'],
  [1, 'vales/guardar-vale'],
];

/** `npm run bench -- capacity`: how many of a day's calls a server answers, ten at once, on both engines or on the one of MOTOR. */
export function measureCapacity(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'capacity'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  await prepareCalls(engine);
  const product = await startProduct(engine.folder, engine.environment);
  try {
    const calls = new Map((await callsOf(product.url)).map(({ name, ask }) => [name, ask]));
    const day = DAY.flatMap(([times, name]) => {
      const ask = calls.get(name);
      if (ask === undefined) throw new Error(`No call is named ${name}.`);
      return Array.from({ length: times }, () => ask);
    });
    let asked = 0;
    const next = () => {
      const ask = day[asked % day.length];
      asked += 1;
      if (ask === undefined) throw new Error('The day has no call.');
      return ask();
    };
    await measureLoad('The first of it, so that everything is warm', null, next);
    const [before, began] = [processorOf(product.pid), asked];
    const mixed = await measureLoad('A day of lists, cases, validations and saves (10 : 5 : 2 : 1)', null, next);
    const each = (processorOf(product.pid) - before) / (asked - began);
    print(`${engine.name}: capacity, ten at once`, [
      mixed,
      { que: 'Processor of the server for each', valor: `${each.toFixed(2)} ms`, meta: null },
    ]);
  } finally {
    await product.cerrar();
  }
}
