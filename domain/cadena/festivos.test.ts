import { describe, expect, it } from 'vitest';
import { fallasDeFestivos, festivoDeLinea, festivosDe, valoresDeFestivo } from './festivos.ts';

const NAVIDAD = { fecha: '2026-12-25', nombre: 'Navidad', tiendas: null };
const FERIA = { fecha: '2026-04-20', nombre: 'Feria', tiendas: [2, 7] };

it('a holiday goes out as it comes in, and is read as people and spreadsheets write it', () => {
  for (const festivo of [NAVIDAD, FERIA]) expect(festivoDeLinea(valoresDeFestivo(festivo))).toEqual(festivo);
  expect(festivoDeLinea([' 25/12/2026 ', ' Navidad ', 'todas'])).toEqual(NAVIDAD);
  expect(festivoDeLinea(['25/12/2026', 'Navidad', ''])).toEqual(NAVIDAD);
  expect(festivoDeLinea(['20/4/2026', 'Feria', '7; 2 2'])).toEqual(FERIA);
});

it.each([
  [['31/2/2026', 'Feria', ''], 'Elija el día en que se cierra.'],
  [['', 'Feria', ''], 'Elija el día en que se cierra.'],
  [['1/1/2027', '', ''], 'Campo requerido'],
  [['1/1/2027', 'Feria', 'Norte'], 'Tiendas lleva Todas, o los números de las que cierran: 1, 5, 12.'],
])('a line with %j is told why it says no holiday', (valores, motivo) => {
  expect(festivoDeLinea(valores)).toEqual({ motivo });
});

describe('the holidays of a store', () => {
  it('are those of all and its own', () => {
    expect([...festivosDe([NAVIDAD, FERIA], 7)]).toEqual([
      ['2026-12-25', 'Navidad'],
      ['2026-04-20', 'Feria'],
    ]);
    expect([...festivosDe([NAVIDAD, FERIA], 3).keys()]).toEqual(['2026-12-25']);
  });

  it('name only stores that there are', () => {
    const leidos = [NAVIDAD, FERIA].map((fila, place) => ({ linea: place + 2, fila }));
    expect(fallasDeFestivos(leidos, new Set([2, 7]))).toEqual([]);
    expect(fallasDeFestivos(leidos, new Set([2]))).toEqual([
      { linea: 3, motivo: 'No hay una tienda con el número 7.' },
    ]);
  });
});
