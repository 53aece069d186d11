import { describe, expect, it } from 'vitest';
import { articlesInWords } from './columns.tsx';

const IRON = { descripcion: 'Plancha', cantidad: 1 };
const BLENDERS = { descripcion: 'Licuadora', cantidad: 2 };

describe('the articles of a found sale in short', () => {
  it.each([
    [0, [], 'Sin artículos'],
    [1, [BLENDERS], '2 Licuadora'],
    [2, [BLENDERS, IRON], '2 Licuadora, 1 Plancha'],
    [3, [BLENDERS, IRON], '2 Licuadora, 1 Plancha y 1 línea más'],
    [9, [BLENDERS, IRON], '2 Licuadora, 1 Plancha y 7 líneas más'],
  ])('of %d lines', (lineas, primeros, words) => {
    expect(articlesInWords({ lineas, primeros })).toBe(words);
  });
});
