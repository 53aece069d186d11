import { eq } from 'drizzle-orm';
import type { EntradaDeGuia } from '#domain/historiaVale';
import { announce } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import { recolectas } from '../db/schema/neighbours.ts';
import { guias } from '../db/schema/operaciones.ts';
import { vales } from '../db/schema/vales.ts';
import { valeHistory } from '../vales/work.ts';

/**
 * Announces that a guide changed, to whoever has its sale open. For a pickup it also announces the voucher, whose history says
 * it and whose version stays.
 */
export async function tellOfGuide(
  tx: Tx,
  entry: EntradaDeGuia,
  { numiden, fecha }: { readonly numiden: number; readonly fecha: Date },
): Promise<void> {
  const [guide] = await tx
    .select({ operacion: guias.operacion, idVale: vales.id, version: vales.version })
    .from(guias)
    .leftJoin(recolectas, eq(recolectas.folioGuia, guias.folio))
    .leftJoin(vales, eq(vales.id, recolectas.idVale))
    .where(eq(guias.folio, entry.folioGuia));
  // A guide that only logistics knows is on nobody's screen.
  if (guide === undefined) return;
  const { operacion, idVale, version } = guide;
  await announce(tx, { entidad: 'guia', id: operacion, version: null, numiden });
  if (idVale === null || version === null) return;
  await valeHistory.write(tx, idVale, { entries: [entry], version, fecha, numiden });
  await announce(tx, { entidad: 'vale', id: idVale, version, numiden });
}
