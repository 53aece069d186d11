import { asc, eq } from 'drizzle-orm';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { storeGlobal } from '../../cfdi/storedGlobal.ts';
import { NOW } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import type { InvoiceDesk } from './facturas.desk.ts';

/** A global invoice of March, stamped, of these sales of store 1. */
export function globalOf({ desk: { db } }: InvoiceDesk, operaciones: readonly number[]) {
  return db.transaction((tx) => storeGlobal(tx, operaciones, NOW, FACTURISTA));
}

/** The notes on a global invoice, as they are stored, in order. */
export async function notesOf({ desk: { db } }: InvoiceDesk, uuid: string) {
  const notes = await db.select().from(facturas).where(eq(facturas.clase, 'notaCredito')).orderBy(asc(facturas.id));
  return notes.filter(({ comprobante }) => comprobante.CfdiRelacionados?.some(({ UUIDs }) => UUIDs.includes(uuid)));
}
