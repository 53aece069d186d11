import type { Comprobante, Concepto } from '#domain/facturas/cfdi/comprobante';
import type { SumasDelMes } from '#domain/facturas/cuadre';
import type { facturas } from '../../../server/platform/db/schema/facturas.ts';

/**
 * The law of the month as it is written by hand, from what the tills said and what the documents say: no question to the database is in it.
 */

/** Each unit that is sold comes to so much, in centavos. */
export const UNIT = 11_600;
/** The clock of the store is so far behind UTC, all year. */
const BEHIND_MS = 6 * 3_600_000;
export const HOUR_MS = 3_600_000;

/** A voucher that gives back a unit of the first line of a sale. */
export interface GivenBack {
  readonly id: number;
  readonly refund: 'hecha' | 'pendiente' | 'rechazada';
  /** When the refund ended; null for one that has not. */
  readonly ended: Date | null;
}

/** A sale as its till said it last. */
export interface Sold {
  readonly operacion: number;
  revision: number;
  fecha: Date;
  /** Of its two lines. */
  readonly units: readonly [number, number];
  /** Of its second line. */
  back: number;
  credit: boolean;
  annulled: boolean;
  readonly vouchers: GivenBack[];
}

export type Row = Pick<
  typeof facturas.$inferSelect,
  | 'id'
  | 'clase'
  | 'estado'
  | 'fecha'
  | 'total'
  | 'operacion'
  | 'idVale'
  | 'alPublico'
  | 'llamada'
  | 'uuid'
  | 'idPeriodo'
> & { readonly comprobante: Comprobante };

const unitsOf = ({ units: [one, two] }: Sold): number => one + two;
export const totalOf = (sale: Sold): number => UNIT * unitsOf(sale);

/** The amount that its till took back of a sale: also what vouchers have, where it took the sale back whole. */
export function tillBack(sale: Sold): number {
  return UNIT * (sale.annulled ? unitsOf(sale) : sale.back);
}

/** It is stamped and not cancelled. */
export const stands = ({ estado }: Row): boolean => estado === 2 || estado === 3;
/** The same, or it may be stamped still. */
export const counts = (row: Row): boolean => row.estado === 1 || stands(row);
export const isIncome = ({ clase }: Row): boolean => clase === 'global' || clase === 'general';
export const isNote = ({ clase }: Row): boolean => clase === 'notaCredito';

/** The numbers of the sales of an invoice, read in its own lines. */
export function salesIn(row: Row): readonly number[] {
  if (row.clase === 'general') return row.operacion === null ? [] : [row.operacion];
  if (row.clase !== 'global') return [];
  return (row.comprobante.Conceptos ?? []).map(({ NoIdentificacion = '' }) => Number(NoIdentificacion.split('-')[1]));
}

/** Whether a note says that it is one of an invoice. */
function isOf(note: Row, row: Row): boolean {
  return (
    isNote(note) &&
    (note.comprobante.CfdiRelacionados ?? []).some(({ UUIDs = [] }) => row.uuid !== null && UUIDs.includes(row.uuid))
  );
}

function amountOf({ Importe = '0', Descuento = '0', Impuestos }: Concepto): number {
  const taxes = (Impuestos?.Traslados ?? []).map((tax) => Number(tax.Importe ?? 0));
  return Math.round(100 * (Number(Importe) - Number(Descuento) + taxes.reduce((sum, one) => sum + one, 0)));
}

/** The part of a document that is of one sale; all of one that is by name. */
export function partOf(row: Row, operacion: number, byName: boolean): number {
  if (byName) return row.total;
  const lines = (row.comprobante.Conceptos ?? []).filter(
    ({ NoIdentificacion }) => NoIdentificacion === `1-${operacion}`,
  );
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}

/** The notes that count of an invoice. */
export function notesOf(row: Row, rows: readonly Row[]): readonly Row[] {
  return rows.filter((note) => counts(note) && isOf(note, row));
}

/** The rest of a sale in an invoice, after all notes that count. */
export function leftIn(row: Row, operacion: number, rows: readonly Row[]): number {
  const byName = row.clase === 'general';
  return notesOf(row, rows).reduce(
    (left, note) => left - partOf(note, operacion, byName),
    partOf(row, operacion, byName),
  );
}

/** A note by which a sale leaves a global invoice for one by name. */
export function isNominative(note: Row, rows: readonly Row[]): boolean {
  return note.operacion !== null && !note.alPublico && rows.some((row) => row.clase === 'global' && isOf(note, row));
}

/** The moments of a month (AAAA-MM) of the store. */
export function monthOf(mes: string): { readonly inicio: Date; readonly fin: Date } {
  const [year = 0, month = 0] = mes.split('-').map(Number);
  const at = (index: number) => new Date(Date.UTC(year, index, 1) + BEHIND_MS);
  return { inicio: at(month - 1), fin: at(month) };
}

type Line = keyof SumasDelMes;

