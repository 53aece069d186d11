import { eq, gt, sql } from 'drizzle-orm';
import type { Customer } from '#domain/casos/clientes';
import { searchedWords } from '#domain/common/nameSearch';
import {
  coreOf,
  FOLDING_VERSION,
  fold,
  foldJoined,
  foldParted,
  foldWithPlainN,
  isParticlesOnly,
  type NamePart,
  otherReads,
  puedeCompletarse,
} from '#domain/common/personNames';
import type { Db } from '../../platform/db/db.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { ajustes } from '../../platform/db/schema/system.ts';

/** The letter under which the words of a field are indexed. */
export type FieldLetter = 'n' | 'p' | 'm';

const FIELD: Record<FieldLetter, NamePart> = { n: 'nombre', p: 'apellido', m: 'apellido' };

type CustomerName = Pick<Customer, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno'>;

/** The columns of `clientes` that the search reads, computed from the names. */
export function searchColumns(cliente: CustomerName) {
  const nombre = fold(cliente.nombre, 'nombre');
  const paterno = fold(cliente.apellidoPaterno, 'apellido');
  const materno = fold(cliente.apellidoMaterno ?? '', 'apellido');
  return {
    plegadoNombre: nombre.join(' '),
    plegadoPaterno: paterno.join(' '),
    plegadoMaterno: materno.join(' '),
    lexemas: [
      ...lexemesOf('n', nombre),
      ...lexemesOf('p', paterno),
      ...lexemesOf('m', materno),
      ...otherLexemes('n', cliente.nombre),
      ...otherLexemes('p', cliente.apellidoPaterno),
      ...otherLexemes('m', cliente.apellidoMaterno ?? ''),
    ]
      .map(quoted)
      .join(' '),
    versionPlegado: FOLDING_VERSION,
  };
}

/** The question about one field, ready for the three ways in which it is searched. */
export interface SearchedField {
  readonly plegado: string;
  readonly completable: boolean;
  /** Search expressions over `lexemas`; null when only the whole field can match. */
  readonly palabras: { readonly iguales: string; readonly sugeridas: string; readonly completadas: string } | null;
}

/** Reads what a person typed into one field; null when nothing was asked of it. */
export function readField(letter: FieldLetter, texto: string): SearchedField | null {
  const words = fold(texto, FIELD[letter]);
  if (words.length === 0) return null;
  const plegado = words.join(' ');
  if (isParticlesOnly(words)) return { plegado, completable: false, palabras: null };
  const nucleo = searchedWords(words);
  const completable = puedeCompletarse(words);
  const conEne = foldWithPlainN(texto, FIELD[letter]);
  const joined = foldJoined(texto, FIELD[letter]);
  const lecturas = [nucleo, ...(conEne === null ? [] : [coreOf(conEne)]), ...(joined === null ? [] : [joined])];
  const iguales = any(lecturas.map((reading) => anywhere(letter, reading, '')));
  const otras = otherReads(nucleo, FIELD[letter]).map((reading) => inItsPlace(letter, reading));
  return {
    plegado,
    completable,
    palabras: {
      iguales,
      sugeridas: any([iguales, ...otras]),
      completadas: any(lecturas.map((reading) => anywhere(letter, reading, ':*'))),
    },
  };
}

const BATCH = 5_000;

/** The setting that says by which version of the rule all customers are folded. */
const VERSION_SETTING = 'versionPlegado';

/**
 * Folds again what a newer version of the rule folds otherwise; nothing is read once that is done. Meant for the start of
 * the server: all names are read, but only those that change are written, since a customer's words are those of all his cases.
 * @returns how many customers were folded again.
 */
