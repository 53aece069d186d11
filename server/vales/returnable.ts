import { eq } from 'drizzle-orm';
import { retornoEnPalabras, retornoQueCuenta } from '#domain/cadena/retorno';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { valeArticulos } from '../platform/db/schema/vales.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { todayOf } from './open.ts';
import { saleForVoucher } from './sale.ts';
import type { UnderVale } from './work.ts';

/**
 * Demands, under the sale's lock, that the chain still lets come back what a voucher took before somebody decides on it: marks change while it
 * waits. @throws Rejection 409 that names each article.
 */
export async function demandReturnable({ tx, row }: UnderVale, context: Context): Promise<void> {
  const sale = { tienda: row.cvetda, operacion: row.operacion };
  await saleLock(tx, sale).take();
  const { lineas } = await saleForVoucher(tx, sale, todayOf(context));
  const taken = await tx.select().from(valeArticulos).where(eq(valeArticulos.idVale, row.id));
  const units = new Map(taken.map(({ linea, cantidad }) => [linea, cantidad]));
  const never = lineas.filter(
    (line) => (units.get(line.linea) ?? 0) > 0 && retornoQueCuenta(line, row.tipo as TipoVale) === 'no',
  );
  if (never.length === 0) return;
  const names = never.map(({ numArt, descripcion }) => `${descripcion} (${numArt})`).join(', ');
  throw conflict(`${names}: ${retornoEnPalabras('no')}. Rechace el vale.`);
}
