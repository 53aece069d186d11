import { and, eq } from 'drizzle-orm';
import { TEXTS } from '#domain/common/texts';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { Lock } from '../platform/db/oneConnection.ts';
import { ventas } from '../platform/db/schema/operaciones.ts';
import { notFound } from '../platform/http/rejection.ts';

/**
 * The lock of a sale: no other work takes of it until the transaction ends. A voucher's own row is locked before.
 * @throws Rejection 404 when the store has no such operation.
 */
export function saleLock(tx: Tx, { tienda, operacion }: ClaveOperacion): Lock<void> {
  if (!fitsInteger(tienda)) throw notFound(TEXTS.sinResultados);
  const locking = tx
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))
    .for('update');
  return Lock.of(locking, ([sale]) => {
    if (sale === undefined) throw notFound(TEXTS.sinResultados);
  });
}
