import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCodeOf, StartupError } from '../platform/startupError.ts';
import { type BackupKeys, NO_KEYS, opened } from './encryption.ts';
import { headerSchema, markSchema, type Tally, UnusableBackup } from './format.ts';

/** A piece of a backup, in the order of the file. A row is the JSON text of an object, with the names of its columns. */
export type Piece =
  | { readonly type: 'header'; readonly migrations: readonly string[] }
  | { readonly type: 'table'; readonly name: string }
  | { readonly type: 'row'; readonly text: string; readonly columns: readonly string[] }
  | { readonly type: 'end'; readonly count: Tally };

/**
 * Reads a backup piece by piece and checks its form: a header, each table once, rows, and a last line with the count of rows of
 * each table. Whether a database can take them is for whoever reads.
 * @throws UnusableBackup in one line, at the latest after the last piece: nothing may be kept before that.
 */
export async function* readBackup(file: string, keys: BackupKeys = NO_KEYS): AsyncGenerator<Piece> {
  const count: Record<string, number> = {};
  let table: string | null = null;
  let seen: 'nothing' | 'header' | 'end' = 'nothing';
  for await (const line of linesOf(file, keys)) {
    if (seen === 'end') throw damaged('hay datos después de su línea final');
    if (seen === 'nothing') {
      yield headerOf(line);
      seen = 'header';
      continue;
    }
    const mark = markOf(line);
    if (mark !== null && 'fin' in mark) {
      if (!sameCount(mark.fin, count)) throw damaged('sus filas no son las que dice su línea final');
      seen = 'end';
      yield { type: 'end', count };
    } else if (mark !== null) {
      if (mark.tabla in count) throw damaged(`trae dos veces la tabla ${mark.tabla}`);
      table = mark.tabla;
      count[table] = 0;
      yield { type: 'table', name: table };
    } else {
      if (table === null) throw damaged('trae filas que no son de ninguna tabla');
      count[table] = (count[table] ?? 0) + 1;
      yield { type: 'row', text: line, columns: Object.keys(objectOf(line, `una fila de la tabla ${table}`)) };
    }
  }
  if (seen === 'nothing') throw damaged('está vacío');
  if (seen === 'header') throw cutOff();
}

function headerOf(line: string): Piece {
  const header = headerSchema.safeParse(parsed(line));
  if (!header.success) throw new UnusableBackup('El archivo no es un respaldo de Mostrador.');
  return { type: 'header', migrations: header.data.migraciones };
}

/** A row of a table never looks like a mark: no table has 'tabla' or 'fin' for its first column. */
function markOf(line: string) {
  if (!line.startsWith('{"tabla":') && !line.startsWith('{"fin":')) return null;
  const mark = markSchema.safeParse(parsed(line));
  if (mark.success) return mark.data;
  throw damaged(line.startsWith('{"fin":') ? 'su línea final no se puede leer' : 'una de sus líneas no se puede leer');
}

function objectOf(line: string, what: string): object {
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged(`${what} no se puede leer`);
  return value;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function sameCount(said: Tally, counted: Tally): boolean {
  const tables = Object.keys(counted);
  return Object.keys(said).length === tables.length && tables.every((table) => said[table] === counted[table]);
}

async function* linesOf(file: string, keys: BackupKeys): AsyncGenerator<string> {
  const text = createGunzip();
  let input: Readable | null = null;
  try {
    input = await opened(file, keys);
    input.on('error', (error) => text.destroy(error));
    yield* createInterface({ input: input.pipe(text), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw refusalOf(error, file);
  } finally {
    input?.destroy();
  }
}

function refusalOf(error: unknown, file: string): Error {
  if (error instanceof UnusableBackup || error instanceof StartupError) return error;
  const code = errorCodeOf(error);
  if (code === 'ENOENT') return new UnusableBackup(`No existe el archivo ${file}.`);
  // A piece of what age encrypted that is not whole, or not as it was.
  if (code === '') return damaged('una parte de él no es la que se cifró, o falta su final');
  if (code === 'Z_BUF_ERROR') return cutOff();
  if (code === 'Z_DATA_ERROR') return new UnusableBackup('El archivo no es un respaldo de Mostrador o está dañado.');
  return new UnusableBackup(`No se pudo leer el archivo ${file} (${code || 'sin código'}).`);
}

function cutOff(): UnusableBackup {
  return new UnusableBackup('El respaldo está incompleto: el archivo se cortó antes de su final.');
}

/** A backup that lost or gained something on its way. */
export function damaged(what: string): UnusableBackup {
  return new UnusableBackup(`El respaldo está dañado: ${what}.`);
}
