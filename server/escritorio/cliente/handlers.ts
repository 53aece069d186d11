import { and, eq, inArray } from 'drizzle-orm';
import type { cliente } from '#contract/escritorio/cliente';
import { NO_FILTER } from '#domain/casos/casos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { CLIENTE_NO_EXISTE, FICHA_POR_TIPO } from '#domain/escritorio/fichaDeCliente';
import type { Hallazgo, TipoHallazgo } from '#domain/escritorio/hallazgo';
import { filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { SIN_FILTRO_VALES } from '#domain/vales/listaVales';
import { sourceOfCases } from '../../casos/list/criteria.ts';
import { momentOf } from '../../casos/list/handlers.ts';
import { readCaseRows } from '../../casos/list/rows.ts';
import { stretchesOf } from '../../casos/list/search.ts';
import { invoiceAskerOf } from '../../facturas/list/asker.ts';
import { conditionFor } from '../../facturas/list/criteria.ts';
import { readInvoiceRows, readInvoicesFrom } from '../../facturas/list/search.ts';
import { newestFirst, readInOrder } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { customerPage, lookAtContact } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { sourceOfName } from '../../vales/list/criteria.ts';
import { readVoucherRows } from '../../vales/list/rows.ts';
import { ofCustomers, readSales } from '../../ventas/operaciones/buscar.ts';

/** One more than are shown, to learn that there are more. */
const TAKE = FICHA_POR_TIPO + 1;

type Of<T extends TipoHallazgo> = Promise<readonly Extract<Hallazgo, { readonly tipo: T }>[]>;

/** Handlers of `contract/escritorio/cliente.ts`. */
export const customerPageHandlers: HandlersOf<typeof cliente> = {
  fichaDeCliente: async ({ ruta: { numiden } }, context) => {
    await recordRead(context, customerPage(numiden));
    return readShown(context.db, async (db) => {
      const asked = { ...context, db };
      const [found] = await db.select().from(clientes).where(eq(clientes.numiden, numiden));
      if (found === undefined) throw notFound(CLIENTE_NO_EXISTE);
      const kinds: readonly (readonly Hallazgo[])[] = [
        await casesOf(asked, numiden),
        await vouchersOf(asked, numiden),
        await salesOf(asked, numiden),
        await invoicesOf(asked, numiden),
      ];
      return {
        ...{ numiden, nombre: nombreCompletoCliente(found) },
        hallazgos: kinds.flatMap((some) => some.slice(0, FICHA_POR_TIPO)),
        hayMas: kinds.flatMap((some) => (some.length > FICHA_POR_TIPO && some[0] !== undefined ? [some[0].tipo] : [])),
      };
    });
  },

  contactoDeCliente: async ({ ruta: { numiden } }, context) => {
    await recordRead(context, lookAtContact(numiden));
    const { correo, telefono, celular } = clientes;
    const [found] = await context.db
      .select({ correo, telefono, celular })
      .from(clientes)
      .where(eq(clientes.numiden, numiden));
    if (found === undefined) throw notFound(CLIENTE_NO_EXISTE);
    return found;
  },
};

/** A customer as a list is searched by. */
function named(numiden: number) {
  return { tipo: 'clientes', numidenes: [numiden] } as const;
}

async function casesOf(context: Context, numiden: number): Of<'caso'> {
  const { db, sesion } = context;
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.casos)) return [];
  const moment = await momentOf(context);
  const [stretch] = await stretchesOf(db, NO_FILTER, sesion, moment);
  if (stretch === undefined) return [];
  const criteria = { ...stretch.criteria, nombre: named(numiden) };
  const isOpen = (estado: number) => estado !== ESTADO.solucionada;
  const ids: number[] = [];
  for (const estados of [criteria.estados.filter(isOpen), criteria.estados.filter((estado) => !isOpen(estado))]) {
    const source = sourceOfCases(db, { ...criteria, estados });
    ids.push(...(await readInOrder(db, source, newestFirst, { take: TAKE })).map(({ id }) => id));
  }
  return (await readCaseRows(db, ids.slice(0, TAKE), moment)).map((caso) => ({ tipo: 'caso', caso }));
}

async function vouchersOf(context: Context, numiden: number): Of<'vale'> {
  const { db, sesion } = context;
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.vales)) return [];
  const now = context.clock();
  const asker = { numiden: sesion.numiden, now, zone: zoneOf(context) };
  const source = sourceOfName(db, SIN_FILTRO_VALES, asker, named(numiden));
  if (source === null) return [];
  const rows = await readInOrder(db, source, newestFirst, { take: TAKE });
  const ids = rows.map(({ id }) => id);
  return (await readVoucherRows(db, ids, now)).map((vale) => ({ tipo: 'vale', vale }));
}

async function salesOf({ db, sesion }: Context, numiden: number): Of<'venta'> {
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.operaciones)) return [];
  const found = await readSales(db, ofCustomers([numiden]) ?? undefined, TAKE);
  return found.map((venta) => ({ tipo: 'venta', venta }));
}

/** The invoices of the customer's cases. */
async function invoicesOf(context: Context, numiden: number): Of<'factura'> {
  const { db, sesion } = context;
  if (!hasPermission(sesion.permisos, ['facturar'])) return [];
  const asker = invoiceAskerOf(context);
  const every = conditionFor(db, filtroListaFacturasSchema.parse({}), asker);
  if (every === null) return [];
  const theirs = db.select({ id: casos.id }).from(casos).where(eq(casos.numidenCliente, numiden));
  const found = await readInvoicesFrom(db, and(every.where, inArray(facturas.idCaso, theirs)), null, TAKE);
  const ids = found.map(({ id }) => id);
  return (await readInvoiceRows(db, ids, asker)).map((factura) => ({ tipo: 'factura', factura }));
}
