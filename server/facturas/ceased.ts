import { and, eq, inArray } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { CaseRow } from '../casos/effect.ts';
import type { Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas, facturaVentas } from '../platform/db/schema/facturas.ts';
import { ventas } from '../platform/db/schema/operaciones.ts';
import type { Context } from '../platform/http/handler.ts';
import { Rejection } from '../platform/http/rejection.ts';
import { beginCancelling } from './beginCancelling.ts';
import { askNoteAgain, askNotesOfBack } from './global/askNotes.ts';
import { openForLate } from './global/late.ts';
import { beginNominativeNote } from './nominative.ts';
import { globalOf, holdsNamed, nominativeNotes } from './nominativeNotes.ts';
import { tellCase } from './onCase.ts';
import type { FacturaRow } from './work.ts';

/** The call that ended an invoice, in whose name, and the case that is told; null where none asked for it. */
interface Ending {
  readonly call: AuditedCall;
  readonly numiden: number;
  readonly caso: CaseRow | null;
}

/**
 * Owes what follows once an invoice counts no more, in the transaction that ends it, under the locks of all that it is told to: the sale that
 * was invoiced by name belongs to the public again, and goods that came back are noted nowhere.
 * @returns the notes that are to be cancelled with it, about which the provider is not asked yet.
 */
export async function oweAfterEnd(
  tx: Tx,
  row: FacturaRow,
  ending: Ending,
  context: Context,
): Promise<readonly number[]> {
  switch (row.clase) {
    case 'general':
      return freeSale(tx, row, ending, context);
    case 'notaCredito':
      await oweAfterNote(tx, row, ending, context);
      return [];
    // Of these nothing else was made. Who cancels a global invoice whole says when it is made anew.
    case 'global':
    case 'estacionamiento':
    case 'restaurante':
    case 'reciboPago':
      return [];
  }
}

/**
 * Has a note cancelled that took a sale out of its global invoice, where no invoice by name has the sale any more. A note that must not be
 * cancelled stays, and the case is told.
 * @returns its number; null where it stays.
 */
export async function oweWithdrawal(
  tx: Tx,
  note: FacturaRow,
  ending: Ending,
  context: Context,
): Promise<number | null> {
  if (note.estado !== ESTADO_FACTURA.vigente || note.alPublico) return null;
  const global = await globalOf(tx, note);
  if (global === null || (await holdsNamed(tx, note))) return null;
  const { call, numiden, caso } = ending;
  const names = { nota: serieFolio(note), global: serieFolio(global) };
  const tell = async (trabajo: 'seCancelaNotaGlobal' | 'sigueNotaGlobal') => {
    if (caso !== null) await tellCase(tx, caso, { trabajo, ...names }, { call, numiden, now: context.clock() });
  };
  const { id } = note;
  try {
    const idCaso = caso?.id ?? null;
    await beginCancelling(tx, { call, id, motivo: '03', idSustituta: null, idCaso, numiden }, context);
  } catch (error) {
    // Its life refused before anything was written.
    if (!(error instanceof Rejection)) throw error;
    await tell('sigueNotaGlobal');
    return null;
  }
  await tell('seCancelaNotaGlobal');
  return id;
}

async function freeSale(tx: Tx, row: FacturaRow, ending: Ending, context: Context): Promise<readonly number[]> {
  const asked: number[] = [];
  for (const { note } of await nominativeNotes(tx, row)) {
    const id = await oweWithdrawal(tx, note, ending, context);
    if (id !== null) asked.push(id);
  }
  if (!(await isInvoiced(tx, row))) await openPeriodOf(tx, row, context.clock());
  return asked;
}

/** Whether an invoice that counts has the sale of an ended one: by name, or to the public. */
async function isInvoiced(tx: Tx, { cvetda, operacion }: FacturaRow): Promise<boolean> {
  if (operacion === null) return true;
  const counts = inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]);
  const [named] = await tx
    .select({ id: facturas.id })
    .from(facturas)
    .where(and(eq(facturas.cvetda, cvetda), eq(facturas.operacion, operacion), eq(facturas.clase, 'general'), counts))
    .limit(1);
  if (named !== undefined) return true;
  const [held] = await tx
    .select({ id: facturas.id })
    .from(facturaVentas)
    .innerJoin(facturas, eq(facturas.id, facturaVentas.idFactura))
    .where(and(eq(facturaVentas.cvetda, cvetda), eq(facturaVentas.operacion, operacion), counts))
    .limit(1);
  return held !== undefined;
}

/** The period of a sale that is free again is looked at once more, as for one that came late. */
async function openPeriodOf(tx: Tx, { cvetda, operacion }: FacturaRow, now: Date): Promise<void> {
  const [sale] = await tx
    .select({ tienda: ventas.cvetda, fecha: ventas.fecha })
    .from(ventas)
    .where(and(eq(ventas.cvetda, cvetda), eq(ventas.operacion, operacion ?? 0)));
  if (sale !== undefined) await openForLate(tx, [sale], now);
}

async function oweAfterNote(tx: Tx, row: FacturaRow, { caso }: Ending, context: Context): Promise<void> {
  const { cvetda, operacion } = row;
  if (operacion === null) return;
  const now = context.clock();
  if (await isOfReturn(tx, row)) {
    await askNoteAgain(tx, { ...row, operacion }, serieFolio(row), now);
    return;
  }
  if ((await globalOf(tx, row)) === null) return;
  // Invoiced by name again while the note was being cancelled, the sale is to leave the global invoice anew; else it belongs there, and
  // the goods that came back meanwhile have their note nowhere.
  const [named] = await tx
    .select()
    .from(facturas)
    .where(
      and(
        ...[eq(facturas.cvetda, cvetda), eq(facturas.operacion, operacion), eq(facturas.clase, 'general')],
        inArray(facturas.estado, [ESTADO_FACTURA.vigente, ESTADO_FACTURA.cancelacionSolicitada]),
      ),
    );
  if (named === undefined) await askNotesOfBack(tx, { cvetda, operacion }, now);
  else await beginNominativeNote(tx, named, caso, context);
}

/** Whether a note is of goods that came back: a voucher's, or another's that says so by its relation. */
async function isOfReturn(tx: Tx, { id, idVale }: FacturaRow): Promise<boolean> {
  if (idVale !== null) return true;
  const [relation] = await tx
    .select({ relacion: facturaRelaciones.relacion })
    .from(facturaRelaciones)
    .where(and(eq(facturaRelaciones.idFactura, id), eq(facturaRelaciones.relacion, '03')))
    .limit(1);
  return relation !== undefined;
}
