import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import type { Dated, DatedColumns } from '../db/merged.ts';
import { anyOf, countUpTo, newestFirst, oldestFirst, readInOrder } from '../db/merged.ts';
import { casoPalabras, casos } from '../db/schema/casos.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { valePalabras } from '../db/schema/vales.ts';
import { vales } from '../db/schema/vales.ts';

/** The words of the customers that some records have, and what the list of these filters by. */
export type WordTable = typeof casoPalabras | typeof valePalabras;

/** One word of a name that a customer must bear. */
export interface Borne {
  /** The stored words by which it is found; null where these are too many. */
  readonly palabras: readonly string[] | null;
  /** The same as a search expression over `lexemas`. */
  readonly consulta: string;
}

/** Several words that a customer bears together: his records are among those of the rarest one, and each is looked at. */
export interface WordsTogether {
  readonly tipo: 'juntas';
  /** The stored words by which the rarest one is found; null where each finds too many, and all records are looked at. */
  readonly rarest: readonly string[] | null;
  readonly others: readonly Borne[];
  /** The rarest one and the others. */
  readonly all: readonly Borne[];
  /** More customers bear them than are read one by one. */
  readonly many: boolean;
  readonly among: number;
}

/** How far is gone for a name. */
export interface Effort {
  /** A beginning of up to so many words is each of them: a range of an index, all of which are merged. */
  readonly words: number;
  /** Up to so many customers are read first and their records then. */
  readonly few: number;
  /** So many records of the rarest word say how common the others are beside it. */
  readonly sample: number;
  /** So many records are looked at for a page or a count: the list says that there are older ones. */
  readonly among: number;
}

/** None of these takes a database more than some 50 ms. */
export const EFFORT: Effort = { words: 40, few: 3_000, sample: 1_000, among: 20_000 };

/** Records of a name that more customers bear than are read one by one are counted so far. */
const COUNTED_OF_MANY = 1_000;

/** To look up whether a record has one of more words costs more than to read its customer. */
const LOOKED_UP = 3;

/** Where the records of some words together are looked for, beside the ranges of the rarest one. */
export function together(db: Db, table: WordTable, { others, many, among }: WordsTogether) {
  return {
    check: (row: DatedColumns) => bears(db, table, row, others),
    among,
    counted: many ? COUNTED_OF_MANY : Number.MAX_SAFE_INTEGER,
  };
}

/** Tells of a record whether its customer bears something, by one record after the other: as a join, all would be gathered who bear it. */
export function bears(db: Db, table: WordTable, row: DatedColumns, borne: readonly Borne[]): SQL | undefined {
  const word = alias(table, 'otra');
  const lookedUp: SQL[] = [];
  const ofCustomer: string[] = [];
  for (const { palabras, consulta } of borne) {
    if (palabras === null || palabras.length > LOOKED_UP) ofCustomer.push(consulta);
    else {
      const has = and(inArray(word.palabra, [...palabras]), eq(word.fechaCreacion, row.fecha), eq(word.id, row.id));
      lookedUp.push(sql`(${db.select({ si: sql`true` }).from(word).where(has).limit(1)})`);
    }
  }
  if (ofCustomer.length === 0) return and(...lookedUp);
  const record = alias(table === casoPalabras ? casos : vales, 'registro');
  const customer = db
    .select({ si: sql`${clientes.lexemas} @@ ${ofCustomer.join(' & ')}::tsquery` })
    .from(record)
    .innerJoin(clientes, eq(clientes.numiden, record.numidenCliente))
    .where(eq(record.id, row.id));
  return and(...lookedUp, sql`(${customer})`);
}

/** What is known of some words together before anything is read of their customers. */
interface Estimate {
  readonly words: Omit<WordsTogether, 'many'>;
  /** How many records there are about; exact where the rarest word has few. */
  readonly records: number;
  readonly exact: boolean;
}

/**
 * Finds the rarest of some words and how many records have them all, by a thousand rows of an index or two: the word of which so many
 * records reach back furthest, and how many of these the others have too.
 */
export async function estimate(
  db: Db,
  table: WordTable,
  borne: readonly Borne[],
  { sample, among }: Effort,
): Promise<Estimate> {
  let rarest: { readonly one: Borne; readonly palabras: readonly string[]; readonly last: Dated | undefined } | null =
    null;
  for (const one of borne) {
    if (one.palabras === null) continue;
    const [last] = await readInOrder(db, ofWords(table, one.palabras), newestFirst, { skip: sample - 1, take: 1 });
    if (rarest === null || isOlder(last, rarest.last)) rarest = { one, palabras: one.palabras, last };
    if (last === undefined) break;
  }
  const words = {
    tipo: 'juntas',
    rarest: rarest?.palabras ?? null,
    others: borne.filter((one) => one !== rarest?.one),
    all: borne,
    among,
  } as const;
  if (rarest !== null && rarest.last === undefined) return { words, records: sample, exact: true };
  const source = rarest === null ? recordsOf(table) : ofWords(table, rarest.palabras);
  const [newest] = await readInOrder(db, source, newestFirst, { take: 1 });
  const [oldest] = await readInOrder(db, source, oldestFirst, { take: 1 });
  const [last] =
    rarest === null ? await readInOrder(db, source, newestFirst, { skip: sample - 1, take: 1 }) : [rarest.last];
  if (newest === undefined || oldest === undefined || last === undefined)
    return { words, records: sample, exact: true };
  const check = (row: DatedColumns) => bears(db, table, row, words.others);
  const found = await countUpTo(db, { ...source, also: { check, among: sample, counted: sample } }, sample);
  const sampled = newest.fecha.getTime() - last.fecha.getTime();
  const whole = newest.fecha.getTime() - oldest.fecha.getTime();
  return { words, records: sampled === 0 ? found : (found * whole) / sampled, exact: false };
}

function ofWords(table: WordTable, palabras: readonly string[]) {
  const words = palabras.map((palabra) => eq(table.palabra, palabra));
  return anyOf(table, words, undefined);
}

function recordsOf(table: WordTable) {
  return { table: table === casoPalabras ? casos : vales, conditions: [undefined] } as const;
}

/** A word with fewer records than are sampled has no last one: it is the rarest. */
function isOlder(one: Dated | undefined, other: Dated | undefined): boolean {
  return one === undefined || (other !== undefined && one.fecha < other.fecha);
}
