import { describe, expect, it } from 'vitest';
import { fallaFechaRecolecta, fallaLineaRecolecta } from './recolectas.ts';

const ZONE = 'America/Mexico_City';
/** Saturday 21 March 2026, 23:30 in Mexico City; in UTC it is Sunday. */
const SATURDAY_NIGHT = new Date('2026-03-22T05:30:00Z');

describe('a pickup is from tomorrow on, in the store’s days, and never on a Sunday', () => {
  it.each([
    ['2026-03-21', 'La fecha de recolección debe ser de mañana en adelante.'],
    ['2026-03-22', 'Los domingos no hay recolecciones. Elija otro día.'],
    ['2026-03-23', null],
    ['2026-05-20', null],
    ['2026-05-21', 'La fecha de recolección debe ser dentro de los próximos 60 días.'],
  ])('%s', (fecha, text) => expect(fallaFechaRecolecta(fecha, SATURDAY_NIGHT, ZONE)).toBe(text));
});

describe('a line is fetched', () => {
  const line = { linea: 3, cantidad: 2, guia: null, enRecolecta: 0 };
  const guide = (...unidades: readonly [statusitem: 6 | 7, cantidad: number][]) => ({
    unidades: unidades.map(([statusitem, cantidad]) => ({ statusitem, cantidad })),
  });

  it('when the customer took it along, or when as many units were delivered', () => {
    expect(fallaLineaRecolecta(1, line)).toBeNull();
    expect(fallaLineaRecolecta(1, { ...line, guia: guide([7, 1], [6, 3], [7, 1]) })).toBeNull();
  });

  it.each([
    ['it is on the road', 1, { guia: guide([7, 1], [6, 3]) }, 'el cliente tiene 1 de las 2 unidades'],
    ['it is fetched already', 1, { enRecolecta: 1 }, 'La línea 3 ya está en una recolecta de este vale.'],
    ['the voucher takes nothing of it', 1, { cantidad: 0 }, 'El vale no toma nada de la línea 3.'],
    ['it is a cancellation', 0, {}, 'Un vale de cancelación no se recolecta'],
  ] as const)('but not when %s', (_, tipo, changes, text) =>
    expect(fallaLineaRecolecta(tipo, { ...line, ...changes })).toContain(text),
  );
});
