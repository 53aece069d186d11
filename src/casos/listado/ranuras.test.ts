import { describe, expect, it } from 'vitest';
import { repartirRanuras } from './ranuras.ts';

const ranuras = (anteriores: ReadonlyMap<number, number>, ids: readonly number[]) => [
  ...repartirRanuras(anteriores, ids).values(),
];

describe('the slots in which cases are drawn', () => {
  it('are those of the page before for another page', () => {
    const primera = repartirRanuras(new Map(), [10, 11, 12]);
    expect([...primera.values()]).toEqual([0, 1, 2]);
    expect(ranuras(primera, [20, 21, 22])).toEqual([0, 1, 2]);
  });

  it('go with a case that moves down when a newer one comes', () => {
    const primera = repartirRanuras(new Map(), [10, 11, 12]);
    expect(ranuras(primera, [9, 10, 11])).toEqual([2, 0, 1]);
  });

  it('are never shared, also when the list grows or shrinks', () => {
    let anteriores = repartirRanuras(new Map(), [1, 2]);
    for (const ids of [[2, 3, 4, 5], [5], [6, 5, 1, 7, 2]]) {
      anteriores = repartirRanuras(anteriores, ids);
      expect(new Set(anteriores.values()).size).toBe(ids.length);
    }
  });
});
