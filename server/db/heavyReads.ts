import { createQueue } from '../queue.ts';
import type { Db } from './db.ts';

type Turns = ReturnType<typeof createQueue>;

/** What an engine is asked at once of what is long for it, and how it rests after each. */
const TURNS = {
  // One statement at a time: a light call comes in only where a heavy one rests. What was over in 20 ms kept nobody waiting.
  pglite: { lanes: 1, longestRest: 200, restsFrom: 20 },
  // It serves light calls beside heavy ones, of which it gets fewer than half of the server's connections.
  postgres: { lanes: 4 },
} as const;

const turnsOf = new WeakMap<Db, Turns>();

/** Makes what gives the databases of one server their turns: all that are handed to it share them. */
export function createHeavyTurns(engine: keyof typeof TURNS): (db: Db) => Db {
  const turns = createQueue(TURNS[engine]);
  return (db) => {
    turnsOf.set(db, turns);
    return db;
  };
}

/** Does a reading that is long for the database, as a search by name or a batch of an export, in its turn. */
export function heavyRead<T>(db: Db, read: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(db);
  if (turns === undefined) throw new Error('A heavy reading wants a database that was opened for people');
  return turns('reads', read);
}
