import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, decimalesEscritos, escribir, redondear, redondearArriba, sumar, truncar } from './decimal.ts';

describe('an amount of a CFDI', () => {
  it.each([
    ['0', '0'],
    ['10.50', '10.5'],
    [' 10.50\n', '10.5'],
    ['000123456789012345', '123456789012345'],
    ['0.000001', '0.000001'],
  ])('is read from %j', (texto, numero) => {
    expect(decimal(texto)?.toFixed()).toBe(numero);
  });

  it.each([
    undefined,
    '',
    ' ',
    '-1',
    '+1',
    '1e5',
    '1,000.00',
    '$1',
    '.5',
    '5.',
    'NaN',
    '1 2',
    '1234567890123456789012345',
  ])('is not read from %j', (texto) => {
    expect(decimal(texto)).toBeNull();
  });

  it('is read from any text without a fault', () => {
    fc.assert(fc.property(fc.string(), (texto) => decimal(texto) === null || decimal(texto) instanceof Big));
  });

  it('has the decimals with which it was written', () => {
    expect(['10', '10.5', '10.50', ' 10.500 ', '', undefined].map(decimalesEscritos)).toEqual([0, 1, 2, 3, 0, 0]);
  });
});

describe('rounding', () => {
  it('takes a half upwards, drops, or goes up', () => {
    expect(redondear(new Big('1.005'), 2).toFixed()).toBe('1.01');
    expect(redondear(new Big('1.0049'), 2).toFixed()).toBe('1');
    expect(truncar(new Big('1.009'), 2).toFixed()).toBe('1');
    expect(redondearArriba(new Big('1.0001'), 2).toFixed()).toBe('1.01');
    expect(redondearArriba(new Big('1.01'), 2).toFixed()).toBe('1.01');
  });

  it('writes all decimals', () => {
    expect(escribir(new Big('1160'), 2)).toBe('1160.00');
    expect(escribir(new Big('0.0000005'), 6)).toBe('0.000001');
    expect(escribir(new Big('104.395329'), 2)).toBe('104.40');
  });

  it('sums exactly', () => {
    expect(sumar([new Big('0.1'), new Big('0.2')]).toFixed()).toBe('0.3');
    expect(sumar([]).toFixed()).toBe('0');
  });
});
