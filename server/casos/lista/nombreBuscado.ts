import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { esSoloParticulas, nucleoDe, otrasLecturas, plegar, puedeCompletarse } from '#domain/nombres';
import type { Db } from '../../db/db.ts';
import { casoPalabras } from '../../db/schema/casos.ts';
import { clientes } from '../../db/schema/clientes.ts';
import type { NombreBuscado } from './criterio.ts';

/** Up to so many customers are looked up first and their cases then; beyond, the words of the cases are. */
const POCOS = 3_000;

/**
 * What a name finds. Each word of it must begin a word of the customer's first name or surnames, in any order and however
 * it is spelled (`domain/nombres.ts`); particles do not count.
 * @returns null when it finds nobody, or says nothing that a name could have.
 */
export const leerNombre = async (db: Db, texto: string, pocos = POCOS): Promise<NombreBuscado | null> => {
  const grupos: (readonly [string, ...string[]])[] = [];
  for (const escritas of palabrasBuscadas(texto)) {
    const [primera, ...otras] = await palabrasConocidas(db, escritas);
    if (primera === undefined) return null;
    grupos.push([primera, ...otras]);
  }
  const [unico, ...demas] = grupos;
  if (unico === undefined) return null;
  if (demas.length === 0) return { tipo: 'palabras', grupos: [unico] };
  const lexemas = grupos.map((grupo) => `(${grupo.flatMap(enCualquierCampo).join(' | ')})`).join(' & ');
  const filas = await db
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(sql`${clientes.lexemas} @@ ${lexemas}::tsquery`)
    .limit(pocos + 1);
  if (filas.length === 0) return null;
  if (filas.length <= pocos) return { tipo: 'clientes', numidenes: filas.map(({ numiden }) => numiden) };
  // The group that is one word first: its index is already in the order of the list.
  const [primero = unico, ...resto] = grupos.toSorted((uno, otro) => uno.length - otro.length);
  return { tipo: 'palabras', grupos: [primero, ...resto] };
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
  const buscadas = esSoloParticulas(palabras) ? palabras : nucleoDe(palabras);
  return buscadas.map((palabra) => {
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

// From one word to the next by the index, so that it costs as much as there are different words and not as many cases.
const palabrasConocidas = async (db: Db, { enteras, comienzos }: Escritas): Promise<readonly string[]> => {
  const partes = comienzos.map((comienzo) => {
    const dentro = and(gte(casoPalabras.palabra, comienzo), lt(casoPalabras.palabra, `${comienzo}\u{10ffff}`));
    return sql`(with recursive siguientes as (
      (select ${casoPalabras.palabra} from ${casoPalabras} where ${dentro} order by ${casoPalabras.palabra} limit 1)
      union all
      select (select ${casoPalabras.palabra} from ${casoPalabras}
        where ${casoPalabras.palabra} > siguientes.palabra and ${dentro} order by ${casoPalabras.palabra} limit 1)
      from siguientes where siguientes.palabra is not null
    ) select palabra from siguientes where palabra is not null)`;
  });
  const sueltas = enteras.map(
    (palabra) =>
      sql`(select ${casoPalabras.palabra} from ${casoPalabras} where ${eq(casoPalabras.palabra, palabra)} limit 1)`,
  );
  const { rows } = await db.execute<{ palabra: string }>(sql.join([...partes, ...sueltas], sql` union `));
  return rows.map(({ palabra }) => palabra);
};

const enCualquierCampo = (palabra: string): readonly string[] =>
  // Folded words hold letters and digits only, so nothing in them needs escaping.
  ['n0', 'n1', 'p0', 'p1', 'm0', 'm1'].map((campo) => `'${campo}.${palabra}'`);
