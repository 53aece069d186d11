import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { PgTable } from 'drizzle-orm/pg-core';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { AuditedCall } from '#contract/contract';
import type { Archivo, Carga, FilaLeida, LineaMala } from '#domain/cadena/archivo';
import { csvLine, UTF8_MARK } from '#domain/common/csv';
import { dayOf } from '#domain/common/dates';
import type { KeptName } from '#domain/common/kept';
import { plainLetters } from '#domain/common/plainLetters';
import { announce } from '../platform/changes/announce.ts';
import { audit } from '../platform/db/audit.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { layoutOf } from '../platform/files/layout.ts';
import type { Context } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { lockTable } from './kept.ts';

/** So many bad lines are told; who has more has one fault in all of them. */
const TOLD = 100;
/** Rows of one statement: each has twelve values at most, and a statement takes 65,535. */
const AT_ONCE = 5_000;
/** A warning, not a success: nothing was kept. */
const REFUSED_CODE = 2;

/** A table of the chain that comes in and goes out as a file. */
export interface TableFile<D> {
  readonly table: PgTable;
  readonly entidad: KeptName;
  readonly call: AuditedCall;
  readonly columns: readonly string[];
  /** Columns that a file may lack, all together or, where they may be empty, each: a row then keeps what is stored of them, or says why it cannot. */
  readonly spare?: {
    readonly columns: readonly string[];
    /** @param before the row that has its name. */
    readonly keep: (row: D, before: D | undefined) => D | { readonly motivo: string };
    /** Whether a line of a file that has them may leave them empty, which says as little. */
    readonly mayBeEmpty: boolean;
  };
  /** The record that a line says, its values in the order of the columns, or why it says none. */
  readonly readLine: (values: readonly string[]) => D | { readonly motivo: string };
  /** By which a row is known, in words. */
  readonly nameOf: (row: D) => string;
  /** A row in the order of the columns. */
  readonly valuesOf: (row: D) => readonly string[];
  /** All rows, in the order in which they go out. */
  readonly stored: (db: Db) => Promise<readonly D[]>;
  /** The lines that do not go with each other or with what is there; left out where any do. */
  readonly judge?: (
    read: readonly FilaLeida<D>[],
    stored: readonly D[],
    db: Db,
  ) => readonly LineaMala[] | Promise<readonly LineaMala[]>;
  /** @param numiden who loads the file. */
  readonly write: (tx: Tx, rows: readonly D[], numiden: number) => Promise<void>;
}

/** Keeps what a file says, all of it or nothing; to look at it alone writes nothing. */
export async function loadFile<D extends object>(
  file: TableFile<D>,
  { texto, soloRevisar }: Archivo,
  context: Context,
): Promise<Carga> {
  const read = readFile(file, texto);
  if (read.malas.length > 0) return refused(read.malas);
  if (soloRevisar) {
    const { counts, clashes } = await weigh(file, read, context.db);
    if (clashes.length > 0) return refused(clashes);
    return { ...outcome(counts, 'Se guardarían'), guardado: false };
  }
  return oncePerKey(
    file.call,
    { texto },
    context,
    async () => undefined,
    async (tx) => {
      await lockTable(tx, file.table);
      const { counts, clashes, written } = await weigh(file, read, tx);
      if (clashes.length > 0) return { answer: refused(clashes), created: null };
      const { numiden } = context.sesion;
      for (let from = 0; from < written.length; from += AT_ONCE) {
        await file.write(tx, written.slice(from, from + AT_ONCE), numiden);
      }
      if (written.length > 0) {
        const { entidad, call: accion } = file;
        const despues = { nuevas: counts.nuevas, cambiadas: counts.cambiadas };
        await audit(tx, { momento: context.clock(), numiden, accion, entidad, idEntidad: 0, despues });
        await announce(tx, { entidad, id: 0, version: null, numiden });
      }
      return { answer: { ...outcome(counts, 'Se guardaron'), guardado: true }, created: null };
    },
  );
}

/** All of a table as a file that can be loaded again. @param name without its day. */
export async function exportFile<D>(
  { columns, stored, valuesOf }: TableFile<D>,
  name: string,
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
) {
  const lines = (await stored(db)).map((row) => csvLine([...valuesOf(row)]));
  const bytes = Buffer.from(`${UTF8_MARK}${csvLine([...columns])}${lines.join('')}`);
  return {
    nombre: `${name}-${dayOf(clock(), config.zonaHoraria)}.csv`,
    tipo: 'text/csv; charset=utf-8',
    bytes: bytes.length,
    stream: Readable.from([bytes]),
  };
}

function refused(malas: readonly LineaMala[]): Carga {
  const lines = malas.length === 1 ? 'una línea que no se puede leer' : `${malas.length} líneas que no se pueden leer`;
  return {
    codigo: REFUSED_CODE,
    descripcion: `El archivo tiene ${lines}: no se guardó nada.`,
    guardado: false,
    ...{ nuevas: 0, cambiadas: 0, iguales: 0 },
    malas: malas.slice(0, TOLD),
    malasEnTotal: malas.length,
  };
}

