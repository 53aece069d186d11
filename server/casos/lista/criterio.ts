import type { SQL } from 'drizzle-orm';
import { and, eq, exists, gte, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { FiltroCasos } from '#domain/casos';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import { ESTADO } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { casoPalabras, casos, casosCuenta } from '../../db/schema/casos.ts';
import { clientes } from '../../db/schema/clientes.ts';
import { cabeEnEntero } from '../../db/texto.ts';
import type { SesionServidor } from '../../http/manejador.ts';
import { casosVisibles } from '../visibles.ts';
import type { Intervalo } from './dias.ts';
import { intervaloDeDias } from './dias.ts';

/** What the rule of `puedeVerCaso` asks about a person. */
export type Persona = Pick<SesionServidor, 'numiden' | 'tienda' | 'areas' | 'permisos'>;

/**
 * What a customer's name finds: the cases with one word in the customer's name, those of some customers, or, when those are
 * many, those of the customers whom a search expression over their `lexemas` finds.
 */
export type NombreBuscado =
  | { readonly tipo: 'palabra'; readonly palabra: string }
  | { readonly tipo: 'clientes'; readonly numidenes: readonly number[] }
  | { readonly tipo: 'lexemas'; readonly consulta: string };

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

/** Where the cases of a criterion are read from: the table of cases, or the one of their names' words. No case comes twice. */
export interface Fuente {
  readonly tabla: typeof casos | typeof casoPalabras;
  readonly donde: SQL | undefined;
}

/** Where to read a criterion from, and the condition there. */
export const fuenteDe = (db: Db, criterio: Criterio): Fuente => {
  const { nombre, solucion } = criterio;
  if (nombre?.tipo === 'palabra' && solucion === null) {
    return {
      tabla: casoPalabras,
      donde: and(eq(casoPalabras.palabra, nombre.palabra), ...comunes(casoPalabras, criterio)),
    };
  }
  return { tabla: casos, donde: and(enCasos(criterio), deNombre(db, nombre)) };
};

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

const deNombre = (db: Db, nombre: NombreBuscado | null): SQL | undefined => {
  if (nombre === null) return undefined;
  if (nombre.tipo === 'clientes') {
    return sql`${casos.numidenCliente} = any(${`{${nombre.numidenes.join(',')}}`}::bigint[])`;
  }
  if (nombre.tipo === 'lexemas') {
    const hallados = db
      .select({ numiden: clientes.numiden })
      .from(clientes)
      .where(sql`${clientes.lexemas} @@ ${nombre.consulta}::tsquery`);
    return inArray(casos.numidenCliente, hallados);
  }
  const { palabra, fechaCreacion, id } = casoPalabras;
  return exists(
    db
      .select({ uno: sql`1` })
      .from(casoPalabras)
      .where(and(eq(palabra, nombre.palabra), eq(fechaCreacion, casos.fechaCreacion), eq(id, casos.id))),
  );
};
