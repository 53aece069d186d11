import { join } from 'node:path';
import { NO_FILTER } from '#domain/casos';
import { SIN_FILTRO_VALES } from '#domain/listaVales';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import type { Engine } from './engines.ts';
import { onEachEngine } from './engines.ts';
import { signIn } from './measure/load.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';
import { FIRST, preparePeople } from './streamPeople.ts';

const VOUCHERS = 200_000;
/** Rows a second. */
const AIM = 10_000;
const LISTS = [
  { what: 'cases', path: 'caso/exportar', filter: NO_FILTER },
  { what: 'vouchers', path: 'vales/exportar', filter: SIN_FILTRO_VALES },
] as const;

/** `npm run bench -- exports`: how fast a list is exported whole, on both engines. */
export function measureExports(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'exports'), onEngine);
}

async function onEngine({ name, folder, environment }: Engine): Promise<void> {
  await preparePeople({ folder, environment }, 1, (db, now) => fillManyVouchers(db, VOUCHERS, now));
  const product = await startProduct(folder, environment);
  try {
    const cookie = await signIn(product.url, FIRST);
    const measures: Measure[] = [];
    for (const { what, path, filter } of LISTS) {
      const begun = performance.now();
      const answer = await fetch(`${product.url}api/${path}?filtro=${encodeURIComponent(JSON.stringify(filter))}`, {
        headers: { cookie },
      });
      const rows = (await answer.text()).split('\r\n').length - 2;
      if (!answer.ok || rows < 1) throw new Error(`The export of ${what} was answered ${answer.status}`);
      const aSecond = Math.round((rows / (performance.now() - begun)) * 1_000);
      measures.push({
        que: `${rows} ${what}`,
        valor: `${aSecond} rows a second`,
        meta: `at least ${AIM}`,
        cumple: aSecond >= AIM,
      });
    }
    print(`${name}: exports`, measures);
  } finally {
    await product.cerrar();
  }
}
