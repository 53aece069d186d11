import { expect } from 'vitest';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import {
  counts,
  isIncome,
  isNominative,
  isNote,
  leftIn,
  notesOf,
  partOf,
  type Row,
  type Sold,
  salesIn,
  stands,
  tillBack,
  totalOf,
  UNIT,
} from './mes.model.ts';

/** A period of the store as it is stored. */
export interface Period {
  readonly id: number;
  readonly inicio: Date;
  readonly fin: Date;
  readonly estado: string;
}

/** No sale is invoiced twice and no note made twice, at any moment at which nobody is at work. */
export function demandOnce(sales: readonly Sold[], rows: readonly Row[]): void {
  for (const sale of sales) {
    const { operacion } = sale;
    const its = rows.filter((row) => counts(row) && isIncome(row) && salesIn(row).includes(operacion));
    for (const clase of ['general', 'global']) {
      const ids = its.filter((row) => row.clase === clase).map(({ id }) => id);
      expect(ids.length, `${clase} invoices ${ids} have the sale ${operacion}`).toBeLessThan(2);
    }
    const left = its.filter(({ estado }) => estado === 2).map((row) => leftIn(row, operacion, rows));
    const declared = left.reduce((sum, one) => sum + one, 0);
    expect(declared, `the sale ${operacion} is declared by ${left} of ${totalOf(sale)}`).toBeLessThanOrEqual(
      totalOf(sale),
    );
    for (const row of its) {
      const rest = leftIn(row, operacion, rows);
      expect(rest, `${row.id} has less than nothing of ${operacion}`).toBeGreaterThanOrEqual(0);
      const ofTill = notesOf(row, rows).filter(
        (note) => note.llamada === 'hacerNotaGlobal' && note.idVale === null && note.operacion === operacion,
      );
      const noted = ofTill.reduce((sum, { total }) => sum + total, 0);
      expect(noted, `notes on ${row.id} of what the till took of ${operacion}`).toBeLessThanOrEqual(tillBack(sale));
    }
    for (const { id } of sale.vouchers) {
      for (const alPublico of [true, false]) {
        const notes = rows.filter((row) => counts(row) && row.idVale === id && row.alPublico === alPublico);
        expect(notes.length, `notes of the voucher ${id}`).toBeLessThan(2);
      }
    }
  }
}

/** Nothing is left to do: each paid sale of a period is in one invoice, less exactly what came back. */
export function demandDone(sales: readonly Sold[], rows: readonly Row[], periods: readonly Period[]): void {
  for (const sale of sales) {
    const { operacion, fecha, annulled, credit } = sale;
    const has = (row: Row) => isIncome(row) && salesIn(row).includes(operacion);
    const its = rows.filter((row) => stands(row) && has(row));
    const period = periods.find(({ inicio, fin }) => fecha >= inicio && fecha < fin);
    // A sale whose invoice ended is free again, and waits until somebody asks for its period.
    const wasFreed = rows.some((row) => !counts(row) && has(row));
    if (its.length === 0) {
      const isOwed = !annulled && !credit && period?.estado === 'hecho' && !wasFreed;
      expect(isOwed, `the sale ${operacion} of a period that was made is in no invoice`).toBe(false);
      continue;
    }
    const [global, named] = ['global', 'general'].map((clase) => its.find((row) => row.clase === clase));
    const isOfPeriod = global === undefined || period !== undefined;
    expect(isOfPeriod, `the sale ${operacion} of no period is in a global invoice`).toBe(true);
    if (isByHand(sale, its, rows) || isTooLate(sale, rows)) continue;
    if (global !== undefined) {
      const rest =
        named === undefined ? owedIn(sale, sale.vouchers.filter(({ refund }) => refund === 'hecha').length) : 0;
      expect(leftIn(global, operacion, rows), `the rest of ${operacion} in ${global.id}`).toBe(rest);
    }
    if (named === undefined) continue;
    const noted = sale.vouchers.filter(({ id }) => rows.some((row) => counts(row) && row.idVale === id)).length;
    expect(leftIn(named, operacion, rows), `the rest of ${operacion} in ${named.id}`).toBe(owedIn(sale, noted));
  }
}

/** The rest of a sale: nothing where its till took back what a voucher had given, too. */
function owedIn(sale: Sold, vouchers: number): number {
  return Math.max(0, totalOf(sale) - tillBack(sale) - UNIT * vouchers);
}

/**
 * A note that takes of it lay unanswered for three days, so it can no longer be stamped: a person issues it anew, and the server
 * says so. A person's own note of a global invoice names its sales in its lines alone.
 */
function isTooLate({ operacion }: Sold, rows: readonly Row[]): boolean {
  return rows.some(
    (row) =>
      isNote(row) &&
      row.estado === ESTADO_FACTURA.rechazada &&
      (row.operacion === operacion || partOf(row, operacion, false) > 0),
  );
}

/** A person took of it with a note as he liked. */
function isByHand({ operacion }: Sold, its: readonly Row[], rows: readonly Row[]): boolean {
  return its.some((row) =>
    notesOf(row, rows).some(
      (note) =>
        isNote(note) &&
        note.idVale === null &&
        note.llamada !== 'hacerNotaGlobal' &&
        !isNominative(note, rows) &&
        partOf(note, operacion, row.clase === 'general') > 0,
    ),
  );
}
