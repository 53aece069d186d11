import { expect, it } from 'vitest';
import { CONSERVA, CONSERVA_POR_OMISION, diasEnPalabras, filasEnPalabras, tamanoEnPalabras } from './crecimiento.ts';

it('rows that go by themselves are kept so many days', () => {
  expect(CONSERVA_POR_OMISION).toEqual({
    ...{
      correos: 365,
      claves: 30,
      eventos: 90,
      entradas: 90,
      novedades: 30,
      lecturas: 365,
      rechazos: 365,
      busquedas: 365,
    },
  });
  for (const { dias, minimo } of Object.values(CONSERVA)) expect(minimo).toBeLessThan(dias);
});

it('days, rows and sizes are read as people say them', () => {
  expect([diasEnPalabras(1), diasEnPalabras(90)]).toEqual(['1 día', '90 días']);
  expect(filasEnPalabras({ filas: 12_345, cuenta: 'exacta' })).toBe('12,345');
  expect(filasEnPalabras({ filas: 1_234_567, cuenta: 'estimada' })).toBe('unas 1,234,567');
  expect(filasEnPalabras({ filas: 10_000, cuenta: 'minima' })).toBe('más de 10,000');
});

it.each([
  [0, '0 bytes'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_536, '1.5 kB'],
  [10_752, '11 kB'],
  [5 * 1024 ** 2, '5 MB'],
  [29.4 * 1024 ** 3, '29 GB'],
  [3 * 1024 ** 4, '3 TB'],
])('%d bytes are %s', (bytes, text) => expect(tamanoEnPalabras(bytes)).toBe(text));
