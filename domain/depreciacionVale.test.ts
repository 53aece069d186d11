import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esDepreciable, fallaDepreciacion, montoDepreciacion } from './depreciacionVale.ts';
import { centavos } from './money.ts';

describe('the depreciation of an article', () => {
  it.each([
    [10_000, 10, 1_000],
    [10_001, 50, 5_001],
    [333, 33.33, 111],
    [1_000, 0, 0],
    [1_000, 100, 1_000],
    [0, 50, 0],
  ])('of %d centavos by %d %% is %d', (total, percent, amount) => {
    expect(montoDepreciacion(centavos(total), percent)).toBe(amount);
  });

  it('is never more than the article is worth, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (total, percent) => {
          const amount = montoDepreciacion(centavos(total), percent / 100);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(total);
        },
      ),
    );
  });

  it('is only of what is worth something', () => {
    expect([esDepreciable({ total: centavos(0) }), esDepreciable({ total: centavos(1) })]).toEqual([false, true]);
  });

  it.each([
    [null, 'Este campo es requerido'],
    [Number.NaN, 'Este campo es requerido'],
    [-0.01, 'El porcentaje tiene que ser mayor o igual a cero'],
    [0, null],
    [100, null],
    [100.01, 'El porcentaje no puede ser mayor a 100'],
  ])('%d %%: %s', (percent, text) => {
    expect(fallaDepreciacion(percent)).toBe(text);
  });
});
