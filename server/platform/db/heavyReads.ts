import { createQueue } from '../queue.ts';
import type { Db } from './db.ts';

type Turns = ReturnType<typeof createQueue>;

/**
 * How many heavy reads an engine gets at once, how it rests after each, and how many rows of an
 * export it reads at a time.
 */
const TURNS = {
  // One statement at a time: a light call comes in only where a heavy one rests. A read that was over in
  // 20 ms kept no one waiting.
  pglite: { lanes: 1, longestRest: 200, restsFrom: 20, rows: 200 },
  // It serves light calls beside heavy ones, which get fewer than half of the server's connections.
  postgres: { lanes: 4, rows: 1_000 },
} as const;

interface Heavy {
  readonly turns: Turns;
  readonly rows: number;
}

const heavyOf = new WeakMap<Db, Heavy>();

/** Makes what gives the databases of one server their turns: all that are handed to it share them. */
export function createHeavyTurns(engine: keyof typeof TURNS): (db: Db) => Db {
  const { rows, ...limits } = TURNS[engine];
  const heavy = { turns: createQueue(limits), rows };
  return (db) => {
    heavyOf.set(db, heavy);
    return db;
  };
}

/** Does a reading that is long for the database, as a search by name or a batch of an export, in its turn. */
export function heavyRead<T>(db: Db, read: () => Promise<T>): Promise<T> {
  return known(db).turns('reads', read);
}

/** How many rows who reads a list to its end reads and holds in memory at a time: to PostgreSQL each way costs more than a few hundred rows. */
export function rowsAtATime(db: Db): number {
  return known(db).rows;
}

function known(db: Db): Heavy {
  const heavy = heavyOf.get(db);
  if (heavy === undefined) throw new Error('A heavy reading wants a database that was opened for people');
  return heavy;
}
