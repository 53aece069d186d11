import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { PRIVATE_FILE } from '../platform/privateFiles.ts';
import { type BackupKeys, encrypted, NO_KEYS } from './encryption.ts';
import { FORMAT, type Tally, UnusableBackup } from './format.ts';
import { damaged, readBackup } from './readBackup.ts';
import { hasTables, migrationsOf, tablesInOrder } from './tables.ts';

/** Rows that are held in memory at once; a part of an attachment is half a megabyte. */
const ROWS_PER_BATCH = 100;

/**
 * Writes the whole database to one compressed file: a line of JSON for each row, as it was at one moment, readable by either
 * engine; it changes nothing there, and takes the tables as they are, of whichever version. The file is its owner's alone, and takes its name only when it is complete and was read back.
 * @throws UnusableBackup for a database without tables.
 */
export async function backUp(db: Db, file: string, now: Date, keys: BackupKeys = NO_KEYS): Promise<Tally> {
  const parcial = `${file}.parcial`;
  const count: Record<string, number> = {};
  try {
    await rm(parcial, { force: true });
    const sent = createHash('sha256');
    await db.transaction(
      async (tx) => {
        const gzip = createGzip();
        const filled = pipeline(Readable.from(lines(tx, now, count)), gzip);
        // Its failure is also the failure of all that reads from it.
        filled.catch(() => undefined);
        await pipeline(await encrypted(gzip, keys), hashing(sent), write(parcial));
        await filled;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // Who may write to a key cannot read what it wrote: then that the disk has what was sent is all there is to see.
    if (keys.para.length === 0) await verify(parcial, count);
    else if ((await hashOf(parcial)) !== sent.digest('hex')) throw damaged('no se escribió lo que se cifró');
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

function hashing(hash: Hash) {
  return async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
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
