import { createGentleLane } from './gentleLane.ts';

/** Does a reading that is long for the database, as a search by name or a batch of an export; one at a time on this server. */
export const heavyRead = createGentleLane(200);
