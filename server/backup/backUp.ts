import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { PRIVATE_FILE } from '../platform/privateFiles.ts';
import type { Tally } from './format.ts';
import { FORMAT, UnusableBackup } from './format.ts';
import { damaged, readBackup } from './readBackup.ts';
import { hasTables, migrationsOf, tablesInOrder } from './tables.ts';

/** Rows that are held in memory at once; a part of an attachment is half a megabyte. */
const ROWS_PER_BATCH = 100;

/**
 * Writes the whole database to one compressed file: a line of JSON for each row, as it was at one moment, readable by either
 * engine; it changes nothing there, and takes the tables as they are, of whichever version. The file is its owner's alone, and takes its name only when it is complete and was read back.
 * @throws UnusableBackup for a database without tables.
 */
export async function backUp(db: Db, file: string, now: Date): Promise<Tally> {
  const parcial = `${file}.parcial`;
  const count: Record<string, number> = {};
  try {
    await rm(parcial, { force: true });
    await db.transaction((tx) => pipeline(Readable.from(lines(tx, now, count)), createGzip(), write(parcial)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await verify(parcial, count);
    await rename(parcial, file);
  } catch (error) {
    await rm(parcial, { force: true });
    throw error;
  }
  return count;
}

// On the disk before it counts as written. Made anew, since rights are given to a file only when it is made.
function write(file: string) {
  return createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
}

/** A backup that cannot be read is found out today, not on the day when it is needed. */
async function verify(file: string, count: Tally): Promise<void> {
  for await (const piece of readBackup(file)) {
    if (piece.type !== 'end') continue;
    if (JSON.stringify(piece.count) !== JSON.stringify(count)) throw damaged('no se escribió lo que se leyó');
  }
}

async function* lines(tx: Tx, now: Date, count: Record<string, number>): AsyncGenerator<string> {
  if (!(await hasTables(tx))) throw new UnusableBackup('La base de datos está vacía: no hay nada que respaldar.');
  const header = { formato: FORMAT, momento: now.toISOString(), migraciones: await migrationsOf(tx) };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await tablesInOrder(tx)) {
    yield `${JSON.stringify({ tabla: table })}\n`;
    count[table] = 0;
    await tx.execute(
      sql`declare respaldo no scroll cursor for select row_to_json(t)::text as fila from ${sql.identifier(table)} t`,
    );
    for (;;) {
      const { rows } = await tx.execute<{ fila: string }>(sql`fetch ${sql.raw(String(ROWS_PER_BATCH))} from respaldo`);
      for (const { fila } of rows) yield `${fila}\n`;
      count[table] += rows.length;
      if (rows.length < ROWS_PER_BATCH) break;
    }
    await tx.execute(sql`close respaldo`);
  }
  yield `${JSON.stringify({ fin: count })}\n`;
}
