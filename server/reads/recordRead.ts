import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { CustomerSearch } from '#domain/clientes';
import type { ClaveOperacion } from '#domain/operaciones';
import { fold } from '#domain/personNames';
import { normalizePhone } from '#domain/phones';
import type { LimitedRead } from '#domain/readLimits';
import { MAX_READS, READS_WINDOW_MS, waitText, windowOf } from '#domain/readLimits';
import type { RecordName } from '#domain/records';
import { preparedSql } from '../db/prepared.ts';
import { bitacora } from '../db/schema/system.ts';
import type { Context } from '../http/handler.ts';
import { Rejection } from '../http/rejection.ts';
import { createQueue } from '../queue.ts';
import { latestEnd } from '../time/setBack.ts';

/** Readings at which nobody is slowed: each export is written down, the others once in five minutes. */
type FreeRead = 'exportarCasos' | 'exportarVales' | 'exportarBitacora' | 'consultarBitacora' | 'verHistorial';

/** What is looked up by a folio, or as a wallet by its customer. */
type KindOfFolio = 'billetera' | 'certificado' | 'guia' | 'vale' | 'factura' | 'operacionWeb';

/** What was read: a row of the audit. `datos` is small and plain JSON. */
export interface Reading {
  readonly accion: LimitedRead | FreeRead;
  readonly entidad:
    | 'clientes'
    | 'ventas'
    | 'casos'
    | 'caso'
    | 'vale'
    | 'vales'
    | 'anexo'
    | 'bitacora'
    | 'operacion'
    | KindOfFolio
    | RecordName;
  readonly idEntidad: string;
  readonly datos: Readonly<Record<string, unknown>> | null;
}

/** A screen asks several things of one operation at once: they are one reading, and the second of them finds the first. */
const inTurn = createQueue({ lanes: 1 });

type ReadContext = Pick<Context, 'db' | 'sesion' | 'clock' | 'log'>;

/**
 * Writes down that the person reads something of customers, before it is read. What the same person read within the last
 * five minutes is not written again. When the row cannot be written the reading goes on and the server's log holds it: the
 * counter works while the audit is mended.
 * @throws Rejection 429 when the person has read too many different ones lately (`domain/readLimits.ts`).
 */
export async function recordRead(context: ReadContext, reading: Reading): Promise<void> {
  const same = `${context.sesion.numiden} ${reading.accion} ${reading.entidad} ${reading.idEntidad}`;
  const wait = await inTurn(same, () => writeRow(context, reading)).catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    context.log.error(
      { lectura: reading, numiden: context.sesion.numiden, causa: String(cause) },
      'a reading could not be written down',
    );
    return null;
  });
  if (wait === null) return;
  throw new Rejection(429, waitText(wait.lectura, wait.segundos), { segundos: wait.segundos });
}

/** A search for customers by what was typed in each field; null when nothing was typed that a name could have. */
export function customerSearch({ nombre, apePat, apeMat }: CustomerSearch): Reading | null {
  const fields = [fold(nombre, 'nombre'), fold(apePat, 'apellido'), fold(apeMat, 'apellido')];
  if (fields.every((words) => words.length === 0)) return null;
  const idEntidad = fields.map((words) => words.join(' ')).join('|');
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { nombre, apePat, apeMat } };
}

/** A look at the customer of a sale, which shows one customer just as a search does. */
export function customerOfSale({ tienda, operacion }: ClaveOperacion): Reading {
  const datos = { tienda, operacion };
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad: `operación ${tienda}/${operacion}`, datos };
}

/** A look at where a customer lives, which shows one customer just as a search does. */
export function customerAddresses(numidenCliente: number): Reading {
  const idEntidad = `direcciones de ${numidenCliente}`;
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { numidenCliente } };
}

/** A look at a sale by its store and number, whichever of its sides is asked for. */
export function lookAtOperation({ tienda, operacion }: ClaveOperacion): Reading {
  const datos = { tienda, operacion };
  return { accion: 'consultarOperacion', entidad: 'operacion', idEntidad: `${tienda}/${operacion}`, datos };
}

/** A look at something by a folio, or at a wallet by the number of its customer. */
export function lookAtFolio(entidad: KindOfFolio, folio: string | number): Reading {
  return { accion: 'consultarFolio', entidad, idEntidad: String(folio).trim().toUpperCase(), datos: null };
}

