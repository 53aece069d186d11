import { and, desc, eq, inArray } from 'drizzle-orm';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';

type FacturaRow = typeof facturas.$inferSelect;

/** The sale that an invoice is of; null for one of no sale, or of several. */
export function saleOf({ cvetda: tienda, operacion }: Pick<FacturaRow, 'cvetda' | 'operacion'>): ClaveOperacion | null {
  return operacion === null ? null : { tienda, operacion };
}

/** The notes that take the sale of an invoice out of a global one, in whatever state, the latest first, each with that global one. */
export async function nominativeNotes(db: Db, row: FacturaRow) {
  const sale = saleOf(row);
  if (sale === null) return [];
  const notes = await db
    .select()
    .from(facturas)
    .where(
      and(
        eq(facturas.cvetda, sale.tienda),
        eq(facturas.operacion, sale.operacion),
        eq(facturas.clase, 'notaCredito'),
        // Those take goods that came back, not the sale.
        eq(facturas.alPublico, false),
      ),
    )
    .orderBy(desc(facturas.id));
  const found = [];
  for (const note of notes) {
    const global = await globalOf(db, note);
    if (global !== null) found.push({ note, global });
  }
  return found;
}

/**
 * The global invoice that a note takes one sale out of; null for every other invoice, and for a note of another kind.
 */
export async function globalOf(db: Db, row: FacturaRow) {
  if (row.clase !== 'notaCredito' || row.operacion === null) return null;
  const [global] = await db
    .select({ id: facturas.id, serie: facturas.serie, folio: facturas.folio })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idRelacionada))
    .where(and(eq(facturaRelaciones.idFactura, row.id), eq(facturas.clase, 'global')));
  return global ?? null;
}

/** Whether a note takes a sale out of a global invoice that another invoice, which counts, has by name. */
export async function holdsNamed(db: Db, row: FacturaRow): Promise<boolean> {
  if ((await globalOf(db, row)) === null) return false;
  const [named] = await db
    .select({ id: facturas.id })
    .from(facturas)
    .where(
      and(
        eq(facturas.cvetda, row.cvetda),
        eq(facturas.operacion, row.operacion ?? 0),
        eq(facturas.clase, 'general'),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    )
    .limit(1);
  return named !== undefined;
}
