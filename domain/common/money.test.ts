import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, fromPesos, ivaDe, showPesos, sum, toPesos } from './money.ts';

/** An amount that fits the database: numeric(14,2). */
const amount = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is whole centavos, never %d', (quantity) => {
    expect(() => centavos(quantity)).toThrow(new RangeError(`Not a whole number of centavos: ${quantity}`));
  });

  it('may be negative', () => {
    expect(centavos(-1)).toBe(-1);
  });

  it('comes back from the wire as it went there', () => {
    fc.assert(
      fc.property(amount, (quantity) => {
        expect(fromPesos(toPesos(centavos(quantity)))).toBe(quantity);
      }),
    );
  });

  it('travels with two decimals', () => {
    fc.assert(
      fc.property(amount, (quantity) => {
        const pesos = toPesos(centavos(quantity));
        expect(Number(pesos.toFixed(2))).toBe(pesos);
      }),
    );
  });
});

describe('pesos of the wire', () => {
  it.each([
    [12.34, 1234],
    [-12.34, -1234],
    [0.29, 29],
    [-0.29, -29],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [-1.004, -100],
    [0.014999, 1],
    [999_999_999_999.99, 99_999_999_999_999],
  ])('%d are %d centavos: half a centavo rounds away from zero', (pesos, expected) => {
    expect(fromPesos(pesos)).toBe(expected);
  });

  it('lose their sign never: what is owed is as much as what is had', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (pesos) => {
        expect(fromPesos(-pesos)).toBe(-fromPesos(pesos));
      }),
    );
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, 1e17])('that are no amount are refused: %d', (pesos) => {
    expect(() => fromPesos(pesos)).toThrow(RangeError);
  });
});

describe('a sum', () => {
  it('is to the centavo, negative parts included; of nothing it is 0', () => {
    expect(sum([centavos(10), centavos(20), centavos(-31)])).toBe(-1);
    expect(sum([])).toBe(0);
  });

  it('that no number holds exactly is refused', () => {
    const most = centavos(Number.MAX_SAFE_INTEGER);
    expect(() => sum([most, most])).toThrow(RangeError);
  });
});

describe('the IVA of an amount', () => {
  it.each([
    [10_000, 1_600],
    [-10_000, -1_600],
    [3, 0],
    [4, 1],
    [-4, -1],
    [0, 0],
  ])('of %d centavos is %d: 16 %%, rounded to the centavo', (sinImpuesto, iva) => {
    expect(ivaDe(centavos(sinImpuesto)) + 0).toBe(iva);
  });

  it('is taken off again by the divisor 1.16, but for a centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (quantity) => {
        const total = quantity + ivaDe(centavos(quantity));
        expect(Math.abs(total / 1.16 - quantity)).toBeLessThan(1);
      }),
    );
  });
});

describe('pesos as people read them', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [1_000_000, '$1,000,000.00'],
    [0.1, '$0.10'],
    [-1234.5, '-$1,234.50'],
    [-0.01, '-$0.01'],
    [0, '$0.00'],
  ])('%d is %s', (pesos, texto) => {
    expect(showPesos(pesos)).toBe(texto);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is $0.00', (pesos) => {
    expect(showPesos(pesos)).toBe('$0.00');
  });

  it.each([-0, -0.001])('nothing at all has no sign: %d', (pesos) => {
    expect(showPesos(pesos)).toBe('$0.00');
  });
});
