import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { enLetra } from './enLetra.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'CERO PESOS 00/100 M.N.'],
    [1, 'CERO PESOS 01/100 M.N.'],
    [99, 'CERO PESOS 99/100 M.N.'],
    [1_00, 'UN PESO 00/100 M.N.'],
    [1_50, 'UN PESO 50/100 M.N.'],
    [2_00, 'DOS PESOS 00/100 M.N.'],
    [10_00, 'DIEZ PESOS 00/100 M.N.'],
    [15_00, 'QUINCE PESOS 00/100 M.N.'],
    [16_00, 'DIECISÉIS PESOS 00/100 M.N.'],
    [20_00, 'VEINTE PESOS 00/100 M.N.'],
    [21_00, 'VEINTIÚN PESOS 00/100 M.N.'],
    [22_00, 'VEINTIDÓS PESOS 00/100 M.N.'],
    [23_00, 'VEINTITRÉS PESOS 00/100 M.N.'],
    [26_00, 'VEINTISÉIS PESOS 00/100 M.N.'],
    [29_00, 'VEINTINUEVE PESOS 00/100 M.N.'],
    [30_00, 'TREINTA PESOS 00/100 M.N.'],
    [31_00, 'TREINTA Y UN PESOS 00/100 M.N.'],
    [99_00, 'NOVENTA Y NUEVE PESOS 00/100 M.N.'],
    [100_00, 'CIEN PESOS 00/100 M.N.'],
    [101_00, 'CIENTO UN PESOS 00/100 M.N.'],
    [110_00, 'CIENTO DIEZ PESOS 00/100 M.N.'],
    [121_05, 'CIENTO VEINTIÚN PESOS 05/100 M.N.'],
    [200_00, 'DOSCIENTOS PESOS 00/100 M.N.'],
    [500_00, 'QUINIENTOS PESOS 00/100 M.N.'],
    [700_00, 'SETECIENTOS PESOS 00/100 M.N.'],
    [999_99, 'NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.'],
    [1_000_00, 'UN MIL PESOS 00/100 M.N.'],
    [1_001_00, 'UN MIL UN PESOS 00/100 M.N.'],
    [1_100_00, 'UN MIL CIEN PESOS 00/100 M.N.'],
    [1_234_56, 'UN MIL DOSCIENTOS TREINTA Y CUATRO PESOS 56/100 M.N.'],
    [2_000_00, 'DOS MIL PESOS 00/100 M.N.'],
    [21_000_00, 'VEINTIÚN MIL PESOS 00/100 M.N.'],
    [100_000_00, 'CIEN MIL PESOS 00/100 M.N.'],
    [101_101_00, 'CIENTO UN MIL CIENTO UN PESOS 00/100 M.N.'],
    [1_000_000_00, 'UN MILLÓN DE PESOS 00/100 M.N.'],
    [1_000_000_50, 'UN MILLÓN DE PESOS 50/100 M.N.'],
    [1_000_001_00, 'UN MILLÓN UN PESOS 00/100 M.N.'],
    [1_001_000_00, 'UN MILLÓN UN MIL PESOS 00/100 M.N.'],
    [2_000_000_00, 'DOS MILLONES DE PESOS 00/100 M.N.'],
    [21_500_000_00, 'VEINTIÚN MILLONES QUINIENTOS MIL PESOS 00/100 M.N.'],
    [100_000_000_00, 'CIEN MILLONES DE PESOS 00/100 M.N.'],
    [1_000_000_000_00, 'UN MIL MILLONES DE PESOS 00/100 M.N.'],
    [
      999_999_999_999_99,
      'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES ' +
        'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.',
    ],
  ])('of %i centavos is %s', (amount, words) => {
    expect(enLetra(centavos(amount))).toBe(words);
  });

  it.each([-1, 100_000_000_000_000])('of %i centavos is none', (amount) => {
    expect(() => enLetra(centavos(amount))).toThrow(RangeError);
  });
});

// The worth of each word, read backwards: the opposite of the rule, so that a slip in one does not hide in the other.
const WORTH: Readonly<Record<string, number>> = {
  ...{ CERO: 0, UN: 1, DOS: 2, TRES: 3, CUATRO: 4, CINCO: 5, SEIS: 6, SIETE: 7, OCHO: 8, NUEVE: 9, DIEZ: 10, ONCE: 11 },
  ...{ DOCE: 12, TRECE: 13, CATORCE: 14, QUINCE: 15, DIECISÉIS: 16, DIECISIETE: 17, DIECIOCHO: 18, DIECINUEVE: 19 },
  ...{ VEINTE: 20, VEINTIÚN: 21, VEINTIDÓS: 22, VEINTITRÉS: 23, VEINTICUATRO: 24, VEINTICINCO: 25, VEINTISÉIS: 26 },
  ...{ VEINTISIETE: 27, VEINTIOCHO: 28, VEINTINUEVE: 29, TREINTA: 30, CUARENTA: 40, CINCUENTA: 50, SESENTA: 60 },
  ...{ SETENTA: 70, OCHENTA: 80, NOVENTA: 90, CIEN: 100, CIENTO: 100, DOSCIENTOS: 200, TRESCIENTOS: 300 },
  ...{ CUATROCIENTOS: 400, QUINIENTOS: 500, SEISCIENTOS: 600, SETECIENTOS: 700, OCHOCIENTOS: 800, NOVECIENTOS: 900 },
};

function worthOf(words: string): number {
  const [, text = '', cents] = /^(.*?)(?: DE)? PESOS? (\d\d)\/100 M\.N\.$/.exec(words) ?? [];
  let [millions, thousands, rest] = [0, 0, 0];
  for (const word of text.split(' ')) {
    if (word === 'Y') continue;
    if (word === 'MILLÓN' || word === 'MILLONES') [millions, thousands, rest] = [thousands + rest, 0, 0];
    else if (word === 'MIL') [thousands, rest] = [rest * 1_000, 0];
    else rest += WORTH[word] ?? Number.NaN;
  }
  return (millions * 1_000_000 + thousands + rest) * 100 + Number(cents);
}

it('in words is the amount', () => {
  for (let pesos = 0; pesos < 1_100; pesos += 1) expect(worthOf(enLetra(centavos(pesos * 100)))).toBe(pesos * 100);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
      expect(worthOf(enLetra(centavos(amount)))).toBe(amount);
    }),
  );
});
