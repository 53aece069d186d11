import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { busqueda } from '#contract/escritorio/busqueda';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { MAX_RECIENTES } from '#domain/escritorio/busqueda';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { momentOf } from '../../casos/list/handlers.ts';
import { readCaseRows } from '../../casos/list/rows.ts';
import { visibleCases } from '../../casos/visibility.ts';
import { invoiceAskerOf } from '../../facturas/list/asker.ts';
import { readInvoiceRows } from '../../facturas/list/search.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { readVoucherRows } from '../../vales/list/rows.ts';
import { readSales } from '../../ventas/operaciones/buscar.ts';

/** The readings by which a record counts as opened. */
const OPENINGS = {
  abrirCaso: 'caso',
  abrirVale: 'vale',
  consultarOperacion: 'venta',
  abrirFactura: 'factura',
} as const;

/** So many of the person's last readings are looked at: who read more since then has opened something else. */
const LOOKED_AT = 300;

/** The records that a person opened last, of those that the person may see, from what was written down of it (GET busqueda/recientes). */
export const lastOpened: Handler<typeof busqueda.recientes> = async (_input, context) => {
  const opened = await readOpened(context.db, context.sesion.numiden);
  const idsOf = (tipo: Hallazgo['tipo']) => opened.filter((one) => one.tipo === tipo).map(({ id }) => id);
  const found = await Promise.all([
    casesOf(context, idsOf('caso').map(Number)),
    vouchersOf(context, idsOf('vale').map(Number)),
    salesOf(context, idsOf('venta')),
    invoicesOf(context, idsOf('factura').map(Number)),
  ]);
  const byKey = new Map(found.flat());
  return opened.flatMap(({ tipo, id }) => byKey.get(`${tipo} ${id}`) ?? []).slice(0, MAX_RECIENTES);
};

interface Opened {
  readonly tipo: Hallazgo['tipo'];
  readonly id: string;
}

/** The newest first, each once; twice as many as are shown, since some may not be seen any more. */
async function readOpened(db: Db, numiden: number): Promise<readonly Opened[]> {
  const last = db
    .select({ accion: bitacora.accion, id: bitacora.idEntidad })
    .from(bitacora)
    .where(and(eq(bitacora.lectura, true), eq(bitacora.numiden, numiden)))
    .orderBy(desc(bitacora.momento), desc(bitacora.id))
    .limit(LOOKED_AT);
  const opened = new Map<string, Opened>();
  for (const { accion, id } of await last) {
    if (!isOpening(accion)) continue;
    const tipo = OPENINGS[accion];
    if (!opened.has(`${tipo} ${id}`)) opened.set(`${tipo} ${id}`, { tipo, id });
  }
  return [...opened.values()].slice(0, 2 * MAX_RECIENTES);
}

function isOpening(accion: string): accion is keyof typeof OPENINGS {
  return Object.hasOwn(OPENINGS, accion);
}

type Keyed = readonly (readonly [key: string, found: Hallazgo])[];

async function casesOf(context: Context, ids: readonly number[]): Promise<Keyed> {
  if (ids.length === 0) return [];
  const { db, sesion } = context;
  const seen = await db
    .select({ id: casos.id })
    .from(casos)
    .where(and(inArray(casos.id, [...ids]), visibleCases(sesion)));
  const rows = await readCaseRows(
    db,
    seen.map(({ id }) => id),
    await momentOf(context),
  );
  return rows.map((caso) => [`caso ${caso.id}`, { tipo: 'caso', caso }]);
}

async function vouchersOf({ db, sesion, clock }: Context, ids: readonly number[]): Promise<Keyed> {
  if (!hasPermission(sesion.permisos, PERMISSION_GROUPS.vales)) return [];
  const rows = await readVoucherRows(db, ids, clock());
  return rows.map((vale) => [`vale ${vale.id}`, { tipo: 'vale', vale }]);
}

async function salesOf({ db, sesion }: Context, keys: readonly string[]): Promise<Keyed> {
  if (keys.length === 0 || !hasPermission(sesion.permisos, PERMISSION_GROUPS.operaciones)) return [];
  const named = keys.map((key) => {
    const [tienda, operacion] = key.split('/').map(Number);
    return and(eq(ventas.cvetda, tienda ?? 0), eq(ventas.operacion, operacion ?? 0));
  });
  const rows = await readSales(db, or(...named), keys.length);
  return rows.map((venta) => [`venta ${venta.tienda.cvetda}/${venta.operacion}`, { tipo: 'venta', venta }]);
}

async function invoicesOf(context: Context, ids: readonly number[]): Promise<Keyed> {
  if (!hasPermission(context.sesion.permisos, ['facturar'])) return [];
  const rows = await readInvoiceRows(context.db, ids, invoiceAskerOf(context));
  return rows.map((factura) => [`factura ${factura.id}`, { tipo: 'factura', factura }]);
}