/** A look at who has a tax number, or at the invoices of somebody, which shows one customer just as a search does. */
export function taxpayerSearch(busca: string): Reading {
  const idEntidad = `facturas de ${busca.trim().toUpperCase()}`;
  return { accion: 'buscarClientes', entidad: 'clientes', idEntidad, datos: { busca } };
}

/** A search for cases by the customer's name, which tells as much as one for customers. */
export function caseSearch(nomCliente: string): Reading {
  const idEntidad = fold(nomCliente, 'apellido').join(' ');
  return { accion: 'buscarClientes', entidad: 'casos', idEntidad, datos: { nomCliente } };
}

/** A search for vouchers by the customer's name, which tells as much as one for customers. */
export function voucherSearch(nombre: string): Reading {
  return {
    accion: 'buscarClientes',
    entidad: 'vales',
    idEntidad: fold(nombre, 'apellido').join(' '),
    datos: { nombre },
  };
}

/** A search for sales by what names their customer, or by a number that may: it shows customers just as a search for them does. */
export function saleSearch({
  busca,
  numidenCliente,
}: {
  readonly busca?: string | undefined;
  readonly numidenCliente?: number | undefined;
}): Reading | null {
  const who = numidenCliente === undefined ? [] : [`cliente ${numidenCliente}`];
  const what = busca === undefined ? [] : [fold(busca, 'apellido').join(' ')];
  if (who.length + what.length === 0) return null;
  const datos = { ...(busca !== undefined && { busca }), ...(numidenCliente !== undefined && { numidenCliente }) };
  return { accion: 'buscarClientes', entidad: 'ventas', idEntidad: [...what, ...who].join('|'), datos };
}

/** A search for cases by the customer's phone number: it tells whose the number is. */
export function phoneSearch(telefono: string): Reading {
  const idEntidad = normalizePhone(telefono);
  return { accion: 'buscarClientes', entidad: 'casos', idEntidad, datos: { telefono: idEntidad } };
}

interface Wait {
  readonly lectura: LimitedRead;
  readonly segundos: number;
}

async function writeRow(context: ReadContext, reading: Reading): Promise<Wait | null> {
  const { accion } = reading;
  const { db, sesion } = context;
  const moment = context.clock();
  const since = new Date(moment.getTime() - READS_WINDOW_MS);
  if (!isLimited(accion)) {
    const { entidad, idEntidad, datos } = reading;
    const row = { momento: moment, numiden: sesion.numiden, accion, entidad, idEntidad, despues: datos, lectura: true };
    if (accion.startsWith('exportar') || !(await isRepeated(db, row, since))) await db.insert(bitacora).values(row);
    return null;
  }
  const { numiden } = sesion;
  const [row] = await oncePerWindow(db, { reading, numiden, momento: moment, since, max: MAX_READS[accion] });
  if (row === undefined || row.escrita || row.repetida || row.primera === null) return null;
  return slow(context, reading, accion, new Date(Number(row.primera)));
}

/**
 * Who goes on asking is known as one who was slowed, once in a while and not once for each time.
 * @param first the oldest of those that count: when its window ends, there is room for another.
 */
async function slow(
  { db, sesion, clock }: ReadContext,
  { entidad }: Pick<Reading, 'entidad'>,
  lectura: LimitedRead,
  first: Date,
): Promise<Wait> {
  const moment = clock();
  const slowed: Reading = { accion: lectura, entidad, idEntidad: lectura, datos: null };
  const since = new Date(moment.getTime() - windowOf(lectura));
  const { numiden } = sesion;
  await oncePerWindow(db, { reading: slowed, as: 'lecturaFrenada', numiden, momento: moment, since, max: 100 });
  const libre = first.getTime() + windowOf(lectura);
  return { lectura, segundos: Math.max(1, Math.ceil((libre - moment.getTime()) / 1_000)) };
}

/**
 * Refuses a mail to an address that somebody typed when the person has sent too many lately. Those that were sent are the count:
 * each leaves its row of the audit, with the address, in the transaction that owes it.
 * @throws Rejection 429 that says when there is room for another.
 */
export async function demandMailBudget(context: ReadContext): Promise<void> {
  const since = new Date(context.clock().getTime() - windowOf('enviarDocumento'));
  const sent = await context.db
    .select({ momento: bitacora.momento })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.lectura, false),
        eq(bitacora.numiden, context.sesion.numiden),
        eq(bitacora.accion, 'enviarDocumento'),
        gt(bitacora.momento, since),
        lte(bitacora.momento, latestEnd(context.clock(), 0)),
      ),
    )
    .orderBy(desc(bitacora.momento))
    .limit(MAX_READS.enviarDocumento);
  const oldest = sent.at(MAX_READS.enviarDocumento - 1);
  if (oldest === undefined) return;
  const { lectura, segundos } = await slow(context, { entidad: 'vale' }, 'enviarDocumento', oldest.momento);
  throw new Rejection(429, waitText(lectura, segundos), { segundos });
}

