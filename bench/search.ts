import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fillManyCases } from '../scripts/many-cases.ts';
import { fillManyVouchers, makeSales } from '../scripts/many-vouchers.ts';
import type { Db } from '../server/platform/db/db.ts';
import { vacuum } from '../server/startup/maintenance.ts';
import { type Engine, onEachEngine, prepareDatabase } from './engines.ts';
import { askAs, CASES, diskSizeOf, MEASURED_PEOPLE } from './measure/lists.ts';
import { signIn } from './measure/load.ts';
import { type Measure, print } from './report.ts';
import { startProduct } from './servers.ts';

const VOUCHERS = 1_000_000;

/** A voucher's case and its sale come with it, four vouchers to each. */
const WITH_VOUCHERS = VOUCHERS / 4;

/** How long one may wait for what was found, in milliseconds. */
const LIMITS = { PostgreSQL: 60, PGlite: 100 } as const;

/** `npm run bench -- search`: the search of everything at a million cases, a million sales and a million vouchers. */
export function measureSearch(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'busqueda'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  const { name, folder, environment } = engine;
  const { made, texts } = await prepareDatabase(engine, prepare);
  print(`${name}: a million cases, sales and vouchers made`, made);
  const producto = await startProduct(folder, environment);
  try {
    for (const [quien, numiden] of Object.entries(MEASURED_PEOPLE)) {
      const ask = askAs(producto.url, await signIn(producto.url, numiden), LIMITS[name]);
      const measures: Measure[] = [];
      for (const [que, texto] of Object.entries(texts)) measures.push(...(await ask(que, 'busqueda/todo', { texto })));
      print(`${name}, who ${quien}`, measures);
    }
  } finally {
    await producto.cerrar();
  }
}

async function prepare(db: Db, now: Date) {
  const start = performance.now();
  const before = await lastCase(db);
  await fillManyCases(db, CASES - WITH_VOUCHERS, now);
  await db.transaction((tx) => makeSales(tx, before));
  await fillManyVouchers(db, VOUCHERS, now);
  await vacuum(db);
  const seconds = (performance.now() - start) / 1_000;
  const made: readonly Measure[] = [
    { que: 'Time to make them', valor: `${seconds.toFixed(0)} s`, meta: null },
    { que: 'Disk', valor: await diskSizeOf(db), meta: null },
  ];
  const { rows } = await db.execute<{
    folio: string;
    operacion: string | number;
    telefono: string;
    correo: string;
  }>(sql`
    select folio, operacion, telefono, correo from vales v join clientes c on c.numiden = v.numiden_cliente
    where v.id > ${VOUCHERS / 2} and c.telefono is not null and c.correo is not null order by v.id limit 1`);
  const [{ folio, operacion, telefono, correo } = missing()] = rows;
  const texts: Readonly<Record<string, string>> = {
    'a number': '500000',
    'an operation': String(operacion),
    'a voucher': folio,
    'an article': '101234',
    'a phone': telefono,
    'an address of mail': correo,
    'two surnames': 'hernández garcía',
    'the commonest surname': 'hernández',
    'three letters': 'mar',
  };
  return { made, texts };
}

async function lastCase(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string | number }>(sql`select max(id) as id from casos`);
  return Number(rows[0]?.id);
}

function missing(): never {
  throw new Error('No voucher of the later half has a customer with a phone.');
}
