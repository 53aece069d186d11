import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { newKey } from '../casos/casos.desk.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, type invoiceDesk, invoiceSale, leadTo } from './facturas.desk.ts';

const CREDIT = 4;

/** An invoice on which a service is asked for, by a case. */
export interface OfInvoice {
  readonly idCaso: number;
  readonly id: number;
  readonly version: number;
}

/** Makes invoices of sales, and asks for services on them, on a desk of invoices. */
export function invoicesOf(bench: ReturnType<typeof invoiceDesk>) {
  /** A sale that was invoiced: 2 units for 100 pesos without tax, 116 with it; by credit where it is paid later. */
  async function invoiced({ credit = false } = {}) {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], credit ? { pagos: [[CREDIT, 116]] } : {});
    const answer = await invoiceSale(bench, { idCaso, operacion });
    expect(answer.json().codigo).toBe(201);
    const { id } = answer.json().factura;
    return { idCaso, operacion, id, version: (await stored(id)).version };
  }

  async function stored(id: number) {
    const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
    if (row === undefined) throw new Error(`There is no invoice ${id}`);
    return row;
  }

  function send(path: string, body: object, key = newKey()) {
    return bench.desk.facturista.send(`facturas/${path}`, body, key);
  }

  async function note(of: OfInvoice, more: object, key?: string) {
    const { idCaso, id: idFactura, version } = of;
    await leadTo(bench.desk, idCaso, 'notaCredito');
    return send('nota-credito/resolver', { idCaso, idFactura, version, ...more }, key);
  }

  return { invoiced, stored, send, note };
}
