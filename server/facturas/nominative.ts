import { and, eq } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { notaDeCredito } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { Tx } from '../platform/db/db.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { Rejection } from '../platform/http/rejection.ts';
import { beginInvoice, type Draft } from './begin.ts';
import { totalOf } from './drafts/draft.ts';
import { type HeldSale, heldSale } from './globalSale.ts';
import { issuedNow } from './issuer.ts';
import { judgeDraft } from './judge.ts';
import { globalOf, nominativeNotes, saleOf } from './nominativeNotes.ts';
import { tellCase } from './onCase.ts';
import { type FacturaRow, judgeFactura } from './work.ts';

type CaseRow = Parameters<typeof tellCase>[1];

/**
 * Begins the credit note that takes the sale of an accepted invoice by name out of the global invoice that has it (decision 096), in the
 * transaction that accepts the invoice, under the lock of the global one. A note that cannot be made leaves the invoice as it is: its
 * case is told what must be done.
 */
export async function beginNominativeNote(tx: Tx, row: FacturaRow, caso: CaseRow | null, context: Context) {
  const sale = row.clase === 'general' ? saleOf(row) : null;
  const held = sale === null ? null : await heldSale(tx, sale);
  if (held === null) return;
  const now = context.clock();
  const call = row.llamada as AuditedCall;
  const drafted = await draftOf(tx, row, held, now, context);
  if ('motivo' in drafted) {
    if (caso === null) return;
    const [factura, global] = [serieFolio(row), serieFolio(held.global)];
    const missing = { trabajo: 'faltaNotaGlobal', factura, global, monto: held.queda, ...drafted } as const;
    await tellCase(tx, caso, missing, { call, numiden: row.numiden, now });
    return;
  }
  const { numiden, idCaso } = row;
  const { written } = await beginInvoice(tx, drafted, { call, idCaso, numiden, now, config: context.config });
  await written;
}

async function draftOf(
  tx: Tx,
  { cvetda, operacion }: FacturaRow,
  { global, comprobante: factura, notas, identificaciones }: HeldSale,
  now: Date,
  context: Context,
): Promise<Draft | { readonly motivo: string }> {
  const { id, uuid, datosFiscales } = global;
  try {
    await judgeFactura(tx, { work: 'acreditar', id, version: null, locks: true }, context);
  } catch (error) {
    if (error instanceof Rejection) return { motivo: error.message };
    throw error;
  }
  const armado = notaDeCredito({
    // Its life has no note for one that was not stamped.
    factura: { uuid: uuid ?? '', comprobante: factura },
    notas,
    pedido: { por: 'nominativa', identificaciones },
  });
  if (!armado.ok) return { motivo: armado.falla };
  const { comprobante } = armado;
  const { config } = context;
  const judged = await judgeDraft(tx, { ...comprobante, Fecha: issuedNow(comprobante, now, config) }, now, config);
  const [first] = judged.rechazos;
  if (first !== undefined) return { motivo: `${first.codigo}: ${first.texto}` };
  const total = totalOf(comprobante);
  return {
    clase: 'notaCredito',
    cvetda,
    operacion,
    referencia: null,
    datosFiscales,
    comprobante,
    total,
    relaciones: [{ id, relacion: '01', monto: total }],
  };
}

/** Tells the case of a note that the provider refused what must be done; false where it is no note of a global invoice. */
export async function tellRefusedNote(tx: Tx, note: FacturaRow, motivo: string, caso: CaseRow, context: Context) {
  const global = await globalOf(tx, note);
  if (global === null) return false;
  const { total: monto, numiden } = note;
  const [factura, nombre] = [await namedOf(tx, note), serieFolio(global)];
  const missing = { trabajo: 'faltaNotaGlobal', factura, global: nombre, monto, motivo } as const;
  await tellCase(tx, caso, missing, { call: note.llamada as AuditedCall, numiden, now: context.clock() });
  return true;
}

/** The invoice by name that a note follows; a dash where it is gone. */
async function namedOf(tx: Tx, { cvetda, operacion }: FacturaRow): Promise<string> {
  const rows = await tx
    .select({ estado: facturas.estado, serie: facturas.serie, folio: facturas.folio })
    .from(facturas)
    .where(and(eq(facturas.cvetda, cvetda), eq(facturas.operacion, operacion ?? 0), eq(facturas.clase, 'general')));
  const named = rows.find(counts);
  return named === undefined ? '—' : serieFolio(named);
}

/** The notes of a global invoice that follow an invoice and that the stamper was not asked for, or did not answer. */
export async function openNotes(row: FacturaRow, { db }: Pick<Context, 'db'>): Promise<readonly number[]> {
  if (row.clase !== 'general') return [];
  const notes = await nominativeNotes(db, row);
  return notes.filter(({ note }) => note.estado === ESTADO_FACTURA.borrador).map(({ note }) => note.id);
}

function counts({ estado }: Pick<FacturaRow, 'estado'>): boolean {
  return ESTADOS_QUE_CUENTAN.some((one) => one === estado);
}
