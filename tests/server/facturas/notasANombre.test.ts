import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { askNotesOfNamed } from '../../../server/facturas/global/askNotes.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ENGINE } from '../bed/bed.ts';
import { newKey } from '../casos/casos.desk.ts';
import { asking, voucherOf } from '../vales/vales.desk.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import { CATEGORIA, invoiceCase, invoiceSale, RECEIVER, refuses, silent } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { NotesDesk, TWENTY } from './notas.desk.ts';

const here = NotesDesk.forThisFile();

let operacion = 7_800_000;
beforeEach(() => {
  operacion += 1;
});

/** A sale of two units and one of 116.00 each, as its till says it: with so many of each line given back. */
function said(revision: number, ...back: readonly number[]) {
  const devuelto = back.reduce((sum, units) => sum + units, 0) * 116;
  const lineas = [sentLine(1, 2, { devuelto: back[0] ?? 0 }), sentLine(2, 1, { devuelto: back[1] ?? 0 })];
  return sentSale(operacion, [2, 1], { revision, lineas, pagos: [{ formaPago: 1, monto: 348, devuelto }] });
}

function annulled(revision: number) {
  return { tienda: 1, operacion, revision, anulada: true };
}

/** Sends what the till says, which is applied. */
async function till(sale: object): Promise<void> {
  expect(await send(here.db, sale)).toEqual(['corregida']);
}

/** The invoice by name of the sale. */
async function named() {
  const answer = await invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion });
  expect(answer.json().codigo, answer.body).toBe(201);
  return stored(answer.json().factura.id);
}

