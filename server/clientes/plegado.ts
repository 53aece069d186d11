import { ne, sql } from 'drizzle-orm';
import { palabrasBuscadas } from '#domain/busquedaDeNombre';
import type { Cliente } from '#domain/clientes';
import type { CampoNombre } from '#domain/nombres';
import {
  esSoloParticulas,
  nucleoDe,
  otrasLecturas,
  plegar,
  plegarConOtraEne,
  puedeCompletarse,
  VERSION_PLEGADO,
} from '#domain/nombres';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';

/** The letter under which the words of a field are indexed. */
export type LetraCampo = 'n' | 'p' | 'm';

const CAMPO: Record<LetraCampo, CampoNombre> = { n: 'nombre', p: 'apellido', m: 'apellido' };

type NombreDeCliente = Pick<Cliente, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno'>;

/** The columns of `clientes` that the search reads, computed from the names. */
export const columnasDeBusqueda = (cliente: NombreDeCliente) => {
  const nombre = plegar(cliente.nombre, 'nombre');
  const paterno = plegar(cliente.apellidoPaterno, 'apellido');
  const materno = plegar(cliente.apellidoMaterno ?? '', 'apellido');
  return {
    plegadoNombre: nombre.join(' '),
    plegadoPaterno: paterno.join(' '),
    plegadoMaterno: materno.join(' '),
    lexemas: [
      ...lexemasDe('n', nombre),
      ...lexemasDe('p', paterno),
      ...lexemasDe('m', materno),
      ...lexemasDe('n', plegarConOtraEne(cliente.nombre, 'nombre') ?? []),
      ...lexemasDe('p', plegarConOtraEne(cliente.apellidoPaterno, 'apellido') ?? []),
      ...lexemasDe('m', plegarConOtraEne(cliente.apellidoMaterno ?? '', 'apellido') ?? []),
    ]
      .map(entreComillas)
      .join(' '),
    versionPlegado: VERSION_PLEGADO,
  };
};

/** What is asked of one field, ready for the three ways in which it is searched. */
export interface CampoBuscado {
  readonly plegado: string;
  readonly completable: boolean;
  /** Search expressions over `lexemas`; null when only the whole field can match. */
  readonly palabras: { readonly iguales: string; readonly sugeridas: string; readonly completadas: string } | null;
}

/** Reads what a person typed into one field; null when nothing was asked of it. */
export const leerCampo = (letra: LetraCampo, texto: string): CampoBuscado | null => {
  const palabras = plegar(texto, CAMPO[letra]);
  if (palabras.length === 0) return null;
  const plegado = palabras.join(' ');
  if (esSoloParticulas(palabras)) return { plegado, completable: false, palabras: null };
  const nucleo = palabrasBuscadas(palabras);
  const completable = puedeCompletarse(palabras);
  const conEne = plegarConOtraEne(texto, CAMPO[letra]);
  const lecturas = conEne === null ? [nucleo] : [nucleo, nucleoDe(conEne)];
  const iguales = cualquiera(lecturas.map((lectura) => enCualquierLugar(letra, lectura, '')));
  const otras = otrasLecturas(nucleo, CAMPO[letra]).map((lectura) => enSuLugar(letra, lectura));
  return {
    plegado,
    completable,
    palabras: {
      iguales,
      sugeridas: cualquiera([iguales, ...otras]),
      completadas: cualquiera(lecturas.map((lectura) => enCualquierLugar(letra, lectura, ':*'))),
    },
  };
};

const LOTE = 500;

/**
 * Folds again the customers that an older version of the rule folded; cheap when there are none. Meant for the start of
 * the server.
 * @returns how many customers were folded again.
 */
export const actualizarPlegado = async (db: Db): Promise<number> => {
  for (let hechos = 0; ; ) {
    const viejos = await db
      .select({
        numiden: clientes.numiden,
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      })
      .from(clientes)
      .where(ne(clientes.versionPlegado, VERSION_PLEGADO))
      .limit(LOTE);
    if (viejos.length === 0) return hechos;
    const filas = viejos.map((cliente) => {
      const nuevo = columnasDeBusqueda(cliente);
      return sql`(${cliente.numiden}::bigint, ${nuevo.plegadoNombre}::text, ${nuevo.plegadoPaterno}::text, ${nuevo.plegadoMaterno}::text, ${nuevo.lexemas}::tsvector)`;
    });
    await db.execute(sql`
      update clientes set plegado_nombre = n.nombre, plegado_paterno = n.paterno, plegado_materno = n.materno,
        lexemas = n.lexemas, version_plegado = ${VERSION_PLEGADO}
      from (values ${sql.join(filas, sql`, `)}) as n (numiden, nombre, paterno, materno, lexemas)
      where clientes.numiden = n.numiden`);
    hechos += viejos.length;
  }
};

// The first word is indexed apart from the rest, so that J. can stand for JOSE in 'J. JUAN' without JUAN alone matching.
const lexemasDe = (letra: LetraCampo, palabras: readonly string[]): readonly string[] =>
  nucleoDe(palabras).map((palabra, lugar) => `${letra}${lugar === 0 ? 0 : 1}.${palabra}`);

const enCualquierLugar = (letra: LetraCampo, palabras: readonly string[], sufijoDeLaUltima: '' | ':*'): string =>
  palabras
    .map((palabra, lugar) => {
      const sufijo = lugar === palabras.length - 1 ? sufijoDeLaUltima : '';
      return `(${entreComillas(`${letra}0.${palabra}`)}${sufijo} | ${entreComillas(`${letra}1.${palabra}`)}${sufijo})`;
    })
    .join(' & ');

const cualquiera = (expresiones: readonly string[]): string =>
  expresiones.map((expresion) => `(${expresion})`).join(' | ');

const enSuLugar = (letra: LetraCampo, palabras: readonly string[]): string =>
  lexemasDe(letra, palabras).map(entreComillas).join(' & ');

// Folded words hold letters and digits only, so nothing in them needs escaping.
const entreComillas = (lexema: string): string => `'${lexema}'`;
