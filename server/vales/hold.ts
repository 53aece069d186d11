import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ventaArticulos } from '../db/schema/operaciones.ts';
import { valeArticulos } from '../db/schema/vales.ts';

/** The sale that a voucher takes from, which must be locked. */
interface HeldSale {
  readonly cvetda: number;
  readonly operacion: number;
}

/** Takes the units of a voucher off its sale: nobody else gets them. The table refuses more than there are. */
export function holdUnits(tx: Tx, idVale: number, sale: HeldSale): Promise<void> {
  return move(tx, idVale, sale, -1);
}

/** Gives the units of a voucher back to its sale; each voucher does so once, since its state allows it once. */
export function freeUnits(tx: Tx, idVale: number, sale: HeldSale): Promise<void> {
  return move(tx, idVale, sale, 1);
}

async function move(tx: Tx, idVale: number, { cvetda, operacion }: HeldSale, sign: 1 | -1): Promise<void> {
  await tx
    .update(ventaArticulos)
    .set({ cantidadMaxima: sql`${ventaArticulos.cantidadMaxima} + ${sign} * ${valeArticulos.cantidad}` })
    .from(valeArticulos)
    .where(
      and(
        eq(ventaArticulos.cvetda, cvetda),
        eq(ventaArticulos.operacion, operacion),
        eq(valeArticulos.idVale, idVale),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    );
}
