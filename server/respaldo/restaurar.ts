import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { cabeceraSchema, marcaSchema, RespaldoInservible } from './formato.ts';
import type { Cuenta } from './respaldar.ts';
import { migracionesDe, tablasEnOrden } from './tablas.ts';

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
    const cuenta = await cargar(tx, lineasDe(archivo));
    for (const tabla of Object.keys(cuenta)) await adelantarIdentidad(tx, tabla);
    return cuenta;
  });
};

const danado = (): RespaldoInservible => new RespaldoInservible('El archivo no es un respaldo o está dañado.');

async function* lineasDe(archivo: string): AsyncGenerator<string> {
  try {
    const entrada = createReadStream(archivo);
    const texto = createGunzip();
    entrada.on('error', (error) => texto.destroy(error));
    for await (const linea of createInterface({ input: entrada.pipe(texto), crlfDelay: Number.POSITIVE_INFINITY })) {
      yield linea;
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? new RespaldoInservible(`No existe el archivo ${archivo}.`)
      : danado();
  }
}

const leer = (linea: string): unknown => {
  try {
    return JSON.parse(linea);
  } catch {
    throw danado();
  }
};

const cargar = async (tx: Tx, lineas: AsyncGenerator<string>): Promise<Cuenta> => {
  const primera = await lineas.next();
  const cabecera = cabeceraSchema.safeParse(primera.done ? null : leer(primera.value));
  if (!cabecera.success) throw danado();
  if (cabecera.data.migraciones.join() !== (await migracionesDe(tx)).join()) {
    throw new RespaldoInservible(
      'El respaldo es de otra versión de Mostrador: restáurelo con esa versión y actualice después.',
    );
  }
  const conocidas = await tablasEnOrden(tx);
  const cuenta: Record<string, number> = {};
  let tabla: string | null = null;
  let lote: string[] = [];
  let caracteres = 0;
  const vaciar = async (): Promise<void> => {
    if (tabla !== null && lote.length > 0) await insertar(tx, tabla, lote);
    lote = [];
    caracteres = 0;
  };
  for await (const linea of lineas) {
    // A row of a table never looks like a mark: no table has a column 'tabla' or 'fin' alone.
    const marca =
      linea.startsWith('{"tabla":') || linea.startsWith('{"fin":') ? marcaSchema.safeParse(leer(linea)) : null;
    if (marca?.success) {
      await vaciar();
      if ('fin' in marca.data) {
        const completo = Object.entries(marca.data.fin).every(([nombre, filas]) => cuenta[nombre] === filas);
        if (!completo) throw danado();
        return cuenta;
      }
      tabla = marca.data.tabla;
      if (!conocidas.includes(tabla)) throw danado();
      cuenta[tabla] = 0;
      continue;
    }
    if (tabla === null) throw danado();
    lote.push(linea);
    caracteres += linea.length;
    cuenta[tabla] = (cuenta[tabla] ?? 0) + 1;
    if (lote.length === FILAS_POR_LOTE || caracteres >= CARACTERES_POR_LOTE) await vaciar();
  }
  throw new RespaldoInservible('El respaldo está incompleto: el archivo se cortó antes de su final.');
};

// The database itself reads each value as its column's type.
const insertar = async (tx: Tx, tabla: string, filas: readonly string[]): Promise<void> => {
  const nombre = sql.identifier(tabla);
  await tx.execute(
    sql`insert into ${nombre} overriding system value select * from json_populate_recordset(null::${nombre}, ${`[${filas.join(',')}]`}::json)`,
  );
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
