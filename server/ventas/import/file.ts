import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { fromUtf8 } from '#domain/common/utf8';
import { type Layout, layoutOf, literalQuotes, wellQuotedBy } from '../../platform/files/layout.ts';

/** A file that cannot be read to its end; `message` is one Spanish sentence for whoever runs the import. */
export class FileError extends Error {}

/** One record of the file: `linea` is where it ends, counted from 1. */
export interface RecordLine {
  readonly linea: number;
  /** In the order of the columns asked for; null when the record does not have as many values as the header. */
  readonly valores: readonly string[] | null;
  /** The values of the columns that a file may have or not; empty text for those that it has not. */
  readonly opcionales: readonly string[];
  /** The value of the first column asked for, also of a record that has too many values or too few. */
  readonly inicio: string;
}

/** How the text of a file is written; the second is what a spreadsheet calls ANSI. */
export type Encoding = 'utf-8' | 'windows-1252';

/** Further wishes about a file. */
interface Wanted {
  /** Columns that a file has together or not at all; their values come after the others. */
  readonly allOrNone?: readonly string[];
  /** Columns that a file may have or not. */
  readonly optional?: readonly string[];
  /** The file may have no other column than those asked for, but for such whose name begins with `extra`. */
  readonly noOthers?: boolean;
  /** The name by which a column is asked for, of the one that the header says; the same where nothing is given. */
  readonly nameOf?: (written: string) => string;
  /** Told the names of the header once, and whether the text is in UTF-8 or as old spreadsheets write it. */
  readonly onHeader?: (names: readonly string[], encoding: Encoding) => void;
}

/**
 * Reads a CSV file, plain or gzip (by its name), as a stream, with commas, semicolons or tabs between the values.
 * @param columns names that the header must have, in any order and among others.
 * @param onProgress told how many bytes of the file were read.
 * @throws FileError when it is missing, cut off, not gzip, no text in one encoding, not CSV, or lacks a column.
 */
