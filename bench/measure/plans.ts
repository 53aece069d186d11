import type { Db } from '../../server/platform/db/db.ts';

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The database client as `pg` calls it, in either form of a query. */
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
