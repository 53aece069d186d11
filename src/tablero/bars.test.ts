import { expect, it } from 'vitest';
import { barsOf, scalesOf } from './bars.ts';

const DIAS = [
  { dia: '2026-03-17', abiertos: 5, solucionados: 0 },
  { dia: '2026-03-18', abiertos: 10, solucionados: 1 },
];

it('stands the two bars of a day beside each other, and the days as far apart', () => {
  // 222 pixels are 2.22 steps of 100: two days of 78, and 22 before, between and after them.
  const bars = barsOf(DIAS, scalesOf(['2026-03-17', '2026-03-18'], 10, 222, 200));
  const about = (pixels: number) => expect.closeTo(pixels, 6);
  expect(bars).toEqual([
    { indice: 0, serie: 'abiertos', x: about(22), width: about(38), height: about(100) },
    { indice: 1, serie: 'abiertos', x: about(122), width: about(38), height: about(200) },
    { indice: 0, serie: 'solucionados', x: about(62), width: about(38), height: about(0) },
    { indice: 1, serie: 'solucionados', x: about(162), width: about(38), height: about(20) },
  ]);
});
