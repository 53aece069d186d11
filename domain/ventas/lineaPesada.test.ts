import { describe, expect, it } from 'vitest';
import {
  cantidadCobrada,
  pesadaDe,
  pesadaEnPalabras,
  unidadesDe,
  unidadesDevueltas,
  vuelveEntera,
} from './lineaPesada.ts';

describe('a quantity', () => {
  it.each([
    [3, 3, null],
    [1, 1, null],
    [0.42, 1, 0.42],
    [12.5, 1, 12.5],
  ])('of %f is so many units', (cantidad, unidades, pesada) => {
    expect([unidadesDe(cantidad), pesadaDe(cantidad)]).toEqual([unidades, pesada]);
    expect(cantidadCobrada({ cantidad: unidades, pesada })).toBe(cantidad);
  });

  it.each([
    [3, 0, true, 0],
    [3, 2, true, 2],
    [3, 3, true, 3],
    [0.42, 0, true, 0],
    [0.42, 0.42, true, 1],
    [2.5, 2.5, true, 1],
  ])('of %f of which %f came back', (cantidad, devuelto, whole, unidades) => {
    expect([vuelveEntera(cantidad, devuelto), unidadesDevueltas(cantidad, devuelto)]).toEqual([whole, unidades]);
  });

  it.each([
    [3, 0.5],
    [0.42, 0.2],
    [0.42, 1],
    [2.5, 1],
  ])('of %f does not come back by %f', (cantidad, devuelto) => {
    expect(vuelveEntera(cantidad, devuelto)).toBe(false);
  });

  it('is read as it was weighed', () => {
    expect([0.42, 1.5, 0.000001, 1234.125].map((pesada) => pesadaEnPalabras({ pesada }))).toEqual([
      ...['0.42 a granel', '1.5 a granel', '0.000001 a granel', '1234.125 a granel'],
    ]);
    expect([pesadaEnPalabras({ pesada: null }), pesadaEnPalabras({})]).toEqual([null, null]);
  });
});