async function stored(id: number) {
  const [row] = await here.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

/** The sale as its till first said it, and its invoice by name of 348.00. */
async function soldByName() {
  await send(here.db, said(1));
  return named();
}

/** The totals of the notes on an invoice that count, in order. */
async function notes({ uuid }: { readonly uuid: string | null }): Promise<readonly number[]> {
  return (await notesOf(here.bench, uuid ?? '')).filter(({ estado }) => estado < 4).map(({ total }) => total);
}

/** A person asks for a credit note on an invoice, as it stands now. */
async function byHand({ id: idFactura }: { readonly id: number }, body: object) {
  const idCaso = await invoiceCase(here.bench, { idSubcategoria: CATEGORIA.notaCredito });
  const { version } = await stored(idFactura);
  return here.bench.desk.facturista.send(
    'facturas/nota-credito/resolver',
    { idCaso, idFactura, version, ...body },
    newKey(),
  );
}

async function cancel(id: number) {
  const idCaso = await invoiceCase(here.bench, { idSubcategoria: CATEGORIA.cancelacion });
  const { version } = await stored(id);
  const body = { idCaso, idFactura: id, version, motivo: '02' };
  const answer = await here.bench.desk.facturista.send('facturas/cancelar', body, newKey());
  expect(answer.json().codigo, answer.body).toBe(1);
}

describe('goods of a sale with an invoice by name that its till took back', () => {
  it('get their note on it by themselves, to its receiver, each unit once, up to the whole invoice', async () => {
    const factura = await soldByName();
    await till(said(2, 1));
    await Promise.all(TWENTY.map(here.round));
    const [note, ...more] = await notesOf(here.bench, factura.uuid ?? '');
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      ...{ estado: 2, total: 11_600, operacion, idVale: null, alPublico: false, idCaso: null },
      ...{ rfc: RECEIVER.rfc, numiden: factura.numiden, datosFiscales: factura.datosFiscales },
    });
    expect(note?.comprobante).toMatchObject({
      ...{ TipoDeComprobante: 'E', Total: '116.00', FormaPago: '01', Receptor: { Rfc: RECEIVER.rfc } },
      CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: [factura.uuid] }],
      Conceptos: [{ NoIdentificacion: '20001', Cantidad: '1', Importe: '100.00' }],
    });
    expect(note?.comprobante.Impuestos?.Traslados).toMatchObject([{ TasaOCuota: '0.160000', Importe: '16.00' }]);
    const { renglones } = (await here.bench.desk.facturista.get('facturas/cuadre?mes=2026-03&tienda=1')).json();
    expect(renglones).toContainEqual(
      expect.objectContaining({ texto: 'Notas de crédito por devoluciones en caja', monto: 116 }),
    );
    expect(await send(here.db, said(2, 1))).toEqual(['igual']);
    await till(said(3, 2));
    await here.round();
    await till(annulled(4));
    await Promise.all(TWENTY.map(here.round));
    expect([await notes(factura), await here.waiting()]).toEqual([[11_600, 11_600, 11_600], []]);
  });

  it('get it where they came back before: by name all of the sale is invoiced', async () => {
    await send(here.db, said(1, 1, 1));
    const factura = await named();
    expect(factura.total).toBe(34_800);
    await here.round();
    expect(await notes(factura)).toEqual([23_200]);
  });

  it('get it once their invoice is stamped, where they came back before that', async () => {
    await send(here.db, said(1));
    here.bench.script.stamp = silent;
    const idCaso = await invoiceCase(here.bench);
    await invoiceSale(here.bench, { idCaso, operacion });
    delete here.bench.script.stamp;
    await till(said(2, 0, 1));
    await here.round();
    const [begun] = await here.db.select().from(facturas).where(eq(facturas.operacion, operacion));
    expect([begun?.estado, await here.waiting()]).toEqual([1, []]);
    await here.stamp(begun?.id ?? 0);
    await here.round();
    expect(await notes(await stored(begun?.id ?? 0))).toEqual([11_600]);
  });

  it('get a second note where their first is on the global invoice that the sale has left', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    await till(said(2, 1));
    await here.round();
    const factura = await named();
    await Promise.all(TWENTY.map(here.round));
    // Of 348.00 to the public 116.00 came back and 232.00 left for a name, where 116.00 of 348.00 came back.
    expect([await notes(global), await notes(factura)]).toEqual([[11_600, 23_200], [11_600]]);
    await till(annulled(3));
    await here.round();
    expect([await notes(global), await notes(factura)]).toEqual([
      [11_600, 23_200],
      [11_600, 23_200],
    ]);
  });

  it('are not those of vouchers, whose notes people make', async () => {
    const factura = await soldByName();
    const { id } = await voucherOf(here.bench.desk.asesor, await asking(here.bench.desk, operacion, { 1: 1 }));
    await till(said(2, 1));
    expect((await byHand(factura, { relacion: 'vale', idVale: id })).json().codigo).toBe(200);
    await here.round();
    expect(await notes(factura)).toEqual([11_600, 11_600]);
    expect(await here.notesOfVoucher(id)).toHaveLength(1);
  });

  it('have their note where a person made one of those goods', async () => {
    const factura = await soldByName();
    expect((await byHand(factura, { relacion: '03', lineas: [{ orden: 1, cantidad: 1 }] })).json().codigo).toBe(200);
    await till(said(2, 1));
    await here.round();
    expect(await notes(factura)).toEqual([11_600]);
    await till(said(3, 2));
    await here.round();
    expect(await notes(factura)).toEqual([11_600, 11_600]);
  });

  it('are noted for what is left of the invoice, and for nothing once nothing is', async () => {
    const factura = await soldByName();
    expect((await byHand(factura, { relacion: '01', monto: 300 })).json().codigo).toBe(200);
    await till(annulled(2));
    await here.round();
    expect(await notes(factura)).toEqual([30_000, 4_800]);
    operacion += 1;
    const other = await soldByName();
    await byHand(other, { relacion: '01', monto: 348 });
    await till(annulled(2));
    await here.round();
    expect([await notes(other), await here.waiting()]).toEqual([[34_800], []]);
  });

  it('wait for a person where their note was refused', async () => {
    const factura = await soldByName();
    await till(said(2, 1));
    here.bench.script.stamp = refuses('CFDI40145');
    await here.round();
    delete here.bench.script.stamp;
    const { facturista } = here.bench.desk;
    const [missing] = (await facturista.get('facturas/globales/notas')).json();
    expect(missing).toMatchObject({ vale: null, operacion, falla: expect.stringMatching(/^NC-\d+: /) });
    await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    await here.round();
    expect(await notes(factura)).toEqual([11_600]);
  });
});

