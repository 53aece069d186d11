import { describe, expect, it } from 'vitest';
import { instantOf } from '#domain/common/localTime';
import { amountOf, exactAmount, readLine } from './saleLine.ts';

const GOOD = ['536382', '10002', 'INFLATABLE POLITICAL GLOBE ', '12', '2010-12-01 09:45:00', '0.85', '16098', 'Spain'];
const COLUMN = {
  factura: 0,
  codigo: 1,
  descripcion: 2,
  cantidad: 3,
  fecha: 4,
  precio: 5,
  cliente: 6,
  pais: 7,
} as const;

function withValue(column: keyof typeof COLUMN, value: string) {
  return readLine(GOOD.with(COLUMN[column], value));
}

describe('a line of a file of sales', () => {
  it('is read with 16 % of tax on top of its amount', () => {
    expect(readLine(GOOD)).toEqual({
      operacion: 536382,
      pais: 'Spain',
      fecha: '2010-12-01 09:45:00',
      numidenCliente: 16098,
      numArt: '10002',
      descripcion: 'INFLATABLE POLITICAL GLOBE',
      cantidad: 12,
      pesada: null,
      devuelto: 0,
      precioUnitario: '0.85',
      subtotal: 1020,
      descuento: 0,
      iva: 163,
      ieps: 0,
      total: 1183,
      esDescuento: false,
      conImpuesto: false,
      pagos: [],
    });
  });

  it('may have no customer, price 0 and a code that ends in letters', () => {
    expect(withValue('cliente', '')).toMatchObject({ numidenCliente: null });
    expect(withValue('precio', '0.0')).toMatchObject({ subtotal: 0, iva: 0, total: 0 });
    expect(withValue('codigo', '85123A')).toMatchObject({ numArt: '85123A' });
  });

  it.each([
    ['factura', 'C536548', 'devolucion'],
    ['factura', 'A563185', 'factura'],
    ['factura', '', 'factura'],
    ['factura', '0', 'factura'],
    ['factura', '12345678901', 'factura'],
    ['pais', ' ', 'pais'],
    ['cantidad', '', 'cantidadAusente'],
    ['cantidad', '0', 'cantidad'],
    ['cantidad', '1.5000001', 'cantidad'],
    ['cantidad', '1,5', 'cantidad'],
    ['descripcion', '   ', 'sinDescripcion'],
    ['codigo', 'POST', 'codigo'],
    ['codigo', 'BANK CHARGES', 'codigo'],
    ['codigo', 'gift_0001_20', 'codigo'],
    ['codigo', '', 'codigo'],
    ['fecha', '', 'fecha'],
    ['fecha', '2010-02-30 10:00:00', 'fecha'],
    ['fecha', '2010-12-01 25:00:00', 'fecha'],
    ['fecha', '12/01/2010', 'fecha'],
    ['fecha', '25/11/2026 15:00', 'fecha'],
    ['precio', '', 'precio'],
    ['precio', '1,50', 'precio'],
    ['precio', '1e3', 'precio'],
    ['precio', '0.12345', 'precio'],
    ['precio', '9999999999', 'importe'],
    ['cliente', 'X', 'cliente'],
  ] as const)('with %s "%s" is refused: %s', (column, value, motivo) => {
    expect(withValue(column, value)).toBe(motivo);
  });

  it.each([
    ['cantidad', '-3', -255, -41],
    ['precio', '-0.85', -1020, -163],
  ] as const)('is a discount where it comes to less than nothing: %s %s', (column, value, subtotal, iva) => {
    const code = GOOD.with(COLUMN.codigo, 'D').with(COLUMN[column], value);
    expect(readLine(code)).toMatchObject({ esDescuento: true, subtotal, iva, total: subtotal + iva });
  });

  it.each([
    ['0.85', '-12', '-0.85'],
    ['0', '-12', '0'],
    ['nothing', '-12', 'x'],
  ])('is no discount without an amount below zero: %s', (_case, cantidad, precio) => {
    expect(readLine(GOOD.with(COLUMN.cantidad, cantidad).with(COLUMN.precio, precio))).toBe('cantidad');
  });

  it.each([
    [
      'a rate of zero',
      '100.00',
      '0.00',
      '100.00',
      { subtotal: 10_000, iva: 0, total: 10_000, precioUnitario: '100.00' },
    ],
    ['its tax in the price', '116.00', '16.00', '116.00', { subtotal: 10_000, iva: 1_600, precioUnitario: '100.0000' }],
    ['its tax on top', '100.00', '16.00', '116.00', { subtotal: 10_000, iva: 1_600, precioUnitario: '100.00' }],
  ])('has the tax that the file says: %s', (_case, precio, iva, total, amounts) => {
    const line = GOOD.with(COLUMN.cantidad, '1').with(COLUMN.precio, precio);
    expect(readLine([...line, iva, total])).toMatchObject({ ...amounts, conImpuesto: true });
  });

  it.each([
    ['no amounts', 'x', '116.00'],
    ['less than nothing', '16.00', '10.00'],
    ['what is not the price', '16.00', '216.00'],
  ])('is refused where the file says of its tax %s', (_case, iva, total) => {
    expect(readLine([...GOOD.with(COLUMN.cantidad, '1').with(COLUMN.precio, '100.00'), iva, total])).toBe('impuesto');
  });

  // A liquor at 53 % and a juice at 8 %, each with 16 % on price and IEPS; a shirt at 200.00 less 50.00.
  it.each([
    ['IEPS', '100.00', ['24.48', '177.48'], ['', '', '53.00', ''], { subtotal: 10_000, iva: 2_448, ieps: 5_300 }],
    ['IEPS in the price', '177.48', ['24.48', '177.48'], ['', '', '53.00', ''], { subtotal: 10_000, ieps: 5_300 }],
    ['a discount', '200.00', ['24.00', '174.00'], ['', '50.00', '', ''], { subtotal: 20_000, descuento: 5_000 }],
    [
      'both',
      '100.00',
      ['15.55', '112.75'],
      ['', '10.00', '7.20', ''],
      { subtotal: 10_000, descuento: 1_000, ieps: 720, iva: 1_555, total: 11_275 },
    ],
  ])('has %s as the file says', (_case, precio, taxes, optional, amounts) => {
    const line = [...GOOD.with(COLUMN.cantidad, '1').with(COLUMN.precio, precio), ...taxes];
    expect(readLine(line, optional)).toMatchObject(amounts);
  });

  it.each([
    ['a discount that its total does not show', ['16.00', '116.00'], ['', '10.00', '', ''], 'impuesto'],
    ['IEPS that its total does not show', ['16.00', '116.00'], ['', '', '8.00', ''], 'impuesto'],
    ['taxes of more than its total', ['60.00', '116.00'], ['', '', '60.00', ''], 'impuesto'],
    ['IEPS that is no amount', ['16.00', '116.00'], ['', '', 'ocho', ''], 'impuesto'],
    ['IEPS in a file without taxes', [], ['', '', '8.00', ''], 'sinImpuesto'],
    ['a discount in a file without taxes', [], ['', '10.00', '', ''], 'sinImpuesto'],
  ])('is refused with %s', (_case, taxes, optional, motivo) => {
    const line = [...GOOD.with(COLUMN.cantidad, '1').with(COLUMN.precio, '100.00'), ...taxes];
    expect(readLine(line, optional)).toBe(motivo);
  });

  it.each([
    ['0.00', '0', 0],
    ['', '12', 12],
    ['', '', 0],
  ])(
    'may say nothing of discount and IEPS, and how many of its 12 were taken back: %s, %s',
    (none, before, devuelto) => {
      expect(readLine(GOOD, ['', none, none, before])).toMatchObject({ devuelto, descuento: 0, ieps: 0 });
    },
  );

  it('that was weighed is one unit for its price times its weight, and comes back whole or not at all', () => {
    const line = GOOD.with(COLUMN.cantidad, '0.42').with(COLUMN.precio, '50.00');
    const said = (devuelto: string) => readLine([...line, '0.00', '21.00'], ['', '', '', devuelto]);
    const weighed = { cantidad: 1, pesada: 0.42, precioUnitario: '50.00', subtotal: 2100, total: 2100 };
    expect(said('')).toMatchObject({ ...weighed, devuelto: 0 });
    expect(said('0.42')).toMatchObject({ ...weighed, devuelto: 1 });
    expect([said('0.2'), said('1')]).toEqual(['devuelto', 'devuelto']);
    expect(readLine(line)).toMatchObject({ ...weighed, iva: 336, total: 2436 });
  });

  it.each(['13', '-1', '1.5', 'uno'])('is refused where of its 12 so many were taken back: %s', (before) => {
    expect(readLine(GOOD, ['', '', '', before])).toBe('devuelto');
  });

  it.each([
    ['its own discount', ['', '5.00', '', ''], ['16.00', '111.00'], 'impuesto'],
    ['its own IEPS', ['', '', '8.00', ''], ['16.00', '124.00'], 'impuesto'],
    ['units that were taken back', ['', '', '', '1'], ['16.00', '116.00'], 'devuelto'],
  ])('is no discount on its ticket with %s', (_case, optional, taxes, motivo) => {
    const line = GOOD.with(COLUMN.codigo, 'D').with(COLUMN.cantidad, '-1').with(COLUMN.precio, '100.00');
    expect(readLine([...line, ...taxes], optional)).toBe(motivo);
  });

  it.each(['5 13.00', '1 5.00 + 12 8.00'])(
    'is refused where it was paid in a way that the chain has not: %s',
    (paid) => {
      expect(readLine(GOOD, [paid])).toBe('formaDePago');
    },
  );

  it('with another number of columns is refused', () => {
    expect(readLine(null)).toBe('columnas');
  });
});

