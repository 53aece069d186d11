import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Periodicidad } from '#domain/cadena/globales/periodos';
import { centavos } from '#domain/common/money';
import { dueGlobals } from '../../../server/facturas/global/due.ts';
import { openForLate } from '../../../server/facturas/global/late.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas, facturaVentas } from '../../../server/platform/db/schema/facturas.ts';
import { periodosGlobales } from '../../../server/platform/db/schema/globales.ts';
import { ventaArticulos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { saleLock } from '../../../server/ventas/saleLock.ts';
import { atOnce, place } from '../bed/atOnce.ts';
import { ENGINE } from '../bed/bed.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { send, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk, refuses, silent } from './facturas.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
});
afterAll(() => bench.desk.bed.close());
beforeEach(async () => {
  const { db } = bench.desk;
  await db.delete(facturaVentas);
  await db.update(facturas).set({ estado: 4 });
  await db.update(facturas).set({ idPeriodo: null });
  await db.delete(periodosGlobales);
  // Of other tests: they are in nobody's invoice.
  await db.update(ventas).set({ anulacion: 1 });
});
afterEach(() => {
  for (const key of Object.keys(bench.script)) delete bench.script[key as keyof InvoiceDesk['script']];
});

// It is the evening of March 18, a Wednesday, at the store.
const on = (day: number, hour = 12) => ({
  fecha: new Date(`2026-03-${day}T${String(hour).padStart(2, '0')}:00:00-06:00`),
});

async function setUp(globales: Periodicidad, globalesDesde: string): Promise<void> {
  await bench.desk.db
    .update(stores)
    .set({ globales, globalesDesde, globalesNumiden: FACTURISTA })
    .where(eq(stores.cvetda, 1));
}

/** One round of a server that looks for what is due; answers how many periods it ended. */
function round(neighbourWaitMs?: number): Promise<number> {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  const surroundings = surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null }, neighbourWaitMs);
  const log = { error: () => undefined };
  return createFinisher(dueGlobals(surroundings, log), { clock: surroundings.clock, alone: false, log }).finish();
}

async function globals() {
  const rows = await bench.desk.db
    .select()
    .from(facturas)
    .where(eq(facturas.clase, 'global'))
    .orderBy(asc(facturas.id));
  return rows.filter(({ idPeriodo }) => idPeriodo !== null);
}
function periods() {
  return bench.desk.db.select().from(periodosGlobales).orderBy(asc(periodosGlobales.desde));
}
/** The sales of an invoice by their numbers, as its lines say them. */
function salesIn({ comprobante }: Awaited<ReturnType<typeof globals>>[number]) {
  return (comprobante.Conceptos ?? []).map(({ NoIdentificacion }) => NoIdentificacion);
}
const line = (operacion: number) => `1-${operacion}`;

