import { asc, eq } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { serieFolio } from '#domain/cadena/estadosFactura';
import type { RelacionFactura } from '#domain/facturas/vidaFactura';
import type { Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { beginCancelling } from './beginCancelling.ts';
import { handSalesOn } from './globalSale.ts';
import { TOLD, tellInvoice } from './tell.ts';
import { type FacturaRow, facturaHistory, ifFound } from './work.ts';

type Relation = typeof facturaRelaciones.$inferSelect;

/** The relations by which an invoice takes of others, in the order of their numbers; they never change. */
export function relationsOf(tx: Tx, { id }: FacturaRow): Promise<readonly Relation[]> {
  const { idFactura, idRelacionada } = facturaRelaciones;
  return tx.select().from(facturaRelaciones).where(eq(idFactura, id)).orderBy(asc(idRelacionada)).execute();
}

/** Tells the invoices that it is a note, a payment or the substitute of; the one that it replaces is to be cancelled. */
export async function tellRelated(
  tx: Tx,
  row: FacturaRow,
  relations: readonly Relation[],
  context: Context,
): Promise<void> {
  for (const { idRelacionada: id, relacion, monto } of relations) {
    // A refused one was told when this one was begun, since it is issued anew whatever becomes of it.
    if (relacion === 'reemite') continue;
    const [found] = await tx.select(TOLD).from(facturas).where(eq(facturas.id, id));
    const related = ifFound(id, found);
    const { version } = related;
    const now = context.clock();
    const { numiden } = row;
    const entries = [entryOf(relacion, { nombre: serieFolio(row), monto })];
    await facturaHistory.write(tx, id, { entries, version, fecha: now, numiden });
    if (relacion === '04') {
      await handSalesOn(tx, id, row.id);
      const { llamada, idCaso } = row;
      const replacing = {
        call: llamada as AuditedCall,
        id,
        motivo: '01',
        idSustituta: row.id,
        idCaso,
        numiden,
      } as const;
      await beginCancelling(tx, replacing, context);
    } else await tellInvoice(tx, related, { numiden });
  }
}

function entryOf(
  relacion: Exclude<RelacionFactura, 'reemite'>,
  of: { readonly nombre: string; readonly monto: FacturaRow['total'] },
) {
  switch (relacion) {
    case '01':
    case '03':
      return { trabajo: 'acreditar', ...of } as const;
    case 'pago':
      return { trabajo: 'pagar', ...of } as const;
    case '04':
      return { trabajo: 'sustituir', nombre: of.nombre } as const;
  }
}
