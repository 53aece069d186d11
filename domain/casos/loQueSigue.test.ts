import { describe, expect, it } from 'vitest';
import { type LoQueSigue, loQueSigueEnPalabras, sigueHaciendoFalta, vaAntesDelComentario } from './loQueSigue.ts';
import { textoPorGuardarSchema } from './textos.ts';
import { comentarioEnviadoSchema } from './trabajosCaso.ts';

const [ME, OTHER] = [100_002, 100_003];
const TOMAR: LoQueSigue = { trabajo: 'tomar' };
const ASIGNAR: LoQueSigue = { trabajo: 'asignar' };
const ESCALAR: LoQueSigue = { trabajo: 'escalar', idArea: 1, idSubcategoria: 5, idMotivo: 8 };

describe('a work that follows a comment', () => {
  it.each([
    ['to be taken, new', TOMAR, 1, null, 20, true],
    ['to be taken, in process and one’s own', TOMAR, 2, ME, 20, false],
    ['to be taken, in process and another’s', TOMAR, 2, OTHER, 20, true],
    ['to be taken, escalated and one’s own', TOMAR, 4, ME, 20, true],
    ['to go to its area, somebody’s', ASIGNAR, 2, OTHER, 20, true],
    ['to go to its area, nobody’s', ASIGNAR, 2, null, 20, false],
    ['to go to its area, new and nobody’s: the comment would take it', ASIGNAR, 1, null, 20, true],
    ['to be escalated, of another category', ESCALAR, 2, null, 20, true],
    ['to be escalated, of that category', ESCALAR, 2, null, 5, false],
  ] as const)('%s', (_what, sigue, idEstado, administrador, idSubcategoria, expected) => {
    expect(sigueHaciendoFalta(sigue, { idEstado, administrador, idSubcategoria }, ME)).toBe(expected);
  });

  it('is done before the comment where one takes the case, and else after it', () => {
    expect([TOMAR, ASIGNAR, ESCALAR].map(vaAntesDelComentario)).toEqual([true, false, false]);
  });

  it('is said in words', () => {
    expect(loQueSigueEnPalabras({ trabajo: 'tomar' })).toBe('queda en proceso, a su cargo');
    expect(loQueSigueEnPalabras({ trabajo: 'asignar' })).toBe('queda en su área, sin persona');
    expect(loQueSigueEnPalabras({ ...ESCALAR, area: 'Bodega', categoria: 'FALTANTE' })).toBe(
      'pasa a Bodega · FALTANTE',
    );
  });

  it('comes with the version of the case; a comment alone does not', () => {
    const faults = (body: object) =>
      comentarioEnviadoSchema
        .safeParse({ idCaso: 1, comentario: 'Va.', ...body })
        .error?.issues.map(({ path }) => path);
    expect(faults({})).toBeUndefined();
    expect(faults({ sigue: null })).toBeUndefined();
    expect(faults({ sigue: ASIGNAR, version: 1 })).toBeUndefined();
    expect(faults({ sigue: ASIGNAR })).toEqual([['version']]);
  });

  it('of a text that is escalated says where to, and nothing else is a work', () => {
    const texto = { nombre: 'Va', texto: 'Va', idArea: null, activo: true };
    const takes = (sigue: unknown) => textoPorGuardarSchema.safeParse({ ...texto, sigue }).success;
    expect([ESCALAR, TOMAR, ASIGNAR, null, undefined].map(takes)).toEqual([true, true, true, true, true]);
    expect(takes({ trabajo: 'escalar', idArea: 1 })).toBe(false);
    expect(takes({ trabajo: 'cerrar' })).toBe(false);
  });
});
