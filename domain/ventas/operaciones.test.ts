import { expect, it } from 'vitest';
import { guiasVistas } from './operaciones.ts';

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
