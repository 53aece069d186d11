import type { Db } from '../db/db.ts';
import type { Neighbours } from './neighbours.ts';
import { embeddedNetSuite } from './netsuite.ts';

/** The neighbours that stand in, on the product's own database, until a chain has its own; mail is no part of it. */
export function embeddedNeighbours(db: Db, now: () => Date): Omit<Neighbours, 'mail'> {
  return { netsuite: embeddedNetSuite(db, now) };
}
