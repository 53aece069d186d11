import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { openStream } from '../bed/eventStream.ts';
import { ADMINISTRATOR, FACTURACION, newKey, ONLY_VALIDATES } from '../casos/casos.desk.ts';
import { sell } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, leadTo, openInvoiceDesk } from './facturas.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
});
afterAll(() => bench.desk.bed.close());

const CREDIT = 4;

function ofSale(operacion: number, who = bench.desk.asesor) {
  return who.get(`venta/facturas-operacion?tienda=1&operacion=${operacion}`);
}

/** A sale by credit with its invoice, and the invoice's version. */
async function invoiced(idCaso: number) {
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
  const answer = await invoiceSale(bench, { idCaso, operacion });
  expect(answer.json().codigo).toBe(201);
  const { id, folio } = answer.json().factura;
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  return { operacion, id, folio, version: row?.version ?? 0 };
}

describe('the invoices of a sale, for who validates it', () => {
  it('are none while nobody asked for one', async () => {
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    expect((await ofSale(operacion)).json()).toEqual([]);
    expect((await ofSale(9_999_999_999)).json()).toEqual([]);
  });

  it('are its invoice and what was made of it, the latest first, each with its state and its case', async () => {
    const idCaso = await invoiceCase(bench);
    const { operacion, id, folio, version } = await invoiced(idCaso);
    const body = { idCaso, idFactura: id, version, relacion: '01', monto: 16 };
    await leadTo(bench.desk, idCaso, 'notaCredito');
    const note = await bench.desk.facturista.send('facturas/nota-credito/resolver', body, newKey());
    const pagos = [{ idFactura: id, version, monto: 50 }];
    await leadTo(bench.desk, idCaso, 'reciboPago');
    const receipt = await bench.desk.facturista.send(
      'facturas/recibo-pago/resolver',
      { idCaso, fechaPago: '2026-03-18', formaPago: '03', pagos },
      newKey(),
    );
    expect([note.json().codigo, receipt.json().codigo]).toEqual([200, 200]);
    const vigente = { estado: { id: 2, nombre: 'VIGENTE' }, fecha: '18-03-2026', caso: { id: idCaso, visible: true } };
    expect((await ofSale(operacion)).json()).toEqual([
      { ...vigente, id: receipt.json().factura.id, clase: 'reciboPago', serie: 'P', folio: '1', total: 50 },
      { ...vigente, id: note.json().factura.id, clase: 'notaCredito', serie: 'NC', folio: '1', total: 16 },
      { ...vigente, id, clase: 'general', serie: 'A', folio, total: 116 },
    ]);
  });

  it('name a case that this person may not open', async () => {
    const idCaso = await invoiceCase(bench, { cvetda: 2, idArea: FACTURACION, numidenCrea: ADMINISTRATOR });
    const { operacion } = await invoiced(idCaso);
    expect((await ofSale(operacion)).json()).toMatchObject([{ caso: { id: idCaso, visible: false } }]);
    expect((await ofSale(operacion, bench.desk.onlyValidates)).json()).toMatchObject([{ caso: { visible: false } }]);
    expect((await ofSale(operacion, bench.desk.administrador)).json()).toMatchObject([{ caso: { visible: true } }]);
  });

  it('change under the eyes of who only validates', async () => {
    const stream = await openStream(bench.desk.bed.app, await bench.desk.bed.signIn(ONLY_VALIDATES));
    try {
      await stream.nextOf('hello');
      const { id } = await invoiced(await invoiceCase(bench));
      expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'factura', id });
    } finally {
      stream.close();
    }
  });
});
