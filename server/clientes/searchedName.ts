import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import { searchedBeginnings } from '#domain/nameSearch';
import { fold, otherReads, puedeCompletarse } from '#domain/personNames';
import type { Db } from '../db/db.ts';
import { heavyRead } from '../db/heavyReads.ts';
import type { casoPalabras } from '../db/schema/casos.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { valePalabras } from '../db/schema/vales.ts';

/**
 * What a search by name found: records that carry any of some words, records of a few customers, or, where these are many, a search
 * expression over `lexemas` that names them.
 */
export type SearchedName = { readonly tipo: 'palabras'; readonly palabras: readonly string[] } | SearchedCustomers;

/** The customers whom a name finds: by their numbers, or, when they are many, by the expression that finds them. */
export type SearchedCustomers =
  | { readonly tipo: 'clientes'; readonly numidenes: readonly number[] }
  | { readonly tipo: 'lexemas'; readonly consulta: string };

/** The words of the customers that some records have, and what the list of these filters by. */
type WordTable = typeof casoPalabras | typeof valePalabras;

/** Up to so many customers are read first and their records then; more stay where they are, in a query of their own. */
const FEW = 3_000;

/** A beginning of more words is looked for among the customers: each word is a range of an index, and all are merged. */
const MOST_WORDS = 40;

/**
 * What a name finds among the records that have these words. Each word of it must begin a word of the customer's first name or
 * surnames, in any order and however it is spelled (`domain/personNames.ts`); particles do not count, and of many words the
 * longest six do (`domain/nameSearch.ts`).
 * @returns null when it finds nobody, or says nothing that a name could have.
 */
export async function readName(db: Db, texto: string, table: WordTable, few = FEW): Promise<SearchedName | null> {
  const words = searchedWords(texto);
  const [single, ...others] = words;
  if (single === undefined) return null;
  if (others.length === 0) {
    const palabras = await knownWords(db, single, table);
    if (palabras.length === 0) return null;
    if (palabras.length <= MOST_WORDS) return { tipo: 'palabras', palabras };
  }
  return customersWith(db, words, few);
}

/** What a name finds by the customers who bear it, as `readName` does, for lists that know no words of their own. */
export function readCustomers(db: Db, texto: string): Promise<SearchedCustomers | null> {
  const words = searchedWords(texto);
  return words.length === 0 ? Promise.resolve(null) : customersWith(db, words, FEW);
}

async function customersWith(db: Db, words: readonly Written[], few: number): Promise<SearchedCustomers | null> {
  const query = queryOf(words);
  const rows = await heavyRead(db, () =>
    db
      .select({ numiden: clientes.numiden })
      .from(clientes)
      .where(sql`${clientes.lexemas} @@ ${query}::tsquery`)
      .limit(few + 1),
  );
  if (rows.length === 0) return null;
  return rows.length <= few
    ? { tipo: 'clientes', numidenes: rows.map(({ numiden }) => numiden) }
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
  return searchedBeginnings(words).map((word) => {
    const spellings = [...new Set([word, asFirstName[words.indexOf(word)] ?? word])];
    return {
      whole: [...spellings.filter((shape) => !puedeCompletarse([shape])), ...otherReads([word], 'apellido').flat()],
      beginnings: spellings.filter((shape) => puedeCompletarse([shape])),
    };
  });
}

/** The words of records that one spelling finds; one more than `MOST_WORDS` at most. */
async function knownWords(db: Db, { whole, beginnings }: Written, table: WordTable): Promise<readonly string[]> {
  const { palabra } = table;
  const first = (where: SQL) => sql`(select ${palabra} from ${table} where ${where} order by ${palabra} limit 1)`;
  // By the index from each word to the next one, however many records have it.
  const parts = beginnings.map((beginning) => {
    const end = sql`${palabra} < ${`${beginning}\u{10ffff}`}`;
    return sql`(with recursive siguientes as (
      select ${first(sql`${palabra} >= ${beginning} and ${end}`)} as palabra
      union all
      select ${first(sql`${palabra} > siguientes.palabra and ${end}`)} from siguientes where siguientes.palabra is not null
    ) select palabra from siguientes where palabra is not null limit ${MOST_WORDS + 1})`;
  });
  const loose = whole.map((one) => first(eq(palabra, one)));
  const { rows } = await db.execute<{ palabra: string }>(
    sql`select palabra from (${sql.join([...parts, ...loose], sql` union `)}) as conocidas order by palabra limit ${MOST_WORDS + 1}`,
  );
  return rows.map((row) => row.palabra);
}

const FIELDS = ['n0', 'n1', 'p0', 'p1', 'm0', 'm1'];

/** The customers who have one spelling of each word in the name, as a search expression over their `lexemas`. */
function queryOf(words: readonly Written[]): string {
  return words
    .map(({ whole, beginnings }) => {
      // Folded words hold letters and digits only, so nothing in them needs escaping.
      const lexemas = FIELDS.flatMap((field) => [
        ...whole.map((word) => `'${field}.${word}'`),
        ...beginnings.map((beginning) => `'${field}.${beginning}':*`),
      ]);
      return `(${lexemas.join(' | ')})`;
    })
    .join(' & ');
}