function isLimited(accion: Reading['accion']): accion is LimitedRead {
  return accion in MAX_READS;
}

/** Whether the same person has read the same since then. */
async function isRepeated(
  db: Context['db'],
  row: typeof bitacora.$inferInsert & { readonly momento: Date },
  since: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: bitacora.id })
    .from(bitacora)
    .where(
      and(
        sql`${bitacora.lectura}`,
        eq(bitacora.numiden, row.numiden ?? 0),
        eq(bitacora.accion, row.accion),
        gt(bitacora.momento, since),
        lte(bitacora.momento, latestEnd(row.momento, 0)),
        eq(bitacora.entidad, row.entidad),
        eq(bitacora.idEntidad, row.idEntidad),
        sql`${bitacora.despues} is not distinct from ${row.despues === null ? null : JSON.stringify(row.despues)}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

interface Attempt {
  readonly reading: Reading;
  /** Under which name the row is written; absent: the reading's own. */
  readonly as?: string;
  readonly numiden: number;
  readonly momento: Date;
  readonly since: Date;
  readonly max: number;
}

// The lists of cases and of vouchers search while a name is typed: a search that goes on with the letters of the one before finds nobody
// whom that one did not find, so it is written down and not counted. So many searches to a name are looked at.
const LETTERS = 4;
const TYPING_SECONDS = 15;

// One statement, so that a reading waits once. Requests of one person that arrive in the same instant may pass together:
// as many as there are connections to the database, which does not make a collection.
function oncePerWindow(db: Context['db'], { reading, as = reading.accion, numiden, momento, since, max }: Attempt) {
  const { entidad, idEntidad, datos } = reading;
  return writeOncePerWindow(db, {
    ...{ numiden, accion: as, entidad, idEntidad, datos: datos === null ? null : JSON.stringify(datos) },
    ...{ momento: momento.toISOString(), since: since.toISOString(), until: latestEnd(momento, 0).toISOString() },
    ...{ max, looked: max * LETTERS },
  });
}

interface Places {
  readonly numiden: number;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  readonly datos: string | null;
  readonly momento: string;
  readonly since: string;
  readonly until: string;
  readonly max: number;
  readonly looked: number;
}

interface Outcome extends Record<string, unknown> {
  readonly escrita: boolean;
  readonly repetida: boolean;
  readonly primera: string | null;
}

const writeOncePerWindow = preparedSql<Places, Outcome>(
  'lectura_anotada',
  (p) => sql`
    with previas as materialized (
      select momento, entidad, id_entidad from bitacora
      where lectura and numiden = ${p.numiden} and accion = ${p.accion} and momento > ${p.since}::timestamptz
        and momento <= ${p.until}::timestamptz
      order by momento desc limit ${p.looked}
    ), contadas as materialized (
      select momento from previas p where not exists (
        select from previas q where q.entidad in ('casos', 'vales') and p.entidad = q.entidad
          and q.id_entidad <> p.id_entidad and length(q.id_entidad) > 1 and starts_with(p.id_entidad, q.id_entidad)
          and q.momento between p.momento - make_interval(secs => ${sql.raw(String(TYPING_SECONDS))}) and p.momento
      ) order by momento desc limit ${p.max}
    ), repetidas as materialized (
      select from previas where entidad = ${p.entidad} and id_entidad = ${p.idEntidad}
    ), escritas as (
      insert into bitacora (momento, numiden, accion, entidad, id_entidad, despues, lectura)
      select ${p.momento}::timestamptz, ${p.numiden}::bigint, ${p.accion}, ${p.entidad}, ${p.idEntidad},
        ${p.datos}::jsonb, true
      where not exists (select from repetidas) and ((select count(*) from contadas) < ${p.max} or exists (
        select from previas where entidad in ('casos', 'vales') and entidad = ${p.entidad}
          and length(id_entidad) > 1 and starts_with(${p.idEntidad}, id_entidad)
          and momento >= ${p.momento}::timestamptz - make_interval(secs => ${sql.raw(String(TYPING_SECONDS))})
      ))
      returning id
    )
    select exists (select from escritas) as escrita, exists (select from repetidas) as repetida,
      (select extract(epoch from min(momento)) * 1000 from contadas) as primera`,
);
