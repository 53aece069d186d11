import { and, asc, eq, inArray } from 'drizzle-orm';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { Vale } from '#domain/vales/vales';
import { announce } from '../platform/changes/announce.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import { vales } from '../platform/db/schema/vales.ts';
import { invoiceState } from './documents.ts';
import { TOLD, tellInvoice } from './tell.ts';
import type { FacturaRow } from './work.ts';

/**
 * The credit note of a voucher that counts; null while there is none. One on the invoice by name stands before one on the global invoice
 * that had its sale before.
 * @param alPublico only of that kind; left out for either.
 */
export async function noteOf(db: Db, idVale: number, alPublico?: boolean): Promise<Vale['nota']> {
  const [row] = await db
    .select({
      id: facturas.id,
      serie: facturas.serie,
      folio: facturas.folio,
      estado: facturas.estado,
      casoId: facturas.idCaso,
    })
    .from(facturas)
    .where(
      and(
        eq(facturas.idVale, idVale),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
        alPublico === undefined ? undefined : eq(facturas.alPublico, alPublico),
      ),
    )
    .orderBy(asc(facturas.alPublico))
    .limit(1);
  if (row === undefined) return null;
  const { id, casoId } = row;
  return { id, nombre: serieFolio(row), estado: invoiceState(row), casoId };
}

/** The note of a voucher goes with the one that was made in its place, which gets no second one. */
export async function moveNote(
  tx: Tx,
  { from, to, numiden }: { readonly from: number; readonly to: number; readonly numiden: number },
): Promise<void> {
  const notes = await tx.update(facturas).set({ idVale: to }).where(eq(facturas.idVale, from)).returning(TOLD);
  for (const note of notes) await tellInvoice(tx, note, { numiden });
}

/** Tells who looks at the voucher of a credit note that this changed; for any other invoice it tells no one. */
export async function tellVoucher(
  tx: Tx,
  { idVale }: Pick<FacturaRow, 'idVale'>,
  { numiden }: { readonly numiden: number },
): Promise<void> {
  if (idVale === null) return;
  const [vale] = await tx.select().from(vales).where(eq(vales.id, idVale));
  if (vale === undefined) throw new Error(`The voucher ${idVale} of a credit note is gone`);
  const { id, version } = vale;
  await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: vale, despues: vale } });
}
