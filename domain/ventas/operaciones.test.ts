import { expect, it } from 'vitest';
import { guiasVistas, parametroBusquedaSchema, TIPOS_PARAMETRO } from './operaciones.ts';

it('guides that stand as they were seen say since when', () => {
  const now = new Date('2026-03-18T22:10:00Z');
  const zone = 'America/Mexico_City';
  expect([
    guiasVistas('2026-03-18T22:05:00Z', now, zone),
    guiasVistas('2026-03-18T05:59:00Z', now, zone),
    guiasVistas(null, now, zone),
  ]).toEqual([
    'Logística no contesta. Guías vistas a las 16:05.',
    'Logística no contesta. Guías vistas el 17/03/2026 23:59.',
    'Logística no contesta: no se sabe qué guías tiene esta venta.',
  ]);
});

it('a search parameter is a store, an operation, a series or a folio, by its number', () => {
  expect(TIPOS_PARAMETRO).toEqual({ 1: 'Tienda', 2: 'Operación', 3: 'Serie', 4: 'Folio' });
  const taken = [0, 1, 2, 3, 4, 5].filter((tipo) => parametroBusquedaSchema.safeParse({ tipo, valor: '7' }).success);
  expect(taken).toEqual([1, 2, 3, 4]);
});
