import { describe, expect, it } from 'vitest';
import { type EntradaDeCaso, entradaDeCasoEnPalabras } from '#domain/casos/historiaCaso';
import { caseIn } from '../../../tests/machines/caso.samples.ts';
import { byDays, caseHistoryOf, filterHistory } from './events.ts';

const jorgeDoes = { numiden: 100002, nombre: 'Jorge Peña Ríos' };
const silvia = { numiden: 100003, nombre: 'Silvia Muñoz Arriaga' };

function log(id: number, entry: EntradaDeCaso, fecha: string, autor = jorgeDoes) {
  return { id, ...entradaDeCasoEnPalabras(entry), version: id, fecha, autor };
}

const caso = {
  ...caseIn(4),
  comentarios: [
    { id: 1, texto: 'Se llamó.', fecha: '2026-11-20T16:00:00.000Z', autor: jorgeDoes, menciones: [] },
    { id: 2, texto: 'Se llamó.', fecha: '2026-11-20T16:00:00.000Z', autor: silvia, menciones: [] },
  ],
  logs: [
    log(1, { trabajo: 'crear' }, '2026-11-19T15:00:00.000Z'),
    log(2, { trabajo: 'comentar' }, '2026-11-20T16:00:00.000Z'),
    log(3, { trabajo: 'enProceso' }, '2026-11-20T16:00:00.000Z'),
    log(4, { trabajo: 'comentar' }, '2026-11-20T16:00:00.000Z', silvia),
    log(
      5,
      { trabajo: 'escalar', area: 'Entregas', categoria: 'PEDIDO NO ENTREGADO' },
      '2026-11-20T17:00:00.000Z',
      silvia,
    ),
    log(6, { trabajo: 'comentar' }, '2026-11-20T18:00:00.000Z'),
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

function saidBy(entry: ReturnType<typeof caseHistoryOf>[number]) {
  return `${entry.tipo}/${entry.version}: ${entry.tipo === 'escalamiento' ? entry.comentario : entry.texto}`;
}

describe('the history of a case', () => {
  it('tells comments, movements and escalations in order, and none of them twice', () => {
    expect(caseHistoryOf(caso).map(saidBy)).toEqual([
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
    const sinMovimientos = caseHistoryOf({ ...caso, logs: [] });
    expect(sinMovimientos.map(saidBy)).toEqual([
      'comentario/null: Se llamó.',
      'comentario/null: Se llamó.',
      'escalamiento/null: Urge.',
    ]);
  });

  it('has a key of its own for everything', () => {
    const keys = caseHistoryOf(caso).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('filters comments from the rest, so that together they are all', () => {
    const todo = caseHistoryOf(caso);
    const comentarios = filterHistory(todo, 'comentarios');
    const movimientos = filterHistory(todo, 'movimientos');
    expect(comentarios.map(({ tipo }) => tipo)).toEqual(['comentario', 'comentario']);
    expect(movimientos.some(({ tipo }) => tipo === 'comentario')).toBe(false);
    expect(comentarios.length + movimientos.length).toBe(todo.length);
  });
});

describe('the days of a history', () => {
  const days = (now: string) => byDays(caseHistoryOf(caso), new Date(now)).map(({ nombre }) => nombre);

  it("are the store's, the last ones by their everyday names", () => {
    expect(days('2026-11-20T23:00:00.000Z')).toEqual(['Ayer', 'Hoy']);
    expect(days('2026-11-22T15:00:00.000Z')).toEqual(['19 de noviembre de 2026', '20 de noviembre de 2026']);
  });

  it("do not change at UTC's midnight but at the store's", () => {
    // 21:00 of the 20th in Mexico City.
    expect(days('2026-11-21T03:00:00.000Z')).toEqual(['Ayer', 'Hoy']);
    expect(days('2026-11-21T06:30:00.000Z')).toEqual(['19 de noviembre de 2026', 'Ayer']);
  });
});
