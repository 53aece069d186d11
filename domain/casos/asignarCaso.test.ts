import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { contraQuienEstaFuera, puedeMencionarse, puedeTenerCaso } from './asignarCaso.ts';

const { actualizarCaso, validarOperacion, verTodosLosCasos } = PERMISOS;
/** A case of store 3 and area 5, made by person 90. */
const CASO = { cvetda: 3, idArea: 5, numidenCrea: 90 };
/** Takes cases of store 3, and of no area. */
const PERSONA = {
  ...{ numiden: 7, activo: true, areas: [] as number[], tiendas: [3] },
  permisos: [actualizarCaso.id, validarOperacion.id],
};

describe('a case may be given to', () => {
  it.each([
    ['who takes cases of its store', {}, true],
    ['who has no store named', { tiendas: [] }, true],
    ['who works in another store', { tiendas: [4] }, false],
    ['who works in another store, and in its area', { tiendas: [4], areas: [2, 5] }, true],
    ['who works in another store and another area', { tiendas: [4], areas: [2] }, false],
    ['who made it, wherever that is', { numiden: 90, tiendas: [4] }, true],
    ['who sees all cases', { tiendas: [4], permisos: [actualizarCaso.id, verTodosLosCasos.id] }, true],
    ['who sees no cases', { permisos: [actualizarCaso.id] }, false],
    ['who sees it, and takes none', { permisos: [validarOperacion.id] }, false],
    ['who is a user no more', { activo: false }, false],
    ['who sees all cases, and is a user no more', { activo: false, permisos: [6, verTodosLosCasos.id] }, false],
  ])('%s: %j is %j', (_who, more, may) => {
    expect(puedeTenerCaso({ ...PERSONA, ...more }, CASO)).toBe(may);
  });
});

describe('a comment may mention', () => {
  it.each([
    ['who sees the case, and takes none', { permisos: [validarOperacion.id] }, true],
    ['who works in another store', { tiendas: [4] }, false],
    ['who is a user no more', { activo: false }, false],
  ])('%s: %j is %j', (_who, more, may) => {
    expect(puedeMencionarse({ ...PERSONA, ...more }, CASO)).toBe(may);
  });
});

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
