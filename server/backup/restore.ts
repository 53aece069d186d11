import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { errorCodeOf } from '../platform/startupError.ts';
import { type BackupKeys, NO_KEYS } from './encryption.ts';
import { type Tally, UnusableBackup } from './format.ts';
import { damaged, readBackup } from './readBackup.ts';
import { columnsOfTable, migrationsOf, tablesInOrder } from './tables.ts';

/** One statement takes rows up to this many characters: attachments come in parts of a megabyte of text. */
const CHARACTERS_PER_BATCH = 2_000_000;
const ROWS_PER_BATCH = 1_000;

/**
 * Fills an empty, migrated database from a backup of either engine, in one transaction: all of it or nothing.
 * @throws UnusableBackup when the database holds data, or the file is damaged, cut off or of another version.
 */
export async function restore(db: Db, file: string, keys: BackupKeys = NO_KEYS): Promise<Tally> {
  const [alguien] = await db.select({ numiden: usuarios.numiden }).from(usuarios).limit(1);
  if (alguien !== undefined) {
    throw new UnusableBackup('La base de datos ya tiene datos: restaure sobre una vacía, para no mezclar dos.');
  }
  return db.transaction(async (tx) => {
    const count = await load(tx, file, keys);
    for (const table of Object.keys(count)) await advanceIdentity(tx, table);
    return count;
  });
}

async function load(tx: Tx, file: string, keys: BackupKeys): Promise<Tally> {
  const known = await tablesInOrder(tx);
  let count: Tally = {};
  let table = '';
  let columns: readonly string[] = [];
  let batch: string[] = [];
  let characters = 0;
  const clear = async (): Promise<void> => {
    if (batch.length > 0) await insert(tx, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const piece of readBackup(file, keys)) {
    if (piece.type === 'header') {
      await demandSameVersion(tx, piece.migrations);
    } else if (piece.type === 'table') {
      await clear();
      table = piece.name;
      if (!known.includes(table)) throw damaged(`trae la tabla ${table}, que esta versión no tiene`);
      columns = await columnsOfTable(tx, table);
      // Rows that the migrations brought may have been changed since: the backup says all of them.
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    } else if (piece.type === 'row') {
      demandColumns(table, columns, piece.columns);
      batch.push(piece.text);
      characters += piece.text.length;
      if (batch.length === ROWS_PER_BATCH || characters >= CHARACTERS_PER_BATCH) await clear();
    } else {
      await clear();
      count = piece.count;
    }
  }
  const missing = known.find((conocida) => !(conocida in count));
  if (missing !== undefined) throw damaged(`le falta la tabla ${missing}`);
  return count;
}

async function demandSameVersion(tx: Tx, migrations: readonly string[]): Promise<void> {
  if (migrations.join() === (await migrationsOf(tx)).join()) return;
  throw new UnusableBackup(
    'El respaldo es de otra versión de Mostrador: restáurelo con esa versión y actualice después.',
  );
}

// The database would pass over a column that it does not know, and fill one that is missing with nothing.
function demandColumns(table: string, columns: readonly string[], dadas: readonly string[]): void {
  const ajena = dadas.find((column) => !columns.includes(column));
  if (ajena !== undefined) throw damaged(`la tabla ${table} trae la columna ${ajena}, que esta versión no tiene`);
  const missing = columns.find((column) => !dadas.includes(column));
  if (missing !== undefined) throw damaged(`a una fila de la tabla ${table} le falta la columna ${missing}`);
}

/** The database's codes for values that no column takes and for rows that do not fit each other. */
const OF_DATA = /^2[23]/;

// The database itself reads each value as its column's type.
async function insert(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const nombre = sql.identifier(table);
  try {
    await tx.execute(
      sql`insert into ${nombre} overriding system value select * from json_populate_recordset(null::${nombre}, ${`[${rows.join(',')}]`}::json)`,
    );
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (OF_DATA.test(errorCodeOf(cause))) throw damaged(`las filas de la tabla ${table} no concuerdan con las demás`);
    throw error;
  }
}

/** The next number of a table goes on after the highest restored one. */
async function advanceIdentity(tx: Tx, table: string): Promise<void> {
  const { rows } = await tx.execute<{ columna: string }>(sql`
    select attname as columna from pg_attribute
    where attrelid = ${table}::regclass and attidentity <> '' and not attisdropped`);
  for (const { columna } of rows) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${columna}),
        greatest((select coalesce(max(${sql.identifier(columna)}), 0) from ${sql.identifier(table)}) + 1,
          nextval(pg_get_serial_sequence(${table}, ${columna}))), false)`);
  }
}
