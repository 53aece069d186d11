import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { searchedBeginnings } from '#domain/nameSearch';
import { fold, otherReads, puedeCompletarse } from '#domain/personNames';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import { casoPalabras } from '../../db/schema/casos.ts';
import { clientes } from '../../db/schema/clientes.ts';
import type { SearchedCustomers, SearchedName } from './lookups.ts';

/** Up to so many customers are read first and their cases then; more stay where they are, in a query of their own. */
const FEW = 3_000;

/**
 * What a name finds. Each word of it must begin a word of the customer's first name or surnames, in any order and however
 * it is spelled (`domain/personNames.ts`); particles do not count, and of many words the longest six do
 * (`domain/nameSearch.ts`).
 * @returns null when it finds nobody, or says nothing that a name could have.
 */
export async function readName(db: Db, texto: string, few = FEW): Promise<SearchedName | null> {
  const words = searchedWords(texto);
  const [single, ...others] = words;
  if (single === undefined) return null;
  if (others.length === 0) {
    const [known, otra] = await knownWords(db, single);
    if (known === undefined) return null;
    if (otra === undefined) return { tipo: 'palabra', palabra: known };
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

/** The words of the cases that one spelling finds; two at most, which is to say that it is not one word alone. */
async function knownWords(db: Db, { whole, beginnings }: Written): Promise<readonly string[]> {
  const { palabra } = casoPalabras;
  // By the index from the first word to the next one, whatever number of cases has the first.
  const parts = beginnings.map((beginning) => {
    const within = and(gte(palabra, beginning), lt(palabra, `${beginning}\u{10ffff}`));
    return sql`(with primera as materialized (
      select ${palabra} from ${casoPalabras} where ${within} order by ${palabra} limit 1
    ) (select palabra from primera) union all (
      select ${palabra} from ${casoPalabras} where ${within} and ${palabra} > (select palabra from primera)
      order by ${palabra} limit 1
    ))`;
  });
  const loose = whole.map((one) => sql`(select ${palabra} from ${casoPalabras} where ${eq(palabra, one)} limit 1)`);
  const { rows } = await db.execute<{ palabra: string }>(
    sql`select palabra from (${sql.join([...parts, ...loose], sql` union `)}) as conocidas limit 2`,
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
