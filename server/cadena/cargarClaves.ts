import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/answers';
import type { cadena as contract } from '#contract/cadena';
import type { CargaDeClaves, DatosClaves, LineaMala } from '#domain/cadena/clavesFiscales';
import { AMBITOS, COLUMNAS_CLAVES, clavesDeLinea } from '#domain/cadena/clavesFiscales';
import { dayOf } from '#domain/dates';
import { ENTITIES } from '#domain/entities';
import { plainLetters } from '#domain/plainLetters';
import { announce } from '../changes/announce.ts';
import { audit } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { clavesFiscales } from '../db/schema/cadena.ts';
import { csvLine, UTF8_MARK } from '../export/csv.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/idempotency.ts';
import { invalidFields } from '../http/rejection.ts';
import { layoutOf } from '../import/layout.ts';

/** So many bad lines are told; who has more has one fault in all of them. */
const TOLD = 100;
/** Rows of one statement: each has five values, and a statement takes 65,535. */
const AT_ONCE = 5_000;
/** A warning, not a success: nothing was kept. */
const REFUSED_CODE = 2;

/** Two that write keys wait for each other: one may be a file of all of them. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${clavesFiscales} in share row exclusive mode`);
}

/** Keeps the keys of a file, all of them or none. */
export const cargarClaves: Handler<typeof contract.cargarClaves> = async ({ cuerpo }, context) => {
  const { datos, malas } = readFile(cuerpo.texto);
  if (malas.length > 0) return refused(malas);
  if (cuerpo.soloRevisar) {
    const counts = countsOf(datos, await storedKeys(context.db));
    return {
      ...counts,
      codigo: SUCCESS_CODE,
      descripcion: inWords(counts, 'Se guardarían'),
      ...NOTHING_BAD,
      guardado: false,
    };
  }
  return once(
    'cargarClaves',
    { texto: cuerpo.texto },
    context,
    async () => undefined,
    async (tx) => {
      await lockKeys(tx);
      const stored = await storedKeys(tx);
      const counts = countsOf(datos, stored);
      const written = datos.filter((one) => !isSame(stored.get(keyOf(one)), one));
      for (let from = 0; from < written.length; from += AT_ONCE) await write(tx, written.slice(from, from + AT_ONCE));
      if (written.length > 0) {
        const { name } = ENTITIES.claveFiscal;
        const { numiden } = context.sesion;
        const despues = { nuevas: counts.nuevas, cambiadas: counts.cambiadas };
        await audit(tx, {
          momento: context.clock(),
          numiden,
          accion: 'cargarClaves',
          entidad: name,
          idEntidad: 0,
          despues,
        });
        await announce(tx, { entidad: name, id: 0, version: null, numiden });
      }
      const answer = { ...counts, codigo: SUCCESS_CODE, descripcion: inWords(counts, 'Se guardaron'), ...NOTHING_BAD };
      return { answer: { ...answer, guardado: true }, created: null };
    },
  );
};

/** All keys as a file that can be loaded again. */
export const exportarClaves: Handler<typeof contract.exportarClaves> = async (_entrada, { db, clock, config }) => {
  const rows = await db
    .select()
    .from(clavesFiscales)
    .orderBy(asc(eq(clavesFiscales.ambito, 'articulo')), asc(clavesFiscales.codigo));
  const lines = rows.map(({ ambito, codigo, claveProdServ, claveUnidad, exento }) =>
    csvLine([AMBITOS[ambito], codigo, claveProdServ, claveUnidad, exento ? 'Sí' : 'No']),
  );
  const bytes = Buffer.from(`${UTF8_MARK}${csvLine([...COLUMNAS_CLAVES])}${lines.join('')}`);
  return {
    nombre: `claves-sat-${dayOf(clock(), config.zonaHoraria)}.csv`,
    tipo: 'text/csv; charset=utf-8',
    bytes: bytes.length,
    stream: Readable.from([bytes]),
  };
};

const NOTHING_BAD = { malas: [], malasEnTotal: 0 };

function refused(malas: readonly LineaMala[]): CargaDeClaves {
  const lines = malas.length === 1 ? 'una línea que no se puede leer' : `${malas.length} líneas que no se pueden leer`;
  return {
    codigo: REFUSED_CODE,
    descripcion: `El archivo tiene ${lines}: no se guardó nada.`,
    guardado: false,
    ...{ nuevas: 0, cambiadas: 0, iguales: 0 },
    malas: malas.slice(0, TOLD),
    malasEnTotal: malas.length,
  };
}

