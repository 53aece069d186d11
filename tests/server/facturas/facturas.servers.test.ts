import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondServer } from '../bed/secondServer.ts';
import { newKey, Person } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { CATEGORIA, type InvoiceDesk, invoiceCase, invoiceSale, invoices, openInvoiceDesk } from './facturas.desk.ts';

let bench: InvoiceDesk;
let app: FastifyInstance;
let here: Person;
let there: Person;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  const { bed, facturista } = bench.desk;
  app = await secondServer(bed, { neighbours: { stamper: bench.stamper } });
  here = facturista;
  there = new Person({ ...bed, app }, await bed.signIn(FACTURISTA));
});
afterAll(async () => {
  await app.close();
  await bench.desk.bed.close();
});

const CREDIT = 4;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** Half of the people are at one server, half at the other. */
function whoever(index: number): Person {
  return index % 2 === 0 ? here : there;
}

async function cases(servicio: keyof typeof CATEGORIA = 'general'): Promise<readonly number[]> {
  return Promise.all(TWENTY.map(() => invoiceCase(bench, { idSubcategoria: CATEGORIA[servicio] })));
}

function codes(answers: readonly { readonly statusCode: number }[], code: number): number {
  return answers.filter(({ statusCode }) => statusCode === code).length;
}

describe('two servers on one database', () => {
  it('give no folio twice and leave none out', async () => {
    const asked = await cases();
    const sales = await Promise.all(TWENTY.map(() => sell(bench.desk, [{ unidades: 1, pesos: 10 }])));
    const answers = await Promise.all(
      asked.map((idCaso, index) => invoiceSale(bench, { idCaso, operacion: sales[index] ?? 0, who: whoever(index) })),
    );
    expect(codes(answers, 200)).toBe(20);
    const folios = (await invoices(bench)).map(({ folio }) => folio).toSorted((a, b) => a - b);
    expect(folios).toEqual(TWENTY.map((index) => index + 1));
  });

  it('invoice one sale once', async () => {
    const asked = await cases();
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    const answers = await Promise.all(
      asked.map((idCaso, index) => invoiceSale(bench, { idCaso, operacion, who: whoever(index) })),
    );
    expect([codes(answers, 200), codes(answers, 409)]).toEqual([1, 19]);
  });

  it('take the last part of several invoices once, in whatever order they are asked for', async () => {
    const asked = await cases('reciboPago');
    const pagos: object[] = [];
    for (let n = 0; n < 3; n++) {
      const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
      const { id } = (await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion })).json().factura;
      pagos.push({ idFactura: id, version: (await here.get(`facturas/detalle/${id}`)).json().version, monto: 116 });
    }
    const payment = { fechaPago: '2026-03-18', formaPago: '03' };
    const answers = await Promise.all(
      asked.map((idCaso, index) =>
        whoever(index).send('facturas/recibo-pago/resolver', {
          ...{ ...payment, idCaso },
          pagos: index % 3 === 0 ? pagos.toReversed() : pagos,
        }),
      ),
    );
    expect([codes(answers, 200), codes(answers, 409)]).toEqual([1, 19]);
  });

  it('take the last part of an invoice once', async () => {
    const asked = await cases('reciboPago');
    const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
    const { id } = (await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion })).json().factura;
    const { version } = (await here.get(`facturas/detalle/${id}`)).json();
    const answers = await Promise.all(
      asked.map((idCaso, index) =>
        whoever(index).send('facturas/recibo-pago/resolver', {
          idCaso,
          fechaPago: '2026-03-18',
          formaPago: '03',
          pagos: [{ idFactura: id, version, monto: 116 }],
        }),
      ),
    );
    expect([codes(answers, 200), codes(answers, 409)]).toEqual([1, 19]);
  });

  it('answer one key alike, and do it once', async () => {
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 10 }]);
    const key = newKey();
    const before = (await invoices(bench)).length;
    const answers = await Promise.all(
      TWENTY.map((index) => invoiceSale(bench, { idCaso, operacion, key, who: whoever(index) })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await invoices(bench)).toHaveLength(before + 1);
  });
});
