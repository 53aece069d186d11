import { eq } from 'drizzle-orm';
import type { EntradaDeGuia } from '#domain/guias/guiasVale';
import { announce } from '../platform/changes/announce.ts';
import type { Tx } from '../platform/db/db.ts';
import { recolectas } from '../platform/db/schema/neighbours.ts';
import { guias } from '../platform/db/schema/operaciones.ts';
import { vales } from '../platform/db/schema/vales.ts';
import { tellOfPickup } from './announced.ts';

/** Announces that a guide changed, to whoever has its sale open; that of a pickup, also to its voucher. */
export async function tellOfGuide(
  tx: Tx,
  entry: EntradaDeGuia,
  { numiden, fecha }: { readonly numiden: number; readonly fecha: Date },
): Promise<void> {
  const [guide] = await tx
    .select({ operacion: guias.operacion, vale: vales })
    .from(guias)
    .leftJoin(recolectas, eq(recolectas.folioGuia, guias.folio))
    .leftJoin(vales, eq(vales.id, recolectas.idVale))
    .where(eq(guias.folio, entry.folioGuia));
  // A guide that only logistics knows is on no screen.
  if (guide === undefined) return;
  const { operacion, vale } = guide;
  await announce(tx, { entidad: 'guia', id: operacion, version: null, numiden });
  if (vale !== null) await tellOfPickup(tx, { entry, vale, numiden, fecha });
}
