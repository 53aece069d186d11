import { fillManyCases } from '../scripts/many-cases.ts';
import { fillManyVouchers } from '../scripts/many-vouchers.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { vacuum } from '../server/db/maintenance.ts';
import { prepareDatabase } from './engines.ts';
import { makeSmallStore, measureWork } from './measure/growth.ts';
import type { Work } from './measure/plans.ts';
import type { Measure } from './report.ts';
import { print } from './report.ts';

const SMALL = 150_000;
const TIMES = 10;
/** Every fourth voucher has a case of its own. */
const CASES_OF_VOUCHERS = 1 / 4;

/**
 * `npm run bench -- growth`: what each question of the lists makes PostgreSQL do at 150,000 cases and vouchers, and at ten times as many.
 * @param folder for what a server keeps beside its database.
 */
export async function measureGrowth(folder: string): Promise<void> {
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nThere is no PostgreSQL on this machine: growth was not measured.');
    return;
  }
  const small = await worksAt(folder, programs, SMALL);
  const large = await worksAt(folder, programs, SMALL * TIMES);
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
  folder: string,
  programs: NonNullable<ReturnType<typeof findPostgres>>,
  howMany: number,
): Promise<ReadonlyMap<string, Work>> {
  const cluster = await startCluster(programs);
  try {
    return await prepareDatabase({ folder, environment: { DATABASE_URL: cluster.url } }, async (db, now) => {
      await fillManyCases(db, howMany * (1 - CASES_OF_VOUCHERS), now);
      await fillManyVouchers(db, howMany, now);
      await makeSmallStore(db);
      await vacuum(db);
      return measureWork(db, now);
    });
  } finally {
    await cluster.stop();
  }
}
