import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { busqueda } from '#contract/busqueda';
import type { LecturaDeBusqueda } from '#domain/busqueda';
import { buscaClientes, HALLAZGOS_POR_TIPO, leerTexto } from '#domain/busqueda';
import type { FiltroCasos } from '#domain/casos';
import { NO_FILTER } from '#domain/casos';
import type { Hallazgo } from '#domain/hallazgo';
import { filtroListaFacturasSchema } from '#domain/listaFacturas';
import { asFolios } from '#domain/listas/vales';
import { SIN_FILTRO_VALES } from '#domain/listaVales';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import { serieFolio } from '#domain/vidaFactura';
import { sourceOfCases } from '../casos/list/criteria.ts';
import { momentOf } from '../casos/list/handlers.ts';
import { readCaseRows } from '../casos/list/rows.ts';
import { stretchesOf } from '../casos/list/search.ts';
import { readCustomers } from '../clientes/searchedName.ts';
import type { Db } from '../db/db.ts';
import { heavyRead } from '../db/heavyReads.ts';
import type { Source } from '../db/merged.ts';
import { newestFirst, readInOrder } from '../db/merged.ts';
import { readShown } from '../db/replica.ts';
import { stores } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import { certificados } from '../db/schema/neighbours.ts';
import { guias, ventaArticulos, ventas } from '../db/schema/operaciones.ts';
import { vales } from '../db/schema/vales.ts';
import { askerOf } from '../facturas/list/asker.ts';
import { conditionFor } from '../facturas/list/criteria.ts';
import { readInvoiceRows, readInvoicesFrom } from '../facturas/list/search.ts';
import type { Context, Handler, HandlersOf } from '../http/handler.ts';
import { ofCustomers, ofNumber, readSales } from '../operaciones/buscar.ts';
import { everythingSearch } from '../reads/readings.ts';
import { recordRead } from '../reads/recordRead.ts';
import { zoneOf } from '../time/zones.ts';
import { sourceOfName, sourceOfVouchers } from '../vales/list/criteria.ts';
import { readVoucherRows } from '../vales/list/rows.ts';
import { lastOpened } from './recent.ts';

/** One more than are shown, to learn that there are more. */
const TAKE = HALLAZGOS_POR_TIPO + 1;

/** Of a customer's records the newest are shown: a phone that more customers have was made up. */
const MAX_CUSTOMERS = 100;

/** Of an article that more sales of the store have, the newest of so many are shown. */
const MAX_SALES_OF_ARTICLE = 3_000;

type Found = { readonly [T in Hallazgo['tipo']]: readonly Extract<Hallazgo, { tipo: T }>[] };

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

/** The customers whom a phone or an address of mail names, or a name that few bear; null where the text names no customer. */
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

