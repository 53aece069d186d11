import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import type { Db } from '../platform/db/db.ts';
import { facturas } from '../platform/db/schema/facturas.ts';

/** The sentence of the last invoice of an issuer that waits for a provider that is not ready; null where none does. */
export async function unreadyNow(db: Db, rfcEmisor: string): Promise<string | null> {
  const [row] = await db
    .select({ impedimento: facturas.impedimento })
    .from(facturas)
    .where(
      and(
        eq(facturas.estado, ESTADO_FACTURA.borrador),
        isNotNull(facturas.impedimento),
        eq(sql`${facturas.comprobante} -> 'Emisor' ->> 'Rfc'`, rfcEmisor),
      ),
    )
    .limit(1);
  return row?.impedimento ?? null;
}
