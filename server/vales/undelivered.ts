import { eq } from 'drizzle-orm';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { tomaSinEntregar } from '#domain/vales/unidadesVale';
import type { Db } from '../platform/db/db.ts';
import { valeArticulos, type vales } from '../platform/db/schema/vales.ts';
import { readLinesOfSale } from './sale.ts';

type Row = Pick<typeof vales.$inferSelect, 'id' | 'tipo' | 'estado' | 'cvetda' | 'operacion' | 'cambioPorAutorizar'>;

/**
 * Whether a return that is not paid yet takes goods that the customer does not have. Goods that were delivered stay so: what is read
 * without a lock holds.
 */
export async function returnsUndelivered(db: Db, row: Row): Promise<boolean> {
  const holds = row.estado === ESTADO_VALE.porAutorizar;
  // The goods of one whose methods change came back when it was saved.
  if (row.cambioPorAutorizar !== null) return false;
  if (row.tipo !== 1 || !(holds || row.estado === ESTADO_VALE.parcial)) return false;
  const taken = await db
    .select({ linea: valeArticulos.linea, cantidad: valeArticulos.cantidad })
    .from(valeArticulos)
    .where(eq(valeArticulos.idVale, row.id));
  if (taken.length === 0) return false;
  return tomaSinEntregar(await readLinesOfSale(db, { tienda: row.cvetda, operacion: row.operacion }), taken, holds);
}
