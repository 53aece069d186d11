import { eq } from 'drizzle-orm';
import { toPesos } from '#domain/money';
import type { MotivosParaVale } from '#domain/ventaParaVale';
import { alphabetical } from '../db/alphabetical.ts';
import type { Db } from '../db/db.ts';
import { motivosDepreciacion, motivosVales } from '../db/schema/configuracion.ts';

/** The reasons that can still be chosen, by their words. */
export async function readReasons(db: Db): Promise<MotivosParaVale> {
  const motivos = await db.select().from(motivosVales).where(eq(motivosVales.activo, true));
  const losses = await db.select().from(motivosDepreciacion).where(eq(motivosDepreciacion.activo, true));
  const inOrder = <R extends { readonly descripcion: string }>(rows: readonly R[]) =>
    rows.toSorted((one, other) => alphabetical(one.descripcion, other.descripcion));
  return {
    motivos: inOrder(motivos).map(({ id, descripcion, tipo }) => ({ id, descripcion, tipo: tipo === 0 ? 0 : 1 })),
    motivosDepreciacion: inOrder(losses).map(({ id, descripcion, monto }) => ({
      id,
      descripcion,
      monto: toPesos(monto),
    })),
  };
}
