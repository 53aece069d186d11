import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { facturasDeVenta as contratoFacturasDeVenta } from '#contract/facturas/facturasDeVenta';
import { canSeeCase } from '#domain/casos/casos';
import { toPesos } from '#domain/common/money';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Handler } from '../platform/http/handler.ts';
import { lookAtOperation } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { documentDay, invoiceState } from './documents.ts';

/** Lists the invoices of a sale and those related to them, the latest first (GET venta/facturas-operacion). */
export const facturasDeVenta: Handler<typeof contratoFacturasDeVenta.facturasDeVenta> = async (
  { consulta },
  context,
) => {
  const { db, sesion } = context;
  await recordRead(context, lookAtOperation(consulta));
  if (!fitsInteger(consulta.tienda)) return [];
  const { tienda, operacion } = consulta;
  const ofSale = and(eq(facturas.cvetda, tienda), eq(facturas.operacion, operacion));
  const rows = await db
    .select({
      factura: facturas,
      caso: { id: casos.id, cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea },
    })
    .from(facturas)
    .leftJoin(casos, eq(casos.id, facturas.idCaso))
    .where(or(ofSale, inArray(facturas.id, madeOfItsInvoices(db, consulta))))
    .orderBy(desc(facturas.fecha), desc(facturas.id));
  return rows.map(({ factura, caso }) => ({
    id: factura.id,
    clase: factura.clase,
    estado: invoiceState(factura),
    serie: factura.serie,
    folio: String(factura.folio),
    fecha: documentDay(factura),
    total: toPesos(factura.total),
    caso: caso === null ? null : { id: caso.id, visible: canSeeCase(sesion, caso) },
  }));
};

const invoiceOfSale = alias(facturas, 'factura_de_venta');

/** A payment of several invoices names no sale: it is found by the invoices that it pays. */
function madeOfItsInvoices(db: Db, { tienda, operacion }: ClaveOperacion) {
  return db
    .select({ id: facturaRelaciones.idFactura })
    .from(facturaRelaciones)
    .innerJoin(invoiceOfSale, eq(invoiceOfSale.id, facturaRelaciones.idRelacionada))
    .where(and(eq(invoiceOfSale.cvetda, tienda), eq(invoiceOfSale.operacion, operacion)));
}
