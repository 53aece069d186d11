import { describe, expect, it } from 'vitest';
import { CLASES_FACTURA, ESTADO_FACTURA, ESTADOS_FACTURA, serieFolio } from './estadosFactura.ts';

describe('an invoice', () => {
  it('has each state under its own number and name', () => {
    expect(Object.entries(ESTADO_FACTURA).map(([name, id]) => [name, id, ESTADOS_FACTURA[id]])).toEqual([
      ['borrador', 1, 'BORRADOR'],
      ['vigente', 2, 'VIGENTE'],
      ['cancelacionSolicitada', 3, 'CANCELACIÓN SOLICITADA'],
      ['cancelada', 4, 'CANCELADA'],
      ['rechazada', 5, 'RECHAZADA'],
      ['sustituida', 6, 'SUSTITUIDA'],
    ]);
  });

  it('is called by series and folio', () => {
    expect([serieFolio({ serie: 'A', folio: 123 }), serieFolio({ serie: 'T01', folio: '7' })]).toEqual([
      'A-123',
      'T01-7',
    ]);
  });

  it('has a kind by which people know what it is for', () => {
    expect(CLASES_FACTURA).toEqual({
      general: 'Factura general',
      estacionamiento: 'Factura de estacionamiento',
      restaurante: 'Factura de restaurante',
      global: 'Factura global',
      notaCredito: 'Nota de crédito',
      reciboPago: 'Recibo de pago',
    });
  });
});
