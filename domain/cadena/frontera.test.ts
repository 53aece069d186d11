import { describe, expect, it } from 'vitest';
import { esFronteriza } from './frontera.ts';

describe('the zones of 8 % of IVA', () => {
  it.each([
    ['Baja California', 'Tijuana', true],
    ['Coahuila de Zaragoza', 'Acuña', true],
    ['COAHUILA', 'ACUÑA', true],
    ['Chihuahua', 'Juarez', true],
    ['Quintana Roo', 'Othón P. Blanco', true],
    // Of the same names elsewhere.
    ['Nuevo León', 'Juárez', false],
    ['Nuevo León', 'Guadalupe', false],
    ['Veracruz de Ignacio de la Llave', 'Nogales', false],
    ['Quintana Roo', 'Benito Juárez', false],
    ['Ciudad de México', 'Cuauhtémoc', false],
  ])('have %s, %s: %s', (estado, municipio, is) => {
    expect(esFronteriza({ estado, municipio })).toBe(is);
  });
});
