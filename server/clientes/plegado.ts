import { eq, gt, sql } from 'drizzle-orm';
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
import { ajustes } from '../db/schema/sistema.ts';

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

const LOTE = 5_000;

/** The setting that says by which version of the rule all customers are folded. */
const AJUSTE_VERSION = 'versionPlegado';

/**
 * Folds again what a newer version of the rule folds otherwise; nothing is read once that is done. Meant for the start of
 * the server: all names are read, but only those that change are written, since a customer's words are those of all his cases.
 * @returns how many customers were folded again.
 */
export const actualizarPlegado = async (db: Db): Promise<number> => {
  const [hecha] = await db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, AJUSTE_VERSION));
  if (hecha?.valor === VERSION_PLEGADO) return 0;
  let plegados = 0;
  for (let ultimo = 0; ; ) {
    const lote = await db
      .select(LEIDAS)
      .from(clientes)
      .where(gt(clientes.numiden, ultimo))
      .orderBy(clientes.numiden)
      .limit(LOTE);
    const cambian = lote.flatMap((guardado) => {
      const nuevas = columnasDeBusqueda(guardado);
      return mismasColumnas(guardado, nuevas) ? [] : [{ numiden: guardado.numiden, ...nuevas }];
    });
    if (cambian.length > 0) await escribirPlegado(db, cambian);
    plegados += cambian.length;
    ultimo = lote.at(-1)?.numiden ?? ultimo;
    if (lote.length < LOTE) break;
  }
  const valor = { valor: VERSION_PLEGADO };
  await db
    .insert(ajustes)
    .values({ clave: AJUSTE_VERSION, ...valor })
    .onConflictDoUpdate({ target: ajustes.clave, set: valor });
  return plegados;
};

const LEIDAS = {
  numiden: clientes.numiden,
  nombre: clientes.nombre,
  apellidoPaterno: clientes.apellidoPaterno,
  apellidoMaterno: clientes.apellidoMaterno,
  plegadoNombre: clientes.plegadoNombre,
  plegadoPaterno: clientes.plegadoPaterno,
  plegadoMaterno: clientes.plegadoMaterno,
  lexemas: sql<string>`${clientes.lexemas}::text`,
} as const;

type Plegado = ReturnType<typeof columnasDeBusqueda>;

// The database sorts the words and drops those said twice.
const mismasColumnas = (guardado: Omit<Plegado, 'versionPlegado'>, nuevas: Plegado): boolean =>
  guardado.plegadoNombre === nuevas.plegadoNombre &&
  guardado.plegadoPaterno === nuevas.plegadoPaterno &&
  guardado.plegadoMaterno === nuevas.plegadoMaterno &&
  enOrden(guardado.lexemas) === enOrden(nuevas.lexemas);

const enOrden = (lexemas: string): string => [...new Set(lexemas.split(' '))].sort().join(' ');

const escribirPlegado = async (db: Db, filas: readonly (Plegado & { readonly numiden: number })[]): Promise<void> => {
  await db.execute(sql`
    update clientes set plegado_nombre = n."plegadoNombre", plegado_paterno = n."plegadoPaterno",
      plegado_materno = n."plegadoMaterno", lexemas = n.lexemas::tsvector, version_plegado = n."versionPlegado"
    from json_to_recordset(${JSON.stringify(filas)}::json) as n (numiden bigint, "plegadoNombre" text,
      "plegadoPaterno" text, "plegadoMaterno" text, lexemas text, "versionPlegado" smallint)
    where clientes.numiden = n.numiden`);
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
