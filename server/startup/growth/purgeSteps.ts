import type { Conservacion } from '#domain/common/crecimiento';
import type { Db } from '../../platform/db/db.ts';
import { LOT } from '../../platform/db/lots.ts';

export const DAY_MS = 86_400_000;

/** The surroundings of a purge: how long rows are kept, in days. */
export interface Around {
  readonly now: Date;
  readonly conserva: Conservacion;
}

/** Deletes one lot of old rows; answers how many went, and whether there may be more. */
export type Purge = (db: Db, around: Around) => Promise<{ readonly gone: number; readonly more: boolean }>;

/** The moment so many days ago. */
export function since(now: Date, days: number): Date {
  return ago(now, days * DAY_MS);
}

/** The moment so many milliseconds ago. */
export function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Goes on, lot after lot, while a lot is full. */
export function lots(deleteSome: (db: Db, around: Around) => Promise<number>, most = LOT): Purge {
  return async (db, around) => {
    const gone = await deleteSome(db, around);
    return { gone, more: gone >= most };
  };
}

/** One that brings its own lots. */
export function once(sweep: (db: Db, around: Around) => Promise<void>): Purge {
  return async (db, around) => {
    await sweep(db, around);
    return { gone: 0, more: false };
  };
}
