import { describe, expect, it } from 'vitest';
import { anulacionSchema, fallaDeVenta, ventaEntrante, ventaEntranteSchema } from './ventaEntrante.ts';

const NOW = new Date('2026-11-25T16:30:00.000Z');

/** A sale of two, at 16 %, paid in cash and by card. */
const SENT = {
  tienda: 1,
  operacion: 1000001,
  revision: 1,
  fecha: '2026-11-25T10:12:00-06:00',
  total: 1160,
  lineas: [
    {
      linea: 1,
      numArt: '10001',
      descripcion: 'LICUADORA',
      cantidad: 2,
      precioUnitario: 500,
      subtotal: 1000,
      iva: 160,
      total: 1160,
    },
  ],
  pagos: [
    { formaPago: 1, monto: 160 },
    { formaPago: 2, monto: 1000, referencia: '1234' },
  ],
};
const [LINE] = SENT.lineas;

function fault(changes: object): string | null {
  const read = ventaEntranteSchema.safeParse({ ...SENT, ...changes });
  if (!read.success) return read.error.issues[0]?.message ?? '';
  return fallaDeVenta(ventaEntrante(read.data), NOW);
}

const THREE = { cantidad: 3, subtotal: 30, iva: 4.8, total: 34.8 };
const withLine = (changes: object) => ({ lineas: [{ ...LINE, ...changes }] });

it('a sale that adds up is taken', () => {
  expect(fault({})).toBeNull();
  const read = ventaEntrante(ventaEntranteSchema.parse(SENT));
  expect(read).toMatchObject({ fecha: new Date('2026-11-25T16:12:00.000Z'), total: 116_000, numidenCliente: null });
  expect(read.lineas).toMatchObject([{ precioUnitario: '500.0000', subtotal: 100_000, descuento: 0, devuelto: 0 }]);
  // A payment was made when the sale was, unless it says otherwise.
  expect(read.pagos).toMatchObject([{ forma: 1, fecha: read.fecha, devuelto: 0 }, { referencia: '1234' }]);
});

it('is read with all that it says', () => {
  const paid = '2026-11-25T10:13:00-06:00';
  const folioWeb = 'W-1';
  const cliente = { numiden: 500_123, nombre: 'Íñigo Peña' };
  const lineas = [{ ...LINE, departamento: 'LÍNEA BLANCA', devuelto: 2 }];
  const pagos = [{ formaPago: 2, monto: 1160, devuelto: 1160, fecha: paid, referencia: '1234' }];
  const sent = { ...SENT, anulada: false, cliente, folioWeb, lineas, pagos };
  const fecha = new Date('2026-11-25T16:12:00.000Z');
  const amounts = { subtotal: 100_000, descuento: 0, iva: 16_000, ieps: 0, total: 116_000 };
  expect(ventaEntrante(ventaEntranteSchema.parse(sent))).toEqual({
    ...{ tienda: 1, operacion: 1_000_001, revision: 1, fecha, folioWeb, total: 116_000 },
    ...{ numidenCliente: 500_123, nombreCliente: 'Íñigo Peña' },
    lineas: [
      {
        ...{
          linea: 1,
          numArt: '10001',
          descripcion: 'LICUADORA',
          departamento: 'LÍNEA BLANCA',
          cantidad: 2,
          pesada: null,
        },
        ...{ devuelto: 2, precioUnitario: '500.0000', ...amounts },
      },
    ],
    pagos: [
      {
        ...{ forma: 2, monto: 116_000, devuelto: 116_000, referencia: '1234' },
        fecha: new Date('2026-11-25T16:13:00.000Z'),
      },
    ],
  });
  expect(fault({ cliente, folioWeb, lineas, pagos })).toBeNull();
});

it('has one unit of what was weighed, which comes back whole or not at all', () => {
  const apples = { ...LINE, linea: 2, descripcion: 'MANZANA', cantidad: 0.42, precioUnitario: 50 };
  const sent = (devuelto: number) => ({
    ...SENT,
    ...{ total: 1181, pagos: [] },
    lineas: [LINE, { ...apples, subtotal: 21, iva: 0, total: 21, devuelto }],
  });
  const [, kept] = ventaEntrante(ventaEntranteSchema.parse(sent(0))).lineas;
  const [, back] = ventaEntrante(ventaEntranteSchema.parse(sent(0.42))).lineas;
  expect([fault(sent(0)), fault(sent(0.42))]).toEqual([null, null]);
  expect(kept).toMatchObject({ cantidad: 1, pesada: 0.42, devuelto: 0, subtotal: 2_100, total: 2_100 });
  expect(back).toMatchObject({ cantidad: 1, pesada: 0.42, devuelto: 1 });
});

it('says nothing of what its till left out', () => {
  const { pagos: _, ...unsaid } = SENT;
  const read = ventaEntrante(ventaEntranteSchema.parse({ ...unsaid, revision: undefined, cliente: {} }));
  expect(read).toMatchObject({ revision: 1, numidenCliente: null, nombreCliente: null, folioWeb: null, pagos: [] });
});

