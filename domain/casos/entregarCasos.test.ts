import { describe, expect, it } from 'vitest';
import { entregadosEnPalabras, novedadDeEntrega, repartir } from '#domain/casos/entregarCasos';
import { porEntregarEnPalabras } from '#domain/personas/ausencias';

const AREA = 1;

/** Takes cases, and works at store 1 in the area 1 alone. */
const BETO = { numiden: 2, activo: true, permisos: [6, 27], areas: [AREA], tiendas: [1] };

const caso = (id: number, cvetda: number, idArea: number, numidenCrea = 9) => ({ id, cvetda, idArea, numidenCrea });

describe('the cases of who is away', () => {
  const here = caso(10, 1, 7);
  const ofArea = caso(11, 2, AREA);
  const foreign = caso(12, 2, 7);
  const opened = caso(13, 2, 7, BETO.numiden);
  const all = [here, ofArea, foreign, opened];

  it.each([
    ['who may see some of them', BETO, [10, 11, 13], [12]],
    ['who sees every case', { ...BETO, permisos: [1, 6] }, [10, 11, 12, 13], []],
    ['who takes no cases', { ...BETO, permisos: [27] }, [], [10, 11, 12, 13]],
    ['who is no longer a user', { ...BETO, activo: false }, [], [10, 11, 12, 13]],
  ])('are split for %s', (_who, standIn, go, stay) => {
    const { pasan, quedan } = repartir(all, standIn);
    expect([pasan.map(({ id }) => id), quedan.map(({ id }) => id)]).toEqual([go, stay]);
  });
});

it.each([
  [1, 1, 'Entregar 1 caso a Beto'],
  [5, 5, 'Entregar 5 casos a Beto'],
  [3, 5, 'Entregar 3 de 5 casos a Beto'],
])('%i of %i are offered in words', (entregables, total, words) => {
  expect(porEntregarEnPalabras({ entregables, total }, 'Beto')).toBe(words);
});

it.each([
  [1, [], '1 caso entregado a Beto'],
  [5, [], '5 casos entregados a Beto'],
  [1, [12], '1 de 2 casos entregado a Beto. El caso 12 se queda: Beto no lo vería'],
  [3, [12, 15], '3 de 5 casos entregados a Beto. Los casos 12 y 15 se quedan: Beto no los vería'],
  [
    1,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    '1 de 13 casos entregado a Beto. Los casos 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 y 2 más se quedan: Beto no los vería',
  ],
])('%i went and %j stay, in words', (pasan, quedan, words) => {
  expect(entregadosEnPalabras({ pasan, quedan }, 'Beto')).toBe(words);
});

it('one notice names the other cases', () => {
  expect(novedadDeEntrega('Caro', [])).toBe('Lo tenía Caro');
  expect(novedadDeEntrega('Caro', [12, 15])).toBe('Lo tenía Caro, con 2 más: 12 y 15');
});
