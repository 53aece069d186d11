import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import {
  esDepreciable,
  fallaDepreciacion,
  faultOfPorcentaje,
  montoDepreciacion,
  readPorcentaje,
} from './depreciacionVale.ts';

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

describe('a percent as it is typed', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 33.33 ', 33.33],
    ['-3', -3],
    ['1500', 1_500],
  ])('%j is %d', (text, percent) => {
    expect(readPorcentaje(text)).toBe(percent);
    expect(faultOfPorcentaje(text)).toBeNull();
  });

  it.each([
    ['', null],
    ['12.345', 'Máximo dos decimales'],
    ['diez', 'Campo de solo números.'],
    ['1,2,3', 'Campo de solo números.'],
  ])('%j is none', (text, words) => {
    expect(readPorcentaje(text)).toBeNull();
    expect(faultOfPorcentaje(text)).toBe(words);
  });
});
