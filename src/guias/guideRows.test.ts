import { describe, expect, it } from 'vitest';
import type { Guia } from '#domain/guias/guiasVale';
import { onTheRoad, packagesOf, unitsInWords, unitsOf } from './guideRows.ts';

function row(idarticulo: number, idpaquete: number, statusitem: 4 | 6 | 9, cantidad = 1): Guia['articulos'][number] {
  return {
    ...{ linea: idarticulo, numart: `10${idarticulo}`, descripcion: `Artículo ${idarticulo}`, cantidad },
    ...{ status: 3, statusitem, codigopaquete: `P${idpaquete}`, idpaquete, idarticulo },
  };
}

const guia: Guia = { guia: 'GL1', tipoGuia: 'ENTREGA', articulos: [row(1, 8, 4, 3), row(2, 9, 6, 2), row(3, 8, 9)] };

describe('a guide on the screen', () => {
  it('has its packages in their order, each with what it holds', () => {
    expect(packagesOf(guia).map(({ code, rows }) => [code, rows.map(({ idarticulo }) => idarticulo)])).toEqual([
      ['P8', [1, 3]],
      ['P9', [2]],
    ]);
  });

  it('counts what can still be cancelled and what has left; cancelled units are neither', () => {
    expect(unitsOf(guia)).toEqual({ porSalir: 3, enCamino: 2 });
  });

  it('says units and what goes on, one or many', () => {
    expect([1, 2].map(unitsInWords)).toEqual(['1 unidad', '2 unidades']);
    expect([0, 1, 2].map(onTheRoad)).toEqual([
      null,
      '1 ya salió y sigue su camino',
      '2 ya salieron y siguen su camino',
    ]);
  });
});
