import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import {
  anyOf,
  countUpTo,
  type DatedColumns,
  momentsAt,
  newestFirst,
  oldestFirst,
  type Source,
} from '../../platform/db/merged.ts';
import { casoPalabras, casos } from '../../platform/db/schema/casos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { type valePalabras, vales } from '../../platform/db/schema/vales.ts';

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
  /** A beginning of up to so many words is each of them: a range of an index; all ranges are merged. */
  readonly words: number;
  /** Up to so many customers are read first and their records then. */
  readonly few: number;
  /** How far back so many records of a word reach says how common it is; of no more is looked whether they have the others, too. */
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
export function foundTogether(db: Db, table: WordTable, { others, many, among }: WordsTogether) {
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
  const record = alias(recordsOf(table), 'registro');
  const customer = db
    .select({ si: sql`${clientes.lexemas} @@ ${ofCustomer.join(' & ')}::tsquery` })
    .from(record)
    .innerJoin(clientes, eq(clientes.numiden, record.numidenCliente))
    .where(eq(record.id, row.id));
  return and(...lookedUp, sql`(${customer})`);
}

/** The estimate for some words together before anything is read of their customers. */
interface Estimate {
  readonly words: Omit<WordsTogether, 'many'>;
  /** About how many records have them all, or more; null where the rarest word has too few to be sampled. */
  readonly records: number | null;
}

/**
 * Finds the rarest of some words and about how many records have them all: the word whose `sample` records reach back
 * furthest, and how many of its newest the others have too.
 * @param few a number that is certain to be no more is not estimated any closer.
 */
export async function estimate(
  db: Db,
  table: WordTable,
  borne: readonly Borne[],
  { sample, among }: Effort,
  few: number,
): Promise<Estimate> {
  const known = borne.filter(({ palabras }) => palabras !== null);
  const sources = known.length === 0 ? [ofWords(table, null)] : known.map(({ palabras }) => ofWords(table, palabras));
  const reached = await reachOf(db, sources, sample);
  const place = reached.reduce((least, one, index) => (isRarer(one, reached[least] ?? null) ? index : least), 0);
  const rarest = known[place];
  const reach = reached[place] ?? null;
  const words = {
    tipo: 'juntas',
    rarest: rarest?.palabras ?? null,
    others: borne.filter((one) => one !== rarest),
    all: borne,
    among,
  } as const;
  if (reach === null) return { words, records: null };
  const ofRarest = reach.sampled === 0 ? sample : (sample * reach.whole) / reach.sampled;
  if (ofRarest <= few) return { words, records: ofRarest };
  const looked = Math.min(sample, Math.max(LEAST_LOOKED, Math.ceil((SURE * ofRarest) / few)));
  const source = ofWords(table, rarest?.palabras ?? null);
  const check = (row: DatedColumns) => bears(db, table, row, words.others);
  const found = await countUpTo(db, { ...source, also: { check, among: looked, counted: looked } }, looked);
  return { words, records: (found * ofRarest) / looked };
}

/** Of how many records one looks at least whether they have the other words, too. */
const LEAST_LOOKED = 100;

/** Where none among so many times N has them, fewer than one in N do, in 95 of 100 cases. */
const SURE = 3;

/** How long the newest records of a source and all of it reach back, in milliseconds; null where it has too few. */
type Reach = { readonly sampled: number; readonly whole: number; readonly last: number } | null;

async function reachOf(db: Db, sources: readonly Source[], sample: number): Promise<readonly Reach[]> {
  const moments = await momentsAt(
    db,
    sources.flatMap((source) => [
      { source, order: newestFirst, skip: 0 },
      { source, order: newestFirst, skip: sample - 1 },
      { source, order: oldestFirst, skip: 0 },
    ]),
  );
  return sources.map((_, index) => {
    const [newest, last, oldest] = moments.slice(3 * index, 3 * index + 3);
    if (newest == null || last == null || oldest == null) return null;
    return { sampled: newest - last, whole: newest - oldest, last };
  });
}

/** The newest records of a word that is rarer reach back further, or it has too few of them. */
function isRarer(one: Reach, other: Reach): boolean {
  return other !== null && (one === null || one.last < other.last);
}

/** All that is asked of records besides their words: of these themselves, and the same of the table of their words. */
interface Asked {
  readonly records?: SQL | undefined;
  readonly words?: SQL | undefined;
}

/** The records that have one of some words; whichever they have where those are null. */
export function ofWords(table: WordTable, palabras: readonly string[] | null, asked: Asked = {}): Source {
  if (palabras === null) return { table: recordsOf(table), conditions: [asked.records] };
  const words = palabras.map((palabra) => eq(table.palabra, palabra));
  return anyOf(table, words, asked.words);
}

/** The records whose words a table holds. */
export function recordsOf(table: WordTable) {
  return table === casoPalabras ? casos : vales;
}