async function findVouchers(
  context: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['vale']> {
  if (!hasPermission(context.sesion.permisos, PERMISSION_GROUPS.vales)) return [];
  const { db, sesion } = context;
  const now = context.clock();
  const asker = { numiden: sesion.numiden, now, zone: zoneOf(context) };
  const direct = await vouchersByNumber(db, read);
  const named =
    read.nombre !== null
      ? await sourceOfVouchers(db, { ...SIN_FILTRO_VALES, nombre: read.nombre }, asker)
      : customers === null
        ? null
        : sourceOfName(db, SIN_FILTRO_VALES, asker, { tipo: 'clientes', numidenes: customers });
  const ids = [...direct, ...(await newestOf(db, named === null ? [] : [named], read))].slice(0, TAKE);
  return (await readVoucherRows(db, ids, now)).map((vale) => ({ tipo: 'vale', vale }));
}

/** The vouchers of a folio, of a certificate's folio, or of an operation's number at any store. Folios that came from elsewhere have any form. */
async function vouchersByNumber(
  db: Db,
  { vale, certificado, numero, clave }: LecturaDeBusqueda,
): Promise<readonly number[]> {
  const typed = clave === null ? [] : asFolios(clave);
  const [folios, ofCertificates] = [known(vale, typed), known(certificado, typed)];
  // Asked by itself: within an 'or' the database would look at every voucher.
  const given =
    ofCertificates.length === 0
      ? []
      : await db
          .select({ id: certificados.idVale })
          .from(certificados)
          .where(inArray(certificados.folio, ofCertificates));
  const where = [
    ...(folios.length === 0 ? [] : [inArray(vales.folio, folios)]),
    ...(given.length === 0
      ? []
      : [
          inArray(
            vales.id,
            given.flatMap(({ id }) => id ?? []),
          ),
        ]),
    ...(numero === null
      ? []
      : [and(sql`${vales.cvetda} = any(array(select ${stores.cvetda} from ${stores}))`, eq(vales.operacion, numero))]),
  ];
  if (where.length === 0) return [];
  const rows = await db
    .select({ id: vales.id })
    .from(vales)
    .where(or(...where))
    .orderBy(...newestFirst(vales.fechaCreacion, vales.id))
    .limit(TAKE);
  return rows.map(({ id }) => id);
}

/** A folio of our own form, and those of any other that were typed. */
function known(own: string | null, typed: readonly string[]): string[] {
  return [...new Set([...(own === null ? [] : [own]), ...typed])];
}

/** The newest records of some sources, in the order of these, each once. */
async function newestOf(db: Db, sources: readonly Source[], { nombre }: LecturaDeBusqueda): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const source of sources) {
    const reading = () => readInOrder(db, source, newestFirst, { take: TAKE });
    for (const { id } of await (nombre === null ? reading() : heavyRead(db, reading))) ids.add(id);
  }
  return [...ids].slice(0, TAKE);
}

async function findSales(
  { db, sesion }: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['venta']> {
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.operaciones)) return [];
  const [first, ...others] = keysOfSales(db, read, customers, sesion.tienda.id);
  if (first === undefined) return [];
  const keys = [...(await first)];
  for (const some of others) keys.push(...(await some));
  if (keys.length === 0) return [];
  const named = keys.map(({ cvetda, operacion }) => and(eq(ventas.cvetda, cvetda), eq(ventas.operacion, operacion)));
  const found = await readSales(db, or(...named), TAKE);
  return found.map((venta) => ({ tipo: 'venta', venta }));
}

/** The keys of the newest sales by each meaning of a text: asked one by one, since the database has no index for an 'or' of them. */
function keysOfSales(
  db: Db,
  { numero, clave }: LecturaDeBusqueda,
  customers: readonly number[] | null,
  tienda: number,
) {
  const { cvetda, operacion } = ventas;
  const salesWhere = (where: SQL | undefined) =>
    db.select({ cvetda, operacion }).from(ventas).where(where).orderBy(desc(ventas.fecha)).limit(TAKE);
  const written = clave === null ? [] : [...new Set([clave, clave.toUpperCase()])];
  const theirs = customers === null ? null : ofCustomers(customers);
  return [
    ...(numero === null ? [] : [salesWhere(ofNumber(numero))]),
    ...(theirs === null ? [] : [salesWhere(theirs)]),
    ...(written.length === 0
      ? []
      : [
          salesWhere(inArray(ventas.folioWeb, written)),
          db
            .select({ cvetda: guias.cvetda, operacion: guias.operacion })
            .from(guias)
            .where(inArray(guias.folio, written)),
          salesWhere(and(eq(cvetda, tienda), inArray(operacion, withArticle(db, written, tienda)))),
        ]),
  ];
}

function withArticle(db: Db, numbers: readonly string[], tienda: number) {
  return db
    .select({ operacion: ventaArticulos.operacion })
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), inArray(ventaArticulos.numArt, [...numbers])))
    .limit(MAX_SALES_OF_ARTICLE);
}

async function findInvoices(
  context: Context,
  { factura, uuid, rfc, nombre }: LecturaDeBusqueda,
): Promise<Found['factura']> {
  if (!hasPermission(context.sesion.permisos, ['facturar'])) return [];
  const { db } = context;
  const asker = askerOf(context);
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

/** Handlers of `contract/busqueda.ts`. */
export const searchHandlers: HandlersOf<typeof busqueda> = { buscarTodo, recientes: lastOpened };
