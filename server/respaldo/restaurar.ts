import { sql } from 'drizzle-orm';
import { codigoDeError } from '../arranque/errorDeArranque.ts';
import type { Db, Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import type { Cuenta } from './formato.ts';
import { RespaldoInservible } from './formato.ts';
import { damaged, readBackup } from './readBackup.ts';
import { columnasDe, migracionesDe, tablasEnOrden } from './tablas.ts';

/** One statement takes rows up to this many characters: attachments come in parts of a megabyte of text. */
const CARACTERES_POR_LOTE = 2_000_000;
const FILAS_POR_LOTE = 1_000;

/**
 * Fills an empty, migrated database from a backup of either engine, in one transaction: all of it or nothing.
 * @throws RespaldoInservible when the database holds data, or the file is damaged, cut off or of another version.
 */
export const restaurar = async (db: Db, archivo: string): Promise<Cuenta> => {
  const [alguien] = await db.select({ numiden: usuarios.numiden }).from(usuarios).limit(1);
  if (alguien !== undefined) {
    throw new RespaldoInservible('La base de datos ya tiene datos: restaure sobre una vacía, para no mezclar dos.');
  }
  return db.transaction(async (tx) => {
    const cuenta = await cargar(tx, archivo);
    for (const tabla of Object.keys(cuenta)) await adelantarIdentidad(tx, tabla);
    return cuenta;
  });
};

const cargar = async (tx: Tx, archivo: string): Promise<Cuenta> => {
  const conocidas = await tablasEnOrden(tx);
  let cuenta: Cuenta = {};
  let tabla = '';
  let columnas: readonly string[] = [];
  let lote: string[] = [];
  let caracteres = 0;
  const vaciar = async (): Promise<void> => {
    if (lote.length > 0) await insertar(tx, tabla, lote);
    lote = [];
    caracteres = 0;
  };
  for await (const pieza of readBackup(archivo)) {
    if (pieza.type === 'header') {
      await exigirMismaVersion(tx, pieza.migrations);
    } else if (pieza.type === 'table') {
      await vaciar();
      tabla = pieza.name;
      if (!conocidas.includes(tabla)) throw damaged(`trae la tabla ${tabla}, que esta versión no tiene`);
      columnas = await columnasDe(tx, tabla);
    } else if (pieza.type === 'row') {
      exigirColumnas(tabla, columnas, pieza.columns);
      lote.push(pieza.text);
      caracteres += pieza.text.length;
      if (lote.length === FILAS_POR_LOTE || caracteres >= CARACTERES_POR_LOTE) await vaciar();
    } else {
      await vaciar();
      cuenta = pieza.count;
    }
  }
  const falta = conocidas.find((conocida) => !(conocida in cuenta));
  if (falta !== undefined) throw damaged(`le falta la tabla ${falta}`);
  return cuenta;
};

const exigirMismaVersion = async (tx: Tx, migraciones: readonly string[]): Promise<void> => {
  if (migraciones.join() === (await migracionesDe(tx)).join()) return;
  throw new RespaldoInservible(
    'El respaldo es de otra versión de Mostrador: restáurelo con esa versión y actualice después.',
  );
};

// The database would pass over a column that it does not know, and fill one that is missing with nothing.
const exigirColumnas = (tabla: string, columnas: readonly string[], dadas: readonly string[]): void => {
  const ajena = dadas.find((columna) => !columnas.includes(columna));
  if (ajena !== undefined) throw damaged(`la tabla ${tabla} trae la columna ${ajena}, que esta versión no tiene`);
  const falta = columnas.find((columna) => !dadas.includes(columna));
  if (falta !== undefined) throw damaged(`a una fila de la tabla ${tabla} le falta la columna ${falta}`);
};

/** What the database says of values that no column takes and of rows that do not fit each other. */
const DE_DATOS = /^2[23]/;

// The database itself reads each value as its column's type.
const insertar = async (tx: Tx, tabla: string, filas: readonly string[]): Promise<void> => {
  const nombre = sql.identifier(tabla);
  try {
    await tx.execute(
      sql`insert into ${nombre} overriding system value select * from json_populate_recordset(null::${nombre}, ${`[${filas.join(',')}]`}::json)`,
    );
  } catch (error) {
    const causa = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (DE_DATOS.test(codigoDeError(causa)))
      throw damaged(`las filas de la tabla ${tabla} no concuerdan con las demás`);
    throw error;
  }
};

/** The next number of a table goes on after the highest restored one. */
const adelantarIdentidad = async (tx: Tx, tabla: string): Promise<void> => {
  const { rows } = await tx.execute<{ columna: string }>(sql`
    select attname as columna from pg_attribute
    where attrelid = ${tabla}::regclass and attidentity <> '' and not attisdropped`);
  for (const { columna } of rows) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${tabla}, ${columna}),
        greatest((select coalesce(max(${sql.identifier(columna)}), 0) from ${sql.identifier(tabla)}) + 1,
          nextval(pg_get_serial_sequence(${tabla}, ${columna}))), false)`);
  }
};
