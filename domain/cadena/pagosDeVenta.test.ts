import { describe, expect, it } from 'vitest';
import { diceDeMas, pagoEnPalabras, sinTarjetas } from './pagosDeVenta.ts';

describe('a payment in words', () => {
  it.each([
    [2, '1234', 'TARJETA ·1234'],
    [2, '4152 3137 1234 5678', 'TARJETA ·5678'],
    [3, '415231******5678', 'TARJETA ·5678'],
    [2, 'VISA', 'TARJETA'],
    [2, '', 'TARJETA'],
    [2, null, 'TARJETA'],
    [2, undefined, 'TARJETA'],
    [9, 'CR-000017-4', 'TARJETA ·CR-000017-4'],
    [12, '4152-3137-1234-5678', 'TARJETA ·5678'],
  ])('of form %s with reference %s is %s', (idFormaPago, referencia, words) => {
    expect(pagoEnPalabras({ idFormaPago, nombre: 'TARJETA', referencia })).toBe(words);
  });
});

it.each([
  [2, '1234', false],
  [3, '12345', true],
  [3, '123', true],
  [1, 'caja 4', false],
  [4, '123456789012', false],
  [4, '1234567890123', true],
])('a reference of form %s that is %s says too much: %s', (idFormaPago, referencia, expected) => {
  expect(diceDeMas(idFormaPago, referencia)).toBe(expected);
});

it('values are kept without the numbers of cards, wherever they stand', () => {
  const sent = {
    referencia: '4111-1111-1111-1111',
    nota: 'pagó con 4111111111111111 y 500',
    otros: [5_500_000_000_000_004, 9_999_999_999],
  };
  expect(sinTarjetas({ ...sent, total: 116.5, nada: null })).toEqual({
    referencia: '·1111',
    nota: 'pagó con ·1111 y 500',
    otros: ['·0004', 9_999_999_999],
    total: 116.5,
    nada: null,
  });
});