/** The records that a file says, and the lines that say none. @throws Rejection 400 for a text without the columns. */
function readFile<D extends object>({ columns, spare, readLine, nameOf }: TableFile<D>, texto: string) {
  const spared = spare?.columns ?? [];
  const demanded = columns.filter((column) => !spared.includes(column));
  const columnCalled = (name: string) => {
    const plain = plainLetters(name.trim());
    return columns.find((column) => plainLetters(column) === plain) ?? name;
  };
  const plain = texto.replace(/^\ufeff/, '');
  const { delimiter, firstLine } = layoutOf(plain.slice(0, 4_096), demanded, columnCalled);
  const [head, ...lines] = recordsOf(plain, delimiter, firstLine);
  const names = (head?.record ?? []).map(columnCalled);
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) {
    const message = `Al archivo le sobra una columna ${twice}: viene dos veces, y no se sabe cuál vale.`;
    throw invalidFields([{ campo: 'texto', message }]);
  }
  const places = columns.map((column) => names.indexOf(column));
  const lacks = (column: string) => places[columns.indexOf(column)] === -1;
  const isWhole = !spared.every(lacks);
  const missing = (isWhole && spare?.mayBeEmpty !== true ? columns : demanded).filter(lacks);
  if (missing.length > 0) {
    throw invalidFields([{ campo: 'texto', message: `Al archivo le faltan columnas: ${missing.join(', ')}.` }]);
  }
  const datos = new Map<string, FilaLeida<D>>();
  const malas: LineaMala[] = [];
  for (const { record, linea } of lines) {
    if (record.every((value) => value.trim() === '')) continue;
    const read = readLine(places.map((place) => record[place] ?? ''));
    if ('motivo' in read) malas.push({ linea, motivo: read.motivo });
    else if (datos.has(nameOf(read))) malas.push({ linea, motivo: `${nameOf(read)} está dos veces.` });
    else datos.set(nameOf(read), { linea, fila: read });
  }
  if (datos.size + malas.length === 0)
    throw invalidFields([{ campo: 'texto', message: 'El archivo no tiene ninguna línea.' }]);
  return { leidas: [...datos.values()], malas, isWhole };
}

function recordsOf(text: string, delimiter: string, fromLine: number) {
  try {
    const read = parse(text, {
      ...{ delimiter, from_line: fromLine, info: true, relax_column_count: true },
      ...{ relax_quotes: true, skip_empty_lines: true },
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return read.map(({ record, info }) => ({ record, linea: info.lines }));
  } catch (error) {
    const why = error instanceof Error ? ` (${error.message})` : '';
    throw invalidFields([{ campo: 'texto', message: `El archivo no es CSV${why}.` }]);
  }
}

type Counts = Pick<Carga, 'nuevas' | 'cambiadas' | 'iguales'>;

/** The records that a file would write beside those that are there, how many of its rows are new, changed, and as they were, and the lines that do not go with it. */
async function weigh<D extends object>(
  { nameOf, valuesOf, spare, ...file }: TableFile<D>,
  { leidas: read, isWhole }: Pick<ReturnType<typeof readFile<D>>, 'leidas' | 'isWhole'>,
  db: Db,
) {
  const rows = await file.stored(db);
  const stored = new Map(rows.map((row) => [nameOf(row), row]));
  const keeps = spare !== undefined && (spare.mayBeEmpty || !isWhole);
  const unkept: LineaMala[] = [];
  const leidas = read.flatMap(({ linea, fila }): readonly FilaLeida<D>[] => {
    const kept = keeps ? spare.keep(fila, stored.get(nameOf(fila))) : fila;
    if (!('motivo' in kept)) return [{ linea, fila: kept }];
    unkept.push({ linea, motivo: String(kept.motivo) });
    return [];
  });
  const clashes = unkept.length > 0 ? unkept : ((await file.judge?.(leidas, rows, db)) ?? []);
  const datos = leidas.map(({ fila }) => fila);
  const isSame = (row: D, before: D | undefined) =>
    before !== undefined && JSON.stringify(valuesOf(before)) === JSON.stringify(valuesOf(row));
  const written = datos.filter((row) => !isSame(row, stored.get(nameOf(row))));
  const nuevas = written.filter((row) => !stored.has(nameOf(row))).length;
  const counts = { nuevas, cambiadas: written.length - nuevas, iguales: datos.length - written.length };
  return { clashes, counts, written };
}

function outcome(counts: Counts, doing: string) {
  const { nuevas, cambiadas, iguales } = counts;
  const descripcion = `${doing} ${nuevas} nuevas y ${cambiadas} cambiadas; ${iguales} ya estaban igual.`;
  return { ...counts, codigo: SUCCESS_CODE, descripcion, malas: [], malasEnTotal: 0 };
}
