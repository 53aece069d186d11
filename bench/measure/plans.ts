import type { Db } from '../../server/db/db.ts';

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What `pg` hands to the database, in either of its forms. */
interface Client {
  query(query: { readonly text: string }, values: readonly unknown[]): Promise<unknown>;
}

/**
 * Does some readings and asks the database how it answered each of them.
 * @returns the queries that read every row of one of the tables outside of an index.
 */
export async function wholeTableReads(
  db: Db,
  tables: readonly string[],
  read: () => Promise<void>,
): Promise<readonly string[]> {
  const whole = new RegExp(`Seq Scan on (${tables.join('|')})( |$)`, 'm');
  const found: string[] = [];
  for (const { text, values } of await listen(db, read)) {
    if (whole.test(await explain(db, text, values))) found.push(text);
  }
  return found;
}

/** What some statements made the database do. */
export interface Work {
  /** Milliseconds of the database, planning included. */
  readonly ms: number;
  /** Pages of 8 KB that were looked at, in memory or not, each as often as it was. */
  readonly pages: number;
  /** Rows of tables and indexes that were read. */
  readonly rows: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** Does some readings and has the database do each of their statements again and count its work: the least of three times. */
export async function workOf(db: Db, read: () => Promise<void>): Promise<Work> {
  const works: Work[] = [];
  for (const { text, values } of await listen(db, read)) {
    const times: Work[] = [];
    for (let time = 0; time < 3; time += 1) times.push(await countWork(db, text, values));
    works.push(times.reduce((least, one) => (one.ms < least.ms ? one : least)));
  }
  return works.reduce((sum, { ms, pages, rows }) => ({
    ms: sum.ms + ms,
    pages: sum.pages + pages,
    rows: sum.rows + rows,
  }));
}

async function countWork(db: Db, text: string, values: readonly unknown[]): Promise<Work> {
  const answer = (await clientOf(db).query(
    { text: `explain (analyze, buffers, timing off, format json) ${text}` },
    values,
  )) as {
    readonly rows: readonly { readonly 'QUERY PLAN': readonly Explained[] }[];
  };
  const explained = answer.rows[0]?.['QUERY PLAN'][0];
  if (explained === undefined) throw new Error(`The database explains nothing of ${text}`);
  const { Plan: plan, 'Planning Time': planning, 'Execution Time': execution } = explained;
  return {
    ms: planning + execution,
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rows: rowsRead(plan),
  };
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  if (!/Scan/.test(node['Node Type']) || /CTE|Subquery|Function|Values|WorkTable/.test(node['Node Type'])) return below;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + removed) * node['Actual Loops'];
}

function clientOf(db: Db): Client {
  return (db as unknown as { readonly $client: Client }).$client;
}

// The queries are taken where they leave for the database, so that what is explained is what is asked.
async function listen(db: Db, read: () => Promise<void>): Promise<readonly Sent[]> {
  const client = clientOf(db);
  const original = client.query;
  const sent: Sent[] = [];
  client.query = (query, values) => {
    sent.push({ text: query.text, values });
    return original.call(client, query, values);
  };
  try {
    await read();
  } finally {
    client.query = original;
  }
  if (sent.length === 0) throw new Error('No query was heard');
  return sent;
}

async function explain(db: Db, text: string, values: readonly unknown[]): Promise<string> {
  const answer = (await clientOf(db).query({ text: `explain ${text}` }, values)) as {
    readonly rows: readonly Record<string, string>[];
  };
  return answer.rows.map((row) => Object.values(row)[0]).join('\n');
}