describe('an invoice by name whose goods came back to the till', () => {
  it('has no note once it is cancelled; the next one has', async () => {
    const factura = await soldByName();
    await cancel(factura.id);
    await till(said(2, 1));
    await here.round();
    expect([await notes(factura), await here.waiting()]).toEqual([[], []]);
    const next = await named();
    await here.round();
    expect(await notes(next)).toEqual([11_600]);
  });

  it('gets it when its cancellation was denied', async () => {
    const factura = await soldByName();
    await here.db.update(facturas).set({ estado: 3 }).where(eq(facturas.id, factura.id));
    await till(said(2, 1));
    await here.round();
    const [row] = (await here.bench.desk.facturista.get('facturas/globales/notas')).json();
    expect(row).toMatchObject({ operacion, falla: expect.stringMatching(/\S/) });
    await here.db.update(facturas).set({ estado: 2 }).where(eq(facturas.id, factura.id));
    here.bench.desk.bed.clock.advance(120_000);
    await here.round();
    expect(await notes(factura)).toEqual([11_600]);
  });

  it('has none where another one took its place: that one has it', async () => {
    const factura = await soldByName();
    const idCaso = await invoiceCase(here.bench, { idSubcategoria: CATEGORIA.mantenimiento });
    const { id: idFactura, version } = factura;
    const body = { idCaso, idFactura, version, datosFiscales: RECEIVER, formaPago: '28' };
    const answer = await here.bench.desk.facturista.send('facturas/mantenimiento/resolver', body, newKey());
    const next = await stored(answer.json().factura.id);
    await till(said(2, 1));
    await here.round();
    expect([await notes(factura), await notes(next)]).toEqual([[], [11_600]]);
  });

  it('hands them on with the sale that goes back to its global invoice', async () => {
    await send(here.db, said(1));
    const global = await globalOf(here.bench, [operacion]);
    const factura = await named();
    await till(said(2, 1));
    await here.round();
    const [note] = await notesOf(here.bench, factura.uuid ?? '');
    const [left] = await notesOf(here.bench, global.uuid);
    expect([note?.total, left?.total]).toEqual([11_600, 34_800]);
    for (const id of [note?.id ?? 0, factura.id]) await cancel(id);
    // The one that took the sale out is cancelled with its reason.
    expect((await stored(left?.id ?? 0)).estado).toBe(4);
    await here.round();
    expect([await notes(factura), await notes(global)]).toEqual([[], [11_600]]);
  });
});

describe('notes on one invoice by name at the same moment', () => {
  it('of the till, of a voucher and of a person come to what came back, twenty times', async () => {
    for (const _ of TWENTY) {
      operacion += 1;
      const sale = (revision: number, devuelto: number) =>
        sentSale(operacion, [2, 1, 1], {
          revision,
          lineas: [sentLine(1, 2, { devuelto }), sentLine(2, 1), sentLine(3, 1)],
          pagos: [{ formaPago: 1, monto: 464, devuelto: devuelto * 116 }],
        });
      await send(here.db, sale(1, 0));
      const factura = await named();
      const { id } = await voucherOf(here.bench.desk.asesor, await asking(here.bench.desk, operacion, { 2: 1 }));
      const asked = [
        { relacion: 'vale', idVale: id },
        { relacion: '03', lineas: [{ orden: 3, cantidad: 1 }] },
      ];
      const [answers] = await Promise.all([
        Promise.all(asked.map((body) => byHand(factura, body))),
        send(here.db, sale(2, 1)).then(here.round),
        here.round(),
      ]);
      await here.round();
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [200, expect.anything()],
        [200, expect.anything()],
      ]);
      expect(await notes(factura)).toEqual([11_600, 11_600, 11_600]);
    }
  });

  it('come to the invoice and no more where twenty people take of it while the till takes all back', async () => {
    const factura = await soldByName();
    await Promise.all([
      ...TWENTY.map(() => byHand(factura, { relacion: '01', monto: 20 })),
      till(annulled(2)).then(() => here.round()),
    ]);
    await here.round();
    expect((await notes(factura)).reduce((sum, one) => sum + one, 0)).toBe(34_800);
  });

  it.skipIf(ENGINE !== 'postgres')('are not missed where the invoice is being accepted', async () => {
    await send(here.db, said(1));
    here.bench.script.stamp = silent;
    await invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion });
    delete here.bench.script.stamp;
    const ofSale = and(eq(facturas.operacion, operacion), eq(facturas.clase, 'general'));
    const [begun] = await here.db.select().from(facturas).where(ofSale).orderBy(asc(facturas.id));
    let round = Promise.resolve(0);
    await here.db.transaction(async (tx) => {
      await tx.select({ id: facturas.id }).from(facturas).where(ofSale).for('update');
      await askNotesOfNamed(tx, { cvetda: 1, operacion }, here.bench.desk.bed.clock.now);
      await till(said(2, 1));
      round = here.round();
      await pause(300);
      const uuid = '77777777-0000-4000-8000-000000000001';
      await tx.update(facturas).set({ estado: 2, uuid, proximo: null }).where(ofSale);
    });
    await round;
    expect(await notes(await stored(begun?.id ?? 0))).toEqual([11_600]);
  });
});
