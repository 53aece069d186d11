import { expect, it } from 'vitest';
import { ESTADOS_FACTURA } from '#domain/cadena/estadosFactura';
import { ESTADOS_QUE_CUENTAN } from './vidaFactura.ts';

it('an invoice counts from its folio until it is refused or cancelled', () => {
  expect(ESTADOS_QUE_CUENTAN.map((id) => ESTADOS_FACTURA[id])).toEqual([
    'BORRADOR',
    'VIGENTE',
    'CANCELACIÓN SOLICITADA',
  ]);
});
