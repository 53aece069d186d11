import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/db.ts';

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
