import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/db.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';
import { valeArticulos } from '../platform/db/schema/vales.ts';

/** The sale that a voucher takes from, which must be locked. */
interface HeldSale {
  readonly cvetda: number;
  readonly operacion: number;
}

/** Takes the units of a voucher off its sale: no other voucher gets them. The table refuses more than there are. */
export function holdUnits(tx: Tx, idVale: number, { cvetda, operacion }: HeldSale): Promise<unknown> {
  return move(tx, { idVale, cvetda, operacion, sign: -1 });
}

/** Gives the units of a voucher back to its sale; each voucher does so once, since its state allows it once. */
export function freeUnits(tx: Tx, idVale: number, { cvetda, operacion }: HeldSale): Promise<unknown> {
  return move(tx, { idVale, cvetda, operacion, sign: 1 });
}

interface Move extends HeldSale {
  readonly idVale: number;
  readonly sign: 1 | -1;
}

const moved = sql`${ventaArticulos.cantidadMaxima} - ${ventaArticulos.excedente} + ${valeArticulos.cantidad}`;

const move = prepared('unidades_de_vale', (db, { idVale, cvetda, operacion, sign }: Places<Move>) =>
  db
    .update(ventaArticulos)
    .set({
      // Units that the till took back, too, are not free again: first they lessen the excess.
      cantidadMaxima: sql`case when ${sign}::integer < 0 then ${ventaArticulos.cantidadMaxima} - ${valeArticulos.cantidad}
        else greatest(0, ${moved}) end`,
      excedente: sql`case when ${sign}::integer < 0 then ${ventaArticulos.excedente} else greatest(0, -(${moved})) end`,
    })
    .from(valeArticulos)
    .where(
      and(
        eq(ventaArticulos.cvetda, cvetda),
        eq(ventaArticulos.operacion, operacion),
        eq(valeArticulos.idVale, idVale),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    ),
);
