import { describe, expect, it } from 'vitest';
import { changesTold } from './changes.ts';

const yo = 100002;
function movement(accion: string, numiden = 100003, nombre = 'Silvia Muñoz') {
  return {
    id: 1,
    accion,
    version: 4,
    fecha: '2026-11-20T17:00:00.000Z',
    autor: { numiden, nombre },
  };
}

function said(...cambios: ReturnType<typeof movement>[]) {
  return changesTold(cambios, yo);
}

describe('the changes of a case', () => {
  it('name who made them, and oneself as such', () => {
    expect(said(movement('Caso cerrado'))).toEqual(['Silvia Muñoz cerró el caso']);
    expect(said(movement('Comentario agregado', yo, 'Jorge Peña'))).toEqual(['usted agregó un comentario']);
  });

  it('leave out what only follows from another one', () => {
    expect(said(movement('Comentario agregado'), movement('Caso en proceso'))).toEqual([
      'Silvia Muñoz agregó un comentario',
    ]);
  });

  it('are the last three when there are many, and say how many there were before', () => {
    const muchos = ['Anexo agregado: a', 'Anexo agregado: b', 'Anexo agregado: c', 'Caso cerrado'].map((una) =>
      movement(una),
    );
    expect(said(...muchos)).toHaveLength(4);
    expect(said(...muchos)[0]).toBe('hubo otro cambio antes');
    expect(said(movement('Anexo agregado: z'), ...muchos)[0]).toBe('hubo otros 2 cambios antes');
  });
});
