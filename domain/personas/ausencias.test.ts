import { describe, expect, it } from 'vitest';
import { estaFuera, fueraEnPalabras } from '#domain/common/ausencias';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import { ausenciaPedidaSchema, contraSuplente, contraUltimoDia, puedeSuplir, type QuienSuple } from './ausencias.ts';

const HOY = '2026-11-30';

describe('an absence', () => {
  it('lasts until its last day, that day too', () => {
    expect(estaFuera('2026-11-30', HOY)).toBe(true);
    expect(estaFuera('2026-12-05', HOY)).toBe(true);
    expect(estaFuera('2026-11-29', HOY)).toBe(false);
    expect(estaFuera(null, HOY)).toBe(false);
    expect(fueraEnPalabras('2026-12-05')).toBe('Fuera hasta el 05/12/2026');
  });

  it('ends on a day that has not passed, within a year', () => {
    expect(contraUltimoDia('2026-11-30', HOY)).toBeNull();
    expect(contraUltimoDia('2027-11-30', HOY)).toBeNull();
    expect(contraUltimoDia('2026-11-29', HOY)).toBe('Ese día ya pasó: elija hoy o uno posterior.');
    expect(contraUltimoDia('2027-12-01', HOY)).toBe('Elija un día hasta el 30/11/2027.');
  });

  it('is asked for by a real day; who is back has nobody who stands in', () => {
    const read = (asked: object) => ausenciaPedidaSchema.safeParse(asked);
    expect(read({ hasta: '2026-12-05', suplente: 7 }).data).toEqual({ hasta: '2026-12-05', suplente: 7 });
    expect(read({ hasta: '2026-12-05', suplente: null }).data).toEqual({ hasta: '2026-12-05', suplente: null });
    expect(read({ hasta: null, suplente: 7 }).data).toEqual({ hasta: null, suplente: null });
    expect(read({ hasta: '2026-02-30', suplente: null }).error?.issues[0]?.message).toBe('Elija el último día.');
    expect(read({ hasta: '2026-12-05', suplente: 0 }).success).toBe(false);
  });
});

const ids = (...names: Permiso[]) => names.map((name) => PERMISOS[name].id);
const ANA = { numiden: 1, areas: [2], tiendas: [1] };
const TAKES = ids('actualizarCaso', 'validarOperacion');

function colleague(changes: Partial<QuienSuple> = {}): QuienSuple {
  return { numiden: 9, activo: true, permisos: TAKES, areas: [], tiendas: [1], ...changes };
}

describe('who stands in', () => {
  it.each<[string, Partial<QuienSuple>, boolean]>([
    ['of the same store', {}, true],
    ['of another store and another area', { tiendas: [3], areas: [5] }, false],
    ['of another store and the same area', { tiendas: [3], areas: [5, 2] }, true],
    ['of several stores', { tiendas: [3, 1] }, true],
    ['who works in every store', { tiendas: [] }, true],
    ['who sees all cases', { tiendas: [3], permisos: [...TAKES, ...ids('verTodosLosCasos')] }, true],
    ['who takes no cases', { permisos: ids('validarOperacion') }, false],
    ['who sees no cases', { permisos: ids('actualizarCaso') }, false],
    ['who is a user no more', { activo: false }, false],
    ['the same person', { numiden: 1 }, false],
  ])('%s', (_who, changes, may) => {
    expect(puedeSuplir(colleague(changes), ANA)).toBe(may);
  });

  it('may be of any store for who works in every one', () => {
    expect(puedeSuplir(colleague({ tiendas: [3] }), { ...ANA, tiendas: [] })).toBe(true);
  });

  it('is refused in words, as is who is away too', () => {
    const against = (changes: object) =>
      contraSuplente({ ...colleague(), nombre: 'Beto Ruiz', fueraHasta: null, ...changes }, { a: ANA, hoy: HOY });
    const cannot =
      'Esta persona no puede suplir: no atiende casos de las mismas tiendas o áreas, o ya no es usuario. Elija otra.';
    expect(against({})).toBeNull();
    expect(against({ activo: false })).toBe(cannot);
    expect(contraSuplente(null, { a: ANA, hoy: HOY })).toBe(cannot);
    expect(against({ fueraHasta: '2026-11-29' })).toBeNull();
    expect(against({ fueraHasta: '2026-12-05' })).toBe(
      'Beto Ruiz también está ausente (fuera hasta el 05/12/2026). Elija a otra persona.',
    );
  });
});