export async function* leerCsv(
  ruta: string,
  columns: readonly string[],
  onProgress: (bytes: number) => void,
  wanted: Wanted = {},
): AsyncGenerator<RecordLine> {
  try {
    const encoding = await encodingOf(ruta);
    const layout = layoutOf(await headOf(ruta, encoding), columns, wanted.nameOf);
    const how = { ...wanted, encoding, onProgress };
    const { lugares, opcionales, ancho, registros } = await open(ruta, layout, columns, how);
    const wellQuoted = wellQuotedBy(layout.delimiter);
    for await (const { record, info, raw } of registros) {
      const lines = raw.trimEnd().split('\n').length;
      const whole = record.length === ancho && (lines === 1 || wellQuoted.test(raw.trimEnd()));
      const inicio = (record[lugares[0] ?? 0] ?? '').trim();
      // Quotes that close by chance on another line have swallowed what lies between: each of those lines is refused by itself.
      const height = whole ? 1 : lines;
      for (let back = height - 1; back >= 0; back -= 1) {
        yield {
          linea: info.lines - back,
          valores: whole ? lugares.map((place) => record[place] ?? '') : null,
          opcionales: opcionales.map((place) => record[place] ?? ''),
          inicio,
        };
      }
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
    return fromUtf8(content) ?? content.toString('latin1');
  } catch (error) {
    throw asFileError(ruta, error);
  }
}

/** Size of a file in bytes. @throws FileError when there is no such file. */
export async function sizeOfFile(ruta: string): Promise<number> {
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
  /** As it stands in the file. */
  readonly raw: string;
}

/** Quotes that are never closed take no more than so many characters with them. */
const MAX_RECORD = 100_000;

/** As much as is read to know how a file is written, in characters. */
const HEAD = 64_000;

interface HowToRead {
  readonly encoding: Encoding;
  readonly onProgress: (bytes: number) => void;
}

async function open(ruta: string, layout: Layout, columns: readonly string[], wanted: Wanted & HowToRead) {
  const { allOrNone = [], optional = [], nameOf = (name) => name, noOthers = false } = wanted;
  const { onHeader, encoding, onProgress } = wanted;
  const csv = parse({
    info: true,
    raw: true,
    record_delimiter: ['\r\n', '\n'],
    delimiter: layout.delimiter,
    from_line: layout.firstLine,
    // An inch mark is a mark like any other.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  });
  readThrough(ruta, onProgress, [decoded(encoding), literalQuotes(layout), csv]);
  const records: AsyncIterableIterator<RawRecord> = (csv as Readable)[Symbol.asyncIterator]();
  const first = await records.next();
  if (first.done === true) throw new FileError(`El archivo ${ruta} está vacío.`);
  const encabezado = first.value.record.map((nombre) => nameOf(nombre.trim()));
  const half = allOrNone.filter((name) => !encabezado.includes(name));
  const fault = faultOfHeader(encabezado, { columns, allOrNone, half, known: noOthers ? optional : null });
  if (fault !== null) {
    csv.destroy();
    throw new FileError(`Al archivo ${ruta} ${fault}`);
  }
  onHeader?.(encabezado, encoding);
  const asked = half.length === 0 ? [...columns, ...allOrNone] : columns;
  const placesOf = (names: readonly string[]) => names.map((name) => encabezado.indexOf(name));
  return {
    ...{ lugares: placesOf(asked), opcionales: placesOf(optional), ancho: encabezado.length },
    registros: records,
  };
}

/** The names of a header, and those that it should have; `known` are the others that it may have, null where any may stand. */
interface AskedOfHeader {
  readonly columns: readonly string[];
  readonly allOrNone: readonly string[];
  /** Those of them that are missing. */
  readonly half: readonly string[];
  readonly known: readonly string[] | null;
}

/** Columns of the chain's own, which are not read. */
const OWN_COLUMN = /^extra/i;

/** Why a header is refused, in words that follow the file's name; a column without a name has nothing to be known by. */
function faultOfHeader(header: readonly string[], { columns, allOrNone, half, known }: AskedOfHeader): string | null {
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    return `le faltan las columnas: ${missing.join(', ')}. Sus nombres van en la primera línea, separados por comas.`;
  }
  if (half.length > 0 && half.length < allOrNone.length) {
    return `le falta la columna ${half.join(', ')}: ${allOrNone.join(' y ')} van juntas, o no va ninguna.`;
  }
  const twice = header.filter((name, place) => name !== '' && header.indexOf(name) !== place && !OWN_COLUMN.test(name));
  if (twice.length > 0) return `le sobra una columna ${twice[0]}: viene dos veces, y no se sabe cuál vale.`;
  if (known === null) return null;
  const others = header.filter(
    (name) => name !== '' && ![...columns, ...allOrNone, ...known].includes(name) && !OWN_COLUMN.test(name),
  );
  return others.length === 0
    ? null
    : `le sobran columnas que no existen: ${others.join(', ')}. Lo que la cadena quiera mandar aparte va en columnas cuyo nombre empieza con «extra».`;
}

/**
 * Reads a file once to know its encoding: a spreadsheet that is not asked for UTF-8 writes another one.
 * @throws FileError for two encodings in one file, where some of its letters would be others.
 */
async function encodingOf(ruta: string): Promise<Encoding> {
  const reader = new TextDecoder('utf-8');
  let broken = false;
  let whole = false;
  const judge = (text: string) => {
    broken ||= text.includes('\ufffd');
    whole ||= /[^\0-\x7f\ufffd]/.test(text);
  };
  let isFirst = true;
  try {
    for await (const chunk of readThrough(ruta, () => undefined, [new PassThrough()])) {
      const bytes = chunk as Buffer;
      if (isFirst && (bytes[0] === 0xff || bytes[0] === 0xfe)) throw otherEncoding(ruta);
      isFirst = false;
      judge(reader.decode(bytes, { stream: true }));
    }
    judge(reader.decode());
  } catch (error) {
    // A file that breaks off is read as far as it goes: whoever reads it meets the error there.
    if (error instanceof FileError) throw error;
  }
  if (broken && whole) throw otherEncoding(ruta);
  return broken ? 'windows-1252' : 'utf-8';
}

function otherEncoding(ruta: string): FileError {
  return new FileError(
    `El archivo ${ruta} no está en UTF-8: en Excel, guárdelo como «CSV UTF-8 (delimitado por comas)».`,
  );
}

/** The beginning of a file as text. */
async function headOf(ruta: string, encoding: Encoding): Promise<string> {
  let head = '';
  const text = decoded(encoding);
  text.setEncoding('utf8');
  for await (const chunk of readThrough(ruta, () => undefined, [text])) {
    head += String(chunk);
    if (head.length > HEAD) break;
  }
  return head;
}

/** Hands a file's bytes on, unpacked where its name ends in .gz; the last step, which is answered, is destroyed with the error of whichever failed. */
export function readThrough(
  ruta: string,
  onProgress: (bytes: number) => void,
  steps: readonly [Transform, ...Transform[]],
): Transform {
  const source = createReadStream(ruta);
  source.on('data', (chunk) => onProgress(chunk.length));
  const unpacking = ruta.toLowerCase().endsWith('.gz') ? [createGunzip()] : [];
  pipeline([source, ...unpacking, ...steps], () => undefined);
  return steps.at(-1) ?? steps[0];
}

function decoded(encoding: Encoding): Transform {
  const reader = new TextDecoder(encoding);
  return new Transform({
    transform(chunk: Buffer, _encoding, ready) {
      ready(null, reader.decode(chunk, { stream: true }));
    },
    flush(ready) {
      ready(null, reader.decode());
    },
  });
}

/** An error of reading a file as a FileError where a person can mend it; any other as it is. */
export function asFileError(ruta: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FileError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new FileError(`No existe el archivo ${ruta}.`);
  if (code === 'EACCES' || code === 'EPERM') return new FileError(`No hay permiso para leer el archivo ${ruta}.`);
  if (code === 'EISDIR') return new FileError(`${ruta} es una carpeta, no un archivo.`);
  if (code.startsWith('Z_')) return new FileError(`El archivo ${ruta} está incompleto o no es gzip.`);
  if (code.startsWith('CSV_')) {
    const line = 'lines' in error ? ` en la línea ${String(error.lines)}` : '';
    return new FileError(`El archivo ${ruta} no es un CSV válido${line}: hay comillas sin cerrar o mal puestas.`);
  }
  return error;
}
