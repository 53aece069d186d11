import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { newKey } from '../casos/casos.desk.ts';
import { history } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, leadTo, openInvoiceDesk, RECEIVER } from './facturas.desk.ts';

const CREDIT = 4;
/** 09:30 in the store. */
const MORNING = new Date('2026-03-18T15:30:00.000Z');

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  bench.desk.bed.clock.now = MORNING;
});
afterAll(() => bench.desk.bed.close());

interface Invoiced {
  readonly idCaso: number;
  readonly operacion: number;
  readonly id: number;
  readonly version: number;
  readonly nombre: string;
}

/** A sale for 116 pesos on credit that was invoiced. */
async function invoiced(): Promise<Invoiced> {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
  const answer = await invoiceSale(bench, { idCaso, operacion });
  expect(answer.json()).toMatchObject({ codigo: 201 });
  const { id } = answer.json().factura;
  const { version, serie, folio } = await stored(id);
  await leadTo(bench.desk, idCaso, 'reciboPago');
  return { idCaso, operacion, id, version, nombre: `${serie}-${folio}` };
}

async function stored(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

function send(path: string, body: object) {
  return bench.desk.facturista.send(`facturas/${path}`, body, newKey());
}

function requestOf(paid: readonly (readonly [Invoiced, monto: number])[], more: object = {}) {
  const pagos = paid.map(([{ id: idFactura, version }, monto]) => ({ idFactura, version, monto }));
  return { idCaso: paid[0]?.[0].idCaso, fechaPago: '2026-03-18', formaPago: '03', pagos, ...more };
}

/** The payment that a receipt says. */
async function paymentOf(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.json().codigo).toBe(200);
  const { comprobante } = await stored(answer.json().factura.id);
  return comprobante.Pagos?.Pago[0];
}

async function toPay(body: object) {
  const answer = await bench.desk.facturista.send('facturas/recibo-pago/busqueda', body, newKey());
  return answer.json();
}

describe('the moment of a payment', () => {
  it('of this morning is not the noon that is still to come', async () => {
    const of = await invoiced();
    const paid = await paymentOf(await send('recibo-pago/resolver', requestOf([[of, 16]])));
    expect(paid?.FechaPago).toBe('2026-03-18T09:30:00');
  });

  it('is as whoever received it says, up to now', async () => {
    const of = await invoiced();
    const at = (horaPago: string) => send('recibo-pago/resolver', requestOf([[of, 16]], { horaPago }));
    expect((await paymentOf(await at('08:15')))?.FechaPago).toBe('2026-03-18T08:15:00');
    const tooLate = await at('09:31');
    expect(tooLate.statusCode).toBe(400);
    expect(tooLate.json().campos).toEqual([
      { campo: 'horaPago', message: 'El pago no puede ser de una hora que no ha llegado.' },
    ]);
    expect((await at('25:00')).json().campos[0].campo).toMatch(/horaPago$/);
  });

  it('of an earlier day is noon', async () => {
    const of = await invoiced();
    const request = requestOf([[of, 16]], { fechaPago: '2026-03-17' });
    expect((await paymentOf(await send('recibo-pago/resolver', request)))?.FechaPago).toBe('2026-03-17T12:00:00');
  });
});

it('a receipt has the number that the bank gave to the payment', async () => {
  const of = await invoiced();
  const paid = await paymentOf(
    await send('recibo-pago/resolver', requestOf([[of, 16]], { numOperacion: ' 0045-7788 ' })),
  );
  expect(paid?.NumOperacion).toBe('0045-7788');
  const barred = await send('recibo-pago/resolver', requestOf([[of, 16]], { numOperacion: '1|2' }));
  expect(barred.statusCode).toBe(400);
});

