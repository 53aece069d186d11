import { describe, expect, it } from 'vitest';
import type { Guia } from '#domain/guias/guiasVale';
import { partSchema, typedUnits } from './partSchema.ts';

const rows: Guia['articulos'] = [7, 8].map((idarticulo) => ({
  ...{ linea: idarticulo, numart: '101', descripcion: 'Licuadora', cantidad: 3, status: 3, statusitem: 4 },
  ...{ codigopaquete: 'P1', idpaquete: 1, idarticulo },
}));

function faultsOf(typed: Record<string, string>): readonly unknown[] {
  const { error } = partSchema(rows).safeParse(typed);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('which units of a guide are cancelled', () => {
  it('are those that were typed; an empty field and 0 are none', () => {
    expect(partSchema(rows).parse({ a7: ' 2 ', a8: '' })).toEqual([{ idArticulo: 7, cantidad: 2 }]);
    expect(partSchema(rows).parse({ a7: '0', a8: '3' })).toEqual([{ idArticulo: 8, cantidad: 3 }]);
  });

  it('are at least one, and never more than there are', () => {
    expect(faultsOf({ a7: '', a8: '0' })).toEqual([['a7', 'Elija al menos un artículo.']]);
    expect(faultsOf({ a7: '4', a8: '1' })).toEqual([
      ['a7', 'La cantidad de artículos a cancelar no puede ser mayor a: 3'],
    ]);
  });

  it('are numbers, each field for itself', () => {
    expect(faultsOf({ a7: 'dos', a8: '-1' })).toEqual([
      ['a7', 'Escriba cuántas unidades, en número.'],
      ['a8', 'Escriba cuántas unidades, en número.'],
    ]);
  });

  it('are added up while somebody types', () => {
    expect(typedUnits({ a7: '2', a8: 'x', a9: undefined })).toBe(2);
  });
});
