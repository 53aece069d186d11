import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { busqueda } from '#contract/escritorio/busqueda';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import {
  buscaClientes,
  HALLAZGOS_POR_TIPO,
  hallaClientes,
  type LecturaDeBusqueda,
  leerTexto,
} from '#domain/escritorio/busqueda';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { type Criteria, sourceOfCases } from '../../casos/list/criteria.ts';
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
import { readCustomers } from '../../ventas/nombres/searchedName.ts';
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
  if (read === null) return { hallazgos: [], hayMas: [], clientes: [], hayMasClientes: false };
  await recordRead(context, everythingSearch(texto, buscaClientes(read)));
  return readShown(context.db, async (db) => {
    const asked = { ...context, db };
    const named = await customersOf(db, read);
    const customers = named === 'many' ? null : named;
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
      ...(hallaClientes(context.sesion.permisos, read) ? await findCustomers(db, named) : NOBODY),
    };
  });
};

/** Customers by their numbers; 'many' where a name is borne by more than are read, null where a text names none. */
type Customers = readonly number[] | 'many' | null;

/** The customers that a phone or an address of mail names, or a name. */
async function customersOf(db: Db, { telefono, correo, nombre }: LecturaDeBusqueda): Promise<Customers> {
  if (nombre !== null) {
    const found = await readCustomers(db, nombre);
    if (found === null) return null;
    return found.tipo === 'clientes' ? found.numidenes : 'many';
  }
  if (telefono === null && correo === null) return null;
  const theirs =
    correo === null
      ? or(eq(clientes.telefono, telefono ?? ''), eq(clientes.celular, telefono ?? ''))
      : sql`lower(${clientes.correo}) = ${correo}`;
  const rows = await db.select({ numiden: clientes.numiden }).from(clientes).where(theirs).limit(MAX_CUSTOMERS);
  return rows.map(({ numiden }) => numiden);
}

const isSolved = (estado: number) => estado === ESTADO.solucionada;

/** The states of a case in two runs: to be solved, and solved. */
const OPEN_FIRST = [(estado: number) => !isSolved(estado), isSolved] as const;

const NOBODY = { clientes: [], hayMasClientes: false };

/** The customers themselves, those who became one last first. Of a name that many bear none stands out: another word of it does. */
async function findCustomers(db: Db, named: Customers) {
  if (named === 'many') return { clientes: [], hayMasClientes: true };
  if (named === null || named.length === 0) return NOBODY;
  const last = named.toSorted((a, b) => b - a).slice(0, HALLAZGOS_POR_TIPO);
  const rows = await db.select().from(clientes).where(inArray(clientes.numiden, last)).orderBy(desc(clientes.numiden));
  return {
    clientes: rows.map((row) => ({ numiden: row.numiden, nombre: nombreCompletoCliente(row) })),
    hayMasClientes: named.length > last.length,
  };
}

async function findCases(
  context: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['caso']> {
  if (!hasPermission(context.sesion.permisos, PERMISSION_GROUPS.casos)) return [];
  const { db, sesion } = context;
  const moment = await momentOf(context);
  const sourcesOf = async (some: readonly Partial<FiltroCasos>[]): Promise<readonly Source[]> => {
    const found: Criteria[] = [];
    for (const filter of some) {
      const [stretch] = await stretchesOf(db, { ...NO_FILTER, ...filter }, sesion, moment);
      if (stretch === undefined) continue;
      const byMail = read.correo !== null && customers !== null;
      const nombre = byMail ? ({ tipo: 'clientes', numidenes: customers } as const) : stretch.criteria.nombre;
      found.push({ ...stretch.criteria, nombre });
    }
    return OPEN_FIRST.flatMap((belongs) =>
      found.map((criteria) => sourceOfCases(db, { ...criteria, estados: criteria.estados.filter(belongs) })),
    );
  };
  const filters: readonly Partial<FiltroCasos>[] = [
    ...(read.numero === null ? [] : [{ operacion: read.numero }]),
    ...(read.telefono === null ? [] : [{ telefono: read.telefono }]),
    ...(read.nombre === null ? [] : [{ nomCliente: read.nombre }]),
    ...(read.correo === null || customers === null ? [] : [{}]),
  ];
  // Of its own number a case is the first, however it stands; of the others those to be solved come before the rest.
  const own = read.numero === null ? [] : await sourcesOf([{ folio: read.numero }]);
  const ids = await newestOf(db, [...own, ...(await sourcesOf(filters))], read);
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
