import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renglon } from '#domain/cuadre';
import { ventas } from '../../server/db/schema/operaciones.ts';
import type { InvoiceDesk } from './facturas.desk.ts';
import { invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';
import { globalOf } from './facturas.global.desk.ts';
import { sell } from './vales.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await bench.desk.db.update(ventas).set({ anulacion: 1 });
});
afterAll(() => bench.desk.bed.close());

const march = { fecha: new Date('2026-03-10T12:00:00-06:00') };
const february = { fecha: new Date('2026-02-28T23:30:00-06:00') };

/** The sheet of store 1 by its lines; those of nothing left out. */
async function sheet(mes: string) {
  const answer = await bench.desk.facturista.get(`facturas/cuadre?mes=${mes}&tienda=1`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { renglones, ...rest } = answer.json();
  const lines = (renglones as Renglon[]).filter(({ monto }) => monto !== 0);
  return { ...rest, lines: Object.fromEntries(lines.map(({ texto, monto }) => [texto, monto])) };
}

async function named(operacion: number): Promise<void> {
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('the monthly sheet', () => {
  it('adds what was sold and what was invoiced to nothing, each difference in a line of its own', async () => {
    const { desk } = bench;
    const inGlobal = await sell(desk, [{ unidades: 1, pesos: 100 }], march);
    const inBoth = await sell(desk, [{ unidades: 1, pesos: 200 }], march);
    const ofFebruary = await sell(desk, [{ unidades: 1, pesos: 300 }], february);
    const byName = await sell(desk, [{ unidades: 1, pesos: 400 }], march);
    await sell(desk, [{ unidades: 1, pesos: 500 }], { ...march, pagos: [[4, 580]] });
    await sell(desk, [{ unidades: 1, pesos: 600 }], march);
    const gone = await sell(desk, [{ unidades: 1, pesos: 700 }], march);
    await globalOf(bench, [inGlobal, inBoth, ofFebruary]);
    await named(inBoth);
    await named(byName);
    await named(gone);
    await desk.db.update(ventas).set({ anulacion: 1 }).where(eq(ventas.operacion, gone));

    expect(await sheet('2026-03')).toEqual({
      ...{ mes: '2026-03', diferencia: 0, sinNota: 0 },
      lines: {
        'Ventas del mes': 2_088,
        'Pagadas que aún no están en ninguna factura': 696,
        'A crédito, o sin pagos conocidos, sin factura': 580,
        'De otros meses, facturadas en este': 348,
        'En una global y también a nombre (una nota las saca)': 232,
        'Anuladas en su caja, y facturadas': 812,
        'Lo que debe estar facturado': 2_204,
        'Facturas globales': 696,
        'Facturas a nombre': 1_508,
        Facturado: 2_204,
        'Notas de crédito que sacan ventas de una global': 232,
      },
    });
    expect(await sheet('2026-02')).toEqual({
      ...{ mes: '2026-02', diferencia: 0, sinNota: 0 },
      lines: { 'Ventas del mes': 348, 'Facturadas en otro mes': 348 },
    });
  });

  it('is asked for by a month', async () => {
    const answer = await bench.desk.facturista.get('facturas/cuadre?mes=2026-13');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'El mes se escribe AAAA-MM.']);
  });
});
