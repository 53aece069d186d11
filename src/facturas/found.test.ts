import { describe, expect, it, vi } from 'vitest';
import { documento } from '../../tests/machines/facturas.samples.ts';
import { rejection } from '../../tests/machines/samples.ts';
import type { Api } from '../api/api.ts';
import { failureOf } from '../api/failure.ts';
import { findInvoices, findMeal, findSale, findTicket, findToPay } from './found.ts';

const { signal } = new AbortController();
const busca = { por: 'operacion', tienda: 1, operacion: 77 } as const;

/** A back end that answers each call as said. */
function answering(answers: Readonly<Record<string, unknown>>): Api {
  const llamar = vi.fn(async (name: string) => {
    const answer = answers[name];
    if (typeof answer === 'object' && answer !== null && 'tipo' in answer && 'campos' in answer) throw answer;
    return answer;
  });
  return { llamar } as unknown as Api;
}

const cabecera = {
  ...{ tienda: { cvetda: 1, nombre: 'Tienda Centro' }, operacion: 77, totalOperacion: 116 },
  // Of the day before in the store.
  fechaOperacion: '2026-11-21T03:00:00.000Z',
};

describe('what a service finds', () => {
  it('is a sale with the store’s day, or with the invoice that it has', async () => {
    const detalleOperacionFactura = { cabecera, articulos: [], pagos: [] };
    const free = answering({ detalleOperacionFactura, facturasDeOperacion: [] });
    expect(await findSale(busca, free, signal)).toEqual([
      {
        ...{ clave: 'venta-1-77', nombre: 'Operación 77', tienda: 'Tienda Centro', fecha: '20-11-2026', total: 116 },
        ...{ impide: null, factura: null, sinPagos: true, pide: { origen: 'venta', tienda: 1, operacion: 77 } },
      },
    ]);
    const taken = answering({ detalleOperacionFactura, facturasDeOperacion: [documento] });
    expect(await findSale(busca, taken, signal)).toMatchObject([
      { impide: 'Esta operación ya está en la factura A-123.', factura: documento },
    ]);
  });

  it('is a ticket that was paid', async () => {
    const paid = {
      ...{ tienda: cabecera.tienda, monto: 80, fecha: '2026-11-20' },
      ...{ valido: true, formaPago: '01', factura: null },
    };
    const [found] = await findTicket(busca, answering({ buscarPagoEstacionamiento: paid }), signal);
    expect(found).toMatchObject({
      ...{ tienda: 'Tienda Centro', fecha: '20-11-2026', impide: null },
      pide: { tienda: 1, operacion: 77, fecha: '2026-11-20' },
    });
    const unpaid = answering({ buscarPagoEstacionamiento: { ...paid, valido: false } });
    expect(await findTicket(busca, unpaid, signal)).toMatchObject([
      { impide: 'El boleto 77 no está pagado: todavía no se puede facturar.' },
    ]);
  });

  it('is a meal by its folio', async () => {
    const validarFolioSva = {
      ...{ folio: 'R-7', tienda: cabecera.tienda, monto: 300, fecha: '2026-11-20', formaPago: '04', factura: null },
    };
    const found = await findMeal({ por: 'consumo', folio: 'R-7' }, answering({ validarFolioSva }), signal);
    expect(found).toMatchObject([{ nombre: 'Consumo R-7', pide: { origen: 'restaurante', folio: 'R-7' } }]);
  });

  it('is an invoice by its sale or its folio, unless the service says why not', async () => {
    const api = answering({ facturasPorCancelar: [documento], facturaPorFolio: [documento] });
    const calls = { bySale: 'facturasPorCancelar', byFolio: 'facturaPorFolio' } as const;
    expect(await findInvoices(calls)(busca, api, signal)).toMatchObject([
      { nombre: 'Factura A-123', impide: null, pide: { idFactura: 31, version: 2 } },
    ]);
    const spent = findInvoices({ ...calls, against: () => 'Ya no.' });
    expect(await spent({ por: 'folio', serie: 'A', folio: 123 }, api, signal)).toMatchObject([{ impide: 'Ya no.' }]);
  });

  it('is nothing where there is nothing, and a failure where nobody knows', async () => {
    const none = failureOf('noEncontrado', 'No se encontraron resultados');
    expect(await findTicket(busca, answering({ buscarPagoEstacionamiento: none }), signal)).toEqual([]);
    await expect(findTicket(busca, answering({ buscarPagoEstacionamiento: rejection }), signal)).rejects.toEqual(
      rejection,
    );
  });
});

describe('what is found to be paid', () => {
  const rest = { ...documento, parcialidad: 2, porPagar: 100 };

  it('is the invoice that is searched for, or the only one of who pays', async () => {
    const one = answering({ busquedaReciboPago: [rest] });
    const found = { clave: 'factura-31', nombre: 'Factura A-123', impide: null };
    expect(await findToPay(busca, one, signal)).toMatchObject([found]);
    expect(await findToPay({ por: 'rfc', rfc: rest.rfc }, one, signal)).toMatchObject([found]);
  });

  it('is all that somebody has to pay, but for who share a generic number', async () => {
    const two = [rest, { ...rest, id: 32, folio: '124', porPagar: 0.2 }];
    expect(
      await findToPay({ por: 'rfc', rfc: rest.rfc }, answering({ busquedaReciboPago: two }), signal),
    ).toMatchObject([
      {
        clave: 'rfc-EKU9003173C9',
        nombre: '2 facturas por pagar de ESCUELA KEMPER URGATE',
        total: 100.2,
        factura: null,
      },
    ]);
    const strangers = two.map((one) => ({ ...one, rfc: 'XAXX010101000' }));
    const apart = answering({ busquedaReciboPago: strangers });
    expect(await findToPay({ por: 'rfc', rfc: 'XAXX010101000' }, apart, signal)).toHaveLength(2);
  });

  it('says of what is not to be paid why', async () => {
    const paid = { ...documento, porPagar: 0 };
    const atOnce = { ...documento, id: 32, metodoPago: 'PUE', porPagar: 0 };
    const cancelled = { ...documento, id: 33, estado: { id: 4, nombre: 'CANCELADA' } };
    const back = answering({ busquedaReciboPago: [], facturasPorCancelar: [paid, atOnce, cancelled] });
    expect((await findToPay(busca, back, signal)).map(({ impide }) => impide)).toEqual([
      'De esta factura ya no queda saldo por pagar.',
      'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.',
      'Una factura en estado CANCELADA no permite hacerle un recibo de pago.',
    ]);
  });
});
