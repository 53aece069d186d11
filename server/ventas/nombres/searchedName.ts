import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { searchedBeginnings } from '#domain/common/nameSearch';
import { fold, foldJoined, otherReads, puedeCompletarse } from '#domain/common/personNames';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import type { Source } from '../../platform/db/merged.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import {
  type Borne,
  bears,
  EFFORT,
  estimate,
  foundTogether,
  ofWords,
  recordsOf,
  type WordsTogether,
  type WordTable,
} from './wordsTogether.ts';

/**
 * The result of a search by name: records that carry any of some words, that carry several together, or
 * records of a few customers.
 */
export type SearchedName =
  | { readonly tipo: 'palabras'; readonly palabras: readonly string[] }
  | WordsTogether
  | FewCustomers;

/** The customers that a name finds: by their numbers, or, when they are many, by the expression that finds them. */
type SearchedCustomers = FewCustomers | { readonly tipo: 'lexemas'; readonly consulta: string };

interface FewCustomers {
  readonly tipo: 'clientes';
  readonly numidenes: readonly number[];
}

/** A customer has a few records: of more than so many in all, the customers are not read first. */
const RECORDS_OF_ONE = 4;

/**
 * Looks up which records of a table of words a name finds. Each word of it must begin a word of the customer's first
 * name or surnames, in any order and however it is spelled (`domain/common/personNames.ts`); particles do not count, and of
 * many words the longest six do (`domain/common/nameSearch.ts`).
 * @returns null when it finds no customer, or says nothing that a name could have.
 */
export async function readName(db: Db, texto: string, table: WordTable, effort = EFFORT): Promise<SearchedName | null> {
  const searched = searchedWords(texto);
  if (searched.length === 0) return null;
  const found = await knownWords(db, searched, table, effort.words);
  if (found.some((palabras) => palabras.length === 0)) return null;
  const words = searched.map((word, n): Borne => {
    const palabras = found[n] ?? [];
    const known = palabras.length <= effort.words;
    return {
      palabras: known ? palabras : null,
      consulta: queryOf(known ? { whole: palabras, beginnings: [] } : word),
    };
  });
  const [single, ...others] = words;
  if (single === undefined) return null;
  if (others.length === 0 && single.palabras !== null) return { tipo: 'palabras', palabras: single.palabras };
  const ofFew = effort.few * RECORDS_OF_ONE;
  const { words: together, records } = await heavyRead(db, () => estimate(db, table, words, effort, ofFew));
  if (records === null) return { ...together, many: false };
  if (records > ofFew) return { ...together, many: true };
  const customers = await customersWith(db, words.map(({ consulta }) => consulta).join(' & '), effort.few);
  return customers?.tipo === 'lexemas' ? { ...together, many: true } : customers;
}

/** The records whose customers a name finds; a null name narrows nothing. */
export function ofName(db: Db, table: WordTable, named: SearchedName | null): SQL | undefined {
  const { numidenCliente, fechaCreacion, id } = recordsOf(table);
  if (named === null) return undefined;
  if (named.tipo === 'clientes') return sql`${numidenCliente} = any(${`{${named.numidenes.join(',')}}`}::bigint[])`;
  if (named.tipo === 'juntas') return bears(db, table, { fecha: fechaCreacion, id }, named.all);
  const has = and(
    inArray(table.palabra, [...named.palabras]),
    eq(table.fechaCreacion, fechaCreacion),
    eq(table.id, id),
  );
  return exists(db.select({ uno: sql`1` }).from(table).where(has));
}

/** Where the same records are by their words, which one index has in the order of the list. */
export function byWords(
  db: Db,
  table: WordTable,
  named: Exclude<SearchedName, FewCustomers>,
  asked: Parameters<typeof ofWords>[2],
): Source {
  return named.tipo === 'palabras'
    ? ofWords(table, named.palabras, asked)
    : { ...ofWords(table, named.rarest, asked), also: foundTogether(db, table, named) };
}

/** Finds the customers who bear a name, as `readName` does, for lists that know no words of their own. */
export function readCustomers(db: Db, texto: string): Promise<SearchedCustomers | null> {
  const words = searchedWords(texto);
  return words.length === 0 ? Promise.resolve(null) : customersWith(db, words.map(queryOf).join(' & '), EFFORT.few);
}

