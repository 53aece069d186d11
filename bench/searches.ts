import { join } from 'node:path';
import { fillManyCases } from '../scripts/many-cases.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { measureLoad } from './measure/load.ts';
import { print } from './report.ts';
import { startProduct } from './servers.ts';
import { FIRST, FIRST_PAGE, prepare, signIn } from './streamPeople.ts';

const CASES = 200_000;
/** So many that nobody searches so often as to be taken for a collector. */
const PEOPLE = 100;
const NAMES = ['maria hernandez', 'juan', 'lopez garcia', 'guadalupe', 'martinez ana', 'jose luis', 'perez', 'rosa ma'];

/** `npm run bench -- searches`: ten at once who search cases by name, on both engines. */
export async function measureSearches(temporary: string): Promise<void> {
  await onEngine('PGlite', join(temporary, 'searches'), {});
  const programs = findPostgres();
  if (programs === null) return;
  const cluster = await startCluster(programs);
  try {
    await onEngine('PostgreSQL', join(temporary, 'searches-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function onEngine(name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await prepare(folder, PEOPLE, environment, (db) => fillManyCases(db, CASES, new Date()));
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
      await measureLoad('A search by name', 'p95 under 50 ms (PGlite 100)', () =>
        ask({ nomCliente: NAMES[turn % NAMES.length] })(),
      ),
    ]);
  } finally {
    await product.cerrar();
  }
}
