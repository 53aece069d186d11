import { fillManyCases } from '../scripts/many-cases.ts';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { readConfig } from '../server/config.ts';
import { vacuum } from '../server/db/maintenance.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';
import { makeSmallStore, measureWork } from './measure/growth.ts';
import type { Work } from './measure/plans.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';

const SMALL = 150_000;
const TIMES = 10;
/** Every fourth voucher has a case of its own. */
const CASES_OF_VOUCHERS = 1 / 4;

/** `npm run bench -- growth`: what each question of the lists makes PostgreSQL do at 150,000 cases and vouchers, and at ten times as many. */
export async function measureGrowth(): Promise<void> {
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: growth was not measured.');
    return;
  }
  const small = await worksAt(programs, SMALL);
  const large = await worksAt(programs, SMALL * TIMES);
  print(
    `Growth from ${SMALL} to ${SMALL * TIMES} cases and vouchers`,
    [...small].map(([what, before]) => growthOf(what, before, large.get(what))),
  );
}

function growthOf(what: string, before: Work, after: Work | undefined): Measure {
  if (after === undefined) throw new Error(`${what} was measured at one size alone`);
  const inWords = ({ ms, pages, rows }: Work) => `${ms.toFixed(1)} ms, ${pages} pages, ${rows} rows`;
  return { que: what, valor: `${inWords(before)}; ${inWords(after)}`, meta: null };
}

async function worksAt(
  programs: NonNullable<ReturnType<typeof findPostgres>>,
  howMany: number,
): Promise<ReadonlyMap<string, Work>> {
  const cluster = await startCluster(programs);
  try {
    const read = readConfig({ DATA_DIR: '.', DATABASE_URL: cluster.url });
    if ('errores' in read) throw new Error(read.errores.join('\n'));
    const base = await openDatabase(read.config, (error) => console.error(error));
    try {
      const now = new Date();
      await migrate(base.db);
      await fillIfEmpty(base.db, read.config, now);
      await fillManyCases(base.db, howMany * (1 - CASES_OF_VOUCHERS), now);
      await fillManyVouchers(base.db, howMany, now);
      await makeSmallStore(base.db);
      await vacuum(base.db);
      return await measureWork(base.db, now);
    } finally {
      await base.close();
    }
  } finally {
    await cluster.stop();
  }
}
