import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { PRODUCTO } from '#domain/common/constants';
import type { Documento } from '#domain/facturas/facturas';
import { openSampleDesk, type SampleDesk, searchOf, type Waiting } from './demo.facturas.desk.ts';

const MANTENIMIENTO = {
  bySale: 'facturas/mantenimiento/por-tienda-operacion',
  byFolio: 'facturas/mantenimiento/por-serie-folio',
};
const CANCELACION = { bySale: 'facturas/por-tienda-operacion', byFolio: 'facturas/por-serie-folio' };
const FREE_CENTAVOS = 100_000;

describe('the sample has open cases for each service, which the employee of invoices solves', () => {
  let desk: SampleDesk;
  beforeAll(async () => {
    desk = await openSampleDesk();
  });
  afterAll(() => desk.bed.close());

  /** The cases of a category whose search finds an invoice that counts, with it. */
  const withInvoice = async (idSubcategoria: number, paths = CANCELACION) => {
    const found: { readonly one: Waiting; readonly invoice: Documento }[] = [];
    for (const one of await desk.waiting(idSubcategoria)) {
      const [invoice] = await desk.find(searchOf(one, paths));
      if (invoice?.estado.id === ESTADO_FACTURA.vigente) found.push({ one, invoice });
    }
    return found;
  };
  const resolve = async (path: string, body: object) => {
    const answer = await desk.facturista.send(path, body);
    expect([path, answer.statusCode, answer.json().descripcion]).toEqual([path, 200, expect.any(String)]);
    return answer.json();
  };
  const issued = { factura: { uuid: expect.any(String), estado: { nombre: 'VIGENTE' } } };

  it('MANTENIMIENTO FACTURA', async () => {
    const cases = await withInvoice(1, MANTENIMIENTO);
    expect(cases.length).toBeGreaterThanOrEqual(3);
    for (const { one, invoice } of cases.slice(0, 1)) {
      const { id: idFactura, version } = invoice;
      const body = { idCaso: one.id, idFactura, version, datosFiscales: one.datosFiscales, formaPago: '01' };
      expect(await resolve('facturas/mantenimiento/resolver', body)).toMatchObject({ codigo: 200, ...issued });
    }
  });

  it('NOTA DE CRÉDITO', async () => {
    const cases = await withInvoice(2);
    expect(cases.length).toBeGreaterThanOrEqual(3);
    expect(cases.filter(({ invoice }) => invoice.porAcreditar !== invoice.total)).toEqual([]);
    for (const { one, invoice } of cases.slice(0, 1)) {
      const { id: idFactura, version } = invoice;
      const body = { idCaso: one.id, idFactura, version, relacion: '03', lineas: [{ orden: 1, cantidad: 1 }] };
      expect(await resolve('facturas/nota-credito/resolver', body)).toMatchObject({ codigo: 200, ...issued });
    }
  });

  it('CANCELACIÓN DE FACTURA, with its receiver and without', async () => {
    const cases = await withInvoice(3);
    expect(cases.length).toBeGreaterThanOrEqual(3);
    const isFree = ({ invoice }: (typeof cases)[number]) => Math.round(invoice.total * 100) <= FREE_CENTAVOS;
    const [free] = cases.filter(isFree);
    const [asked] = cases.filter((one) => !isFree(one) && one.invoice.rfc !== 'XAXX010101000');
    for (const [one, estado] of [
      [free, 'CANCELADA'],
      [asked, 'CANCELACIÓN SOLICITADA'],
    ] as const) {
      if (one === undefined) throw new Error(`No open case leads to ${estado}`);
      const { id: idFactura, version } = one.invoice;
      const body = { idCaso: one.one.id, idFactura, version, motivo: '03' };
      expect(await resolve('facturas/cancelar', body)).toMatchObject({ codigo: 1, estado: { nombre: estado } });
    }
  });

  it('FACTURA GENERAL, and the stamper refuses one of them', async () => {
    const cases: Waiting[] = [];
    for (const one of await desk.waiting(4)) {
      const { tienda, operacion } = one.sale ?? { tienda: 0, operacion: 0 };
      const made = await desk.find(
        `facturas/facturacion/por-tienda-operacion?idTienda=${tienda}&idOperacion=${operacion}`,
      );
      expect([one.id, made]).toEqual([one.id, []]);
      cases.push(one);
    }
    const wrong = cases.filter(({ datosFiscales }) => datosFiscales.rfc === 'KICR630120NX3');
    expect(wrong).toHaveLength(1);
    const others = cases.filter((one) => !wrong.includes(one));
    expect(others.length).toBeGreaterThanOrEqual(3);
    const bill = ({ id: idCaso, sale, datosFiscales }: Waiting) =>
      resolve('facturas/facturacion/resolver', { origen: 'venta', idCaso, ...sale, datosFiscales });
    const [first] = others;
    const [refused] = wrong;
    if (first === undefined || refused === undefined) throw new Error('No case of a sale waits');
    expect(await bill(first)).toMatchObject({ codigo: 201, ...issued });
    expect(await bill(refused)).toMatchObject({ codigo: 409, rechazos: [{ codigo: 'CFDI40145' }] });
    const escalated = await desk.facturista.get(`caso/detalle/${refused.id}`);
    expect(escalated.json()).toMatchObject({ subCategoria: { id: 1 }, estado: { id: 4 } });
  });

  it('FACTURA ESTACIONAMIENTO', async () => {
    const paid: { readonly one: Waiting; readonly fecha: string }[] = [];
    for (const one of await desk.waiting(5)) {
      if (one.sale === null) continue;
      const { tienda, operacion } = one.sale;
      const path = `facturas/estacionamiento/buscarPago${PRODUCTO}?tienda=${tienda}&operacion=${operacion}`;
      const answer = await desk.facturista.get(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      const { valido, fecha, factura } = answer.json();
      if (valido && factura === null) paid.push({ one, fecha });
    }
    expect(paid.length).toBeGreaterThanOrEqual(3);
    for (const { one, fecha } of paid.slice(0, 1)) {
      const body = { idCaso: one.id, ...one.sale, fecha, datosFiscales: one.datosFiscales };
      expect(await resolve('facturas/estacionamiento/resolver', body)).toMatchObject({ codigo: 200, ...issued });
    }
  });

  it('RECIBO DE PAGO', async () => {
    const cases: { readonly one: Waiting; readonly invoice: Documento }[] = [];
    for (const one of await desk.waiting(6)) {
      const { sale, serie, folio } = one;
      const answer = await desk.facturista.post(
        'facturas/recibo-pago/busqueda',
        sale ?? { serie: serie ?? '', folio: Number(folio) },
      );
      expect([one.id, answer.statusCode]).toEqual([one.id, 200]);
      const [invoice] = answer.json();
      if (invoice?.porPagar > 0) cases.push({ one, invoice });
    }
    expect(cases.length).toBeGreaterThanOrEqual(3);
    for (const { one, invoice } of cases.slice(0, 1)) {
      const { id: idFactura, version, porPagar: monto } = invoice;
      const body = { idCaso: one.id, fechaPago: '2026-03-17', formaPago: '03', pagos: [{ idFactura, version, monto }] };
      expect(await resolve('facturas/recibo-pago/resolver', body)).toMatchObject({ codigo: 200, ...issued });
    }
  });

  it('FACTURA RESTAURANTE, whose case then goes to MANTENIMIENTO', async () => {
    const cases: Waiting[] = [];
    for (const one of await desk.waiting(14)) {
      const answer = await desk.facturista.post('facturas/restaurante/validar-folio-sva', { folio: one.folio ?? '' });
      if (answer.statusCode === 200 && answer.json().factura === null) cases.push(one);
    }
    expect(cases.length).toBeGreaterThanOrEqual(3);
    const [one] = cases;
    if (one === undefined) throw new Error('No case of a meal waits');
    const body = { origen: 'restaurante', idCaso: one.id, folio: one.folio, datosFiscales: one.datosFiscales };
    expect(await resolve('facturas/facturacion/resolver', body)).toMatchObject({ codigo: 201, ...issued });
    expect((await desk.facturista.get(`caso/detalle/${one.id}`)).json()).toMatchObject({ subCategoria: { id: 1 } });
  });
});
