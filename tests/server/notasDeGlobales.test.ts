import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../../server/db/schema/catalogos.ts';
import { facturas } from '../../server/db/schema/facturas.ts';
import { notasPorHacer } from '../../server/db/schema/globales.ts';
import { dueNotes } from '../../server/facturas/global/dueNotes.ts';
import { settle } from '../../server/facturas/settle.ts';
import { embeddedNeighbours } from '../../server/neighbours/embedded.ts';
import { createFinisher } from '../../server/works/finisher.ts';
import { ownContext } from '../../server/works/ownContext.ts';
import { newKey } from './casos.desk.ts';
import { FACTURISTA } from './casos.works.ts';
import type { InvoiceDesk } from './facturas.desk.ts';
import { invoiceCase, invoiceSale, openInvoiceDesk, refuses, silent } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { makeIntegration } from './integraciones.desk.ts';
import { surroundingsOf } from './surroundings.ts';
import { asking, layOutVouchers, sell, voucherOf, voucherRow } from './vales.desk.ts';
import { send, sentLine, sentSale } from './ventasEntrantes.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await layOutVouchers(bench.desk);
  await makeIntegration(bench.desk.bed);
});
afterAll(async () => {
  await bench.desk.bed.close();
});
afterEach(async () => {
  for (const key of Object.keys(bench.script)) delete bench.script[key as keyof InvoiceDesk['script']];
  await bench.desk.db.delete(notasPorHacer);
  await bench.desk.db.update(stores).set({ globalesNotas: 'alMomento' });
});

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** The provider stamps an invoice that was begun. */
async function stamp(id: number): Promise<void> {
  const log = { error: () => undefined };
  const whose = { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' } as const;
  await settle(id, ownContext(surroundings(), whose, { idempotencyKey: null, log }));
}

function surroundings() {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  return surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null });
}

/** A round of the server that looks for notes to be made; answers how many it ended. */
function round(): Promise<number> {
  const log = { error: () => undefined };
  const here = surroundings();
  return createFinisher(dueNotes(here, log), { clock: here.clock, alone: false, log }).finish();
}

/** A sale of two units of 116.00 and one of 58.00, in a global invoice unless it is to come. */
async function sold() {
  const operacion = await sell(bench.desk, [
    { unidades: 2, pesos: 200 },
    { unidades: 1, pesos: 50 },
  ]);
  return {
    operacion,
    global: await globalOf(bench, [operacion, await sell(bench.desk, [{ unidades: 1, pesos: 10 }])]),
  };
}

/** A voucher of units by line that is given back in cash; with how many vouchers then wait for their note. */
async function givenBack(operacion: number, units: Readonly<Record<number, number>>): Promise<number> {
  const { id } = await voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, units));
  await giveBack(id);
  return id;
}

async function giveBack(id: number): Promise<void> {
  const { version } = await voucherRow(bench.desk, id);
  const answer = await bench.desk.gerente.send('vales/devolver', { id, version, metodo: 6, folio: null }, newKey());
  expect(answer.statusCode, answer.body).toBe(200);
}

async function waiting(): Promise<readonly number[]> {
  return (await bench.desk.db.select().from(notasPorHacer)).map(({ idVale }) => idVale);
}

/** The notes of a voucher, as they are stored, in order. */
function notesOfVoucher(idVale: number) {
  return bench.desk.db.select().from(facturas).where(eq(facturas.idVale, idVale)).orderBy(asc(facturas.id));
}

