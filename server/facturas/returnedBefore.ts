import { and, asc, eq, inArray } from 'drizzle-orm';
import { sum, toPesos } from '#domain/common/money';
import type { DevueltoAntes } from '#domain/facturas/facturas';
import { devueltoEnCaja } from '#domain/ventas/entrada/correccion';
import { proporcion } from '#domain/ventas/importesDeLinea';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';
import { saleRows } from '../vales/saleRows.ts';
import { EN_EFECTO } from './vouchers.ts';

/** The goods of a sale that are back already, voucher by voucher and at its till: who invoices the sale reads it before. */
export async function returnedBefore(db: Db, key: ClaveOperacion): Promise<DevueltoAntes[]> {
  const rows = await db
    .select({ folio: vales.folio, total: vales.total, cantidad: valeArticulos.cantidad })
    .from(vales)
    .innerJoin(valeArticulos, eq(valeArticulos.idVale, vales.id))
    .where(and(eq(vales.cvetda, key.tienda), eq(vales.operacion, key.operacion), inArray(vales.estado, [...EN_EFECTO])))
    .orderBy(asc(vales.id));
  const byVoucher = new Map<string, DevueltoAntes>();
  for (const { folio, total, cantidad } of rows) {
    const { unidades } = byVoucher.get(folio) ?? { unidades: 0 };
    byVoucher.set(folio, { folio, unidades: unidades + cantidad, monto: toPesos(total) });
  }
  const atTill = await returnedAtTill(db, key);
  return [...byVoucher.values(), ...(atTill === null ? [] : [atTill])];
}

async function returnedAtTill(db: Db, key: ClaveOperacion): Promise<DevueltoAntes | null> {
  const { lines, held } = await saleRows(db, key);
  const back = lines.map((line) => {
    const ofVouchers = held.filter(({ linea }) => linea === line.linea).reduce((units, one) => units + one.cantidad, 0);
    const unidades = devueltoEnCaja(line, ofVouchers);
    return { unidades, monto: proporcion(line.total, unidades, line.cantidadOriginal) };
  });
  const unidades = back.reduce((units, one) => units + one.unidades, 0);
  return unidades === 0 ? null : { folio: null, unidades, monto: toPesos(sum(back.map(({ monto }) => monto))) };
}
