import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { sell } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  // The product's own provider judges the hour once more.
  bench = await openInvoiceDesk({}, { embedded: true });
});
afterAll(() => bench.desk.bed.close());

// Nine in the evening in the centre, ten days after summer time began north of the border.
it.each([
  ['06000', '2026-03-18T21:00:00'],
  ['22000', '2026-03-18T20:00:00'],
  ['83000', '2026-03-18T20:00:00'],
  ['77500', '2026-03-18T22:00:00'],
  ['32000', '2026-03-18T21:00:00'],
  ['88000', '2026-03-18T22:00:00'],
])('an invoice of the postal code %s says %s, which its provider accepts', async (codigoPostal, fecha) => {
  const { desk } = bench;
  await desk.db.update(stores).set({ codigoPostal });
  const operacion = await sell(desk, [{ unidades: 2, pesos: 100 }]);
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.json(), answer.body).toMatchObject({ codigo: 201, factura: { estado: { nombre: 'VIGENTE' } } });
  const [row] = await desk.db.select().from(facturas).where(eq(facturas.id, answer.json().factura.id));
  expect(row?.comprobante).toMatchObject({ LugarExpedicion: codigoPostal, Fecha: fecha });
});
