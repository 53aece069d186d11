import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { fillDemo } from '../../../server/demo/fill.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { type Bed, createBed, TEST_ISSUING, TEST_NOW } from './bed.ts';

/**
 * Questions in SQL to what a database holds: its rows, and how many there are `from` somewhere.
 * @param db asked for at each question: a test knows it once it has begun.
 */
export function questionsTo(db: () => Db) {
  const rows = async <Row extends Record<string, unknown>>(query: string): Promise<readonly Row[]> =>
    (await db().execute<Row>(sql.raw(query))).rows;
  const howMany = async (query: string): Promise<number> =>
    Number((await rows<{ n: number | string }>(`select count(*) as n from ${query}`))[0]?.n);
  return { rows, howMany };
}

/** Questions to the sample data, filled in for the tests of a file; `bed` is the bench that has it. */
export function questionsToSample() {
  let bed: Bed;
  beforeAll(async () => {
    bed = await createBed({ seeded: false });
    await fillDemo(bed.db, TEST_NOW, TEST_ISSUING);
  });
  afterAll(() => bed.close());
  return { ...questionsTo(() => bed.db), bed: () => bed };
}
