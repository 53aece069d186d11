import { describe, expect, it } from 'vitest';
import { casoEn } from '../../../tests/machines/caso.samples.ts';
import { filtrarHistoria, historiaDe, porDias } from './historia.ts';

const jorge = { numiden: 100002, nombre: 'Jorge Peña Ríos' };
const silvia = { numiden: 100003, nombre: 'Silvia Muñoz Arriaga' };

const log = (id: number, accion: string, fecha: string, autor = jorge) => ({ id, accion, version: id, fecha, autor });

const caso = {
  ...casoEn(4),
  comentarios: [
    { id: 1, texto: 'Se llamó.', fecha: '2026-11-20T16:00:00.000Z', autor: jorge },
    { id: 2, texto: 'Se llamó.', fecha: '2026-11-20T16:00:00.000Z', autor: silvia },
  ],
  logs: [
    log(1, 'Caso creado', '2026-11-19T15:00:00.000Z'),
    log(2, 'Comentario agregado', '2026-11-20T16:00:00.000Z'),
    log(3, 'Caso en proceso', '2026-11-20T16:00:00.000Z'),
    log(4, 'Comentario agregado', '2026-11-20T16:00:00.000Z', silvia),
    log(5, 'Caso escalado a Entregas · PEDIDO NO ENTREGADO', '2026-11-20T17:00:00.000Z', silvia),
    log(6, 'Comentario agregado', '2026-11-20T18:00:00.000Z'),
  ],
  logEscalamientos: [
    {
      id: 1,
      area: 'Entregas',
      subCategoria: 'PEDIDO NO ENTREGADO',
      motivo: 'Reprogramar la entrega',
      comentario: 'Urge.',
      fecha: '2026-11-20T17:00:00.000Z',
      autor: silvia,
    },
  ],
};

const dicho = (suceso: ReturnType<typeof historiaDe>[number]) =>
  `${suceso.tipo}/${suceso.version}: ${suceso.tipo === 'escalamiento' ? suceso.comentario : suceso.texto}`;

describe('the history of a case', () => {
  it('tells comments, movements and escalations in order, and none of them twice', () => {
    expect(historiaDe(caso).map(dicho)).toEqual([
      'movimiento/1: Caso creado',
      'comentario/2: Se llamó.',
      'comentario/4: Se llamó.',
      'movimiento/3: Caso en proceso',
      'escalamiento/5: Urge.',
      // Its comment is not there, so the movement is told.
      'movimiento/6: Comentario agregado',
    ]);
  });

  it('shows a comment or an escalation that no movement speaks of', () => {
    const sinMovimientos = historiaDe({ ...caso, logs: [] });
    expect(sinMovimientos.map(dicho)).toEqual([
      'comentario/null: Se llamó.',
      'comentario/null: Se llamó.',
      'escalamiento/null: Urge.',
    ]);
  });

  it('has a key of its own for everything', () => {
    const claves = historiaDe(caso).map(({ clave }) => clave);
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('filters comments from the rest, so that together they are all', () => {
    const todo = historiaDe(caso);
    const comentarios = filtrarHistoria(todo, 'comentarios');
    const movimientos = filtrarHistoria(todo, 'movimientos');
    expect(comentarios.map(({ tipo }) => tipo)).toEqual(['comentario', 'comentario']);
    expect(movimientos.some(({ tipo }) => tipo === 'comentario')).toBe(false);
    expect(comentarios.length + movimientos.length).toBe(todo.length);
  });
});

describe('the days of a history', () => {
  const dias = (ahora: string) => porDias(historiaDe(caso), new Date(ahora)).map(({ nombre }) => nombre);

  it("are the store's, the last ones by their everyday names", () => {
    expect(dias('2026-11-20T23:00:00.000Z')).toEqual(['Ayer', 'Hoy']);
    expect(dias('2026-11-22T15:00:00.000Z')).toEqual(['19 de noviembre de 2026', '20 de noviembre de 2026']);
  });

  it("do not change at UTC's midnight but at the store's", () => {
    // 21:00 of the 20th in Mexico City.
    expect(dias('2026-11-21T03:00:00.000Z')).toEqual(['Ayer', 'Hoy']);
    expect(dias('2026-11-21T06:30:00.000Z')).toEqual(['19 de noviembre de 2026', 'Ayer']);
  });
});
