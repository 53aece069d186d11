import { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { z } from 'zod';
import { type Cell, csvLine, UTF8_MARK } from '#domain/common/csv';
import { dayOf } from '#domain/common/dates';
import type { Context, FileToDownload } from '../http/handler.ts';
import { Rejection } from '../http/rejection.ts';
import type { Reading } from '../reads/readings.ts';
import { recordRead } from '../reads/recordRead.ts';
import { type ExportTurn, takeExportTurn } from './turn.ts';

/** A column of a CSV; `zone` is the store's, in which moments are written. */
export interface CsvColumn<Row> {
  readonly titulo: string;
  readonly celda: (row: Row, zone: string) => Cell;
}

/** An export: its rows, its columns and its name. */
interface CsvExport<Row> {
  /** The reading that the audit keeps of it. */
  readonly reading: Reading;
  /** The file's name before the day: 'casos'. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Begins to read, as of a moment; each step reads one batch and no more. */
  readonly begin: (now: Date) => Promise<AsyncGenerator<readonly Row[]>>;
}

/** So many rows are written before whoever else is there has a turn of the program. */
const ROWS_IN_A_ROW = 200;

/**
 * The columns of a file by the field that each tells, in their order; null for a field that the file does not tell. A field that comes to the
 * row does not compile until one of the two is said of it.
 */
export type FieldsInFile<Row> = {
  readonly [Field in keyof Row]-?: Readonly<Record<string, (value: Row[Field], row: Row, zone: string) => Cell>> | null;
};

/** The columns that some fields have in a file. */
export function columnsOf<Row extends object>(fields: FieldsInFile<Row>): readonly CsvColumn<Row>[] {
  return (Object.keys(fields) as (keyof Row)[]).flatMap((field) =>
    Object.entries(fields[field] ?? {}).map(([titulo, celda]) => ({
      titulo,
      celda: (row: Row, zone: string) => celda(row[field], row, zone),
    })),
  );
}

type ExportContext = Pick<Context, 'db' | 'lastingDb' | 'sesion' | 'clock' | 'config' | 'log'>;

/**
 * A CSV of any length. Its rows are read in batches while they are sent, no faster than the asker takes them, and no further
 * than the asker stays; between two batches everybody else has a turn. That it is exported is written down before.
 * @throws Rejection 409 while another export of the same person is being sent.
 */
export async function exportCsv<Row>(
  context: ExportContext,
  { reading, name, columns, begin }: CsvExport<Row>,
): Promise<FileToDownload> {
  const { config, log } = context;
  const turn = await takeExportTurn(context);
  const release = () => turn.release().catch((error: unknown) => log.error({ err: error }, 'export turn'));
  try {
    await recordRead(context, reading);
    const now = context.clock();
    const lines = linesOf(columns, await begin(now), config.zonaHoraria, turn);
    const stream = Readable.from(lines, { objectMode: false });
    // However else it ends: left by the asker, or failed.
    stream.once('close', () => void release());
    return {
      nombre: `${name}-${dayOf(now, config.zonaHoraria)}.csv`,
      tipo: 'text/csv; charset=utf-8',
      bytes: null,
      stream,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function* linesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<readonly Row[]>,
  zone: string,
  turn: ExportTurn,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(({ titulo }) => titulo));
  for (;;) {
    await turn.renew();
    const { done, value: rows } = await batches.next();
    if (done === true) break;
    for (let from = 0; from < rows.length; from += ROWS_IN_A_ROW) {
      const some = rows.slice(from, from + ROWS_IN_A_ROW);
      yield some.map((row: Row) => csvLine(columns.map(({ celda }) => celda(row, zone)))).join('');
      await turnOfTheLoop();
    }
  }
  // Before the asker learns that this is all: the next export may follow at once.
  await turn.release();
}

/**
 * The filter of an export, which travels as JSON in the address.
 * @param where the list that has it, as the refusal names it: 'la lista de casos'.
 * @throws Rejection 400 when it is none.
 */
export function readFilterJson<S extends z.ZodType>(text: string, schema: S, where: string): z.output<S> {
  const read = schema.safeParse(asJson(text));
  if (read.success) return read.data;
  throw new Rejection(400, `El filtro de la exportación no es válido. Vuelva a ${where} y expórtela de nuevo.`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
