import { expect, it } from 'vitest';
import { esPais, esRegistroTributario } from '#domain/common/sat/paises';
import { decimalesDe, esMoneda } from './monedas.ts';

it('a currency has the decimals of the catalogue, and two where it is not known', () => {
  expect(['MXN', 'USD', 'XXX', 'JPY', 'BHD', 'CLF', 'MEX', 'toString', '', undefined].map(decimalesDe)).toEqual([
    2, 2, 0, 0, 3, 4, 2, 2, 2, 2,
  ]);
  expect(['MXN', 'XXX', 'JPY', 'ZWL', 'MEX', 'mxn', '', undefined].map(esMoneda)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('a country is known by three letters, and some write tax numbers in their own way', () => {
  expect(['USA', 'MEX', 'ZZZ', 'XYZ', 'us', ''].map(esPais)).toEqual([true, true, true, false, false, false]);
  expect(esRegistroTributario('123456789', 'USA')).toBe(true);
  expect(esRegistroTributario('12345678', 'USA')).toBe(false);
  expect(esRegistroTributario('1234567890', 'CAN')).toBe(false);
  expect(esRegistroTributario('B-12 345', 'ESP')).toBe(true);
  expect(esRegistroTributario('a|b', 'ESP')).toBe(false);
  expect(esRegistroTributario('', undefined)).toBe(false);
});
