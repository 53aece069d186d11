import { and, eq, gt, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { centavos, fromPesos } from '#domain/common/money';
import { askNoteOfVoucher } from '../../../server/facturas/global/askNotes.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ventaArticulos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { valeArticulos, valeDevoluciones, vales } from '../../../server/platform/db/schema/vales.ts';
import { deliver } from '../../../server/ventas/entrada/deliver.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { CATEGORIA, invoiceCase, invoiceSale } from './facturas.desk.ts';
import type { MonthDesk } from './mes.desk.ts';
import { counts, type GivenBack, HOUR_MS, isNominative, type Row, type Sold } from './mes.model.ts';

/** The words of tills and the works of people in a month; the book keeps those that were accepted. */

export async function sell(
  desk: MonthDesk,
  { hoursAgo, units, credit }: { readonly hoursAgo: number; readonly units: Sold['units']; readonly credit: boolean },
): Promise<void> {
  desk.book.tickets += 1;
  const operacion = 8_000_000 + desk.book.tickets;
  const fecha = new Date(desk.now.getTime() - hoursAgo * HOUR_MS);
  const sale: Sold = {
    operacion,
    revision: 1,
    fecha,
    units,
    back: 0,
    credit,
    annulled: false,
    vouchers: [],
  };
  expect(await say(desk, said(sale))).toBe('nueva');
  desk.book.sales.push(sale);
}

/** A unit of the second line comes back to the till. */
export async function giveBackAtTill(desk: MonthDesk, sale: Sold): Promise<void> {
  if (!sale.annulled && sale.back < sale.units[1]) await revise(desk, sale, { back: sale.back + 1 });
}

export async function annul(desk: MonthDesk, sale: Sold): Promise<void> {
  if (sale.annulled) return;
  const revision = sale.revision + 1;
  const fate = await say(desk, { tienda: 1, operacion: sale.operacion, revision, anulada: true });
  if (fate === 'corregida') Object.assign(sale, { revision, annulled: true });
}

/** Its till says whether it was paid, or when it was. */
export async function correct(desk: MonthDesk, sale: Sold, what: 'pago' | 'dia', hours: number): Promise<void> {
  if (sale.annulled) return;
  const fecha = new Date(Math.min(desk.now.getTime(), sale.fecha.getTime() + hours * HOUR_MS));
  await revise(desk, sale, what === 'pago' ? { credit: !sale.credit } : { fecha });
}

async function revise(desk: MonthDesk, sale: Sold, changes: Partial<Pick<Sold, 'back' | 'credit' | 'fecha'>>) {
  const later = { ...sale, ...changes, revision: sale.revision + 1 };
  const fate = await say(desk, said(later));
  if (fate === 'corregida') Object.assign(sale, changes, { revision: later.revision });
  // It has an invoice, or its till said the same or something else at the same moment.
  else expect(['conVales', 'atrasada', 'conflicto', 'igual']).toContain(fate);
}

async function say({ db, now, sender, book }: MonthDesk, line: object): Promise<string> {
  const log = { error: (fault: unknown) => book.faults.push(String(fault)) };
  const { recibidas } = await deliver({ db, clock: () => now, log }, sender, [line]);
  return recibidas[0]?.resultado ?? 'nothing';
}

/** A sale as its till says it. */
function said({ operacion, revision, fecha, units, back, credit }: Sold): object {
  return sentSale(operacion, units, {
    ...{ revision, fecha: fecha.toISOString() },
    lineas: [sentLine(1, units[0]), sentLine(2, units[1], { devuelto: back })],
    pagos: [{ formaPago: credit ? 4 : 1, monto: 116 * (units[0] + units[1]), devuelto: 116 * back }],
  });
}

/** A voucher of a unit of the first line, whose refund is done, under way, or refused. */
export async function voucher(desk: MonthDesk, sale: Sold, refund: GivenBack['refund']): Promise<void> {
  if (sale.annulled || sale.vouchers.length === sale.units[0]) return;
  const idCaso = await invoiceCase(desk.bench);
  const { now } = desk;
  const [isDone, nothing] = [refund === 'hecha', centavos(0)];
  const of = { cvetda: 1, operacion: sale.operacion };
  await desk.db.transaction(async (tx) => {
    await tx.select().from(ventas).where(eq(ventas.operacion, sale.operacion)).for('update');
    const { operacion, linea, cantidadMaxima } = ventaArticulos;
    const taken = await tx
      .update(ventaArticulos)
      .set({ cantidadMaxima: sql`${cantidadMaxima} - 1` })
      .where(and(eq(operacion, sale.operacion), eq(linea, 1), gt(cantidadMaxima, 0)))
      .returning({ linea });
    // Its till took it back at the same moment.
    if (taken.length === 0) return;
    const [vale] = await tx
      .insert(vales)
      .values({
        ...{ ...of, idCaso, folio: `LEY-${newKey()}`, estado: isDone ? 2 : 1, tipo: 1, cvetdaCrea: 1 },
        ...{ total: fromPesos(116), saldo: isDone ? nothing : fromPesos(116), depreciacion: nothing },
        ...{ fechaCreacion: now, fechaVigencia: new Date(now.getTime() + 720 * HOUR_MS) },
      })
      .returning({ id: vales.id });
    if (vale === undefined) throw new Error('A voucher was not made');
    await tx.insert(valeArticulos).values({
      ...{ idVale: vale.id, linea: 1, numArt: '20001', cantidad: 1, subtotal: fromPesos(100), descuento: nothing },
      ...{ iva: fromPesos(16), ieps: nothing, total: fromPesos(116), montoDepreciacion: nothing },
    });
    const ended = refund === 'pendiente' ? null : now;
    const proximo = refund === 'pendiente' ? now : null;
    await tx.insert(valeDevoluciones).values({
      ...{ idVale: vale.id, metodo: 6, monto: fromPesos(116), estado: refund, clave: newKey(), creado: now },
      ...{ llamada: 'devolverVale', proximo, terminado: ended, numiden: FACTURISTA },
    });
    if (isDone) await askNoteOfVoucher(tx, { ...of, id: vale.id }, now);
    sale.vouchers.push({ id: vale.id, refund, ended });
  });
}

export async function invoice(desk: MonthDesk, { operacion }: Sold): Promise<void> {
  const idCaso = await invoiceCase(desk.bench);
  answered(desk, await invoiceSale(desk.bench, { idCaso, operacion }));
}

/** @param waits whether its receiver has to agree first. */
export async function cancel(desk: MonthDesk, { id, uuid }: Row, waits: boolean): Promise<void> {
  if (waits && uuid !== null) desk.book.waiting.add(uuid);
  await onInvoice(desk, id, 'cancelacion', 'facturas/cancelar', { motivo: '02' });
}

/** A person's own note, of a unit of the first line of an invoice. */
export async function noteByHand(desk: MonthDesk, { id }: Row): Promise<void> {
  const body = { relacion: '03', lineas: [{ orden: 1, cantidad: 1 }] };
  await onInvoice(desk, id, 'notaCredito', 'facturas/nota-credito/resolver', body);
}

async function onInvoice(desk: MonthDesk, idFactura: number, why: keyof typeof CATEGORIA, path: string, body: object) {
  const idCaso = await invoiceCase(desk.bench, { idSubcategoria: CATEGORIA[why] });
  const [row] = await desk.db.select({ version: facturas.version }).from(facturas).where(eq(facturas.id, idFactura));
  answered(
    desk,
    await desk.bench.desk.facturista.send(path, { idCaso, idFactura, version: row?.version ?? 0, ...body }),
  );
}

/** Holds a period back, or asks for it. */
export async function workOnPeriod(desk: MonthDesk, nth: number, work: 'detener' | 'hacer'): Promise<void> {
  const periods = await desk.periods();
  const period = periods[nth % Math.max(1, periods.length)];
  if (period === undefined) return;
  const { id, version } = period;
  const answer = await desk.bench.desk.facturista.send(`facturas/globales/${work}`, { id, version });
  answered(desk, answer);
  if (answer.statusCode !== 200) return;
  if (work === 'hacer') desk.book.held.delete(id);
  else desk.book.held.set(id, (await desk.rows()).filter(({ idPeriodo }) => idPeriodo === id).length);
}

/** Done, refused by what others did, or not known yet: anything else is a fault. */
function answered({ book }: MonthDesk, { statusCode, body }: { readonly statusCode: number; readonly body: string }) {
  if (![200, 409, 502].includes(statusCode)) book.faults.push(`${statusCode} ${body}`);
}

/** The invoice by name of a sale, and the note that takes the sale out of its global one. */
export async function namedOf(desk: MonthDesk, { operacion }: Sold) {
  const rows = await desk.rows();
  return {
    named: rows.find((row) => row.clase === 'general' && row.operacion === operacion && row.estado === 2),
    taking: rows.find((row) => row.operacion === operacion && counts(row) && isNominative(row, rows)),
  };
}

export async function globalNth(desk: MonthDesk, nth: number): Promise<Row | undefined> {
  const globals = (await desk.rows()).filter(({ clase, estado }) => clase === 'global' && estado === 2);
  return globals[nth % Math.max(1, globals.length)];
}
