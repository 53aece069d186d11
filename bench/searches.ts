import { join } from 'node:path';
import { fillManyCases } from '../scripts/many-cases.ts';
import type { Engine } from './engines.ts';
import { onEachEngine } from './engines.ts';
import { measureLoad, signIn } from './measure/load.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';
import { FIRST, FIRST_PAGE, preparePeople } from './streamPeople.ts';

const CASES = 200_000;
/** So many that nobody searches so often as to be taken for a collector. */
const PEOPLE = 100;
const NAMES = ['maria hernandez', 'juan', 'lopez garcia', 'guadalupe', 'martinez ana', 'jose luis', 'perez', 'rosa ma'];

/** `npm run bench -- searches`: ten at once who search cases by name, on both engines. */
export function measureSearches(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'searches'), onEngine);
}

async function onEngine({ name, folder, environment }: Engine): Promise<void> {
  await preparePeople({ folder, environment }, PEOPLE, (db, now) => fillManyCases(db, CASES, now));
  const product = await startProduct(folder, environment);
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(product.url, FIRST + n)));
    let turn = 0;
    const ask = (filter: object) => () => {
      turn += 1;
      return fetch(`${product.url}api/caso/lista-paginada`, {
        method: 'POST',
        headers: { cookie: cookies[turn % PEOPLE] ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ ...FIRST_PAGE, ...filter }),
      });
    };
    print(`${name}: ten at once at ${CASES} cases`, [
      await measureLoad('The second page', null, ask({ numPagina: 2 })),
      await measureLoad('A search by name', name === 'PGlite' ? 100 : 50, () =>
        ask({ nomCliente: NAMES[turn % NAMES.length] })(),
      ),
    ]);
  } finally {
    await product.cerrar();
  }
}
