import { describe, expect, it } from 'vitest';
import type { Caso } from '#domain/casos/casos';
import { type SearchTyped, searchInWords, searchOf, searchSchema, typedOf } from './search.ts';

const blank: SearchTyped = { por: 'operacion', tienda: '', operacion: '', serie: '', folio: '', rfc: '' };

function faultsOf(typed: Partial<SearchTyped>): readonly string[] {
  return (searchSchema.safeParse({ ...blank, ...typed }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join()}: ${message}`,
  );
}

function saying(parametrosBusqueda: readonly Caso['parametrosBusqueda'][number][], rfc?: string) {
  return { parametrosBusqueda: [...parametrosBusqueda], datosFiscales: rfc === undefined ? null : { rfc } };
}

describe('what a case says is to be looked for', () => {
  const sale = [
    { tipo: 1, valor: '3' },
    { tipo: 2, valor: '1000001' },
  ] as const;
  const invoice = [
    { tipo: 3, valor: 'a' },
    { tipo: 4, valor: '123' },
  ] as const;

  it('is searched at once when it is complete', () => {
    expect(searchOf(saying(sale), ['operacion', 'folio'])).toEqual({
      por: 'operacion',
      tienda: 3,
      operacion: 1_000_001,
    });
    expect(searchOf(saying(invoice), ['operacion', 'folio'])).toEqual({ por: 'folio', serie: 'A', folio: 123 });
    expect(searchOf(saying([{ tipo: 4, valor: 'R-77' }]), ['consumo'])).toEqual({ por: 'consumo', folio: 'R-77' });
  });

  it('waits for what is missing, which stands in the fields as far as it is known', () => {
    expect(searchOf(saying([{ tipo: 1, valor: '3' }]), ['operacion', 'folio'])).toBeNull();
    expect(searchOf(saying(invoice), ['operacion'])).toBeNull();
    expect(typedOf(saying([{ tipo: 2, valor: '77' }]), ['operacion'], 5)).toEqual({
      ...blank,
      tienda: '5',
      operacion: '77',
    });
    expect(typedOf(saying(invoice), ['operacion', 'folio'], 5)).toMatchObject({
      por: 'folio',
      serie: 'a',
      folio: '123',
    });
  });
});

describe('who pays, where a service searches by that', () => {
  it('is the person that the case names, if it names no invoice', () => {
    const kinds = ['operacion', 'folio', 'rfc'] as const;
    expect(searchOf(saying([], 'eku9003173c9'), kinds)).toEqual({ por: 'rfc', rfc: 'EKU9003173C9' });
    expect(typedOf(saying([], 'eku9003173c9'), kinds, 5)).toMatchObject({
      por: 'rfc',
      rfc: 'eku9003173c9',
      tienda: '5',
    });
    const named = [
      { tipo: 3, valor: 'A' },
      { tipo: 4, valor: '123' },
    ] as const;
    expect(searchOf(saying(named, 'EKU9003173C9'), kinds)).toMatchObject({ por: 'folio' });
    const both = [{ tipo: 1, valor: '3' }, { tipo: 2, valor: '1000009' }, ...named] as const;
    // The sale may have another one besides.
    expect(searchOf(saying(both), ['operacion', 'folio'])).toEqual({ por: 'folio', serie: 'A', folio: 123 });
    expect(searchOf(saying(both), ['operacion'])).toMatchObject({ por: 'operacion' });
    expect(searchOf(saying([], 'EKU9003173C9'), ['operacion', 'folio'])).toBeNull();
  });
});

describe('what is searched with', () => {
  it('names store and operation together', () => {
    expect(faultsOf({ operacion: '5' })).toEqual(['tienda: Ingrese la tienda y operacion']);
    expect(faultsOf({ tienda: '1' })).toEqual(['operacion: Ingrese la tienda y operacion']);
    expect(faultsOf({ tienda: '1', operacion: '12345678901' })).toHaveLength(1);
  });

  it('names series and folio, a meal by its folio, and who pays by a tax number', () => {
    expect(faultsOf({ por: 'folio' })).toEqual(['serie: Campo requerido', 'folio: Campo requerido']);
    expect(faultsOf({ por: 'folio', serie: 'A', folio: 'x' })).toEqual(['folio: Campo de solo números.']);
    expect(faultsOf({ por: 'folio', serie: 'A', folio: '9999999999' })).toHaveLength(1);
    expect(faultsOf({ por: 'consumo' })).toEqual(['folio: Campo requerido']);
    expect(faultsOf({ por: 'rfc', rfc: 'X' })).toHaveLength(1);
    expect(searchSchema.parse({ ...blank, por: 'rfc', rfc: ' eku-900317 3c9 ' })).toEqual({
      por: 'rfc',
      rfc: 'EKU9003173C9',
    });
  });
});

describe('what was searched for is said', () => {
  it.each<[Parameters<typeof searchInWords>[0], string]>([
    [{ por: 'operacion', tienda: 1, operacion: 1_000_009 }, 'Tienda Centro, operación 1000009'],
    [{ por: 'folio', serie: 'A', folio: 12 }, 'Factura A-12'],
    [{ por: 'consumo', folio: 'R-7' }, 'Consumo R-7'],
    [{ por: 'rfc', rfc: 'EKU9003173C9' }, 'RFC EKU9003173C9'],
    [{ por: 'rechazadas' }, 'Facturas de este caso que no se timbraron'],
  ])('%j: %s', (busca, words) => {
    expect(searchInWords(busca, () => 'Tienda Centro')).toBe(words);
  });
});