describe('a voucher of a sale that is in a global invoice', () => {
  it('gets its credit note by itself once it is given back, for the goods that came back', async () => {
    const { operacion, global } = await sold();
    const { id } = await voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, { 1: 1 }));
    expect([await round(), await notesOf(bench, global.uuid)]).toEqual([0, []]);
    await giveBack(id);
    expect(await round()).toBe(1);
    const [note, ...more] = await notesOf(bench, global.uuid);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ estado: 2, idVale: id, alPublico: true, operacion, total: 11_600, idCaso: null });
    expect(note?.comprobante).toMatchObject({
      ...{ TipoDeComprobante: 'E', Total: '116.00', Receptor: { Rfc: 'XAXX010101000' } },
      CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: [global.uuid] }],
      Conceptos: [{ NoIdentificacion: `1-${operacion}`, Importe: '100.00' }],
    });
    const shown = (await bench.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.nota).toMatchObject({ id: note?.id, estado: { nombre: 'VIGENTE' } });
    expect([await waiting(), await round()]).toEqual([[], 0]);
  });

  it('has notes of the whole sale when all of it is given back, voucher by voucher', async () => {
    const { operacion, global } = await sold();
    await givenBack(operacion, { 1: 1 });
    await givenBack(operacion, { 1: 1, 2: 1 });
    await round();
    expect((await notesOf(bench, global.uuid)).map(({ total }) => total)).toEqual([11_600, 17_400]);
  });

  it('gets it when its sale comes into a global invoice after it was given back', async () => {
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 }]);
    await bench.desk.db.update(stores).set({ globales: 'diaria', globalesDesde: '2026-03-01', globalesNumiden: 1 });
    const id = await givenBack(operacion, { 1: 1 });
    expect(await waiting()).toEqual([id]);
    await round();
    expect([await waiting(), await notesOfVoucher(id)]).toEqual([[], []]);
    await bench.desk.db.update(stores).set({ globales: null, globalesDesde: null, globalesNumiden: null });

    // Stamped later: the acceptance asks for the notes of what came back before.
    const global = await globalOf(bench, [operacion]);
    await bench.desk.db.update(facturas).set({ estado: 1, uuid: null, xml: null }).where(eq(facturas.id, global.id));
    await stamp(global.id);
    expect(await waiting()).toContain(id);
    await round();
    expect((await notesOfVoucher(id)).map(({ estado, total }) => [estado, total])).toEqual([[2, 11_600]]);
  });

  it('gets it after the end of its day where the store wants it so', async () => {
    await bench.desk.db.update(stores).set({ globalesNotas: 'alCierre' });
    const { operacion } = await sold();
    const id = await givenBack(operacion, { 1: 1 });
    const evening = bench.desk.bed.clock.now;
    expect([await round(), await notesOfVoucher(id)]).toEqual([0, []]);
    bench.desk.bed.clock.now = new Date('2026-03-19T00:00:00-06:00');
    await round();
    expect(await notesOfVoucher(id)).toHaveLength(1);
    bench.desk.bed.clock.now = evening;
  });

  it('gets one, whoever looks: twenty rounds at once', async () => {
    const { operacion, global } = await sold();
    const ids = [
      await givenBack(operacion, { 1: 1 }),
      await givenBack(operacion, { 1: 1 }),
      await givenBack(operacion, { 2: 1 }),
    ];
    await Promise.all(TWENTY.map(round));
    const notes = await notesOf(bench, global.uuid);
    expect(notes.map(({ idVale, total }) => [idVale, total]).toSorted()).toEqual(
      [
        [ids[0], 11_600],
        [ids[1], 11_600],
        [ids[2], 5_800],
      ].toSorted(),
    );
  });

  it('is not noted twice when its sale is invoiced by name at the same moment', async () => {
    for (const _ of TWENTY.slice(0, 4)) {
      const { operacion, global } = await sold();
      await givenBack(operacion, { 1: 1 });
      const asked = invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion, key: newKey() });
      await Promise.all([round(), asked, round()]);
      expect((await asked).statusCode).toBe(200);
      const taken = (await notesOf(bench, global.uuid)).reduce((sum, { total }) => sum + total, 0);
      expect(taken).toBe(29_000);
    }
  });

  it('gets a note on the invoice by name too, when its sale leaves the global one afterwards', async () => {
    const { operacion, global } = await sold();
    const id = await givenBack(operacion, { 1: 1 });
    await round();
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    const { factura, notaGlobal } = answer.json();
    // The global one had 174.00 left of 290.00; by name all of it is invoiced.
    expect(notaGlobal).toMatchObject({ monto: 174 });
    expect(await waiting()).toEqual([id]);
    await round();
    const [onGlobal, onNamed, ...more] = await notesOfVoucher(id);
    expect(more).toEqual([]);
    expect([onGlobal?.alPublico, onNamed?.alPublico]).toEqual([true, false]);
    const [named] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, factura.id));
    expect(onNamed).toMatchObject({ estado: 2, total: 11_600, rfc: named?.rfc });
    expect(onNamed?.comprobante.CfdiRelacionados).toEqual([{ TipoRelacion: '03', UUIDs: [named?.uuid] }]);
    const taken = (await notesOf(bench, global.uuid)).reduce((sum, { total }) => sum + total, 0);
    expect([taken, await round()]).toEqual([29_000, 0]);
    const shown = (await bench.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.nota).toMatchObject({ id: onNamed?.id });
  });

  it('waits for a provider that does not answer, without a second note', async () => {
    const { operacion } = await sold();
    const id = await givenBack(operacion, { 1: 1 });
    bench.script.stamp = silent;
    await round();
    delete bench.script.stamp;
    bench.desk.bed.clock.advance(120_000);
    await round();
    expect((await notesOfVoucher(id)).map(({ estado }) => estado)).toEqual([1]);
  });

  it('waits for a person after a refusal, who asks for it again', async () => {
    const { operacion } = await sold();
    const id = await givenBack(operacion, { 1: 1 });
    bench.script.stamp = refuses('CFDI40130');
    await round();
    delete bench.script.stamp;
    bench.desk.bed.clock.advance(120_000);
    await round();
    const { facturista } = bench.desk;
    const { folio } = await voucherRow(bench.desk, id);
    const [missing, ...others] = (await facturista.get('facturas/globales/notas')).json();
    expect([missing, others]).toEqual([
      {
        ...{ id: expect.any(Number), vale: { folio, importe: 116 }, tienda: expect.any(String), operacion },
        falla: expect.stringMatching(/^NC-\d+: /),
      },
      [],
    ]);
    const again = await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    expect(again.json(), again.body).toEqual({ codigo: 1, descripcion: 'La nota de crédito se hará en un momento' });
    await round();
    expect((await notesOfVoucher(id)).map(({ estado }) => estado)).toEqual([5, 2]);
    expect((await facturista.get('facturas/globales/notas')).json()).toEqual([]);
    const nothing = await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    expect([nothing.statusCode, nothing.json().message]).toEqual([
      404,
      'Esa nota de crédito ya no espera: se hizo, o ya no hace falta.',
    ]);
  });

  it('says why it has no note while the cancellation of the global invoice is under way', async () => {
    const { operacion, global } = await sold();
    const id = await givenBack(operacion, { 1: 1 });
    await bench.desk.db.update(facturas).set({ estado: 3 }).where(eq(facturas.id, global.id));
    await round();
    const [row] = (await bench.desk.facturista.get('facturas/globales/notas')).json();
    expect(row).toMatchObject({ operacion, falla: expect.stringMatching(/\S/) });
    await bench.desk.db.update(facturas).set({ estado: 2 }).where(eq(facturas.id, global.id));
    bench.desk.bed.clock.advance(120_000);
    await round();
    expect(await notesOfVoucher(id)).toHaveLength(1);
  });
});