describe('the global invoices of a store', () => {
  it('are made of each day that has ended, of all its sales and of no other', async () => {
    const first = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], on(15, 0));
    const second = await sell(bench.desk, [{ unidades: 1, pesos: 50 }], on(15, 23));
    const next = await sell(bench.desk, [{ unidades: 1, pesos: 10 }], on(17));
    const today = await sell(bench.desk, [{ unidades: 1, pesos: 10 }], on(18));
    await setUp('diaria', '2026-03-15');
    expect(await round()).toBe(3);
    expect((await periods()).map(({ desde, estado }) => [desde, estado])).toEqual([
      ['2026-03-15', 'hecho'],
      ['2026-03-16', 'hecho'],
      ['2026-03-17', 'hecho'],
    ]);
    const made = await globals();
    expect(made.map((row) => [row.estado, row.total, salesIn(row)])).toEqual([
      [2, 17_400, [line(first), line(second)]],
      [2, 1_160, [line(next)]],
    ]);
    expect(made[0]?.comprobante).toMatchObject({
      InformacionGlobal: { Periodicidad: '01', Meses: '03', Año: '2026' },
      ...{ FormaPago: '01', MetodoPago: 'PUE', Total: '174.00', Serie: 'G' },
      Receptor: { Rfc: 'XAXX010101000', Nombre: 'PUBLICO EN GENERAL', DomicilioFiscalReceptor: '06000' },
    });
    const held = await bench.desk.db.select().from(facturaVentas);
    expect(held.map(({ operacion }) => operacion).sort((a, b) => a - b)).toEqual([first, second, next]);
    expect(held.some(({ operacion }) => operacion === today)).toBe(false);

    // Once, however often it is looked for.
    expect(await round()).toBe(0);
    expect(await globals()).toHaveLength(2);
  });

  it('wait two hours after the end of their period, in which the last sales of its tills arrive', async () => {
    const { clock } = bench.desk.bed;
    await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(17));
    await setUp('diaria', '2026-03-17');
    const evening = clock.now;
    clock.now = new Date('2026-03-18T01:55:00-06:00');
    await round();
    expect([await periods(), await globals()]).toEqual([[], []]);
    clock.now = new Date('2026-03-18T02:00:00-06:00');
    await round();
    expect((await globals()).map(({ total }) => total)).toEqual([11_600]);
    clock.now = evening;
  });

  it('leave out what has an invoice by name, what its till took back, and what was not paid whole', async () => {
    const { desk } = bench;
    const named = await sell(desk, [{ unidades: 1, pesos: 100 }], on(16));
    const gone = await sell(desk, [{ unidades: 1, pesos: 100 }], on(16));
    const credit = await sell(desk, [{ unidades: 1, pesos: 100 }], { ...on(16), pagos: [[4, 116]] });
    const partly = await sell(desk, [{ unidades: 1, pesos: 100 }], {
      ...on(16),
      pagos: [
        [1, 16],
        [4, 100],
      ],
    });
    const paid = await sell(desk, [{ unidades: 1, pesos: 100 }], { ...on(16), pagos: [[2, 116]] });
    await desk.db.update(ventas).set({ anulacion: 1 }).where(eq(ventas.operacion, gone));
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion: named });
    expect(answer.statusCode, answer.body).toBe(200);
    await setUp('diaria', '2026-03-16');
    await round();
    expect((await globals()).map(salesIn)).toEqual([[line(paid)]]);
    expect((await globals())[0]?.comprobante.FormaPago).toBe('04');
    const [period] = await periods();
    const left = (await desk.facturista.get(`facturas/globales/previa/${period?.id}`)).json();
    expect(left).toEqual({
      ...{ ventas: 0, total: 0, fueraEnTotal: 2 },
      fuera: [credit, partly].map((operacion) => ({ operacion, total: 116, motivo: 'credito' })),
    });
  });

  it('leave out what has nothing to invoice, and what no rates explain, each with its own reason', async () => {
    const { desk } = bench;
    const empty = await sell(desk, [{ unidades: 1, pesos: 100 }], on(16));
    const owed = await sell(desk, [{ unidades: 1, pesos: 100 }], { ...on(16), pagos: [[4, 116]] });
    const odd = await sell(desk, [{ unidades: 1, pesos: 100 }], on(16));
    const nothing = { subtotal: centavos(0), iva: centavos(0), total: centavos(0) };
    await desk.db
      .update(ventaArticulos)
      .set(nothing)
      .where(inArray(ventaArticulos.operacion, [empty, owed]));
    await desk.db
      .update(ventaArticulos)
      .set({ subtotal: centavos(9_000), iva: centavos(2_600) })
      .where(eq(ventaArticulos.operacion, odd));
    await setUp('diaria', '2026-03-16');
    await round();
    expect(await globals()).toEqual([]);
    const [period] = await periods();
    const left = (await desk.facturista.get(`facturas/globales/previa/${period?.id}`)).json();
    expect(left.fuera).toEqual([
      { operacion: empty, total: 116, motivo: 'sinCobro' },
      { operacion: owed, total: 116, motivo: 'sinCobro' },
      { operacion: odd, total: 116, motivo: 'tasas' },
    ]);
  });

  it('are made once by twenty servers that look at the same moment', async () => {
    const sold = [];
    for (let n = 0; n < 12; n += 1) sold.push(await sell(bench.desk, [{ unidades: 1, pesos: 10 + n }], on(16)));
    await setUp('diaria', '2026-03-16');
    await Promise.all(Array.from({ length: 20 }, round));
    const made = (await globals()).flatMap(salesIn);
    expect(made.toSorted()).toEqual(sold.map(line).toSorted());
  });

  it('and an invoice by name that is asked for at the same moment never have the same sale', async () => {
    const sold = [];
    for (let n = 0; n < 6; n += 1) sold.push(await sell(bench.desk, [{ unidades: 1, pesos: 10 }], on(16)));
    const cases = [];
    for (const operacion of sold) cases.push({ operacion, idCaso: await invoiceCase(bench) });
    await setUp('diaria', '2026-03-16');
    const asked = cases.map((one) => invoiceSale(bench, { ...one, key: newKey() }));
    await Promise.all([round(), ...asked, round()]);
    const inGlobal = new Set((await globals()).flatMap(salesIn));
    for (const operacion of sold) {
      const rows = await bench.desk.db.select().from(facturas).where(eq(facturas.operacion, operacion));
      const named = rows.filter(({ clase, estado }) => clase === 'general' && estado === 2);
      const notes = rows.filter(({ clase, estado }) => clase === 'notaCredito' && estado === 2);
      // One of both; or by name out of the global one, by a note.
      const counted = Number(inGlobal.has(line(operacion))) + named.length - notes.length;
      expect([operacion, counted]).toEqual([operacion, 1]);
    }
  });

  it('go on after a provider that does not answer, without a second one', async () => {
    const sold = await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    bench.script.stamp = silent;
    await round();
    delete bench.script.stamp;
    const [pending] = await periods();
    expect([pending?.estado, pending?.falla]).toEqual(['pendiente', expect.stringMatching(/\S/)]);
    bench.desk.bed.clock.advance(120_000);
    await round();
    expect((await globals()).map((row) => salesIn(row))).toEqual([[line(sold)]]);
  });

  it('hold no server while the provider never says whether it can stamp, and are made once it does', async () => {
    const sold = await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    bench.script.hindrance = () => new Promise(() => undefined);
    await round(50);
    delete bench.script.hindrance;
    expect(await globals()).toEqual([]);
    expect((await periods()).map(({ estado, falla }) => [estado, falla])).toEqual([
      ['pendiente', 'El proveedor que timbra no respondió. Intente de nuevo en unos minutos.'],
      ['pendiente', 'El proveedor que timbra no respondió. Intente de nuevo en unos minutos.'],
    ]);
    bench.desk.bed.clock.advance(120_000);
    await round();
    expect((await globals()).map((row) => salesIn(row))).toEqual([[line(sold)]]);
  });

  it('wait for a person after a refusal, and are made anew when that person asks', async () => {
    const sold = await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    bench.script.stamp = refuses('CFDI40130');
    await round();
    delete bench.script.stamp;
    const [held] = await periods();
    expect(held).toMatchObject({ estado: 'detenido', falla: expect.stringContaining('(CFDI40130)') });
    bench.desk.bed.clock.advance(600_000);
    await round();
    expect(await globals()).toHaveLength(1);
    const again = await bench.desk.facturista.send('facturas/globales/hacer', { id: held?.id, version: held?.version });
    expect(again.json(), again.body).toMatchObject({ descripcion: 'El periodo se facturará en un momento' });
    await round();
    expect((await globals()).map((row) => [row.estado, salesIn(row)])).toEqual([
      [5, [line(sold)]],
      [2, [line(sold)]],
    ]);
    const [row] = await bench.desk.db.select().from(facturaVentas);
    expect(row?.idFactura).toBe((await globals())[1]?.id);
  });

  it('are not made while a person holds them back', async () => {
    await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    bench.script.hindrance = async () => 'El CSD venció.';
    await round();
    const [period] = await periods();
    expect(period).toMatchObject({ estado: 'pendiente', falla: 'El CSD venció.' });
    const { id, version } = period ?? {};
    const held = await bench.desk.facturista.send('facturas/globales/detener', { id, version });
    expect(held.statusCode, held.body).toBe(200);
    const twice = await bench.desk.facturista.send('facturas/globales/detener', { id, version: version ?? 0 + 1 });
    expect(twice.statusCode).toBe(409);
    delete bench.script.hindrance;
    bench.desk.bed.clock.advance(600_000);
    await round();
    expect(await globals()).toEqual([]);
  });

  it('take what comes late of a period that was made', async () => {
    await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('semanal', '2026-03-09');
    await round();
    // The week ended on Sunday 15; the present one has not.
    expect((await periods()).map(({ desde, hasta }) => [desde, hasta])).toEqual([['2026-03-09', '2026-03-15']]);
    const late = await sell(bench.desk, [{ unidades: 1, pesos: 70 }], on(10));
    const came = [{ tienda: 1, ...on(10) }];
    await bench.desk.db.transaction((tx) => openForLate(tx, came, bench.desk.bed.clock.now));
    await round();
    const made = await globals();
    expect(made.map((row) => [salesIn(row), row.comprobante.InformacionGlobal?.Periodicidad])).toEqual([
      [[line(late)], '02'],
    ]);
  });

  it('take what its till sends late', async () => {
    await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('semanal', '2026-03-09');
    await round();
    expect(await globals()).toEqual([]);
    await makeIntegration(bench.desk);
    const late = sentSale(8_000_001, [1], { fecha: on(10).fecha.toISOString() });
    expect(await send(bench.desk.db, late)).toEqual(['nueva']);
    await round();
    expect((await globals()).flatMap(salesIn)).toEqual([line(8_000_001)]);
  });

  it('take also what comes while they are being made', async () => {
    // Of a number below the others, which whoever makes them has passed by then.
    const late = await sell(bench.desk, [{ unidades: 1, pesos: 30 }], on(16, 9));
    await bench.desk.db.update(ventas).set({ anulacion: 1 }).where(eq(ventas.operacion, late));
    const first = await sell(bench.desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    bench.script.stamp = async (asked) => {
      await bench.desk.db.update(ventas).set({ anulacion: null }).where(eq(ventas.operacion, late));
      const came = [{ tienda: 1, ...on(16, 9) }];
      await bench.desk.db.transaction((tx) => openForLate(tx, came, bench.desk.bed.clock.now));
      delete bench.script.stamp;
      return bench.provider.real.stamp(asked);
    };
    await round();
    const [day] = await periods();
    await round();
    expect((await globals()).flatMap(salesIn).toSorted()).toEqual([line(first), line(late)].toSorted());
    expect([day?.estado, (await periods())[0]?.estado]).toEqual(['pendiente', 'hecho']);
  });

  // On the embedded engine one transaction waits for the other whatever it locks.
  it.skipIf(ENGINE !== 'postgres')('wait for a sale that its till corrects, and never it for them', async () => {
    const { desk } = bench;
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }], on(16));
    await setUp('diaria', '2026-03-16');
    const correction = () =>
      desk.db.transaction(async (tx) => {
        await saleLock(tx, { tienda: 1, operacion }).take();
        await place();
        await openForLate(tx, [{ tienda: 1, ...on(16) }], desk.bed.clock.now);
      });
    // The period is open, and nothing of it is made.
    bench.script.hindrance = async () => 'El CSD venció.';
    await round();
    delete bench.script.hindrance;
    desk.bed.clock.advance(600_000);
    const made = async () => {
      await round();
    };
    await atOnce(desk.db, [correction, made], [0, 0]);
    await round();
    expect((await globals()).flatMap(salesIn)).toEqual([line(operacion)]);
  });
});
