import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { operaciones } from '#contract/ventas/operaciones';
import { BUSQUEDA_TEXTS, leerBusqueda, MAX_VENTAS, type VentaHallada } from '#domain/ventas/busquedaVentas';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { ventaArticulos, ventas } from '../../platform/db/schema/operaciones.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { saleSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOf, zoneOfStore } from '../../platform/time/zones.ts';
import { readSaleOf } from '../entrada/onDemand.ts';
import { readCustomers } from '../nombres/searchedName.ts';
import { isArticle, readShortArticles } from './articulosEnCorto.ts';
import { SALE_COLUMNS, toSale } from './ventas.ts';

/** As many customers as the search for names reads at once; who has a phone or an e-mail beside so many made it up. */
const MAX_CUSTOMERS = 3_000;

type Filters = Parameters<Handler<typeof operaciones.ventasPorFiltros>>[0]['cuerpo'];

const NONE = { ventas: [], limiteExcedido: false };

/**
 * Sales by folio, ticket or customer, or of a store by day or article, newest first (POST venta/get-ventas-por-filtros).
 * @throws Rejection 400 for a name that too many customers bear; 429 for who searches much more than people do; as `readSaleOf`.
 */
export const salesByFilters: Handler<typeof operaciones.ventasPorFiltros> = async ({ cuerpo }, context) => {
  const { db } = context;
  if (cuerpo.tienda !== undefined && !fitsInteger(cuerpo.tienda)) return NONE;
  const search = saleSearch(cuerpo);
  if (search !== null) await recordRead(context, search);
  const wanted = cuerpo.busca === undefined ? undefined : await whichSales(db, cuerpo.busca);
  if (wanted === null) return NONE;
  const zone = await zoneOfSearch(cuerpo, context);
  // One more than are listed, to learn that there are more.
  const read = () => readSales(db, and(wanted, ...narrowing(db, cuerpo, zone)), MAX_VENTAS + 1, cuerpo.articulo);
  const reading = () => (cuerpo.busca === undefined ? read() : heavyRead(db, read));
  const key = operationIn(cuerpo, context);
  const found =
    key === null ? await reading() : ((await readSaleOf(context, key, () => reading().then(nullIfNone))) ?? []);
  return { ventas: found.slice(0, MAX_VENTAS), limiteExcedido: found.length > MAX_VENTAS };
};

/**
 * The sale that a search means by its number and nothing else, of the person's own store where none is said: it would have to be asked of
 * each store of the chain. Null for a text that may be a phone as well.
 */
function operationIn({ busca, tienda, ...narrowing }: Filters, { sesion }: Context): ClaveOperacion | null {
  const read = busca === undefined ? null : leerBusqueda(busca);
  if (read?.por !== 'numero' || read.operacion === null || read.telefono !== null) return null;
  if (Object.values(narrowing).some((value) => value !== undefined)) return null;
  return { tienda: tienda ?? sesion.tienda.id, operacion: read.operacion };
}

function nullIfNone<T>(found: readonly T[]): readonly T[] | null {
  return found.length === 0 ? null : found;
}

/** Whose days are meant: those of the store that sold, or of who asks where it may be any. */
async function zoneOfSearch({ tienda }: Filters, context: Context): Promise<string> {
  return tienda === undefined ? zoneOf(context) : zoneOfStore(context.db, tienda, context.config);
}

/** The sales that a text means; null when it can be none. */
async function whichSales(db: Db, texto: string): Promise<SQL | undefined | null> {
  const read = leerBusqueda(texto);
  switch (read.por) {
    case 'nombre':
      return ofName(db, read.nombre);
    case 'correo':
      return ofCustomers(await customersWhere(db, sql`lower(${clientes.correo}) = ${read.correo}`));
    case 'numero': {
      const { folioWeb, operacion, telefono } = read;
      const suyos =
        telefono === null
          ? []
          : await customersWhere(db, or(eq(clientes.telefono, telefono), eq(clientes.celular, telefono)));
      return or(
        // Read aloud by the customer, it is typed in either case; those of some web stores are in capitals.
        inArray(ventas.folioWeb, [folioWeb, folioWeb.toUpperCase()]),
        operacion === null ? undefined : ofNumber(operacion),
        ofCustomers(suyos) ?? undefined,
      );
    }
  }
}

async function ofName(db: Db, nombre: string): Promise<SQL | null> {
  const found = await readCustomers(db, nombre);
  if (found === null) return null;
  if (found.tipo === 'lexemas') throw invalidFields([{ campo: 'busca', message: BUSQUEDA_TEXTS.nombreComun }]);
  return ofCustomers(found.numidenes);
}

/** The sales of a number, of each store by its key: the number alone has no index, and needs none. */
export function ofNumber(operacion: number): SQL | undefined {
  return and(
    sql`${ventas.cvetda} = any(array(select ${stores.cvetda} from ${stores}))`,
    eq(ventas.operacion, operacion),
  );
}

async function customersWhere(db: Db, where: SQL | undefined): Promise<readonly number[]> {
  const rows = await db.select({ numiden: clientes.numiden }).from(clientes).where(where).limit(MAX_CUSTOMERS);
  return rows.map(({ numiden }) => numiden);
}

/** The sales of some customers; null where there is none. */
export function ofCustomers(numidenes: readonly number[]): SQL | null {
  return numidenes.length === 0 ? null : sql`${ventas.numidenCliente} = any(${`{${numidenes.join(',')}}`}::bigint[])`;
}

function narrowing(db: Db, filters: Filters, timeZone: string): readonly (SQL | undefined)[] {
  const { tienda, fechaInicio, fechaFin, numidenCliente, numArt, articulo } = filters;
  const beginningOf = (day: string, later: number) =>
    sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timeZone})`;
  return [
    tienda === undefined ? undefined : eq(ventas.cvetda, tienda),
    fechaInicio === undefined ? undefined : sql`${ventas.fecha} >= ${beginningOf(fechaInicio, 0)}`,
    fechaFin === undefined ? undefined : sql`${ventas.fecha} < ${beginningOf(fechaFin, 1)}`,
    numidenCliente === undefined ? undefined : eq(ventas.numidenCliente, numidenCliente),
    // Article numbers of some chains carry letters, which people type in either case.
    numArt === undefined ? undefined : withLine(db, inArray(ventaArticulos.numArt, [numArt, numArt.toUpperCase()])),
    articulo === undefined ? undefined : withLine(db, isArticle(articulo)),
  ];
}

function withLine(db: Db, line: SQL): SQL {
  return exists(
    db
      .select({ uno: sql`1` })
      .from(ventaArticulos)
      .where(and(eq(ventaArticulos.cvetda, ventas.cvetda), eq(ventaArticulos.operacion, ventas.operacion), line)),
  );
}

/** The sales that a condition finds, newest first, each with its articles in short; those that `articulo` means come first. */
export async function readSales(
  db: Db,
  where: SQL | undefined,
  howMany: number,
  articulo?: string,
): Promise<readonly VentaHallada[]> {
  const rows = await db
    .select({ ...SALE_COLUMNS, folioWeb: ventas.folioWeb })
    .from(ventas)
    .innerJoin(stores, eq(stores.cvetda, ventas.cvetda))
    .where(where)
    .orderBy(desc(ventas.fecha), desc(ventas.operacion), desc(ventas.cvetda))
    .limit(howMany);
  const articles = await readShortArticles(db, rows, articulo);
  return rows.map(({ folioWeb, ...row }) => ({
    ...toSale(row),
    folioWeb,
    articulos: articles(row),
  }));
}
