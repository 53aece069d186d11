import { expect, it } from 'vitest';
import { FORMAS_INICIALES } from '#domain/cadena/formas';
import { fromPesos } from '#domain/common/money';
import { porFormas, porSusFormas } from './porFormas.ts';
import type { VentaEntrante } from './ventaEntrante.ts';

const FECHA = new Date('2026-11-25T16:12:00.000Z');
const VALES = { nombre: 'VALES DE DESPENSA', como: 9, claveSat: '08' } as const;
const WITH_VALES = new Map([...FORMAS_INICIALES, [17, VALES]]);

function paidBy(forma: number, referencia: string | null = null): VentaEntrante {
  return {
    ...{ tienda: 1, operacion: 1000001, revision: 1, fecha: FECHA, total: fromPesos(116), lineas: [] },
    ...{ numidenCliente: null, nombreCliente: null, folioWeb: null },
    pagos: [{ forma, monto: fromPesos(116), devuelto: fromPesos(0), fecha: FECHA, referencia }],
  };
}

function read(...[venta, formas]: Parameters<typeof porFormas>) {
  const said = porFormas(venta, formas);
  return typeof said === 'string' ? said : said.pagos[0];
}

it.each([
  [1, { forma: 1, idFormaPago: 1, nombre: 'EFECTIVO', claveSat: '01' }],
  [4, { forma: 4, idFormaPago: 4, nombre: 'CRÉDITO DE LA CASA', claveSat: null }],
  [10, { forma: 10, idFormaPago: 10, nombre: 'BILLETERA', claveSat: '01' }],
  [17, { forma: 17, idFormaPago: 9, nombre: 'VALES DE DESPENSA', claveSat: '08' }],
])('a payment by form %i is stored by the known one, with its own name and key', (forma, stored) => {
  expect(read(paidBy(forma), WITH_VALES)).toMatchObject({ ...stored, monto: 116_00 });
});

it('an unknown form is no form', () => {
  expect(read(paidBy(17), FORMAS_INICIALES)).toBe(
    'La cadena no tiene la forma de pago 17: se da en Datos fiscales, y después se manda la venta de nuevo.',
  );
});

it('a card is a card by whatever number', () => {
  const amex = new Map([...FORMAS_INICIALES, [120, { nombre: 'AMEX', como: 2, claveSat: '29' } as const]]);
  expect(read(paidBy(120, '1234'), amex)).toMatchObject({ idFormaPago: 2, claveSat: '29', referencia: '1234' });
  expect(read(paidBy(120, '4111111111111111'), amex)).toContain('los últimos cuatro dígitos');
  expect(read(paidBy(17, '4111111111111111'), WITH_VALES)).toContain('los últimos cuatro dígitos');
});

it('a later revision keeps the forms that its sale came with, and has new ones by the table', () => {
  const before = porFormas(paidBy(17, 'folio 5'), WITH_VALES);
  if (typeof before === 'string') throw new Error(before);
  const now = new Map([...FORMAS_INICIALES, [17, { nombre: 'AMEX', como: 2, claveSat: '29' } as const]]);
  const pagos = [...paidBy(17, 'folio 5').pagos, ...paidBy(10).pagos];
  const later = { ...paidBy(17), revision: 2, total: fromPesos(232), pagos };
  for (const formas of [now, FORMAS_INICIALES]) {
    expect(porSusFormas(later, before, formas)).toMatchObject({
      revision: 2,
      pagos: [
        { forma: 17, idFormaPago: 9, nombre: 'VALES DE DESPENSA', claveSat: '08' },
        { forma: 10, idFormaPago: 10 },
      ],
    });
  }
});

it('by a form that goes back as cash a till may have rounded, and by another it may not', () => {
  const dolares = new Map([...WITH_VALES, [50, { nombre: 'DÓLARES', como: 1, claveSat: '01' } as const]]);
  const rounded = (forma: number) => read({ ...paidBy(forma), total: fromPesos(116.03) }, dolares);
  expect(rounded(50)).toMatchObject({ idFormaPago: 1, monto: 116_00 });
  expect(rounded(17)).toBe('Los pagos suman $116.00 y no alcanzan el total de $116.03.');
  expect(read({ ...paidBy(50), total: fromPesos(100) }, dolares)).toContain('mande el pago sin el cambio');
});
