import { z } from 'zod';
import { recordId } from './recordId.ts';

/** The version as the person saw it; null for a client that knows none. */
const version = z.int().positive().nullable().default(null);

/** That which a record without a life has beside its fields where it is shown. */
export const shownRecord = { id: z.int().positive(), version: z.int() };

/** That which tells such a record where it is to be saved; its id is null for a new one. */
export const savedRecord = { id: recordId(), version };

/** A record that is there already, as the person saw it: one that is to go, or to which something is done. */
export const seenRecordSchema = z.object({ id: z.int().positive(), version });