/** The sheet of a month: for each line its documents, each by a name, with the part that it makes. */
export function sheetOf(mes: string, sales: readonly Sold[], rows: readonly Row[]): ReadonlyMap<string, number> {
  const { inicio, fin } = monthOf(mes);
  const isIn = (fecha: Date | null) => fecha !== null && fecha >= inicio && fecha < fin;
  const sheet = new Map<string, number>();
  const write = (line: Line, name: string, amount: number) => {
    const key = `${line} ${name}`;
    if (sheet.has(key)) throw new Error(`${key} would stand twice`);
    sheet.set(key, amount);
  };
  const ofMonth = rows.filter((row) => stands(row) && isIn(row.fecha));
  for (const sale of sales) {
    const name = `venta ${sale.operacion}`;
    const total = totalOf(sale);
    const has = (row: Row) => isIncome(row) && salesIn(row).includes(sale.operacion);
    const times = ofMonth.filter(has).length;
    if (sale.annulled) {
      if (times > 0) write('anuladas', name, total * times);
    } else {
      if (isIn(sale.fecha)) {
        write('ventas', name, total);
        // One whose invoice is begun and not stamped yet is in none.
        if (!rows.some((row) => stands(row) && has(row)))
          write(sale.credit ? 'creditoSinFactura' : 'pagadasSinFactura', name, total);
        else if (times === 0) write('facturadasEnOtroMes', name, total);
      } else if (times > 0) write('deOtroMes', name, total);
      if (times > 1) write('enDosFacturas', name, total * (times - 1));
    }
    const taken = sale.annulled ? 0 : takenOut(sale, ofMonth, rows);
    if (taken > 0) write('sacadasSinFactura', name, taken);
    if (isIn(sale.fecha)) {
      const { noted, unnoted } = backAtTill(sale, rows);
      if (noted > 0) write('devueltoConNota', name, noted);
      if (unnoted > 0) write('devueltoSinNota', name, unnoted);
    }
    const declared = rows.some((row) => stands(row) && has(row));
    for (const { id, refund, ended } of sale.vouchers) {
      if (refund !== 'hecha' || !declared || !isIn(ended)) continue;
      const hasNote = rows.some((row) => isNote(row) && counts(row) && row.idVale === id);
      write(hasNote ? 'devueltoConNota' : 'devueltoSinNota', `vale ${id}`, UNIT);
    }
  }
  for (const row of ofMonth) write(lineOf(row, rows), `factura ${row.id}`, row.total);
  return sheet;
}

/** The part of a sale that notes took out of the global invoices of a month, where no invoice by name has the sale. */
function takenOut({ operacion }: Sold, ofMonth: readonly Row[], rows: readonly Row[]): number {
  if (rows.some((row) => stands(row) && row.clase === 'general' && row.operacion === operacion)) return 0;
  const globals = ofMonth.filter((row) => row.clase === 'global' && salesIn(row).includes(operacion));
  return globals
    .flatMap((row) => notesOf(row, rows))
    .filter((note) => stands(note) && note.operacion === operacion && isNominative(note, rows))
    .reduce((sum, { total }) => sum + total, 0);
}

/** The amount that its till took back of a sale that is invoiced: what notes say, and what they still may say of its invoice. */
function backAtTill(sale: Sold, rows: readonly Row[]): { readonly noted: number; readonly unnoted: number } {
  const { operacion } = sale;
  const its = rows.filter((row) => stands(row) && isIncome(row) && salesIn(row).includes(operacion));
  const invoice = its.find(({ clase }) => clase === 'general') ?? its[0];
  if (invoice === undefined) return { noted: 0, unnoted: 0 };
  const notes = notesOf(invoice, rows).filter((note) => note.operacion === operacion);
  const isReturn = ({ idVale, comprobante }: Row) =>
    idVale === null && (comprobante.CfdiRelacionados ?? []).some(({ TipoRelacion }) => TipoRelacion === '03');
  const sumOf = (some: readonly Row[]) => some.reduce((sum, { total }) => sum + total, 0);
  const back = tillBack(sale);
  const unnoted = Math.max(0, Math.min(back - sumOf(notes.filter(isReturn)), totalOf(sale) - sumOf(notes)));
  return { noted: back - unnoted, unnoted };
}

function lineOf(row: Row, rows: readonly Row[]): Line {
  if (row.clase === 'global') return 'globales';
  if (row.clase === 'general') return 'aNombre';
  if (row.clase !== 'notaCredito') throw new Error(`No month of this law has a document of the kind ${row.clase}`);
  if (row.idVale !== null) return 'notasDeVales';
  if (row.llamada === 'hacerNotaGlobal') return 'notasDeCaja';
  return isNominative(row, rows) ? 'notasNominativas' : 'otrasNotas';
}

/** A period of the store, by its days. */
export interface Days {
  readonly desde: string;
  readonly hasta: string;
}

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
export const dayAt = (moment: Date): string => new Date(moment.getTime() - BEHIND_MS).toISOString().slice(0, 10);
export const beginsAt = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + BEHIND_MS);

/** How often the store invoices to the public, and from which day on. */
export interface Setting {
  readonly every: 'diaria' | 'semanal' | 'quincenal';
  readonly first: string;
}

/** The periods that a look at a moment finds ended after the last one, day by day. */
export function periodsAfter(last: Days | undefined, { every, first }: Setting, now: Date): readonly Days[] {
  // The last sales of a day may come for two hours more.
  const today = dayAt(new Date(now.getTime() - 2 * HOUR_MS));
  const next = last === undefined ? first : dayAfter(last.hasta);
  let desde = next < first ? first : next;
  const found: Days[] = [];
  for (let day = desde; day < today; day = dayAfter(day)) {
    const lastOfMonth = dayAfter(day).endsWith('-01');
    const sunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
    const ends = { diaria: true, semanal: sunday, quincenal: day.endsWith('-15') }[every] || lastOfMonth;
    if (!ends) continue;
    found.push({ desde, hasta: day });
    desde = dayAfter(day);
  }
  return found;
}