describe('what would be issued', () => {
  it('says of each invoice what was left, is paid and is left', async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    await send('recibo-pago/resolver', requestOf([[one, 16]]));
    const solicitud = requestOf([
      [other, 116],
      [one, 50],
    ]);
    const answer = await send('validar', { servicio: 'reciboPago', solicitud });
    expect(answer.json()).toMatchObject({ rechazos: [], impedimento: null });
    expect(answer.json().contenido.pago).toEqual({
      fecha: '2026-03-18T09:30:00',
      formaPago: '03',
      numOperacion: null,
      monto: 166,
      documentos: [
        {
          uuid: (await stored(one.id)).uuid,
          nombre: one.nombre,
          parcialidad: 2,
          saldoAnterior: 100,
          pagado: 50,
          saldoInsoluto: 50,
        },
        {
          uuid: (await stored(other.id)).uuid,
          nombre: other.nombre,
          parcialidad: 1,
          saldoAnterior: 116,
          pagado: 116,
          saldoInsoluto: 0,
        },
      ],
      // Of the 86.21 and 13.79 that are left of the first, half: 43.11 and 6.89; of the other 100 and 16.
      impuestos: [{ impuesto: '002', tasa: '0.160000', base: 143.11, importe: 22.89 }],
    });
  });

  it('is refused at the amount of the invoice that has less left, in the order of the request', async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const tooMuch = requestOf([
      [other, 116],
      [one, 116.01],
    ]);
    const message = `De la factura ${one.nombre} solo quedan $116.00 por pagar.`;
    const answer = await send('validar', { servicio: 'reciboPago', solicitud: tooMuch });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message, campos: [{ campo: 'pagos.1.monto', message }] });
  });

  it('names the one that was paid meanwhile, among several', async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    await send('recibo-pago/resolver', requestOf([[other, 116]]));
    const both = requestOf([
      [one, 116],
      [other, 116],
    ]);
    const message = `${other.nombre}: De esta factura ya no queda saldo por pagar.`;
    expect((await send('recibo-pago/resolver', both)).json()).toMatchObject({
      message,
      campos: [{ campo: 'pagos.1.monto', message }],
    });
  });
});

it('of an invoice that others changed it is told by series and folio, and the case calls it a receipt', async () => {
  const of = await invoiced();
  const old = requestOf([[{ ...of, version: of.version - 1 }, 16]]);
  expect((await send('recibo-pago/resolver', old)).json().message).toBe(
    `La factura ${of.nombre} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
  );
  const { folio } = (await send('recibo-pago/resolver', requestOf([[of, 16]]))).json().factura;
  expect(JSON.stringify(await history(bench.desk, of.idCaso))).toContain(`Recibo de pago generado: P-${folio}`);
});

describe('the search for invoices to pay', () => {
  it('says as which part the next payment counts, also where an earlier one was cancelled', async () => {
    const of = await invoiced();
    const found = async () => (await toPay({ tienda: 1, operacion: of.operacion }))[0];
    expect(await found()).toMatchObject({ id: of.id, porPagar: 116, parcialidad: 1 });
    const first = (await send('recibo-pago/resolver', requestOf([[of, 16]]))).json().factura;
    await send('recibo-pago/resolver', requestOf([[of, 50]]));
    expect(await found()).toMatchObject({ porPagar: 50, parcialidad: 3 });
    const { version } = await stored(first.id);
    await leadTo(bench.desk, of.idCaso, 'cancelacion');
    await send('cancelar', { idCaso: of.idCaso, idFactura: first.id, version, motivo: '02' });
    expect(await found()).toMatchObject({ porPagar: 66, parcialidad: 3 });
  });

  it('finds what is not paid behind a hundred that are', async () => {
    const of = await invoiced();
    const { id: _, ...row } = await stored(of.id);
    await bench.desk.db.insert(facturas).values(
      Array.from({ length: 100 }, (_, place) => ({
        ...row,
        total: row.total - row.total,
        fecha: new Date('2026-03-19T04:00:00.000Z'),
        folio: 900_000 + place,
        uuid: `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`,
        clave: `factura-nada-${place}`,
      })) as (typeof facturas.$inferInsert)[],
    );
    const found: readonly { readonly id: number }[] = await toPay({ rfc: RECEIVER.rfc });
    expect(found.map(({ id }) => id)).toContain(of.id);
    expect(found.length).toBeLessThan(100);
  });
});
