import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { DIFERENCIAS, diferenciaDe } from '#domain/facturas/cuadre';
import { documentsOfLine, sumsOf } from '../../../server/facturas/cuadre/sums.ts';
import { demandExplained } from '../bed/explained.ts';
import type { MonthDesk } from './mes.desk.ts';
import { demandDone, demandOnce } from './mes.laws.ts';
import { beginsAt, dayAfter, monthOf, type Row, sheetOf } from './mes.model.ts';

/** The months in which all of a month of this law happens: it goes over the end of the first. */
const MONTHS = ['2026-02', '2026-03'] as const;

/** The law at a moment at which nobody is at work: the periods, what is held back, what is made once, and the sheets. */
export async function look(desk: MonthDesk): Promise<void> {
  const { book } = desk;
  expect(book.faults).toEqual([]);
  const [rows, periods] = [await desk.rows(), await desk.periods()];
  expect(periods.map(({ desde, hasta }) => ({ desde, hasta }))).toEqual(book.periods);
  for (const { desde, hasta, inicio, fin } of periods) {
    expect([inicio, fin]).toEqual([beginsAt(desde), beginsAt(dayAfter(hasta))]);
  }
  for (const [id, invoices] of book.held) {
    const made = rows.filter(({ idPeriodo }) => idPeriodo === id).length;
    const estado = periods.find((period) => period.id === id)?.estado;
    expect([estado, made], `the period ${id}, which a person holds back`).toEqual(['detenido', invoices]);
  }
  demandOnce(book.sales, rows);
  for (const mes of MONTHS) await demandSheet(desk, mes, rows);
}

/** The server does all that it has to do by itself; then the law holds, and nothing is owed. */
export async function finish(desk: MonthDesk): Promise<void> {
  desk.book.silent = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await desk.pass(0.1);
    for (const work of ['cancellations', 'invoices', 'globals', 'invoices', 'notes'] as const) await desk.round(work);
    if (turn > 0 && !(await hasWork(desk))) break;
  }
  await look(desk);
  const rows = await desk.rows();
  expect(rows.filter(({ estado }) => estado === 1 || estado === 3)).toEqual([]);
  demandDone(desk.book.sales, rows, await desk.periods());
  await demandExplained(desk.bench.desk.bed, 'factura');
}

/** A work that waits for a person is tried no oftener. */
const TURNS = 8;

async function hasWork({ db }: MonthDesk): Promise<boolean> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*)::int from facturas where estado in (1, 3))
      + (select count(*)::int from periodos_globales where estado = 'pendiente')
      + (select count(*)::int from notas_por_hacer where proximo is not null) as n`);
  return rows[0]?.n !== 0;
}

/** The sheet has each sale and each document in the line in which the book has it, and its lines add up to nothing. */
async function demandSheet({ db, book }: MonthDesk, mes: string, rows: readonly Row[]): Promise<void> {
  const month = { cvetda: 1, zona: 'America/Mexico_City', ...monthOf(mes) };
  const sums = await sumsOf(db, [month]);
  const { documentos } = await documentsOfLine(db, [month], null, null);
  const shown = documentos.map(({ diferencia, operacion, factura, vale, monto }) => {
    const name =
      vale === null ? (factura === null ? `venta ${operacion}` : `factura ${factura.id}`) : `vale ${vale.id}`;
    return [`${diferencia} ${name}`, Math.round(monto * 100)] as const;
  });
  const expected = [...sheetOf(mes, book.sales, rows)];
  const lineOf = (key: string) => key.split(' ')[0] ?? '';
  // The sales and invoices that make no difference are told by their sums alone.
  const told = expected.filter(([key]) => lineOf(key) in DIFERENCIAS);
  expect(shown.toSorted(), `the sheet of ${mes}`).toEqual(told.toSorted());
  const added: Record<string, number> = {};
  for (const [key, amount] of expected) added[lineOf(key)] = (added[lineOf(key)] ?? 0) + amount;
  const some = Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
  expect(some, `the sums of ${mes}`).toEqual(added);
  expect(diferenciaDe(sums) + sums.sacadasSinFactura, `what nothing explains in ${mes}`).toBe(0);
}
