import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Factura } from '#domain/facturas/facturas';
import {
  amountField,
  blankPayment,
  keepOffered,
  type Payable,
  paidIn,
  paidInDraft,
  paymentSaid,
  paymentSchema,
} from './payment.ts';

/** 10:30 in the store. */
const NOW = new Date('2026-11-23T16:30:00.000Z');
const one: Payable = { id: 31, version: 2, serie: 'A', folio: '7', porPagar: 116, parcialidad: 1 };
const other: Payable = { ...one, id: 12, version: 4, folio: '3', porPagar: 1_500.5, parcialidad: 2 };
const rows = [one, other];
const schema = paymentSchema(rows, () => NOW);
const blank = { ...blankPayment(rows, { elegido: 'factura-31', chosen: 31, now: NOW }), formaPago: '03' };

function faultsOf(typed: Readonly<Record<string, string>>): readonly string[] {
  const issues = schema.safeParse({ ...blank, ...typed }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

describe('a payment that nobody wrote anything of', () => {
  it('is of now, and pays all that is left of the invoice that was searched for', () => {
    expect(blank).toMatchObject({ fechaPago: '2026-11-23', horaPago: '10:30', monto31: '116.00', monto12: '' });
    expect(schema.parse(blank)).toEqual({
      ...{ fechaPago: '2026-11-23', horaPago: '10:30', formaPago: '03', numOperacion: undefined },
      pagos: [{ idFactura: 31, version: 2, monto: 116 }],
    });
  });

  it('pays nothing yet where all of a payer were searched for', () => {
    const ofPayer = blankPayment(rows, { elegido: 'rfc-X', chosen: null, now: NOW });
    expect(paidIn(ofPayer, rows)).toBe(0);
    expect(faultsOf({ monto31: '' })).toEqual(['pagos: Elija al menos una factura.']);
  });
});

describe('what is paid', () => {
  it('is of each invoice at most what is left of it', () => {
    expect(paidIn({ ...blank, monto12: '$1,500.50' }, rows)).toBe(centavos(161_650));
    expect(schema.parse({ ...blank, monto31: '16', monto12: '1,500.50' })).toMatchObject({
      // As the server reads them.
      pagos: [
        { idFactura: 12, version: 4, monto: 1_500.5 },
        { idFactura: 31, version: 2, monto: 16 },
      ],
    });
    expect(faultsOf({ monto12: '1500.51' })).toEqual(['monto12: De la factura A-3 solo quedan $1,500.50 por pagar.']);
    expect(faultsOf({ monto31: '0' })).toEqual(['monto31: Lo que se paga de la factura A-7 debe ser mayor a cero.']);
    expect(faultsOf({ monto31: 'x' })).toHaveLength(1);
  });

  it('is of fifty invoices at most', () => {
    const many = Array.from({ length: 51 }, (_, place) => ({ ...one, id: 100 + place }));
    const all = Object.fromEntries(many.map(({ id }) => [amountField(id), '1']));
    const [fault] = paymentSchema(many, () => NOW).safeParse({ ...blank, ...all }).error?.issues ?? [];
    expect(fault?.message).toBe('Un recibo es de 50 facturas a lo más.');
  });
});

describe('when and how it was paid', () => {
  it('is not to come', () => {
    expect(faultsOf({ horaPago: '10:31' })).toEqual(['horaPago: El pago no puede ser de una hora que no ha llegado.']);
    expect(faultsOf({ fechaPago: '2026-11-24' })).toEqual([
      'fechaPago: El pago no puede ser de un día que no ha llegado.',
    ]);
    expect(faultsOf({ fechaPago: '' })).toEqual(['fechaPago: Escriba el día del pago.']);
    expect(faultsOf({ horaPago: '' })).toEqual(['horaPago: Escriba la hora del pago.']);
  });

  it('has no hour on an earlier day', () => {
    expect(schema.parse({ ...blank, fechaPago: '2026-11-20', horaPago: '23:59' })).toMatchObject({
      fechaPago: '2026-11-20',
      horaPago: undefined,
    });
  });

  it('is said, and may have the number of the bank', () => {
    expect(faultsOf({ formaPago: '' })).toEqual(['formaPago: Elija la forma de pago.']);
    expect(schema.parse({ ...blank, numOperacion: ' 77 ' })).toMatchObject({ numOperacion: '77' });
    expect(faultsOf({ numOperacion: '7|7' })).toEqual(['numOperacion: El número de operación no lleva el signo |.']);
  });
});

it('an invoice that is to be paid no longer is taken off the payment', () => {
  const later = paymentSchema([{ ...one, porPagar: 0 }, other], () => NOW);
  expect(later.safeParse(blank).error?.issues.map(({ message }) => message)).toEqual([
    'La factura A-7 ya no está por pagar: quítela.',
  ]);
  expect(later.parse({ ...blank, monto31: '', monto12: '1' })).toMatchObject({ pagos: [{ idFactura: 12, monto: 1 }] });
});

it('an invoice that others paid stays in its place, with nothing left', () => {
  const later: Payable = { ...one, id: 40 };
  expect(keepOffered(rows, [{ ...other, porPagar: 500 }, later])).toEqual([
    { ...one, porPagar: 0 },
    { ...other, porPagar: 500 },
    later,
  ]);
});

describe('a draft', () => {
  it('pays the invoices that have an amount in it, right or wrong', () => {
    const kept = { ...blank, monto31: '', monto12: '1,200', monto7: 'x', montoTotal: '5' };
    expect(paidInDraft(kept, 'factura-31')).toEqual([12, 7]);
  });

  it('of another choice, or none, pays nothing of this one', () => {
    expect(paidInDraft(blank, 'rfc-X')).toEqual([]);
    expect(paidInDraft(null, 'factura-31')).toEqual([]);
  });
});

it('a receipt that was refused stands in its form as it was written', () => {
  const refused = {
    pago: { fecha: '2026-11-20T12:00:00', formaPago: '03', numOperacion: null },
    relacionadas: [
      { id: 31, relacion: 'pago', monto: 16, esDeEsta: false },
      { id: 12, relacion: 'pago', monto: 1_500.5, esDeEsta: false },
      { id: 90, relacion: 'reemite', monto: 0, esDeEsta: true },
    ],
  } as Factura;
  expect(paymentSaid(refused, 'rechazada-44')).toEqual({
    ...{ elegido: 'rechazada-44', fechaPago: '2026-11-20', horaPago: '12:00', formaPago: '03', numOperacion: '' },
    ...{ monto31: '16.00', monto12: '1,500.50' },
  });
});
