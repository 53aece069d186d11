import { and, eq, inArray, or } from 'drizzle-orm';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { facturas, facturaVentas } from '../platform/db/schema/facturas.ts';

/** Whether an invoice that counts is of a sale: its own, or a global one that took it. */
export async function isInvoiced(db: Db, { tienda, operacion }: ClaveOperacion): Promise<boolean> {
  const taken = db
    .select({ id: facturaVentas.idFactura })
    .from(facturaVentas)
    .where(and(eq(facturaVentas.cvetda, tienda), eq(facturaVentas.operacion, operacion)));
  const found = await db
    .select({ id: facturas.id })
    .from(facturas)
    .where(
      and(
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
        or(and(eq(facturas.cvetda, tienda), eq(facturas.operacion, operacion)), inArray(facturas.id, taken)),
      ),
    )
    .limit(1);
  return found.length > 0;
}
