import { describe, expect, it } from 'vitest';
import { antiguedad, operacionDe } from './aspectoCaso.ts';

const ahora = new Date('2026-03-31T18:00:00Z');

describe('the age of a case', () => {
  it.each([
    ['2026-03-31T17:59:30Z', 'hace un momento'],
    ['2026-03-31T17:59:00Z', 'hace 1 minuto'],
    ['2026-03-31T17:00:01Z', 'hace 59 minutos'],
    ['2026-03-31T15:00:00Z', 'hace 3 horas'],
    ['2026-03-30T18:00:00Z', 'hace 1 día'],
    ['2026-03-21T18:00:00Z', 'hace 10 días'],
  ])('opened %s is %s', (fecha, dicho) => {
    expect(antiguedad(new Date(fecha), ahora)).toBe(dicho);
  });

  it('is never in the future when the clock of the computer is slow', () => {
    expect(antiguedad(new Date('2026-03-31T20:00:00Z'), ahora)).toBe('hace un momento');
  });
});

describe('the operation of a case', () => {
  it('is named by its search parameters in any order', () => {
    const parametros = [
      { tipo: 2 as const, valor: '1000001' },
      { tipo: 1 as const, valor: '1' },
    ];
    expect(operacionDe(parametros)).toEqual({ tienda: 1, operacion: 1_000_001 });
  });

  it.each([
    [[]],
    [[{ tipo: 1 as const, valor: '1' }]],
    [
      [
        { tipo: 1 as const, valor: 'Centro' },
        { tipo: 2 as const, valor: '7' },
      ],
    ],
    [
      [
        { tipo: 3 as const, valor: 'A' },
        { tipo: 4 as const, valor: '9' },
      ],
    ],
  ])('is unknown when %j do not say it', (parametros) => {
    expect(operacionDe(parametros)).toBeNull();
  });
});
