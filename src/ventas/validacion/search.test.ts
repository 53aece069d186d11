import { describe, expect, it } from 'vitest';
import { readSearch } from './search.ts';

describe('the address of the validation screen', () => {
  it('names a store and an operation, as numbers or as text', () => {
    expect(readSearch({ tienda: 1, operacion: 1000001 })).toEqual({ tienda: 1, operacion: 1000001 });
    expect(readSearch({ tienda: '12', operacion: '0000536382' })).toEqual({ tienda: 12, operacion: 536382 });
  });

  it('may name only one of them', () => {
    expect(readSearch({ operacion: 7 })).toEqual({ operacion: 7 });
    expect(readSearch({})).toEqual({});
  });

  it.each([0, -1, 1.5, '1e3', '0x10', '12345678901', 'abc', '', null, true, [1], { a: 1 }, Number.NaN])(
    'passes over an operation that is none: %j',
    (operacion) => {
      expect(readSearch({ tienda: 1, operacion })).toEqual({ tienda: 1 });
    },
  );

  it('or a search for sales, and then no operation', () => {
    const search = { buscar: 'Ana Peña', articulo: 'licuadora', desde: '2026-03-01', hasta: '2026-03-19' };
    expect(readSearch({ ...search, por: 'venta', tienda: 1, operacion: 7 })).toEqual({ ...search, por: 'venta' });
    expect(readSearch({ ...search, operacion: 7 })).toEqual({ operacion: 7 });
  });

  it.each([
    ['a folio that looks like a number', { buscar: 1000001 }, { buscar: '1000001' }],
    ['nothing to look for yet', { buscar: '  ' }, {}],
    ['more than anybody is called', { buscar: 'a'.repeat(81), articulo: 'b'.repeat(61) }, {}],
    ['no days', { buscar: 'Ana', desde: 'ayer', hasta: 20260301 }, { buscar: 'Ana' }],
  ])('reads of a search for sales: %s', (_what, given, read) => {
    expect(readSearch({ por: 'venta', ...given })).toEqual({ por: 'venta', ...read });
  });
});
