import { describe, expect, it } from 'vitest';
import { pesosToType } from './money.ts';
import { faultOfMonto, readMonto, tidyPesos } from './typedPesos.ts';

describe('an amount in a field', () => {
  it.each([
    [1_844.99, '1,844.99'],
    [0, '0.00'],
    [10_000_000, '10,000,000.00'],
    [-5.5, '-5.50'],
  ])('%d stands there as %s', (pesos, text) => {
    expect(pesosToType(pesos)).toBe(text);
    expect(tidyPesos(text)).toBe(text);
  });

  it.each([
    ['1844.99', '1,844.99'],
    ['$1,844.99', '1,844.99'],
    [' $ 1,844.9 ', '1,844.90'],
    ['5', '5.00'],
    ['5.', '5.00'],
    ['0', '0.00'],
    ['-5', '-5.00'],
  ])('%j is written as %s once it is left', (typed, text) => {
    expect(tidyPesos(typed)).toBe(text);
  });

  it.each(['', '  ', 'doce', '1.234', '12,50', '99999999999999999'])('%j stays as it was typed', (typed) => {
    expect(tidyPesos(typed)).toBe(typed);
  });
});

describe('an amount of a voucher', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1844.99', 1_844.99],
    ['$1,844.99', 1_844.99],
    ['0.00', 0],
  ])('typed as %j is %d', (text, pesos) => {
    expect(readMonto(text)).toBe(pesos);
    expect(faultOfMonto(text)).toBeNull();
  });

  it.each([
    ['1.234', 'Máximo dos decimales'],
    ['doce', 'Campo de solo números.'],
    ['12,50', 'Campo de solo números.'],
    ['-1', 'El valor tiene que ser mayor o igual a 0'],
    ['100000000.01', 'El valor no puede ser mayor a 100,000,000'],
    ['99999999999999999999', 'El valor no puede ser mayor a 100,000,000'],
  ])('is refused when it is typed as %j, with words, and counts as nothing', (text, words) => {
    expect(faultOfMonto(text)).toBe(words);
    expect(readMonto(text)).toBe(0);
  });
});
