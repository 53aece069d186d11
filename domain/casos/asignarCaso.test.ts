import { expect, it } from 'vitest';
import { contraQuienEstaFuera } from './asignarCaso.ts';

const HOY = '2026-11-30';
const against = (fueraHasta: string | null, aSabiendas = false) =>
  contraQuienEstaFuera({ nombre: 'Ana Pérez', fueraHasta }, { hoy: HOY, aSabiendas });

it('a case goes to who is away only knowingly', () => {
  expect(against('2026-12-05')).toBe(
    'Ana Pérez está ausente (fuera hasta el 05/12/2026). Elija a otra persona, o confirme que se le asigna de todos modos.',
  );
  expect(against('2026-11-30')).not.toBeNull();
  expect(against('2026-12-05', true)).toBeNull();
  expect(against('2026-11-29')).toBeNull();
  expect(against(null)).toBeNull();
});
