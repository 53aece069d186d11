import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { CLASES_FACTURA, type ClaseFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { normalizarRfc } from '#domain/common/sat/rfc';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { documentosDe, siguienteParcialidad } from '#domain/facturas/cfdi/pago';
import { ESTADOS_QUE_CUENTAN, esDeIngreso } from '#domain/facturas/vidaFactura';
import type { Db } from '../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { lookAtFolio, lookAtOperation, taxpayerSearch } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { documentsWhere } from './documents.ts';
import { invoicesOfSale, named } from './reads.ts';

type Search = Handler<typeof contratoFacturas.busquedaReciboPago>;

/** The invoices that are paid later and are not paid in full (POST facturas/recibo-pago/busqueda). */
export const busquedaReciboPago: Search = async ({ cuerpo }, context) => {
  const where = await whichToPay(cuerpo, context);
  const { db, config } = context;
  const toPay = await documentsWhere(db, and(where, isToPay(db)), config.zonaHoraria);
  const receipts = await receiptsOf(
    db,
    toPay.map(({ id }) => id),
  );
  return toPay.map((document) => ({
    ...document,
    parcialidad: siguienteParcialidad(documentosDe(document.uuid ?? '', receipts)),
  }));
};

const OF_INCOME = (Object.keys(CLASES_FACTURA) as ClaseFactura[]).filter(esDeIngreso);

/** Whether an invoice is paid later, and is not paid in full. */
export function isToPay(db: Db): SQL | undefined {
  const made = alias(facturas, 'made');
  const taken = db
    .select({ monto: sql`coalesce(sum(${facturaRelaciones.monto}), 0)` })
    .from(facturaRelaciones)
    .innerJoin(made, eq(made.id, facturaRelaciones.idFactura))
    .where(
      and(
        eq(facturaRelaciones.idRelacionada, facturas.id),
        inArray(facturaRelaciones.relacion, ['01', '03', 'pago']),
        inArray(made.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    );
  return and(
    // As the index says it: a value that travels beside the statement is not known to be the one that the index is of.
    sql`${facturas.metodoPago} = 'PPD' and ${facturas.estado} = 2`,
    inArray(facturas.clase, OF_INCOME),
    gt(facturas.total, sql`(${taken})`),
  );
}

/** The receipts of payment that count of some invoices. */
async function receiptsOf(db: Db, ids: readonly number[]): Promise<readonly Comprobante[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinctOn([facturas.id], { comprobante: facturas.comprobante })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(
      and(
        inArray(facturaRelaciones.idRelacionada, [...ids]),
        eq(facturaRelaciones.relacion, 'pago'),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    );
  return rows.map(({ comprobante }) => comprobante);
}

async function whichToPay(cuerpo: Parameters<Search>[0]['cuerpo'], context: Context): Promise<SQL | undefined> {
  if ('operacion' in cuerpo) {
    await recordRead(context, lookAtOperation(cuerpo));
    return invoicesOfSale(cuerpo);
  }
  if ('rfc' in cuerpo) {
    await recordRead(context, taxpayerSearch(cuerpo.rfc));
    return eq(facturas.rfc, normalizarRfc(cuerpo.rfc));
  }
  await recordRead(context, lookAtFolio('factura', serieFolio(cuerpo)));
  return named(cuerpo);
}
