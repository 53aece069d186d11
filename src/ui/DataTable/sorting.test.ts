import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { shownPage, sorted } from './sorting.ts';

interface Fruit {
  readonly nombre: string;
  readonly kilos: number | null;
}

const columns: readonly Column<Fruit>[] = [
  { id: 'nombre', title: 'Nombre', cell: ({ nombre }) => nombre, sortBy: ({ nombre }) => nombre, width: 8 },
  { id: 'kilos', title: 'Kilos', cell: ({ kilos }) => kilos, sortBy: ({ kilos }) => kilos, width: 6 },
  { id: 'detalle', title: 'Detalle', cell: () => 'Ver', width: 4 },
];

function fruit(nombre: string, kilos: number | null): Fruit {
  return { nombre, kilos };
}
const fruits = [fruit('pera', 10), fruit('Ñame', null), fruit('nuez', 9), fruit('árbol', 10)];

function names(column: string, descending: boolean): readonly string[] {
  return sorted(fruits, columns, { column, descending }).map(({ nombre }) => nombre);
}

describe('the order of the rows of a table', () => {
  it('is the order in which they came while no column is chosen', () => {
    expect(sorted(fruits, columns, null)).toBe(fruits);
  });

  it('is that of Spanish for texts and of size for figures', () => {
    expect(names('nombre', false)).toEqual(['árbol', 'nuez', 'Ñame', 'pera']);
    expect(names('nombre', true)).toEqual(['pera', 'Ñame', 'nuez', 'árbol']);
  });

  it('keeps rows without a value last in either direction, and equal rows as they came', () => {
    expect(names('kilos', false)).toEqual(['nuez', 'pera', 'árbol', 'Ñame']);
    expect(names('kilos', true)).toEqual(['pera', 'árbol', 'nuez', 'Ñame']);
  });

  it('does not follow a column that cannot be sorted, or that is not there', () => {
    expect(sorted(fruits, columns, { column: 'detalle', descending: false })).toBe(fruits);
    expect(sorted(fruits, columns, { column: 'precio', descending: false })).toBe(fruits);
  });
});

describe('a page of a table', () => {
  it('is its part of the rows, the last one as short as it is', () => {
    expect(shownPage([1, 2, 3, 4, 5], { page: 0, pageSize: 3, order: null })).toEqual([1, 2, 3]);
    expect(shownPage([1, 2, 3, 4, 5], { page: 1, pageSize: 3, order: null })).toEqual([4, 5]);
  });
});
