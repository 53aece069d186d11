import type { SQL } from 'drizzle-orm';
import { and, eq, exists, gte, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { FiltroCasos } from '#domain/casos';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import { ESTADO } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { casoPalabras, casos, casosCuenta } from '../../db/schema/casos.ts';
import { cabeEnEntero } from '../../db/texto.ts';
import type { SesionServidor } from '../../http/manejador.ts';
import { casosVisibles } from '../visibles.ts';
import type { Intervalo } from './dias.ts';
import { intervaloDeDias } from './dias.ts';

/** What the rule of `puedeVerCaso` asks about a person. */
export type Persona = Pick<SesionServidor, 'numiden' | 'tienda' | 'areas' | 'permisos'>;

/**
 * What a customer's name finds: some customers, or, when they are many, the cases whose customer has one word of each
 * group in the name.
 */
export type NombreBuscado =
  | { readonly tipo: 'clientes'; readonly numidenes: readonly number[] }
  | { readonly tipo: 'palabras'; readonly grupos: readonly [Palabras, ...Palabras[]] };

type Palabras = readonly [string, ...string[]];

/** A filter of the list, read for one person: everything as the database asks it. */
export interface Criterio {
  readonly persona: Persona;
  readonly folio: number | null;
  readonly cvetda: number | null;
  readonly categoria: number | null;
  readonly numIden: number | null;
  readonly estados: readonly number[];
  readonly creacion: Intervalo;
  /** Null when the filter does not ask when the case was solved. */
  readonly solucion: Intervalo | null;
  readonly nombre: NombreBuscado | null;
}

/** Every state, for a filter that names none. */
export const TODOS_LOS_ESTADOS: readonly number[] = Object.values(ESTADO);

/**
 * Reads a filter; all but the customer's name, which must be looked up (`leerNombre`).
 * @param zona the store's: the days of the filter are the store's.
 * @returns null when it is certain that nothing can be found.
 */
export const leerFiltro = (filtro: FiltroCasos, persona: Persona, zona: string): Criterio | null => {
  const creacion = intervaloDeDias(filtro.fechaIni, filtro.fechaFin, zona);
  const solucion = intervaloDeDias(filtro.fechaSolucionIni, filtro.fechaSolucionFin, zona);
  const enteros = [filtro.cvetda, filtro.categoria].every((numero) => numero === null || cabeEnEntero(numero));
  if (creacion === null || solucion === null || !enteros || !tienePermiso(persona.permisos, GRUPOS.casos)) return null;
  const porSolucion = filtro.fechaSolucionIni !== null || filtro.fechaSolucionFin !== null;
  const estados = TODOS_LOS_ESTADOS.filter(
    (estado) =>
      (filtro.idEstatus === 0 || filtro.idEstatus === estado) &&
      !(filtro.soloAbiertos && estado === ESTADO.solucionada) &&
      (!porSolucion || estado === ESTADO.solucionada),
  );
  if (estados.length === 0) return null;
  return {
    persona,
    folio: filtro.folio,
    cvetda: filtro.cvetda,
    categoria: filtro.categoria,
    numIden: filtro.numIden,
    estados,
    creacion,
    solucion: porSolucion ? solucion : null,
    nombre: null,
  };
};

/** Where the cases of a criterion are read from: the table of cases, or the one of their names' words. */
export interface Fuente {
  readonly tabla: typeof casos | typeof casoPalabras;
  readonly donde: SQL | undefined;
  /** Whether a case may come up more than once. */
  readonly repite: boolean;
}

/**
 * Where to read a criterion from, and the condition there.
 * @param muchos that it finds thousands of cases: a page of them is then found soonest by walking the cases in the
 * order of the list, whatever number of words their names may have.
 */
export const fuenteDe = (db: Db, criterio: Criterio, muchos = false): Fuente => {
  const { nombre, solucion } = criterio;
  const enVariasPalabras = nombre?.tipo === 'palabras' && nombre.grupos[0].length > 1;
  if (nombre?.tipo !== 'palabras' || solucion !== null || (muchos && enVariasPalabras)) {
    return { tabla: casos, donde: and(enCasos(criterio), deNombre(db, casos, nombre)), repite: false };
  }
  return { tabla: casoPalabras, donde: enPalabras(db, criterio, nombre.grupos), repite: enVariasPalabras };
};

/**
 * The criterion of a name in parts that have no case in common, each the cases of one word: for counting. Null when
 * `fuenteDe` alone can tell.
 */
export const porPalabras = (db: Db, criterio: Criterio): readonly (SQL | undefined)[] | null => {
  const { nombre, solucion } = criterio;
  if (nombre?.tipo !== 'palabras' || solucion !== null) return null;
  const [primero, ...demas] = nombre.grupos;
  return primero.map((palabra, lugar) => {
    const [anterior, ...anteriores] = primero.slice(0, lugar);
    return and(
      enPalabras(db, criterio, [[palabra], ...demas]),
      anterior === undefined ? undefined : not(tienePalabra(db, casoPalabras, [anterior, ...anteriores])),
    );
  });
};

const enPalabras = (db: Db, criterio: Criterio, [primero, ...demas]: readonly [Palabras, ...Palabras[]]) =>
  and(
    conPalabra(casoPalabras.palabra, primero),
    ...comunes(casoPalabras, criterio),
    ...demas.map((palabras) => tienePalabra(db, casoPalabras, palabras)),
  );

const enCasos = (criterio: Criterio): SQL | undefined =>
  and(
    ...comunes(casos, criterio),
    ...(criterio.solucion === null
      ? []
      : [isNotNull(casos.fechaSolucion), ...enIntervalo(casos.fechaSolucion, criterio.solucion)]),
  );

const comunes = (tabla: typeof casos | typeof casoPalabras, criterio: Criterio): (SQL | undefined)[] => [
  casosVisibles(criterio.persona, tabla),
  criterio.folio === null ? undefined : eq(tabla.id, criterio.folio),
  criterio.numIden === null ? undefined : eq(tabla.numidenCrea, criterio.numIden),
  ...porDimensiones(tabla, criterio),
  ...enIntervalo(tabla.fechaCreacion, criterio.creacion),
];

/** The same on the table of counts: the cases of the person's store and areas, without those that only are his own. */
export const enCuenta = (criterio: Criterio): SQL | undefined =>
  and(deTiendaOArea(casosCuenta, criterio.persona), ...porDimensiones(casosCuenta, criterio));

/** The cases of `enCasos` that are not in `enCuenta`; undefined for a person who has none, because all are there. */
export const soloPropios = (criterio: Criterio): SQL | undefined => {
  const deOtros = deTiendaOArea(casos, criterio.persona);
  if (deOtros === undefined) return undefined;
  return and(eq(casos.numidenCrea, criterio.persona.numiden), not(deOtros), enCasos(criterio));
};

type Dimensiones = Pick<
  typeof casos | typeof casosCuenta | typeof casoPalabras,
  'cvetda' | 'idArea' | 'idSubcategoria' | 'idEstado'
>;

const porDimensiones = (tabla: Dimensiones, { cvetda, categoria, estados }: Criterio): (SQL | undefined)[] => [
  cvetda === null ? undefined : eq(tabla.cvetda, cvetda),
  categoria === null ? undefined : eq(tabla.idSubcategoria, categoria),
  estados.length === TODOS_LOS_ESTADOS.length ? undefined : deEstados(tabla, estados),
];

const deEstados = ({ idEstado }: Dimensiones, estados: readonly number[]): SQL => {
  const [unico] = estados;
  return estados.length === 1 && unico !== undefined ? eq(idEstado, unico) : inArray(idEstado, [...estados]);
};

const deTiendaOArea = (tabla: Dimensiones, { permisos, tienda, areas }: Persona): SQL | undefined =>
  tienePermiso(permisos, ['verTodosLosCasos'])
    ? undefined
    : or(eq(tabla.cvetda, tienda.id), ...(areas.length === 0 ? [] : [inArray(tabla.idArea, [...areas])]));

const enIntervalo = (
  columna: Fuente['tabla']['fechaCreacion'] | typeof casos.fechaSolucion,
  { desde, hasta }: Intervalo,
): SQL[] => [...(desde === null ? [] : [gte(columna, desde)]), ...(hasta === null ? [] : [lt(columna, hasta)])];

const deNombre = (db: Db, tabla: typeof casos, nombre: NombreBuscado | null): SQL | undefined => {
  if (nombre === null) return undefined;
  return nombre.tipo === 'clientes'
    ? sql`${tabla.numidenCliente} = any(${`{${nombre.numidenes.join(',')}}`}::bigint[])`
    : and(...nombre.grupos.map((palabras) => tienePalabra(db, tabla, palabras)));
};

const conPalabra = (columna: PgColumn, palabras: Palabras): SQL =>
  palabras.length === 1 ? eq(columna, palabras[0]) : inArray(columna, [...palabras]);

const tienePalabra = (db: Db, tabla: typeof casos | typeof casoPalabras, palabras: Palabras): SQL => {
  const otra = alias(casoPalabras, 'otra');
  return exists(
    db
      .select({ uno: sql`1` })
      .from(otra)
      .where(
        and(conPalabra(otra.palabra, palabras), eq(otra.fechaCreacion, tabla.fechaCreacion), eq(otra.id, tabla.id)),
      ),
  );
};
