import { describe, expect, it } from 'vitest';
import {
  ACTO_TEXTS,
  ACTOS_DE_FACTURA,
  asuntoDeActo,
  asuntoDeFacturar,
  casoDeActoSchema,
  hechosDeActo,
  impideActo,
  impideFacturar,
  puedeAbrirCasoDeFactura,
} from './actosDeFactura.ts';

const OF_SALE = { serie: 'A', folio: 123, cvetda: 3, operacion: 1_000_002 };
const SALE = [
  { tipo: 1, valor: '3' },
  { tipo: 2, valor: '1000002' },
];
const NAMED = [
  { tipo: 3, valor: 'A' },
  { tipo: 4, valor: '123' },
];

describe('the case of an act on an invoice', () => {
  it.each([
    ['cancelar', 3, 'Cancelación de la factura A-123'],
    ['notaCredito', 2, 'Nota de crédito de la factura A-123'],
    ['reciboPago', 6, 'Recibo de pago de la factura A-123'],
  ] as const)('%s has category %i: %s', (acto, idSubcategoria, descripcion) => {
    expect(asuntoDeActo(acto, OF_SALE)).toEqual({
      idSubcategoria,
      descripcion,
      parametrosBusqueda: [...SALE, ...NAMED],
    });
  });

  it('of an invoice of no sale names the invoice alone', () => {
    expect(asuntoDeActo('cancelar', { ...OF_SALE, operacion: null }).parametrosBusqueda).toEqual(NAMED);
  });

  it('has buttons in the words of the specification', () => {
    expect(Object.values(ACTOS_DE_FACTURA).map(({ nombre }) => nombre)).toEqual([
      'Cancelar factura',
      'Nota de crédito',
      'Recibo de pago',
    ]);
  });
});

it('the case in which a sale is invoiced has category 4 and names the sale', () => {
  expect(asuntoDeFacturar({ tienda: 3, operacion: 1_000_002 })).toEqual({
    idSubcategoria: 4,
    descripcion: 'Factura de la operación 1000002',
    parametrosBusqueda: SALE,
  });
});

describe('who opens such a case', () => {
  it.each([
    ['attends to invoices, makes cases and sees those of the store', [21, 2, 27], true],
    ['attends to invoices, makes cases and sees all', [21, 2, 1], true],
    ['makes no cases', [21, 27], false],
    ['attends to no invoices', [2, 27], false],
    ['makes cases and could not open them', [21, 2], false],
    ['may do nothing', [], false],
  ])('%s', (_, permisos, may) => {
    expect(puedeAbrirCasoDeFactura(permisos)).toBe(may);
  });
});

describe('the facts by which an act is judged', () => {
  const facts = { conSustituta: true, porSustitucion: false };

  it('say of a cancellation that another invoice took the place, where one did', () => {
    expect(hechosDeActo('cancelar', facts)).toEqual({ conSustituta: true, porSustitucion: true });
    expect(hechosDeActo('cancelar', { ...facts, conSustituta: false }).porSustitucion).toBe(false);
  });

  it('are those of the invoice for every other act', () => {
    expect(hechosDeActo('notaCredito', facts)).toBe(facts);
    expect(hechosDeActo('reciboPago', facts)).toBe(facts);
  });
});

describe('why an act is not done', () => {
  it('is one sentence for all that the state refuses', () => {
    const text = 'Una factura en estado CANCELADA no se cancela ni lleva notas de crédito ni recibos de pago.';
    expect([impideActo('cancelar', 4, 'state'), impideActo('notaCredito', 4, 'state')]).toEqual([text, text]);
  });

  it('is what the life of the invoice says of the work, for every other reason', () => {
    expect(impideActo('notaCredito', 2, 'kind')).toBe('Solo una factura de venta lleva notas de crédito.');
    expect(impideActo('reciboPago', 2, 'spent')).toBe('De esta factura ya no queda saldo por pagar.');
  });
});

describe('a sale', () => {
  const invoice = (clase: 'general' | 'notaCredito', id: number) => ({ clase, estado: { id }, serie: 'A', folio: '7' });

  it('takes an invoice while none of its own counts', () => {
    expect(impideFacturar(false, [])).toBeNull();
    expect(impideFacturar(false, [invoice('general', 4), invoice('general', 5), invoice('general', 6)])).toBeNull();
    expect(impideFacturar(false, [invoice('notaCredito', 2)])).toBeNull();
  });

  it.each([1, 2, 3])('takes none beside one in state %i', (estado) => {
    expect(impideFacturar(false, [invoice('general', 4), invoice('general', estado)])).toBe(
      'Esta operación ya está en la factura A-7.',
    );
  });

  it('that its till took back takes none', () => {
    expect(impideFacturar(true, [])).toBe('Esta venta fue anulada en su caja.');
  });
});

describe('the request', () => {
  it('names an invoice, or a sale by its numbers as they are typed', () => {
    const nobody = { cliente: null, contacto: null };
    expect(casoDeActoSchema.parse({ acto: 'cancelar', idFactura: 5 })).toEqual({
      acto: 'cancelar',
      idFactura: 5,
      ...nobody,
    });
    expect(casoDeActoSchema.parse({ acto: 'facturar', tienda: '1', operacion: '1000002' })).toEqual({
      ...{ acto: 'facturar', tienda: 1, operacion: 1_000_002 },
      ...nobody,
    });
  });

  it('of another act, or of nothing, is none', () => {
    expect(casoDeActoSchema.safeParse({ acto: 'sustituir', idFactura: 5 }).success).toBe(false);
    expect(casoDeActoSchema.safeParse({ acto: 'facturar', idFactura: 5 }).success).toBe(false);
    expect(casoDeActoSchema.safeParse({ acto: 'notaCredito' }).success).toBe(false);
  });
});

it('one who is led to a case that was open is told so', () => {
  expect(ACTO_TEXTS.yaAbierto(34)).toBe('Ya había un caso abierto de esto: es el 34. Siga en él.');
});
