import { z } from 'zod';

/** Names the file's shape; a later shape gets another name. */
export const FORMAT = 'mostrador-respaldo-1';

/** The first line of a backup. */
export const headerSchema = z.object({
  formato: z.literal(FORMAT),
  momento: z.iso.datetime(),
  migraciones: z.array(z.string()),
});

/** The line before a table's rows, and the last line: how many rows of each table there are. */
export const markSchema = z.union([
  z.strictObject({ tabla: z.string() }),
  z.strictObject({ fin: z.record(z.string(), z.int()) }),
]);

/** How many rows of each table a backup holds. */
export type Tally = Readonly<Record<string, number>>;

/** A backup that cannot be used; its message is the one line to show. Nothing was restored. */
export class UnusableBackup extends Error {}
