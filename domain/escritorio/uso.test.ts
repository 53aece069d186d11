import { describe, expect, it } from 'vitest';
import { duracionEnPalabras } from '#domain/common/duracion';
import { cubetaDe, duracionDe, esVidaConUso, percentil, vecesDe } from './uso.ts';

const MIN = 60_000;

describe('a time that is counted', () => {
  it.each([
    [0, 0],
    [1, 0],
    [MIN, 0],
    [2 * MIN, 4],
    [4 * MIN, 8],
    [64 * MIN, 24],
  ])('of %d ms falls into the bucket %d', (ms, cubeta) => {
    expect(cubetaDe(ms)).toBe(cubeta);
  });

  it.each([3 * MIN, 47 * MIN, 25 * 60 * MIN, 40 * 24 * 60 * MIN])('of %d ms is told within 9.1 %%', (ms) => {
    expect(Math.abs(duracionDe(cubetaDe(ms)) / ms - 1)).toBeLessThan(0.091);
  });

  it.each([
    [20_000, '1 min'],
    [3 * MIN, '3 min'],
    [99.4 * MIN, '99 min'],
    [100 * MIN, '1.7 h'],
    [12 * 60 * MIN, '12 h'],
    [47.9 * 60 * MIN, '48 h'],
    [48 * 60 * MIN, '2 días'],
    [17 * 24 * 60 * MIN, '17 días'],
  ])('of %d ms is said as %s', (ms, text) => {
    expect(duracionEnPalabras(ms)).toBe(text);
  });
});

describe('many times', () => {
  const nine = [
    [8, 1],
    [0, 5],
    [4, 3],
  ] as const;

  it('are counted', () => {
    expect(vecesDe(nine)).toBe(9);
    expect(vecesDe([])).toBe(0);
  });

  it('have a time within which a share of them is done, in whatever order they are told', () => {
    expect(percentil(nine, 0.5)).toBe(MIN);
    expect(percentil(nine, 0.6)).toBe(2 * MIN);
    expect(percentil(nine, 8 / 9)).toBe(2 * MIN);
    expect(percentil(nine, 0.9)).toBe(4 * MIN);
    expect(percentil([], 0.5)).toBeNull();
  });
});

it('the lives of cases, vouchers and invoices are counted, and no page', () => {
  expect(['vidaCaso', 'vidaVale', 'vidaFactura', 'sesion', 'toString'].filter(esVidaConUso)).toEqual([
    'vidaCaso',
    'vidaVale',
    'vidaFactura',
  ]);
});
