import { eq, or, sql } from 'drizzle-orm';
import type { busqueda } from '#contract/escritorio/busqueda';
import { type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { buscaClientes, HALLAZGOS_POR_TIPO, type LecturaDeBusqueda, leerTexto } from '#domain/escritorio/busqueda';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { serieFolio } from '#domain/facturas/vidaFactura';
import { readCustomers } from '../../casos/clientes/searchedName.ts';
import { sourceOfCases } from '../../casos/list/criteria.ts';
import { momentOf } from '../../casos/list/handlers.ts';
import { readCaseRows } from '../../casos/list/rows.ts';
import { stretchesOf } from '../../casos/list/search.ts';
import { invoiceAskerOf } from '../../facturas/list/asker.ts';
import { conditionFor } from '../../facturas/list/criteria.ts';
import { readInvoiceRows, readInvoicesFrom } from '../../facturas/list/search.ts';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import type { Source } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import type { Context, Handler, HandlersOf } from '../../platform/http/handler.ts';
import { everythingSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { type Found, newestOf, TAKE } from './found.ts';
import { lastOpened } from './recent.ts';
import { findSales } from './sales.ts';
import { findVouchers } from './vouchers.ts';

/** Of a customer's records the newest are shown: a phone that more customers have was made up. */
const MAX_CUSTOMERS = 100;

/**
 * The records of every kind that a text can name and that the person may see, each kind by the rules of its list
 * (POST busqueda/todo).
 * @throws Rejection 429 for who searches much more than people do.
 */
const buscarTodo: Handler<typeof busqueda.buscarTodo> = async ({ cuerpo: { texto } }, context) => {
  const read = leerTexto(texto);
  if (read === null) return { hallazgos: [], hayMas: [] };
  await recordRead(context, everythingSearch(texto, buscaClientes(read)));
  return readShown(context.db, async (db) => {
    const asked = { ...context, db };
    const customers = await customersOf(db, read);
    const [caso, vale, venta, factura] = await Promise.all([
      findCases(asked, read, customers),
      findVouchers(asked, read, customers),
      findSales(asked, read, customers),
      findInvoices(asked, read),
    ]);
    const found: Found = { caso, vale, venta, factura };
    const kinds = Object.entries(found) as [Hallazgo['tipo'], readonly Hallazgo[]][];
    return {
      hallazgos: kinds.flatMap(([, some]) => some.slice(0, HALLAZGOS_POR_TIPO)),
      hayMas: kinds.flatMap(([kind, some]) => (some.length > HALLAZGOS_POR_TIPO ? [kind] : [])),
    };
  });
};

/** The customers that a phone or an address of mail names, or a name that few bear; null where the text names no customer. */
async function customersOf(db: Db, { telefono, correo, nombre }: LecturaDeBusqueda): Promise<readonly number[] | null> {
  if (nombre !== null) {
    const found = await readCustomers(db, nombre);
    return found?.tipo === 'clientes' ? found.numidenes : null;
  }
  if (telefono === null && correo === null) return null;
  const theirs =
    correo === null
      ? or(eq(clientes.telefono, telefono ?? ''), eq(clientes.celular, telefono ?? ''))
      : sql`lower(${clientes.correo}) = ${correo}`;
  const rows = await db.select({ numiden: clientes.numiden }).from(clientes).where(theirs).limit(MAX_CUSTOMERS);
  return rows.map(({ numiden }) => numiden);
}

async function findCases(
  context: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['caso']> {
  if (!hasPermission(context.sesion.permisos, PERMISSION_GROUPS.casos)) return [];
  const { db, sesion } = context;
  const moment = await momentOf(context);
  const filters: readonly Partial<FiltroCasos>[] = [
    ...(read.numero === null ? [] : [{ folio: read.numero }, { operacion: read.numero }]),
    ...(read.telefono === null ? [] : [{ telefono: read.telefono }]),
    ...(read.nombre === null ? [] : [{ nomCliente: read.nombre }]),
    ...(read.correo === null || customers === null ? [] : [{}]),
  ];
  const sources: Source[] = [];
  for (const filter of filters) {
    const [stretch] = await stretchesOf(db, { ...NO_FILTER, ...filter }, sesion, moment);
    if (stretch === undefined) continue;
    const { criteria } = stretch;
    const byMail = read.correo !== null && customers !== null;
    const nombre = byMail ? ({ tipo: 'clientes', numidenes: customers } as const) : criteria.nombre;
    sources.push(sourceOfCases(db, { ...criteria, nombre }));
  }
  const ids = await newestOf(db, sources, read);
  return (await readCaseRows(db, ids, moment)).map((caso) => ({ tipo: 'caso', caso }));
}

async function findInvoices(
  context: Context,
  { factura, uuid, rfc, nombre }: LecturaDeBusqueda,
): Promise<Found['factura']> {
  if (!hasPermission(context.sesion.permisos, ['facturar'])) return [];
  const { db } = context;
  const asker = invoiceAskerOf(context);
  const filters = [
    ...(factura === null ? [] : [{ serieFolio: serieFolio(factura) }]),
    ...(uuid === null ? [] : [{ uuid }]),
    ...(rfc === null ? [] : [{ rfc }]),
    ...(nombre === null ? [] : [{ nombre }]),
  ];
  const ids: number[] = [];
  for (const filter of filters) {
    const found = conditionFor(db, filtroListaFacturasSchema.parse(filter), asker);
    if (found === null) continue;
    const reading = () => readInvoicesFrom(db, found.where, null, TAKE);
    ids.push(...(await (nombre === null ? reading() : heavyRead(db, reading))).map(({ id }) => id));
  }
  const rows = await readInvoiceRows(db, [...new Set(ids)].slice(0, TAKE), asker);
  return rows.map((invoice) => ({ tipo: 'factura', factura: invoice }));
}

/** Handlers of `contract/escritorio/busqueda.ts`. */
export const searchHandlers: HandlersOf<typeof busqueda> = { buscarTodo, recientes: lastOpened };