/** The keys that a file says, and the lines that say none. @throws Rejection 400 for a text without the columns. */
function readFile(texto: string): { readonly datos: readonly DatosClaves[]; readonly malas: readonly LineaMala[] } {
  const plain = texto.replace(/^\ufeff/, '');
  const { delimiter, firstLine } = layoutOf(plain.slice(0, 4_096), COLUMNAS_CLAVES, columnCalled);
  const records = recordsOf(plain, delimiter, firstLine);
  const [head, ...lines] = records;
  const places = COLUMNAS_CLAVES.map((column) =>
    (head?.record ?? []).findIndex((name) => columnCalled(name) === column),
  );
  const missing = COLUMNAS_CLAVES.filter((_, index) => places[index] === -1);
  if (missing.length > 0) {
    throw invalidFields([{ campo: 'texto', message: `Al archivo le faltan columnas: ${missing.join(', ')}.` }]);
  }
  const datos = new Map<string, DatosClaves>();
  const malas: LineaMala[] = [];
  for (const { record, linea } of lines) {
    if (record.every((value) => value.trim() === '')) continue;
    const read = clavesDeLinea(places.map((place) => record[place] ?? ''));
    if ('motivo' in read) malas.push({ linea, motivo: read.motivo });
    else if (datos.has(keyOf(read)))
      malas.push({ linea, motivo: `${AMBITOS[read.ambito]} ${read.codigo} está dos veces.` });
    else datos.set(keyOf(read), read);
  }
  if (datos.size + malas.length === 0)
    throw invalidFields([{ campo: 'texto', message: 'El archivo no tiene ninguna línea.' }]);
  return { datos: [...datos.values()], malas };
}

function recordsOf(text: string, delimiter: string, fromLine: number) {
  try {
    const read = parse(text, {
      ...{
        delimiter,
        from_line: fromLine,
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      },
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return read.map(({ record, info }) => ({ record, linea: info.lines }));
  } catch (error) {
    const why = error instanceof Error ? ` (${error.message})` : '';
    throw invalidFields([{ campo: 'texto', message: `El archivo no es CSV${why}.` }]);
  }
}

/** The column that a head names, in whatever letters. */
function columnCalled(name: string): string {
  const plain = plainLetters(name.trim());
  return COLUMNAS_CLAVES.find((column) => plainLetters(column) === plain) ?? name;
}

function keyOf({ ambito, codigo }: Pick<DatosClaves, 'ambito' | 'codigo'>): string {
  return `${ambito} ${codigo}`;
}

async function storedKeys(db: Pick<Tx, 'select'>): Promise<ReadonlyMap<string, DatosClaves>> {
  const rows = await db.select().from(clavesFiscales);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function isSame(stored: DatosClaves | undefined, { claveProdServ, claveUnidad, exento }: DatosClaves): boolean {
  return stored?.claveProdServ === claveProdServ && stored.claveUnidad === claveUnidad && stored.exento === exento;
}

type Counts = Pick<CargaDeClaves, 'nuevas' | 'cambiadas' | 'iguales'>;

function countsOf(datos: readonly DatosClaves[], stored: ReadonlyMap<string, DatosClaves>): Counts {
  const nuevas = datos.filter((one) => !stored.has(keyOf(one))).length;
  const iguales = datos.filter((one) => isSame(stored.get(keyOf(one)), one)).length;
  return { nuevas, cambiadas: datos.length - nuevas - iguales, iguales };
}

function inWords({ nuevas, cambiadas, iguales }: Counts, doing: string): string {
  return `${doing} ${nuevas} nuevas y ${cambiadas} cambiadas; ${iguales} ya estaban igual.`;
}

async function write(tx: Tx, datos: readonly DatosClaves[]): Promise<void> {
  const { claveProdServ, claveUnidad, exento } = getTableColumns(clavesFiscales);
  const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`);
  await tx
    .insert(clavesFiscales)
    .values([...datos])
    .onConflictDoUpdate({
      target: [clavesFiscales.ambito, clavesFiscales.codigo],
      set: {
        claveProdServ: given(claveProdServ),
        claveUnidad: given(claveUnidad),
        exento: given(exento),
        version: sql`${clavesFiscales.version} + 1`,
      },
    });
}