describe('goods of a sale in a global invoice that its till took back', () => {
  let operacion = 7_900_000;
  beforeEach(() => {
    operacion += 1;
  });

  /** A sale of two units and one of 116.00 each, as its till says it: with so many of each line given back. */
  const said = (revision: number, ...back: readonly number[]) => {
    const devuelto = back.reduce((sum, units) => sum + units, 0) * 116;
    const lineas = [sentLine(1, 2, { devuelto: back[0] ?? 0 }), sentLine(2, 1, { devuelto: back[1] ?? 0 })];
    return sentSale(operacion, [2, 1], { revision, lineas, pagos: [{ formaPago: 1, monto: 348, devuelto }] });
  };
  const notes = async (uuid: string) => (await notesOf(bench, uuid)).map(({ total, idVale }) => [total, idVale]);

  it('get their note by themselves, each unit once, up to the whole sale when the till takes it back', async () => {
    await send(bench.desk.db, said(1));
    const global = await globalOf(bench, [operacion]);
    expect([await round(), await notes(global.uuid)]).toEqual([0, []]);
    expect(await send(bench.desk.db, said(2, 1))).toEqual(['corregida']);
    await Promise.all(TWENTY.map(round));
    await send(bench.desk.db, said(2, 1));
    await round();
    expect(await notes(global.uuid)).toEqual([[11_600, null]]);
    await send(bench.desk.db, said(3, 2));
    await round();
    await send(bench.desk.db, { tienda: 1, operacion, revision: 4, anulada: true });
    await round();
    expect(await notes(global.uuid)).toEqual([
      [11_600, null],
      [11_600, null],
      [11_600, null],
    ]);
  });

  it('get it once the global invoice is accepted, where they came back before', async () => {
    await send(bench.desk.db, said(1, 1, 1));
    const global = await globalOf(bench, [operacion]);
    await bench.desk.db.update(facturas).set({ estado: 1, uuid: null, xml: null }).where(eq(facturas.id, global.id));
    await stamp(global.id);
    await round();
    const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, global.id));
    expect(await notes(row?.uuid ?? '')).toEqual([[23_200, null]]);
  });

  it('are not those that a voucher gave back', async () => {
    await send(bench.desk.db, said(1));
    const global = await globalOf(bench, [operacion]);
    const id = await givenBack(operacion, { 1: 1 });
    await send(bench.desk.db, said(2, 1));
    await round();
    expect((await notes(global.uuid)).toSorted()).toEqual(
      [
        [11_600, id],
        [11_600, null],
      ].toSorted(),
    );
    const named = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    // Of 348.00 are 116.00 left to take out of the global invoice.
    expect(named.json().notaGlobal, named.body).toMatchObject({ monto: 116 });
  });

  it('wait for a person where their note was refused, who asks for it again', async () => {
    await send(bench.desk.db, said(1));
    await globalOf(bench, [operacion]);
    await send(bench.desk.db, said(2, 1));
    bench.script.stamp = refuses('CFDI40130');
    await round();
    delete bench.script.stamp;
    const { facturista } = bench.desk;
    const [missing] = (await facturista.get('facturas/globales/notas')).json();
    expect(missing).toMatchObject({ vale: null, operacion });
    await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    await round();
    const made = await bench.desk.db.select().from(facturas).where(eq(facturas.operacion, operacion));
    expect(made.map(({ estado, total }) => [estado, total]).toSorted()).toEqual([
      [2, 11_600],
      [5, 11_600],
    ]);
  });
});
