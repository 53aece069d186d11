import { describe, expect, it } from 'vitest';
import { cambiosDichos, loQueHizo } from './textos.ts';

const yo = 100002;
const mov = (accion: string, numiden = 100003, nombre = 'Silvia Muñoz') => ({
  id: 1,
  accion,
  version: 4,
  fecha: '2026-11-20T17:00:00.000Z',
  autor: { numiden, nombre },
});

const dichos = (...cambios: ReturnType<typeof mov>[]) => cambiosDichos({ version: 9, cambios }, yo);

describe('what somebody did to a case', () => {
  it.each([
    ['Comentario agregado', 'agregó un comentario'],
    ['Anexo agregado: ticket.pdf', 'agregó anexos: ticket.pdf'],
    ['Anexos agregados: a.png, b.png', 'agregó anexos: a.png, b.png'],
    ['Caso escalado a Entregas · PEDIDO', 'escaló el caso a Entregas · PEDIDO'],
    ['Autorización solicitada: venció\nel plazo', 'solicitó autorización'],
    ['Caso autorizado: procede', 'autorizó el caso'],
    ['Caso no autorizado: no procede', 'no autorizó el caso'],
    ['Caso cerrado', 'cerró el caso'],
    ['Caso en proceso, a cargo de Silvia Muñoz', 'tomó el caso'],
    ['Se reabrió por sistema', 'registró «Se reabrió por sistema»'],
  ])('%j is told as %j', (accion, verbo) => {
    expect(loQueHizo(accion)).toBe(verbo);
  });
});

describe('the changes of a case', () => {
  it('name who made them, and oneself as such', () => {
    expect(dichos(mov('Caso cerrado'))).toEqual(['Silvia Muñoz cerró el caso']);
    expect(dichos(mov('Comentario agregado', yo, 'Jorge Peña'))).toEqual(['usted agregó un comentario']);
  });

  it('leave out what only follows from another one', () => {
    expect(dichos(mov('Comentario agregado'), mov('Caso en proceso'))).toEqual(['Silvia Muñoz agregó un comentario']);
  });

  it('are the last three when there are many, and say how many there were before', () => {
    const muchos = ['Anexo agregado: a', 'Anexo agregado: b', 'Anexo agregado: c', 'Caso cerrado'].map((una) =>
      mov(una),
    );
    expect(dichos(...muchos)).toHaveLength(4);
    expect(dichos(...muchos)[0]).toBe('hubo otro cambio antes');
    expect(dichos(mov('Anexo agregado: z'), ...muchos)[0]).toBe('hubo otros 2 cambios antes');
  });
});
