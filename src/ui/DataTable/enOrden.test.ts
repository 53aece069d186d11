import { describe, expect, it } from 'vitest';
import type { Columna } from './columnas.ts';
import { dePagina, enOrden } from './enOrden.ts';

interface Fruta {
  readonly nombre: string;
  readonly kilos: number | null;
}

const columnas: readonly Columna<Fruta>[] = [
  { id: 'nombre', titulo: 'Nombre', celda: ({ nombre }) => nombre, orden: ({ nombre }) => nombre, ancho: 8 },
  { id: 'kilos', titulo: 'Kilos', celda: ({ kilos }) => kilos, orden: ({ kilos }) => kilos, ancho: 6 },
  { id: 'detalle', titulo: 'Detalle', celda: () => 'Ver', ancho: 4 },
];

const fruta = (nombre: string, kilos: number | null): Fruta => ({ nombre, kilos });
const frutas = [fruta('pera', 10), fruta('Ñame', null), fruta('nuez', 9), fruta('árbol', 10)];

const nombres = (columna: string, descendente: boolean): readonly string[] =>
  enOrden(frutas, columnas, { columna, descendente }).map(({ nombre }) => nombre);

describe('the order of the rows of a table', () => {
  it('is the order in which they came while no column is chosen', () => {
    expect(enOrden(frutas, columnas, null)).toBe(frutas);
  });

  it('is that of Spanish for texts and of size for figures', () => {
    expect(nombres('nombre', false)).toEqual(['árbol', 'nuez', 'Ñame', 'pera']);
    expect(nombres('nombre', true)).toEqual(['pera', 'Ñame', 'nuez', 'árbol']);
  });

  it('keeps rows without a value last in either direction, and equal rows as they came', () => {
    expect(nombres('kilos', false)).toEqual(['nuez', 'pera', 'árbol', 'Ñame']);
    expect(nombres('kilos', true)).toEqual(['pera', 'árbol', 'nuez', 'Ñame']);
  });

  it('does not follow a column that cannot be sorted, or that is not there', () => {
    expect(enOrden(frutas, columnas, { columna: 'detalle', descendente: false })).toBe(frutas);
    expect(enOrden(frutas, columnas, { columna: 'precio', descendente: false })).toBe(frutas);
  });
});

describe('a page of a table', () => {
  it('is its part of the rows, the last one as short as it is', () => {
    expect(dePagina([1, 2, 3, 4, 5], { pagina: 0, filasPorPagina: 3, orden: null })).toEqual([1, 2, 3]);
    expect(dePagina([1, 2, 3, 4, 5], { pagina: 1, filasPorPagina: 3, orden: null })).toEqual([4, 5]);
  });
});
