import { and, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Customer, CustomerSearch } from '#domain/casos/clientes';
import type { Db } from '../../platform/db/db.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { readField, type SearchedField } from './folding.ts';

interface FieldWithColumn extends SearchedField {
  readonly columna: PgColumn;
}

/** The columns of a customer that are shown. */
export const COLUMNS = {
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

const ORDER = [clientes.plegadoPaterno, clientes.plegadoNombre, clientes.plegadoMaterno, clientes.numiden] as const;

/**
 * Finds customers by name, best match first and always in the same order: names that are the same or begin
 * with the same words; then the same words in any place, with or without particles, and after them other
 * spellings to suggest (J. for JOSE); then names that were typed only in part, from the beginning. Every field
 * that says something must match.
 * @param limit at most so many are returned; ask for one more than is shown to learn that there are more.
 * @returns null when the search says nothing at all (empty, or punctuation only).
 */
export async function searchCustomers(
  db: Db,
  search: CustomerSearch,
  limit: number,
): Promise<readonly Customer[] | null> {
  const fields = fieldsOf(search);
  if (fields.length === 0) return null;
  const found: Customer[] = [];
  const add = async (step: Step | null): Promise<void> => {
    if (step === null || found.length >= limit) return;
    const yaHallados = found.map((cliente) => cliente.numiden);
    const rows = await db
      .select(COLUMNS)
      .from(clientes)
      .where(and(...step.donde, yaHallados.length === 0 ? undefined : notInArray(clientes.numiden, yaHallados)))
      .orderBy(...step.orden)
      .limit(limit - found.length);
    found.push(...rows.map((row) => ({ ...row, esNuevo: false as const })));
  };

  await add(byBeginning(fields, 'palabras'));
  await add(sameWords(fields));
  const conPalabrasEnteras = found.length > 0;
  if (fields.some((field) => field.completable)) {
    await add(byBeginning(fields, 'letras'));
    if (!conPalabrasEnteras && found.length < limit) {
      await add(incompleteWords(await incomplete(db, fields)));
    }
  }
  return found;
}

interface Step {
  readonly donde: readonly SQL[];
  readonly orden: readonly (PgColumn | SQL)[];
}

function fieldsOf(search: CustomerSearch): readonly FieldWithColumn[] {
  const read = [
    { columna: clientes.plegadoPaterno, campo: readField('p', search.apePat) },
    { columna: clientes.plegadoNombre, campo: readField('n', search.nombre) },
    { columna: clientes.plegadoMaterno, campo: readField('m', search.apeMat) },
  ];
  return read.flatMap(({ columna, campo }) => (campo === null ? [] : [{ ...campo, columna }]));
}

// By ranges and not by LIKE: a range uses the index whatever kind of plan the engine makes. '!' follows the space, so the
// range up to it holds the name itself and the names that go on with another word.
function byBeginning(fields: readonly FieldWithColumn[], de: 'palabras' | 'letras'): Step {
  const columns = fields.map((field) => field.columna);
  return {
    donde: fields.flatMap(({ columna, plegado, completable, palabras }) => {
      if (palabras === null) return [eq(columna, plegado)];
      const end = de === 'letras' && completable ? '\u{10ffff}' : '!';
      return [gte(columna, plegado), lt(columna, `${plegado}${end}`)];
    }),
    orden: [...columns, ...ORDER.filter((column) => !columns.includes(column))],
  };
}

function sameWords(fields: readonly FieldWithColumn[]): Step | null {
  return fields.every((field) => field.palabras === null)
    ? null
    : {
        donde: [...withoutWords(fields), matches(expression(fields, 'sugeridas'))],
        orden: [desc(matches(expression(fields, 'iguales'))), ...ORDER],
      };
}

/**
 * Picks the typed fields that may be completed: those with which no customer's name begins as whole words. Completing
 * words that exist (JUAN, PEREZ) would walk through half of the index to find that no customer is called so.
 */
async function incomplete(db: Db, fields: readonly FieldWithColumn[]): Promise<readonly FieldWithColumn[]> {
  const questions = fields.map(({ columna, plegado }) => {
    const alguno = db
      .select({ hay: sql<number>`1` })
      .from(clientes)
      .where(and(gte(columna, plegado), lt(columna, `${plegado}!`)))
      .orderBy(columna)
      .limit(1);
    return sql<boolean>`(${alguno}) is not null`;
  });
  const { rows } = await db.execute<{ existen: boolean[] }>(
    sql`select array[${sql.join(questions, sql`, `)}] as existen`,
  );
  return fields.map((field, place) => ({
    ...field,
    completable: field.completable && rows[0]?.existen[place] === false,
  }));
}

function incompleteWords(fields: readonly FieldWithColumn[]): Step | null {
  return fields.every((field) => !field.completable)
    ? null
    : {
        donde: [...withoutWords(fields), matches(expression(fields, 'completadas'))],
        // An expression, so that the engine sorts what it found instead of walking the whole table in index order.
        orden: [sql`${clientes.plegadoPaterno} || ''`, ...ORDER],
      };
}

function withoutWords(fields: readonly FieldWithColumn[]): readonly SQL[] {
  return fields.filter((field) => field.palabras === null).map((field) => eq(field.columna, field.plegado));
}

function matches(query: string): SQL<boolean> {
  return sql<boolean>`${clientes.lexemas} @@ ${query}::tsquery`;
}

function expression(fields: readonly FieldWithColumn[], manera: 'iguales' | 'sugeridas' | 'completadas'): string {
  return fields
    .flatMap(({ palabras, completable }) => {
      if (palabras === null) return [];
      return [`(${palabras[manera === 'completadas' && !completable ? 'iguales' : manera]})`];
    })
    .join(' & ');
}