export async function updateFolding(db: Db): Promise<number> {
  const [hecha] = await db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, VERSION_SETTING));
  if (hecha?.valor === FOLDING_VERSION) return 0;
  let plegados = 0;
  for (let last = 0; ; ) {
    const batch = await db
      .select(READ_ROWS)
      .from(clientes)
      .where(gt(clientes.numiden, last))
      .orderBy(clientes.numiden)
      .limit(BATCH);
    const cambian = batch.flatMap((saved) => {
      const fresh = searchColumns(saved);
      return sameColumns(saved, fresh) ? [] : [{ numiden: saved.numiden, ...fresh }];
    });
    if (cambian.length > 0) await writeFolding(db, cambian);
    plegados += cambian.length;
    last = batch.at(-1)?.numiden ?? last;
    if (batch.length < BATCH) break;
  }
  const value = { valor: FOLDING_VERSION };
  await db
    .insert(ajustes)
    .values({ clave: VERSION_SETTING, ...value })
    .onConflictDoUpdate({ target: ajustes.clave, set: value });
  return plegados;
}

const READ_ROWS = {
  numiden: clientes.numiden,
  nombre: clientes.nombre,
  apellidoPaterno: clientes.apellidoPaterno,
  apellidoMaterno: clientes.apellidoMaterno,
  plegadoNombre: clientes.plegadoNombre,
  plegadoPaterno: clientes.plegadoPaterno,
  plegadoMaterno: clientes.plegadoMaterno,
  lexemas: sql<string>`${clientes.lexemas}::text`,
} as const;

type Folding = ReturnType<typeof searchColumns>;

// The database sorts the words and drops those said twice.
function sameColumns(saved: Omit<Folding, 'versionPlegado'>, fresh: Folding): boolean {
  return (
    saved.plegadoNombre === fresh.plegadoNombre &&
    saved.plegadoPaterno === fresh.plegadoPaterno &&
    saved.plegadoMaterno === fresh.plegadoMaterno &&
    inOrder(saved.lexemas) === inOrder(fresh.lexemas)
  );
}

function inOrder(lexemas: string): string {
  return [...new Set(lexemas.split(' '))].sort().join(' ');
}

async function writeFolding(db: Db, rows: readonly (Folding & { readonly numiden: number })[]): Promise<void> {
  await db.execute(sql`
    update clientes set plegado_nombre = n."plegadoNombre", plegado_paterno = n."plegadoPaterno",
      plegado_materno = n."plegadoMaterno", lexemas = n.lexemas::tsvector, version_plegado = n."versionPlegado"
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (numiden bigint, "plegadoNombre" text,
      "plegadoPaterno" text, "plegadoMaterno" text, lexemas text, "versionPlegado" smallint)
    where clientes.numiden = n.numiden`);
}

// The first word is indexed apart from the rest, so that J. can stand for JOSE in 'J. JUAN' without JUAN alone matching.
function lexemesOf(letter: FieldLetter, words: readonly string[]): readonly string[] {
  return coreOf(words).map((word, place) => `${letter}${place === 0 ? 0 : 1}.${word}`);
}

/** The words of the other ways in which a field can be read; none of them is the first of a name that J. may stand for. */
function otherLexemes(letter: FieldLetter, texto: string): readonly string[] {
  const field = FIELD[letter];
  const plainN = foldWithPlainN(texto, field);
  const rest = [foldJoined(texto, field), foldParted(texto, field)].flatMap((words) => coreOf(words ?? []));
  return [...lexemesOf(letter, plainN ?? []), ...rest.map((word) => `${letter}1.${word}`)];
}

function anywhere(letter: FieldLetter, words: readonly string[], sufijoDeLaUltima: '' | ':*'): string {
  return words
    .map((word, place) => {
      const sufijo = place === words.length - 1 ? sufijoDeLaUltima : '';
      return `(${quoted(`${letter}0.${word}`)}${sufijo} | ${quoted(`${letter}1.${word}`)}${sufijo})`;
    })
    .join(' & ');
}

function any(expressions: readonly string[]): string {
  return expressions.map((expression) => `(${expression})`).join(' | ');
}

function inItsPlace(letter: FieldLetter, words: readonly string[]): string {
  return lexemesOf(letter, words).map(quoted).join(' & ');
}

// Folded words hold letters and digits only, so nothing in them needs escaping.
function quoted(lexema: string): string {
  return `'${lexema}'`;
}
