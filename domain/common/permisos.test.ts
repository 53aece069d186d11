import { describe, expect, it } from 'vitest';
import { canSeeCase } from '#domain/casos/casos';
import { canSignInAt } from '#domain/personas/sesion';
import { hasPermission, PERMISOS, PERMISSION_GROUPS } from './permisos.ts';

describe('the permissions', () => {
  it('are 1 to 28, each once', () => {
    expect(
      Object.values(PERMISOS)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 28 }, (_, n) => n + 1));
  });

  it.each([
    ['casos', [1, 27]],
    ['vales', [16, 24, 23, 13]],
    ['operaciones', [27, 28]],
    ['eliminarRol', [19, 5]],
  ] as const)('of the group %s are those of the specification', (group, ids) => {
    expect(PERMISSION_GROUPS[group].map((permiso) => PERMISOS[permiso].id)).toEqual(ids);
  });

  it('are held by any one of those asked for', () => {
    expect(hasPermission([2], ['crearCaso'])).toBe(true);
    expect(hasPermission([2], ['cerrarCaso'])).toBe(false);
    expect(hasPermission([2], ['cerrarCaso', 'crearCaso'])).toBe(true);
    expect(hasPermission([], ['crearCaso'])).toBe(false);
  });

  it('that nobody asks for need not be held', () => {
    expect(hasPermission([], [])).toBe(true);
  });
});

describe('a case is seen', () => {
  const caso = { cvetda: 1, idArea: 2, numidenCrea: 100 };
  const stranger = { numiden: 7, tienda: { id: 9 }, areas: [5], permisos: [27] };

  it.each([
    ['by who sees those of all stores', { permisos: [1] }, true],
    ['by who works at its store', { tienda: { id: 1 } }, true],
    ['by who works for its area', { areas: [5, 2] }, true],
    ['by who opened it', { numiden: 100 }, true],
    ['by nobody else', {}, false],
    [
      'not without a permission for cases, even of the store, the area and by who opened it',
      {
        numiden: 100,
        tienda: { id: 1 },
        areas: [2],
        permisos: [2, 28],
      },
      false,
    ],
  ])('%s', (_who, change, seen) => {
    expect(canSeeCase({ ...stranger, ...change }, caso)).toBe(seen);
  });
});

describe('a person signs in', () => {
  it('at any store when none is said, else at those alone', () => {
    expect(canSignInAt({ tiendas: [], idRol: 2 }, 4, 'todas')).toBe(true);
    expect(canSignInAt({ tiendas: [3, 4], idRol: 2 }, 4, 'todas')).toBe(true);
    expect(canSignInAt({ tiendas: [3], idRol: 2 }, 4, 'todas')).toBe(false);
  });

  it('at none when none is said and the chain closes that, but for who administers it', () => {
    expect(canSignInAt({ tiendas: [], idRol: 2 }, 4, 'ninguna')).toBe(false);
    expect(canSignInAt({ tiendas: [], idRol: null }, 4, 'ninguna')).toBe(false);
    expect(canSignInAt({ tiendas: [4], idRol: 2 }, 4, 'ninguna')).toBe(true);
    expect(canSignInAt({ tiendas: [], idRol: 1 }, 4, 'ninguna')).toBe(true);
    expect(canSignInAt({ tiendas: [3], idRol: 1 }, 4, 'ninguna')).toBe(false);
  });
});
