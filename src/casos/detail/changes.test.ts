import { describe, expect, it } from 'vitest';
import { type EntradaDeCaso, entradaDeCasoEnPalabras } from '#domain/casos/historiaCaso';
import type { Movimiento } from '#domain/common/history';
import { caseChangesTold } from './changes.ts';

const yo = 100002;
function movement(entry: EntradaDeCaso, numiden = 100003, nombre = 'Silvia Muñoz') {
  return {
    id: 1,
    ...entradaDeCasoEnPalabras(entry),
    version: 4,
    fecha: '2026-11-20T17:00:00.000Z',
    autor: { numiden, nombre },
  };
}

function said(...cambios: Movimiento[]) {
  return caseChangesTold(cambios, yo);
}

describe('the changes of a case', () => {
  it('name who made them, and oneself as such', () => {
    expect(said(movement({ trabajo: 'cerrar' }))).toEqual(['Silvia Muñoz cerró el caso']);
    expect(said(movement({ trabajo: 'comentar' }, yo, 'Jorge Peña'))).toEqual(['usted agregó un comentario']);
  });

  it('leave out what only follows from another one', () => {
    expect(said(movement({ trabajo: 'comentar' }), movement({ trabajo: 'enProceso' }))).toEqual([
      'Silvia Muñoz agregó un comentario',
    ]);
  });

  it('of a back end that tells words alone are told as its words', () => {
    const { hecho: _, ...words } = movement({ trabajo: 'cerrar' });
    expect(said({ ...words, accion: 'Costó $& y $1' })).toEqual(['Silvia Muñoz registró «Costó $& y $1»']);
  });

  it('are the last three when there are many, and say how many there were before', () => {
    const attached = (archivo: string) => movement({ trabajo: 'adjuntar', archivos: [archivo] });
    const muchos = [attached('a'), attached('b'), attached('c'), movement({ trabajo: 'cerrar' })];
    expect(said(...muchos)).toHaveLength(4);
    expect(said(...muchos)[0]).toBe('hubo otro cambio antes');
    expect(said(attached('z'), ...muchos)[0]).toBe('hubo otros 2 cambios antes');
  });
});