async function customersWith(db: Db, query: string, few: number): Promise<SearchedCustomers | null> {
  // Reads all who bear it and then takes some: for a few of many the database would go through all customers.
  const rows = await heavyRead(db, async () => {
    const { rows: read } = await db.execute<{ numiden: string }>(sql`
      with hallados as materialized (
        select ${clientes.numiden} from ${clientes} where ${clientes.lexemas} @@ ${query}::tsquery
      ) select numiden from hallados limit ${few + 1}`);
    return read;
  });
  if (rows.length === 0) return null;
  return rows.length <= few
    ? { tipo: 'clientes', numidenes: rows.map(({ numiden }) => Number(numiden)) }
    : { tipo: 'lexemas', consulta: query };
}

/** The spellings of one word of a name: those that are looked for as they are, and the beginnings. */
interface Written {
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
}

/** The words of a name to look for, folded; exported for the tests. */
function searchedWords(texto: string): readonly Written[] {
  const words = fold(texto, 'apellido');
  // The same text as a first name: there MA is MARIA.
  const asFirstName = fold(texto, 'nombre');
  // O BRIEN may be stored as OBRIEN: each of its words is found by that too.
  const joined = (foldJoined(texto, 'apellido') ?? []).filter((word) => !words.includes(word));
  return searchedBeginnings(words).map((word) => {
    const within = joined.filter((whole) => whole.includes(word));
    const spellings = [...new Set([word, asFirstName[words.indexOf(word)] ?? word, ...within])];
    return {
      whole: [...spellings.filter((shape) => !puedeCompletarse([shape])), ...otherReads([word], 'apellido').flat()],
      beginnings: spellings.filter((shape) => puedeCompletarse([shape])),
    };
  });
}

/** The words of records that each word of a name finds, all asked in one statement; one more than `most` of each at most. */
async function knownWords(
  db: Db,
  searched: readonly Written[],
  table: WordTable,
  most: number,
): Promise<readonly (readonly string[])[]> {
  const parts = searched.map(
    (word, n) => sql`(select ${n}::int as n, palabra from (${wordsOf(word, table, most)}) as conocidas)`,
  );
  const { rows } = await db.execute<{ n: number; palabra: string }>(
    sql`${sql.join(parts, sql` union all `)} order by n, palabra`,
  );
  return searched.map((_, n) => rows.filter((row) => row.n === n).map(({ palabra }) => palabra));
}

function wordsOf({ whole, beginnings }: Written, table: WordTable, most: number): SQL {
  const { palabra } = table;
  const first = (where: SQL) => sql`(select ${palabra} from ${table} where ${where} order by ${palabra} limit 1)`;
  // By the index from each word to the next one, however many records have it.
  const parts = beginnings.map((beginning) => {
    const end = sql`${palabra} < ${`${beginning}\u{10ffff}`}`;
    return sql`(with recursive siguientes as (
      select ${first(sql`${palabra} >= ${beginning} and ${end}`)} as palabra
      union all
      select ${first(sql`${palabra} > siguientes.palabra and ${end}`)} from siguientes where siguientes.palabra is not null
    ) select palabra from siguientes where palabra is not null limit ${most + 1})`;
  });
  const loose = whole.map((one) => first(eq(palabra, one)));
  return sql`select palabra from (${sql.join([...parts, ...loose], sql` union `)}) as todas order by palabra limit ${most + 1}`;
}

const FIELDS = ['n0', 'n1', 'p0', 'p1', 'm0', 'm1'];

/** The customers who have one spelling of a word in the name, as a search expression over their `lexemas`. */
function queryOf({ whole, beginnings }: Written): string {
  // Folded words hold letters and digits only, so nothing in them needs escaping.
  const lexemas = FIELDS.flatMap((field) => [
    ...whole.map((word) => `'${field}.${word}'`),
    ...beginnings.map((beginning) => `'${field}.${beginning}':*`),
  ]);
  return `(${lexemas.join(' | ')})`;
}
