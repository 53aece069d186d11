import { describe, expect, it } from 'vitest';
import { avanceRecolecta, lineasSinProgramar, planRecolecta } from './avanceRecolecta.ts';
import type { IdEstadoArticulo } from './guias.ts';
import { ESTADO_ARTICULO, ESTADOS_ARTICULO } from './guias.ts';

const { porRecolectar, recolectado, cancelado } = ESTADO_ARTICULO;

/** A pickup of lines with the status of each. */
function recolecta(...lineas: readonly (readonly [linea: number, statusitem: IdEstadoArticulo])[]) {
  return {
    articulos: lineas.map(([linea, statusitem]) => ({
      ...{ linea, numArt: `10${linea}`, descripcion: `Artículo ${linea}`, cantidad: 1 },
      ...{ statusitem, estatus: ESTADOS_ARTICULO[statusitem] },
    })),
  };
}

const two = [
  { linea: 1, cantidad: 1 },
  { linea: 2, cantidad: 3 },
];

describe('the plan of a pickup', () => {
  it('is nothing while no line is marked, whatever was stored before', () => {
    expect(planRecolecta([], two, [])).toBe('nada');
  });

  it('asks to save what is marked, and what is marked with another quantity than the stored one', () => {
    expect(planRecolecta(two, [], [])).toBe('porGuardar');
    expect(planRecolecta(two, [two[0], { linea: 2, cantidad: 2 }] as typeof two, [])).toBe('porGuardar');
  });

  it('asks for a date as long as one stored line has no pickup', () => {
    expect(planRecolecta(two, two, [])).toBe('porProgramar');
    expect(planRecolecta(two, two, [recolecta([1, porRecolectar])])).toBe('porProgramar');
    expect(planRecolecta(two, two, [recolecta([1, porRecolectar]), recolecta([2, recolectado])])).toBe('programada');
  });
});

describe('lines without a pickup', () => {
  it('are those of which nobody fetches anything, or whose pickup was cancelled', () => {
    expect(lineasSinProgramar(two, [])).toEqual([1, 2]);
    expect(lineasSinProgramar(two, [recolecta([1, cancelado], [2, porRecolectar])])).toEqual([1]);
  });

  it('are none of which nothing is taken', () => {
    expect(lineasSinProgramar([{ linea: 1, cantidad: 0 }], [])).toEqual([]);
  });
});

describe('pickups', () => {
  it('are awaited as long as one article is, and done when everything that was not cancelled came', () => {
    expect(avanceRecolecta([])).toBe('ninguno');
    expect(avanceRecolecta([recolecta([1, cancelado])])).toBe('ninguno');
    expect(avanceRecolecta([recolecta([1, recolectado]), recolecta([2, porRecolectar])])).toBe('pendiente');
    expect(avanceRecolecta([recolecta([1, recolectado], [2, cancelado])])).toBe('recolectado');
  });
});