it.each([
  ['no payments are said', { pagos: [] }],
  ['a card is known by nothing', { pagos: [{ formaPago: 2, monto: 1160 }] }],
  ['it has two lines', { lineas: [LINE, { ...LINE, linea: 2 }], total: 2320, pagos: [] }],
  ['it is of the first day that is taken', { fecha: '2000-01-01T00:00:00Z' }],
  ['its till is an hour ahead', { fecha: '2026-11-25T17:30:00Z' }],
  [
    'each of three pieces was rounded by half a centavo',
    { ...withLine({ ...THREE, precioUnitario: 10.005 }), total: 34.8, pagos: [] },
  ],
  [
    'a discount and IEPS are said, and it adds up with them',
    withLine({ subtotal: 1000, descuento: 100, iva: 180, ieps: 80, total: 1160 }),
  ],
  ['each piece was rounded', withLine({ precioUnitario: 500.005, subtotal: 1000 })],
  ['its till is less than an hour ahead', { fecha: '2026-11-25T17:29:00Z' }],
])('is taken when %s', (_why, changes) => {
  expect(fault(changes)).toBeNull();
});

it.each([
  ['a weight of seven decimals', withLine({ cantidad: 0.4200001 }), 'Máximo 6 decimales'],
  ['a part of a unit that came back', withLine({ devuelto: 0.5 }), 'Las unidades vuelven enteras'],
  ['a part of what was weighed', withLine({ cantidad: 2.5, devuelto: 1 }), 'vuelve todo lo pesado o nada.'],
  ['more than was weighed', withLine({ cantidad: 2.5, devuelto: 3 }), 'vuelve todo lo pesado o nada.'],
  ['an operation of eleven digits', { operacion: 10_000_000_000 }, 'más de 10 dígitos'],
  ['no line', { lineas: [] }, 'La venta no tiene líneas.'],
  ['three pieces rounded by more than that', withLine({ ...THREE, precioUnitario: 10.0051 }), 'no da su subtotal'],
  ['one piece, by more than one', withLine({ precioUnitario: 500.0051 }), 'no da su subtotal'],
  ['half a centavo', { total: 1160.005 }, 'Máximo dos decimales'],
  ['an amount below zero', withLine({ descuento: -1 }), 'no puede ser menor a cero'],
  ['a day that has not come', { fecha: '2026-11-25T17:31:00Z' }, 'La fecha está en el futuro.'],
  ['a day of another age', { fecha: '0000-01-01T00:00:00Z' }, 'La fecha es anterior al año 2000.'],
  [
    'a payment of a day that has not come',
    { pagos: [{ formaPago: 1, monto: 1160, fecha: '2026-11-25T17:31:00Z' }] },
    'La fecha está en el futuro.',
  ],
  ['a line twice', { lineas: [LINE, LINE], total: 2320 }, 'Dos líneas tienen el mismo número.'],
  ['more returned than sold', withLine({ devuelto: 3 }), 'Línea 1: dice que se devolvieron 3 de 2.'],
  [
    'a line that does not add up',
    withLine({ iva: 159.99 }),
    'Línea 1: subtotal menos descuento más impuestos no da su total de $1,160.00.',
  ],
  [
    'a price that is not its subtotal',
    withLine({ precioUnitario: 490 }),
    'Línea 1: el precio por la cantidad no da su subtotal de $1,000.00.',
  ],
  ['another total', { total: 1160.01 }, 'Las líneas suman $1,160.00 y la venta dice $1,160.01.'],
  [
    'more money back than was paid',
    { pagos: [{ formaPago: 1, monto: 1160, devuelto: 1160.01 }] },
    'De un pago de $1,160.00 dice que se devolvió $1,160.01.',
  ],
])('is refused for %s', (_why, changes, sentence) => {
  expect(fault(changes)).toContain(sentence);
});

describe('a field that does not exist', () => {
  const unknown = (name: string) =>
    `El campo «${name}» no existe. Lo que la cadena quiera mandar aparte va en «extra».`;
  it.each([
    ['a sale', { anulado: true }, unknown('anulado')],
    ['its customer', { cliente: { numIden: 500_123 } }, unknown('numIden')],
    ['a line', withLine({ devueltos: 1 }), unknown('devueltos')],
    ['a payment', { pagos: [{ formaPago: 1, monto: 1160, Devuelto: 5 }] }, unknown('Devuelto')],
    [
      'several',
      { uno: 1, dos: 2 },
      'Los campos «uno», «dos» no existen. Lo que la cadena quiera mandar aparte va en «extra».',
    ],
  ])('is refused by its name in %s', (_where, changes, sentence) => {
    expect(fault(changes)).toBe(sentence);
  });
  it('may stand in extra, and decides nothing', () => {
    const extra = { cajero: 'Luz', promocion: { clave: 7 } };
    const [paid] = SENT.pagos;
    const sent = {
      ...SENT,
      extra,
      cliente: { extra },
      ...withLine({ extra }),
      pagos: [{ ...paid, monto: 1160, extra }],
    };
    expect(JSON.stringify(ventaEntrante(ventaEntranteSchema.parse(sent)))).not.toMatch(/cajero|extra/);
    expect(fault({ extra: 'texto' })).not.toBeNull();
  });
});

it('an annulment says its sale; the rest of it is not looked at, but for a field that does not exist', () => {
  const annulment = { tienda: 1, operacion: 5, revision: 2, anulada: true };
  expect(anulacionSchema.parse({ ...annulment, lineas: 'whatever', extra: { motivo: 3 } })).toMatchObject(annulment);
  expect(anulacionSchema.safeParse({ ...annulment, motivo: 3 }).error?.issues[0]?.message).toContain('«motivo»');
});
