import { describe, expect, it } from 'vitest';
import { canceladasSinVigencia, type UnidadesCanceladas } from './unidadesCanceladas.ts';

const BLENDER: UnidadesCanceladas = { linea: 1, articulo: 'Licuadora', folioGuia: 'G1', cantidad: 2 };
const MIXER: UnidadesCanceladas = { linea: 2, articulo: 'Batidora', folioGuia: 'G2', cantidad: 1 };

describe('what was cancelled for a voucher that is not vigente', () => {
  it('is said in the history of the voucher', () => {
    expect(canceladasSinVigencia([BLENDER, MIXER], { operacion: null, hecho: true })).toBe(
      'Logística canceló 2 de Licuadora en la guía G1 y 1 de Batidora en la guía G2 y el vale no quedó vigente: se devuelven cuando lo esté, o con otro vale',
    );
  });

  it('is said in the history of the case, with its operation', () => {
    expect(canceladasSinVigencia([MIXER], { operacion: 1_000_001, hecho: true })).toBe(
      'Logística canceló 1 de Batidora en la guía G2, de la operación 1000001, para un vale que no quedó vigente: se devuelven con otro vale',
    );
  });

  it('claims no more than is known', () => {
    expect(canceladasSinVigencia([MIXER], { operacion: null, hecho: false })).toMatch(
      /^Se pidió a logística cancelar 1 de Batidora en la guía G2 y no se sabe si lo hizo/,
    );
    expect(canceladasSinVigencia([MIXER], { operacion: 7, hecho: false })).toMatch(
      /^Se pidió a logística cancelar 1 de Batidora en la guía G2, de la operación 7, .* y no se sabe si lo hizo/,
    );
  });

  it('adds up what was asked for in several turns', () => {
    expect(canceladasSinVigencia([BLENDER, { ...BLENDER, cantidad: 3 }], { operacion: null, hecho: true })).toMatch(
      /^Logística canceló 5 de Licuadora en la guía G1 y el vale/,
    );
  });
});
