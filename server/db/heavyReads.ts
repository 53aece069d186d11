import { createQueue } from '../queue.ts';

const inTurn = createQueue({ lanes: 1, longestRest: 200 });

/** Does a reading that is long for the database, as a search by name or a batch of an export; one at a time on this server. */
export function heavyRead<T>(read: () => Promise<T>): Promise<T> {
  return inTurn('reads', read);
}
