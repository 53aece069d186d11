import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMAS_INICIALES } from '#domain/cadena/formas';
import { formasPago } from '../../server/db/schema/cadena.ts';
import { ventaPagos } from '../../server/db/schema/operaciones.ts';
import { valeMetodos } from '../../server/db/schema/vales.ts';
import type { InvoiceDesk } from './facturas.desk.ts';
import { invoiceCase, invoiceSale, invoices, openInvoiceDesk } from './facturas.desk.ts';
import { importSales, openFolders } from './import.desk.ts';
import { makeIntegration } from './integraciones.desk.ts';
import { asking, layOutVouchers, unitsLeft, voucherOf } from './vales.desk.ts';
import { send, sentLine, sentSale } from './ventasEntrantes.desk.ts';

const VALES = { numero: 17, nombre: 'VALES DE DESPENSA', como: 9, claveSat: '08' } as const;
const CERTIFICADO = 7;

let bench: InvoiceDesk;
let operacion = 7_300_000;
const file = openFolders();
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await layOutVouchers(bench.desk);
  await makeIntegration(bench.desk.bed);
});
beforeEach(async () => {
  operacion += 1;
  await bench.desk.db.insert(formasPago).values(VALES);
});
afterEach(async () => {
  await bench.desk.db.delete(formasPago).where(eq(formasPago.numero, VALES.numero));
});
afterAll(() => bench.desk.bed.close());

/** A sale of two units that was paid by vouchers. */
function sold(changes: object = {}) {
  return sentSale(operacion, [2], { pagos: [{ formaPago: 17, monto: 232, referencia: 'FOLIO 5' }], ...changes });
}

function payments() {
  const { orden, idFormaPago, formaCaja, nombre, claveSat } = ventaPagos;
  return bench.desk.db
    .select({ idFormaPago, formaCaja, nombre, claveSat })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, 1), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(orden));
}

const AS_SOLD = { idFormaPago: 9, formaCaja: 17, nombre: 'VALES DE DESPENSA', claveSat: '08' };

/** What somebody may make of the form after a sale came by it. */
const changeForm = {
  'is a card now': (db: InvoiceDesk['desk']['db']) =>
    db.update(formasPago).set({ nombre: 'AMEX', como: 2, claveSat: '29' }).where(eq(formasPago.numero, 17)),
  'is gone': (db: InvoiceDesk['desk']['db']) => db.delete(formasPago).where(eq(formasPago.numero, 17)),
};
const CHANGES = Object.entries(changeForm);

it('a chain begins with the forms that the product knows', async () => {
  const rows = await bench.desk.db.select().from(formasPago).orderBy(asc(formasPago.numero));
  expect(rows).toEqual([
    ...[...FORMAS_INICIALES].map(([numero, forma]) => ({ numero, ...forma, version: 1 })),
    { ...VALES, version: 1 },
  ]);
});

describe("a sale by a form of the chain's own", () => {
  it('is stored by the known one, goes back as that, and is invoiced by its own key', async () => {
    const { desk } = bench;
    expect(await send(desk.db, sold())).toEqual(['nueva']);
    expect(await payments()).toEqual([AS_SOLD]);
    const sheet = await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion });
    expect(sheet.json().pagos).toMatchObject([{ idFormaPago: 9, nombre: 'VALES DE DESPENSA', referencia: 'FOLIO 5' }]);
    const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const methods = await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, id));
    expect(methods.map(({ metodo, monto }) => [metodo, monto])).toEqual([[CERTIFICADO, 116_00]]);
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await invoices(bench)).at(-1)?.comprobante).toMatchObject({ FormaPago: '08', MetodoPago: 'PUE' });
  });

  it('is refused where the chain has it not, and taken once it has', async () => {
    const { db } = bench.desk;
    await db.delete(formasPago).where(eq(formasPago.numero, 17));
    const why =
      'rechazada: La cadena no tiene la forma de pago 17: se da en Datos fiscales, y después se manda la venta de nuevo.';
    expect(await send(db, sold())).toEqual([why]);
    expect(await payments()).toEqual([]);
    await db.insert(formasPago).values(VALES);
    expect(await send(db, sold())).toEqual(['nueva']);
    await db.delete(formasPago).where(eq(formasPago.numero, 17));
    // A later revision may not bring one, either.
    const pagos = [{ formaPago: 18, monto: 232 }];
    expect(await send(db, sold({ revision: 2, pagos }))).toEqual([why.replace('17', '18')]);
    expect(await payments()).toEqual([AS_SOLD]);
  });

  it.each(CHANGES)('is the same sale when it comes again and its form %s', async (_how, change) => {
    const { db } = bench.desk;
    await send(db, sold());
    await change(db);
    expect(await send(db, sold(), sold({ total: 116 }))).toEqual([
      'igual',
      expect.stringMatching(/^rechazada: Las líneas suman/),
    ]);
    expect(await payments()).toEqual([AS_SOLD]);
  });

  it.each(CHANGES)(
    'of which a voucher took something takes its till’s returns when its form %s',
    async (_how, change) => {
      const { db, asesor } = bench.desk;
      await send(db, sold());
      await voucherOf(asesor, await asking(bench.desk, operacion, { 1: 1 }));
      await change(db);
      const returned = { revision: 2, lineas: [sentLine(1, 2, { devuelto: 1 })] };
      expect(await send(db, sold(returned))).toEqual(['corregida']);
      expect(await unitsLeft(bench.desk, operacion)).toEqual([0]);
      expect(await payments()).toEqual([AS_SOLD]);
      expect(await send(db, { tienda: 1, operacion, revision: 3, anulada: true })).toEqual([
        'corregida: Se devolvieron en caja y en un vale: 1 de la línea 1.',
      ]);
      expect(await payments()).toEqual([AS_SOLD]);
    },
  );

  it('keeps the number of a card from nobody who calls it otherwise', async () => {
    const { db } = bench.desk;
    await changeForm['is a card now'](db);
    expect(await send(db, sold())).toEqual([
      'rechazada: Un pago trae más de lo que se guarda de una tarjeta, o menos: su referencia son los últimos cuatro dígitos.',
    ]);
    const pagos = [{ formaPago: 17, monto: 232, referencia: '1234' }];
    expect(await send(db, sold({ pagos }))).toEqual(['nueva']);
    expect(await payments()).toEqual([{ idFormaPago: 2, formaCaja: 17, nombre: 'AMEX', claveSat: '29' }]);
  });

  it('comes in by a file, too, and is the same when the file comes again', async () => {
    const head = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country,Pagos';
    const paid = (by: string) =>
      file(`${head}\n${operacion},10002,GLOBO,2,2026-03-12 09:45:00,100,16098,1,${by} 232.00 FOLIO 5\n`);
    expect(await importSales(bench.desk, paid('17'))).toMatchObject({ cargadas: 1, rechazadas: [] });
    expect(await payments()).toEqual([AS_SOLD]);
    expect(await importSales(bench.desk, paid('17'))).toMatchObject({ yaEstaban: 1 });
    const { rechazadas } = await importSales(bench.desk, paid('18'));
    expect(rechazadas.map(({ motivo }) => motivo)).toEqual(['formaDePago']);
  });
});
