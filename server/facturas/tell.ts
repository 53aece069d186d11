import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import { announce, type Telling } from '../platform/changes/announce.ts';
import type { Tx } from '../platform/db/db.ts';
import { facturas } from '../platform/db/schema/facturas.ts';

/** The columns of an invoice that are read to tell that it changed. */
export const TOLD = {
  id: facturas.id,
  version: facturas.version,
  cvetda: facturas.cvetda,
  operacion: facturas.operacion,
  idCaso: facturas.idCaso,
  clase: facturas.clase,
  estado: facturas.estado,
  serie: facturas.serie,
  folio: facturas.folio,
  referencia: facturas.referencia,
} as const;

type ToldRow = Pick<typeof facturas.$inferSelect, keyof typeof TOLD> & { readonly clase: ClaseFactura };

/** Tells that an invoice changed, whose state is as it was. */
export async function tellInvoice(tx: Tx, row: ToldRow, { numiden }: { readonly numiden: number }): Promise<void> {
  await announce(tx, invoiceNews(row, { numiden, estadoAntes: row.estado }));
}

/** The announcement of an invoice; its state before is null for a new one. */
export function invoiceNews(
  row: ToldRow,
  { numiden, estadoAntes }: { readonly numiden: number; readonly estadoAntes: number | null },
): Telling {
  const { id, version } = row;
  return { entidad: 'factura', id, version, numiden, factura: { estadoAntes, hechos: row } };
}
