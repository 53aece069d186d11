import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BusquedaCliente, Cliente } from '#domain/clientes';
import type { Db } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import type { CampoBuscado } from './plegado.ts';
import { leerCampo } from './plegado.ts';

interface CampoConColumna extends CampoBuscado {
  readonly columna: PgColumn;
}

const COLUMNAS = {
  numiden: clientes.numiden,
  nombre: clientes.nombre,
  apellidoPaterno: clientes.apellidoPaterno,
  apellidoMaterno: clientes.apellidoMaterno,
  sexo: clientes.sexo,
  fechaNacimiento: clientes.fechaNacimiento,
  correo: clientes.correo,
  telefono: clientes.telefono,
  celular: clientes.celular,
} as const;

const ORDEN = [clientes.plegadoPaterno, clientes.plegadoNombre, clientes.plegadoMaterno, clientes.numiden] as const;

/**
 * Finds customers by name, best match first and always in the same order: names that are the same or begin with the same
 * words; then the same words in any place, with or without particles, and after them other spellings to suggest (J. for
 * JOSE); then names of which only the beginning was typed. Every field that says something must match.
 * @param limite at most so many are returned; ask for one more than is shown to learn that there are more.
 * @returns null when the search says nothing at all (empty, or punctuation only).
 */
export const buscarClientes = async (
  db: Db,
  busqueda: BusquedaCliente,
  limite: number,
): Promise<readonly Cliente[] | null> => {
  const campos = camposDe(busqueda);
  if (campos.length === 0) return null;
  const hallados: Cliente[] = [];
  const agregar = async (paso: Paso | null): Promise<void> => {
    if (paso === null || hallados.length >= limite) return;
    const yaHallados = hallados.map((cliente) => cliente.numiden);
    const filas = await db
      .select(COLUMNAS)
      .from(clientes)
      .where(and(...paso.donde, yaHallados.length === 0 ? undefined : notInArray(clientes.numiden, yaHallados)))
      .orderBy(...paso.orden)
      .limit(limite - hallados.length);
    hallados.push(...filas.map((fila) => ({ ...fila, esNuevo: false as const })));
  };

  await agregar(porComienzo(campos, 'palabras'));
  await agregar(mismasPalabras(campos));
  const conPalabrasEnteras = hallados.length > 0;
  if (campos.some((campo) => campo.completable)) {
    await agregar(porComienzo(campos, 'letras'));
    if (!conPalabrasEnteras && hallados.length < limite) {
      await agregar(palabrasIncompletas(await incompletos(db, campos)));
    }
  }
  return hallados;
};

interface Paso {
  readonly donde: readonly SQL[];
  readonly orden: readonly (PgColumn | SQL)[];
}

const camposDe = (busqueda: BusquedaCliente): readonly CampoConColumna[] => {
  const leidos = [
    { columna: clientes.plegadoPaterno, campo: leerCampo('p', busqueda.apePat) },
    { columna: clientes.plegadoNombre, campo: leerCampo('n', busqueda.nombre) },
    { columna: clientes.plegadoMaterno, campo: leerCampo('m', busqueda.apeMat) },
  ];
  return leidos.flatMap(({ columna, campo }) => (campo === null ? [] : [{ ...campo, columna }]));
};

// By ranges and not by LIKE: a range uses the index whatever kind of plan the engine makes. '!' follows the space, so the
// range up to it holds the name itself and the names that go on with another word.
const porComienzo = (campos: readonly CampoConColumna[], de: 'palabras' | 'letras'): Paso => {
  const columnas = campos.map((campo) => campo.columna);
  return {
    donde: campos.flatMap(({ columna, plegado, completable, palabras }) => {
      if (palabras === null) return [eq(columna, plegado)];
      const fin = de === 'letras' && completable ? '\u{10ffff}' : '!';
      return [gte(columna, plegado), lt(columna, `${plegado}${fin}`)];
    }),
    orden: [...columnas, ...ORDEN.filter((columna) => !columnas.includes(columna))],
  };
};

const mismasPalabras = (campos: readonly CampoConColumna[]): Paso | null =>
  campos.every((campo) => campo.palabras === null)
    ? null
    : {
        donde: [...sinPalabras(campos), coincide(expresion(campos, 'sugeridas'))],
        orden: [desc(coincide(expresion(campos, 'iguales'))), ...ORDEN],
      };

/**
 * Of the fields that were typed, those may be completed with which no customer's name begins as whole words. Completing
 * words that exist (JUAN, PEREZ) would walk through half of the index to find that nobody is called so.
 */
const incompletos = async (db: Db, campos: readonly CampoConColumna[]): Promise<readonly CampoConColumna[]> => {
  const preguntas = campos.map(({ columna, plegado }) => {
    const alguno = db
      .select({ hay: sql<number>`1` })
      .from(clientes)
      .where(and(gte(columna, plegado), lt(columna, `${plegado}!`)))
      .orderBy(columna)
      .limit(1);
    return sql<boolean>`(${alguno}) is not null`;
  });
  const { rows } = await db.execute<{ existen: boolean[] }>(
    sql`select array[${sql.join(preguntas, sql`, `)}] as existen`,
  );
  return campos.map((campo, lugar) => ({
    ...campo,
    completable: campo.completable && rows[0]?.existen[lugar] === false,
  }));
};

const palabrasIncompletas = (campos: readonly CampoConColumna[]): Paso | null =>
  campos.every((campo) => !campo.completable)
    ? null
    : {
        donde: [...sinPalabras(campos), coincide(expresion(campos, 'completadas'))],
        // An expression, so that the engine sorts what it found instead of walking the whole table in index order.
        orden: [sql`${clientes.plegadoPaterno} || ''`, ...ORDEN],
      };

const sinPalabras = (campos: readonly CampoConColumna[]): readonly SQL[] =>
  campos.filter((campo) => campo.palabras === null).map((campo) => eq(campo.columna, campo.plegado));

const coincide = (consulta: string): SQL<boolean> => sql<boolean>`${clientes.lexemas} @@ ${consulta}::tsquery`;

const expresion = (campos: readonly CampoConColumna[], manera: 'iguales' | 'sugeridas' | 'completadas'): string =>
  campos
    .flatMap(({ palabras, completable }) => {
      if (palabras === null) return [];
      return [`(${palabras[manera === 'completadas' && !completable ? 'iguales' : manera]})`];
    })
    .join(' & ');
