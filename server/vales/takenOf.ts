import { eq } from 'drizzle-orm';
import { fromPesos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../platform/db/db.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';
import type { TakenOfSale } from '../ventas/entrada/announced.ts';
import { vouchersOfSale } from './given.ts';
import { saleRows } from './saleRows.ts';

/** All that vouchers and guides took of a sale, whose lock is held. */
export async function takenOf(tx: Tx, key: ClaveOperacion): Promise<TakenOfSale> {
  const { held, onGuides, refunded, owed } = await saleRows(tx, key);
  const named = await tx
    .selectDistinct({ linea: valeArticulos.linea })
    .from(valeArticulos)
    .innerJoin(vales, eq(vales.id, valeArticulos.idVale))
    .where(vouchersOfSale(key));
  return {
    retenido: held,
    enGuias: onGuides,
    dado: [...refunded, ...owed].map(({ metodo, monto }) => ({ metodo: metodo as IdMetodo, monto: fromPesos(monto) })),
    nombradas: new Set(named.map(({ linea }) => linea)),
  };
}
