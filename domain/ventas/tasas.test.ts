import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { TASAS } from '#domain/common/sat/catalogos';
import { cabe, desglosar } from './tasas.ts';

describe('a tax within the authority’s limits', () => {
  // 16 % of 10.12 are 1.6192: upper limit 1.62 (10.125 x 0.16, rounded up), lower 1.61.
  it.each([
    [1_012, 161, true],
    [1_012, 162, true],
    [1_012, 163, false],
    [1_012, 160, false],
    // 16 % of 10.13 are 1.6208: lower limit 1.62 (10.125 x 0.16, cut off), upper 1.63.
    [1_013, 161, false],
    [1_013, 162, true],
    [1_013, 163, true],
    [1_013, 164, false],
    [0, 0, false],
    [1, 0, true],
    [1, -1, false],
  ])('on %i is %i: %s', (base, importe, fits) => {
    expect(cabe({ base: centavos(base), importe: centavos(importe) }, '0.160000')).toBe(fits);
  });
});

describe('an amount with its tax', () => {
  it('is divided into base and tax that fit each other, at every rate', () => {
    const tasas = TASAS.filter(({ factor, traslado }) => factor === 'Tasa' && traslado).map(({ valor }) => valor);
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2_000_000_000 })),
        fc.constantFrom(...tasas),
        (total, tasa) => {
          const { base, importe } = desglosar(centavos(total), tasa);
          expect(base + importe).toBe(total);
          expect(cabe({ base, importe }, tasa)).toBe(true);
        },
      ),
    );
  });

  it('has a base, however small it is; of nothing there is none', () => {
    expect(desglosar(centavos(1), '1.600000')).toEqual({ base: 1, importe: 0 });
    expect(desglosar(centavos(0), '1.600000')).toEqual({ base: 0, importe: 0 });
  });
});
