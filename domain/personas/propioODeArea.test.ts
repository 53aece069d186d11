import { describe, expect, it } from 'vitest';
import { llaveDeNombre, puedeCambiar, puedeUsar } from './propioODeArea.ts';

describe('something kept of', () => {
  const person = { numiden: 7, areas: [1, 2], areasGerente: [2, 3] };
  it.each([
    ['the person', { numiden: 7, idArea: null }, true, true],
    ['another person', { numiden: 8, idArea: null }, false, false],
    ['an area in which one works', { numiden: null, idArea: 1 }, true, false],
    ['an area in which one works and which one manages', { numiden: null, idArea: 2 }, true, true],
    ['an area that one manages', { numiden: null, idArea: 3 }, true, true],
    ['another area', { numiden: null, idArea: 4 }, false, false],
  ])('%s', (_, whose, uses, changes) => {
    expect([puedeUsar(person, whose), puedeCambiar(person, whose)]).toEqual([uses, changes]);
  });
});

describe('a name', () => {
  it.each([
    ['Saludo', ' SALUDÓ ', true],
    ['Sin asignar', 'sin  asignar', true],
    ['Sin asignar', 'Sin asignar 2', false],
    ['¡¡!!', '¡¡!!', true],
    ['¡¡!!', '??', false],
  ])('%s and %s', (one, other, same) => {
    expect(llaveDeNombre(one) === llaveDeNombre(other)).toBe(same);
  });
});
