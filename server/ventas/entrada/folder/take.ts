import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { RESULTADOS } from '#domain/ventas/entrada/correccion';
import { resultadoEnPalabras } from '#domain/ventas/entrada/entradas';
import type { Db } from '../../../platform/db/db.ts';
import { lineOf } from '../../../platform/http/jsonLines.ts';
import { asFileError, FileError, readThrough } from '../../import/file.ts';
import { LoadInterrupted, loadSales } from '../../import/loadSales.ts';
import { headerInWords, listRejections, wasOfUse, writeReport } from '../../import/report.ts';
import { readSaleFile } from '../../import/saleFile.ts';
import { openDelivery, type Resultados } from '../deliver.ts';
import type { LineaRecibida } from '../incidents.ts';
import type { Claim } from './claims.ts';

/** So many sales of a file are read at a time. */
const AT_A_TIME = 500;

export interface Surroundings {
  readonly db: Db;
  readonly clock: () => Date;
  readonly zonaHoraria: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Aborted when the server closes: the file is left for another one. */
  readonly closing: AbortSignal;
}

/** The report of a file, and whether anything of it is here now. */
export interface TakenFile {
  readonly wasOfUse: boolean;
  readonly report: string;
}

/**
 * Takes in a file of the chain's folder: JSON lines as integrations send them, or a table as `npm run import` takes it.
 * @throws the reason of the signal when the server closes, and what the database throws: it can be taken in again.
 */
export async function takeFile(claim: Claim, surroundings: Surroundings): Promise<TakenFile> {
  return (/\.csv(\.gz)?$/i.test(claim.name) ? takeTable : takeJsonLines)(claim, surroundings);
}

async function takeTable(claim: Claim, { db, clock, zonaHoraria, closing }: Surroundings): Promise<TakenFile> {
  const path = claim.path();
  const head: string[] = [];
  const records = readSaleFile(path, undefined, (read) => head.push(headerInWords(read)));
  const [report, fault] = await loadSales({
    ...{ db, clock, zonaHoraria, archivo: claim.name },
    registros: whileOpen(records, claim, closing),
  }).then(
    (whole) => [whole, null] as const,
    (error: unknown) => {
      if (error instanceof LoadInterrupted && error.cause instanceof FileError) {
        return [error.informe, error.cause.message.replaceAll(path, claim.name)] as const;
      }
      throw error instanceof LoadInterrupted ? error.cause : error;
    },
  );
  const rejections = report.rechazadas.length === 0 ? [] : [listRejections(report.rechazadas)];
  return {
    wasOfUse: fault === null && wasOfUse(report),
    report: textWith([...head, writeReport(report), ...rejections], fault),
  };
}

async function takeJsonLines(claim: Claim, { db, clock, log, closing }: Surroundings): Promise<TakenFile> {
  const path = claim.path();
  const delivery = await openDelivery({ db, clock, log }, { id: null, nombre: claim.name });
  const told: string[] = [];
  let some: unknown[] = [];
  const take = async () => {
    if (some.length > 0) told.push(...(await delivery.take(some)).flatMap(inWords));
    some = [];
  };
  let fault: string | null = null;
  try {
    for await (const line of whileOpen(linesOf(path), claim, closing)) {
      some.push(...lineOf(line));
      if (some.length === AT_A_TIME) await take();
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    fault = error.message.replaceAll(path, claim.name);
  }
  await take();
  const { resultados, avisos } = await delivery.close();
  const { rechazada = 0, ...others } = resultados;
  const counts = Object.entries(resultados).map(([result, count]) => `${count} ${labelOf(result)}`);
  return {
    wasOfUse: fault === null && (Object.keys(others).length > 0 || rechazada === 0),
    report: textWith([...counts, ...avisos, ...told], fault),
  };
}

function textWith(lines: readonly string[], fault: string | null): string {
  return `${[...lines, ...(fault === null ? [] : [fault])].join('\n')}\n`;
}

function labelOf(result: string): string {
  return RESULTADOS[result as keyof Resultados];
}

function inWords(recibida: LineaRecibida): readonly string[] {
  const { linea, tienda, operacion, resultado, motivo } = recibida;
  if (motivo === null && resultado !== 'conflicto') return [];
  const sale = operacion === null ? '' : `, operación ${operacion} de la tienda ${tienda ?? '(sin número)'}`;
  return [`línea ${linea}${sale}: ${resultadoEnPalabras(recibida)}`];
}

/** A line that is longer is none, in bytes: it would have to be held in memory whole. */
const LONGEST_LINE = 5_000_000;

const LINE_END = 0x0a;

/** The lines of a file as bytes, plain or gzip by its name. @throws FileError when it cannot be read to its end. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of readThrough(path, () => undefined, [new PassThrough()])) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      for (let end = rest.indexOf(LINE_END); end !== -1; end = rest.indexOf(LINE_END)) {
        yield rest.subarray(0, end);
        rest = rest.subarray(end + 1);
      }
      if (rest.length > LONGEST_LINE) break;
    }
  } catch (error) {
    throw asFileError(path, error);
  }
  if (rest.length > LONGEST_LINE) throw new FileError('El archivo tiene una línea demasiado larga: no es de ventas.');
  if (rest.length > 0) yield rest;
}

/** How often a file in hand is touched, in parts of it. */
const TOUCHED_EVERY = 1_000;

async function* whileOpen<T>(parts: AsyncIterable<T>, claim: Claim, closing: AbortSignal): AsyncGenerator<T> {
  let count = 0;
  for await (const part of parts) {
    count += 1;
    if (count % TOUCHED_EVERY === 0) await claim.touch();
    closing.throwIfAborted();
    yield part;
  }
}
