import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { comienzosBuscados } from '#domain/busquedaDeNombre';
import { otrasLecturas, plegar, puedeCompletarse } from '#domain/nombres';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import { casoPalabras } from '../../db/schema/casos.ts';
import { clientes } from '../../db/schema/clientes.ts';
import type { NombreBuscado } from './criterio.ts';

/** Up to so many customers are read first and their cases then; more stay where they are, in a query of their own. */
const POCOS = 3_000;

/**
 * What a name finds. Each word of it must begin a word of the customer's first name or surnames, in any order and however
 * it is spelled (`domain/nombres.ts`); particles do not count, and of many words the longest six do
 * (`domain/busquedaDeNombre.ts`).
 * @returns null when it finds nobody, or says nothing that a name could have.
 */
export const leerNombre = async (db: Db, texto: string, pocos = POCOS): Promise<NombreBuscado | null> => {
  const palabras = palabrasBuscadas(texto);
  const [unica, ...demas] = palabras;
  if (unica === undefined) return null;
  if (demas.length === 0) {
    const [conocida, otra] = await palabrasConocidas(db, unica);
    if (conocida === undefined) return null;
    if (otra === undefined) return { tipo: 'palabra', palabra: conocida };
  }
  const consulta = consultaDe(palabras);
  const filas = await heavyRead(() =>
    db
      .select({ numiden: clientes.numiden })
      .from(clientes)
      .where(sql`${clientes.lexemas} @@ ${consulta}::tsquery`)
      .limit(pocos + 1),
  );
  if (filas.length === 0) return null;
  return filas.length <= pocos
    ? { tipo: 'clientes', numidenes: filas.map(({ numiden }) => numiden) }
    : { tipo: 'lexemas', consulta };
};

/** The spellings of one word of a name: those that are looked for as they are, and the beginnings. */
interface Escritas {
  readonly enteras: readonly string[];
  readonly comienzos: readonly string[];
}

/** The words of a name to look for, folded; exported for the tests. */
export const palabrasBuscadas = (texto: string): readonly Escritas[] => {
  const palabras = plegar(texto, 'apellido');
  // The same text as a first name: there MA is MARIA.
  const comoNombre = plegar(texto, 'nombre');
  return comienzosBuscados(palabras).map((palabra) => {
    const formas = [...new Set([palabra, comoNombre[palabras.indexOf(palabra)] ?? palabra])];
    return {
      enteras: [
        ...formas.filter((forma) => !puedeCompletarse([forma])),
        ...otrasLecturas([palabra], 'apellido').flat(),
      ],
      comienzos: formas.filter((forma) => puedeCompletarse([forma])),
    };
  });
};

/** The words of the cases that one spelling finds; two at most, which is to say that it is not one word alone. */
const palabrasConocidas = async (db: Db, { enteras, comienzos }: Escritas): Promise<readonly string[]> => {
  const { palabra } = casoPalabras;
  // By the index from the first word to the next one, whatever number of cases has the first.
  const partes = comienzos.map((comienzo) => {
    const dentro = and(gte(palabra, comienzo), lt(palabra, `${comienzo}\u{10ffff}`));
    return sql`(with primera as materialized (
      select ${palabra} from ${casoPalabras} where ${dentro} order by ${palabra} limit 1
    ) (select palabra from primera) union all (
      select ${palabra} from ${casoPalabras} where ${dentro} and ${palabra} > (select palabra from primera)
      order by ${palabra} limit 1
    ))`;
  });
  const sueltas = enteras.map(
    (entera) => sql`(select ${palabra} from ${casoPalabras} where ${eq(palabra, entera)} limit 1)`,
  );
  const { rows } = await db.execute<{ palabra: string }>(
    sql`select palabra from (${sql.join([...partes, ...sueltas], sql` union `)}) as conocidas limit 2`,
  );
  return rows.map((fila) => fila.palabra);
};

const CAMPOS = ['n0', 'n1', 'p0', 'p1', 'm0', 'm1'];

/** The customers who have one spelling of each word in the name, as a search expression over their `lexemas`. */
const consultaDe = (palabras: readonly Escritas[]): string =>
  palabras
    .map(({ enteras, comienzos }) => {
      // Folded words hold letters and digits only, so nothing in them needs escaping.
      const lexemas = CAMPOS.flatMap((campo) => [
        ...enteras.map((palabra) => `'${campo}.${palabra}'`),
        ...comienzos.map((comienzo) => `'${campo}.${comienzo}':*`),
      ]);
      return `(${lexemas.join(' | ')})`;
    })
    .join(' & ');
