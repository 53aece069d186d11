import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { enCentavos, enPesos, repartir, valorUnitario } from './importes.ts';

const all = (...importes: readonly number[]) => importes.map(centavos);

describe('an amount shared among some', () => {
  it.each([
    [10, [5, 5], [5, 5]],
    [3, [5, 5], [2, 1]],
    [1, [1, 1, 1], [0, 1, 0]],
    [7, [0, 20, 0, 1], [0, 7, 0, 0]],
    [0, [5, 5], [0, 0]],
    [0, [], []],
  ])('%i among %j are %j', (monto, pesos, partes) => {
    expect(repartir(centavos(monto), all(...pesos))).toEqual(partes);
  });

  it.each([
    [11, [5, 5]],
    [1, []],
    [-1, [5, 5]],
  ])('is never %i of %j', (monto, pesos) => {
    expect(() => repartir(centavos(monto), all(...pesos))).toThrow(RangeError);
  });
});

it('is read as it is written, and nothing else is', () => {
  for (const importe of all(0, 1, 10, 1_234_567_89)) expect(enCentavos(enPesos(importe))).toBe(importe);
  expect([enPesos(centavos(1)), enPesos(centavos(5_10))]).toEqual(['0.01', '5.10']);
  expect([enCentavos('5'), enCentavos('5.1'), enCentavos('5.100000')]).toEqual(all(5_00, 5_10, 5_10));
  for (const wrong of [undefined, '', 'x', '-1.00', '1.001', '1e3', '999999999999999999']) {
    expect(enCentavos(wrong)).toBeNull();
  }
});

it('is not worth less than a millionth a unit', () => {
  expect([valorUnitario(centavos(1), 20_000), valorUnitario(centavos(1), 20_001)]).toEqual(['0.000001', null]);
  expect(valorUnitario(centavos(0), 1)).toBeNull();
});
