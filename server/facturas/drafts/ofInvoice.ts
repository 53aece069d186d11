import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { FacturaTimbrada } from '#domain/facturas/cfdi/saldos';
import type { AccionFactura } from '#domain/facturas/trabajosFactura';
import { ESTADOS_QUE_CUENTAN, type RelacionFactura } from '#domain/facturas/vidaFactura';
import type { Db } from '../../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../../platform/db/schema/facturas.ts';
import type { Context } from '../../platform/http/handler.ts';
import { type FacturaRow, judgeFactura } from '../work.ts';
import type { DraftMaking } from './draft.ts';

/** An invoice as the person saw it; `version` is null where the server looks by itself. */
interface Seen {
  readonly idFactura: number;
  readonly version: number | null;
}

/** An invoice that another one is made of. */
export interface OpenedInvoice {
  readonly row: FacturaRow;
  readonly factura: FacturaTimbrada;
}

/**
 * Opens an invoice to what is made of it, under its lock where the making locks.
 * @throws Rejection as its life does: 409 for a stale version, and for a work that it does not take.
 */
export async function openInvoice(
  work: AccionFactura,
  { idFactura: id, version }: Seen,
  { db, locks }: DraftMaking,
  context: Context,
): Promise<OpenedInvoice> {
  const row = await judgeFactura(db, { work, id, version, locks }, context);
  // Its life has no work for one that was not stamped.
  return { row, factura: { uuid: row.uuid ?? '', comprobante: row.comprobante } };
}

/** The documents made of an invoice in these ways that count, in the order of their issue. */
export async function madeOf(
  db: Db,
  id: number,
  relaciones: readonly RelacionFactura[],
): Promise<readonly Comprobante[]> {
  const rows = await db
    .select({ comprobante: facturas.comprobante })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(
      and(
        eq(facturaRelaciones.idRelacionada, id),
        inArray(facturaRelaciones.relacion, [...relaciones]),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    )
    .orderBy(asc(facturas.id));
  return rows.map(({ comprobante }) => comprobante);
}
