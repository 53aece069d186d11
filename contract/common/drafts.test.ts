import { describe, expect, it } from 'vitest';
import { DRAFT_MAX_LENGTH } from '#domain/common/drafts';
import { borradores } from './drafts.ts';

const { ruta, cuerpo } = borradores.guardarBorrador.entrada;

describe('a draft', () => {
  it.each([
    ['caso.123.cerrar', true],
    ['x'.repeat(80), true],
    ['x'.repeat(81), false],
    ['', false],
    ['caso/123', false],
    ['caso 123', false],
  ])('may be called %j: %j', (key, may) => {
    expect(ruta.safeParse({ clave: key }).success).toBe(may);
  });

  it('is as long as it may be, and no longer', () => {
    const frame = JSON.stringify({ texto: '' }).length;
    const of = (length: number) => cuerpo.safeParse({ contenido: { texto: 'x'.repeat(length - frame) } });
    expect(of(DRAFT_MAX_LENGTH).success).toBe(true);
    expect(of(DRAFT_MAX_LENGTH + 1).error?.issues[0]?.message).toBe('El borrador es demasiado largo.');
  });

  it('is thrown away by saving none', () => {
    expect(cuerpo.safeParse({ contenido: null }).success).toBe(true);
    expect(cuerpo.safeParse({ contenido: ['x'] }).success).toBe(false);
  });
});