describe('the amount of a line', () => {
  it('is exact where floats are not, and rounds half a centavo up', () => {
    expect(exactAmount('1.005', 1)).toBe(101);
    expect(exactAmount('0.001', 5)).toBe(1);
    expect(exactAmount('0.001', 4)).toBe(0);
    expect(exactAmount('2.675', 100)).toBe(26750);
    expect(exactAmount('1.15', 3)).toBe(345);
    expect(exactAmount('50.00', 0.42)).toBe(2100);
    expect(exactAmount('0.1', 0.05)).toBe(1);
    expect(exactAmount('0.1', 0.049999)).toBe(0);
  });
});

describe("the store's clock", () => {
  it('is the one of its zone, in winter and in summer time', () => {
    expect(instantOf('2010-12-01 09:45:00', 'America/Mexico_City').toISOString()).toBe('2010-12-01T15:45:00.000Z');
    expect(instantOf('2011-07-01 09:45:00', 'America/Mexico_City').toISOString()).toBe('2011-07-01T14:45:00.000Z');
    expect(instantOf('2026-07-01 23:59:59', 'America/Mexico_City').toISOString()).toBe('2026-07-02T05:59:59.000Z');
  });
});

describe('what a line that is not loaded is about', () => {
  const amount = (quantity: string, price: string) =>
    amountOf(GOOD.with(COLUMN.cantidad, quantity).with(COLUMN.precio, price));

  it.each([
    ['12', '0.85', 12, 1183],
    ['-12', '0.85', -12, -1183],
    ['0', '0.85', 0, 0],
    ['999999999', '0', 999_999_999, 0],
    ['0.42', '50.00', 1, 2436],
    ['-0.42', '50.00', -1, -2436],
  ])('%s at %s is %d units and %d centavos, with tax and with its sign', (quantity, price, unidades, importe) => {
    expect(amount(quantity, price)).toEqual({ unidades, importe });
  });

  it.each([
    ['x12', '0.85'],
    ['12x', '0.85'],
    ['1234567890', '0.85'],
    ['1.5000001', '0.85'],
    ['', '0.85'],
    ['12', 'gratis'],
    ['999999999', '99999999999'],
  ])('cannot be said of %j at %j', (quantity, price) => {
    expect(amount(quantity, price)).toBeNull();
  });

  it('cannot be said of no line', () => {
    expect(amountOf(null)).toBeNull();
    expect(amountOf([])).toBeNull();
  });
});
