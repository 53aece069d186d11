import { and, eq, isNull } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { sePasaDeTimbrar } from '#domain/facturas/cfdi/plazoDeTimbre';
import { facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { NotReady } from '../platform/neighbours/neighbourCall.ts';
import { issuedNow } from './issuer.ts';
import { StampRefusal } from './neighbours/stamper.ts';
import type { FacturaRow } from './work.ts';

/**
 * The sealed text of an invoice that was begun, by which a provider knows it: sealed and stored before the first question, and ever
 * the same, whichever server asks and whatever certificate counts by then. Null for one that ended meanwhile.
 * @throws NotReady while nothing can be sealed; StampRefusal for a text that no XML can hold.
 */
export async function sealedOnce(row: FacturaRow, context: Context): Promise<string | null> {
  if (row.sellado !== null) return row.sellado;
  const { db, sealer, clock } = context;
  const now = clock();
  const dated = datedFor(row, now, context);
  const sealing = await sealer.seal(dated.comprobante, now);
  if ('impedimento' in sealing) throw new NotReady(sealing.impedimento);
  if ('rechazos' in sealing) throw new StampRefusal(sealing.rechazos);
  const { id } = row;
  // Of two who seal it at once the first one's counts: a certificate may have been renewed between them.
  const [mine] = await db
    .update(facturas)
    .set({ ...dated, sellado: sealing.sellado })
    .where(and(eq(facturas.id, id), isNull(facturas.sellado), eq(facturas.estado, ESTADO_FACTURA.borrador)))
    .returning({ sellado: facturas.sellado });
  if (mine !== undefined) return mine.sellado;
  const [kept] = await db.select({ sellado: facturas.sellado }).from(facturas).where(eq(facturas.id, id));
  return kept?.sellado ?? null;
}

/** The document as it is to be sealed: one that waited too long for that bears the moment of its seal, since nobody has it yet. */
function datedFor(
  { comprobante, fecha, preguntas }: FacturaRow,
  now: Date,
  { config }: Context,
): Pick<FacturaRow, 'comprobante' | 'fecha'> {
  if (preguntas.length > 0 || !sePasaDeTimbrar(fecha, now)) return { comprobante, fecha };
  return { comprobante: { ...comprobante, Fecha: issuedNow(comprobante, now, config) }, fecha: now };
}
