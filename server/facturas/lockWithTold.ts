import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas, facturaVentas } from '../platform/db/schema/facturas.ts';
import type { FacturaRow } from './work.ts';

/**
 * Locks an invoice with those that are told of it, in the order of their numbers, as whoever takes of several does: those to which it is
 * related, and the global one that has its sale, at which all meet who decide where the sale stands.
 */
export function lockWithTold(
  tx: Tx,
  { id, cvetda, operacion }: Pick<FacturaRow, 'id' | 'cvetda' | 'operacion'>,
): Promise<readonly Pick<FacturaRow, 'id' | 'estado'>[]> {
  const related = tx
    .select({ id: facturaRelaciones.idRelacionada })
    .from(facturaRelaciones)
    .where(eq(facturaRelaciones.idFactura, id));
  const holding = tx
    .select({ id: facturaVentas.idFactura })
    .from(facturaVentas)
    .where(and(eq(facturaVentas.cvetda, cvetda), eq(facturaVentas.operacion, operacion ?? 0)));
  return tx
    .select({ id: facturas.id, estado: facturas.estado })
    .from(facturas)
    .where(or(eq(facturas.id, id), inArray(facturas.id, related), inArray(facturas.id, holding)))
    .orderBy(asc(facturas.id))
    .for('update');
}
