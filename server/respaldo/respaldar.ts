import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { PRIVATE_FILE } from '../privateFiles.ts';
import type { Cuenta } from './formato.ts';
import { FORMATO } from './formato.ts';
import { damaged, readBackup } from './readBackup.ts';
import { migracionesDe, tablasEnOrden } from './tablas.ts';

/** Rows that are held in memory at once; a part of an attachment is half a megabyte. */
const FILAS_POR_LOTE = 100;

/**
 * Writes the whole database to one compressed file: a line of JSON for each row, as it was at one moment, readable by either
 * engine. The file is its owner's alone, and takes its name only when it is complete and was read back.
 */
export const respaldar = async (db: Db, archivo: string, ahora: Date): Promise<Cuenta> => {
  const parcial = `${archivo}.parcial`;
  const cuenta: Record<string, number> = {};
  try {
    await rm(parcial, { force: true });
    await db.transaction((tx) => pipeline(Readable.from(lineas(tx, ahora, cuenta)), createGzip(), escribir(parcial)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await comprobar(parcial, cuenta);
    await rename(parcial, archivo);
  } catch (error) {
    await rm(parcial, { force: true });
    throw error;
  }
  return cuenta;
};

// On the disk before it counts as written. Made anew, since rights are given to a file only when it is made.
const escribir = (archivo: string) => createWriteStream(archivo, { flags: 'wx', mode: PRIVATE_FILE, flush: true });

/** A backup that cannot be read is found out today, not on the day when it is needed. */
const comprobar = async (archivo: string, cuenta: Cuenta): Promise<void> => {
  for await (const pieza of readBackup(archivo)) {
    if (pieza.type !== 'end') continue;
    if (JSON.stringify(pieza.count) !== JSON.stringify(cuenta)) throw damaged('no se escribió lo que se leyó');
  }
};

async function* lineas(tx: Tx, ahora: Date, cuenta: Record<string, number>): AsyncGenerator<string> {
  const cabecera = { formato: FORMATO, momento: ahora.toISOString(), migraciones: await migracionesDe(tx) };
  yield `${JSON.stringify(cabecera)}\n`;
  for (const tabla of await tablasEnOrden(tx)) {
    yield `${JSON.stringify({ tabla })}\n`;
    cuenta[tabla] = 0;
    await tx.execute(
      sql`declare respaldo no scroll cursor for select row_to_json(t)::text as fila from ${sql.identifier(tabla)} t`,
    );
    for (;;) {
      const { rows } = await tx.execute<{ fila: string }>(sql`fetch ${sql.raw(String(FILAS_POR_LOTE))} from respaldo`);
      for (const { fila } of rows) yield `${fila}\n`;
      cuenta[tabla] += rows.length;
      if (rows.length < FILAS_POR_LOTE) break;
    }
    await tx.execute(sql`close respaldo`);
  }
  yield `${JSON.stringify({ fin: cuenta })}\n`;
}
