import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** A file that cannot be read to its end; `message` is one Spanish sentence for whoever runs the import. */
export class FileError extends Error {}

/** One record of the file: `linea` is where it ends, counted from 1; `valores` are in the order of the columns asked for. */
export interface RecordLine {
  readonly linea: number;
  /** Null when the record does not have as many values as the header. */
  readonly valores: readonly string[] | null;
}

/**
 * Reads a CSV file, plain or gzip (by its name), as a stream and in UTF-8.
 * @param columns names that the header must have, in any order and among others.
 * @param onProgress told how many bytes of the file were read.
 * @throws FileError when it is missing, cut off, not gzip, not UTF-8, not CSV, or lacks a column.
 */
export async function* leerCsv(
  ruta: string,
  columns: readonly string[],
  onProgress: (bytes: number) => void,
): AsyncGenerator<RecordLine> {
  try {
    const { lugares, ancho, registros } = await open(ruta, columns, onProgress);
    for await (const { record, info } of registros) {
      const values = record.length === ancho ? lugares.map((place) => record[place] ?? '') : null;
      yield { linea: info.lines, valores: values };
    }
  } catch (error) {
    throw asFileError(ruta, error);
  }
}

/**
 * A whole file as text: in UTF-8, or in Latin-1 where it is not UTF-8, as the post publishes its list.
 * @throws FileError when it is missing or cannot be read.
 */
export async function readText(ruta: string): Promise<string> {
  try {
    const content = await readFile(ruta);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(content);
    } catch {
      return content.toString('latin1');
    }
  } catch (error) {
    throw asFileError(ruta, error);
  }
}

/** Size of a file in bytes. @throws FileError when there is no such file. */
export async function sizeOf(ruta: string): Promise<number> {
  try {
    const datos = await stat(ruta);
    if (datos.isDirectory()) throw new FileError(`${ruta} es una carpeta, no un archivo.`);
    return datos.size;
  } catch (error) {
    throw asFileError(ruta, error);
  }
}

interface RawRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function open(ruta: string, columns: readonly string[], onProgress: (bytes: number) => void) {
  const source = createReadStream(ruta);
  source.on('data', (chunk) => onProgress(chunk.length));
  const csv = parse({ info: true, relax_column_count: true, skip_empty_lines: true });
  // The parser is destroyed with the error of whichever step failed, and the loop over it throws that error.
  const alTerminar = () => undefined;
  if (ruta.toLowerCase().endsWith('.gz')) pipeline(source, createGunzip(), utf8Only(), csv, alTerminar);
  else pipeline(source, utf8Only(), csv, alTerminar);
  const records: AsyncIterableIterator<RawRecord> = (csv as Readable)[Symbol.asyncIterator]();
  const first = await records.next();
  if (first.done === true) throw new FileError(`El archivo ${ruta} está vacío.`);
  const encabezado = first.value.record.map((nombre) => nombre.trim());
  const missing = columns.filter((column) => !encabezado.includes(column));
  if (missing.length > 0) {
    source.destroy();
    throw new FileError(`Al archivo ${ruta} le faltan las columnas: ${missing.join(', ')}.`);
  }
  return { lugares: columns.map((column) => encabezado.indexOf(column)), ancho: encabezado.length, registros: records };
}

function utf8Only(): Transform {
  const reader = new TextDecoder('utf-8', { fatal: true });
  return new Transform({
    transform(chunk: Buffer, _codificacion, ready) {
      try {
        ready(null, reader.decode(chunk, { stream: true }));
      } catch (error) {
        ready(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(ready) {
      try {
        ready(null, reader.decode());
      } catch (error) {
        ready(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function asFileError(ruta: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FileError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new FileError(`No existe el archivo ${ruta}.`);
  if (code === 'EACCES' || code === 'EPERM') return new FileError(`No hay permiso para leer el archivo ${ruta}.`);
  if (code === 'EISDIR') return new FileError(`${ruta} es una carpeta, no un archivo.`);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new FileError(`El archivo ${ruta} no está en UTF-8.`);
  if (code.startsWith('Z_')) return new FileError(`El archivo ${ruta} está incompleto o no es gzip.`);
  if (code.startsWith('CSV_')) {
    const line = 'lines' in error ? ` en la línea ${String(error.lines)}` : '';
    return new FileError(`El archivo ${ruta} no es un CSV válido${line}: hay comillas sin cerrar o mal puestas.`);
  }
  return error;
}
