import { expect, it } from 'vitest';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { centavos } from '#domain/common/money';
import { eventoDeFactura } from './eventosFactura.ts';

const { borrador, vigente, cancelacionSolicitada, cancelada, rechazada, sustituida } = ESTADO_FACTURA;

const factura = {
  ...{ id: 5, version: 2, clase: 'cliente', serie: 'A', folio: 123, uuid: 'ABC', total: centavos(1_160_50) },
  ...{ cvetda: 1, operacion: 1_000_002 },
};

it('a stamped invoice is told with its folio and total, and not who received it', () => {
  expect(eventoDeFactura({ estado: borrador }, { ...factura, estado: vigente })).toEqual({
    tipo: 'factura.timbrada',
    id: 5,
    datos: {
      ...{ id: 5, version: 2, estado: 'VIGENTE', clase: 'cliente', serie: 'A', folio: 123, uuid: 'ABC' },
      ...{ total: 1_160.5, tienda: 1, operacion: 1_000_002 },
    },
  });
});

it.each([
  ['cancelled', vigente, cancelada, 'factura.cancelada'],
  ['replaced', vigente, sustituida, 'factura.cancelada'],
  ['sent by mail', vigente, vigente, undefined],
  ['cancelled already', cancelada, cancelada, undefined],
  ['refused a cancellation', cancelacionSolicitada, vigente, undefined],
  ['never stamped', borrador, rechazada, undefined],
] as const)('one that is %s', (_, antes, estado, tipo) => {
  expect(eventoDeFactura({ estado: antes }, { ...factura, estado })?.tipo).toBe(tipo);
});
