import { describe, expect, it } from 'vitest';
import { arrowKey, type Chart, chartOf } from '#diagrams/chart';
import { MACHINES } from '#diagrams/machines';
import { wayInWords } from '#diagrams/sentence';
import { innermost } from '#diagrams/states';
import { newest, play } from './play.ts';

const CHARTS = new Map(MACHINES.map(({ machine, words }) => [machine.id, chartOf(machine, words)]));

function chartNamed(id: string): Chart {
  const chart = CHARTS.get(id);
  if (chart === undefined) throw new Error(`No chart ${id}.`);
  return chart;
}

/** Takes the arrow of each event in turn; where there are several, that of the condition. */
function walk(id: string, ...steps: readonly (readonly [type: string, guard?: string | null])[]) {
  const chart = chartNamed(id);
  const path: string[] = [];
  for (const [type, guard] of steps) {
    const { possible } = play(chart, path);
    const arrow = possible.find((one) => one.name === type && (guard === undefined || one.guard === guard));
    if (arrow === undefined) throw new Error(`${type} [${guard}] is not possible after ${path.length} steps.`);
    path.push(arrowKey(arrow));
  }
  return { chart, path, ...play(chart, path) };
}

describe('a chart that is played', () => {
  it('begins where it begins, and says what can happen', () => {
    const { states, taken, possible } = play(chartNamed('vidaCaso'), []);
    expect([...states]).toEqual(['vidaCaso', 'vidaCaso.nuevo']);
    expect(taken).toEqual([]);
    expect([...new Set(possible.map(({ name }) => name))]).toEqual([
      ...['deshacer', 'comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'],
      ...['hacerVale', 'recolectar', 'facturar', 'asignar'],
    ]);
  });

  it('says in which of several parts something just happened, so that it is brought into view', () => {
    const begun = walk('registro');
    expect(innermost(begun.states)).toEqual([
      'registro.access.visible',
      'registro.turn.free',
      'registro.window.closed',
    ]);
    expect(newest(begun)).toBe('registro.access.visible');
    expect(newest(walk('registro', ['abrir']))).toBe('registro.window.open');
    const stays = walk('vidaVale', ['guardar', 'crearVale'], ['imprimir']);
    expect(newest(stays)).toBe('vidaVale.vigente');
  });

  it('goes where the chosen condition leads', () => {
    const whole = walk('vidaVale', ['guardar', 'crearVale'], ['devolver', 'devuelveTodo']);
    expect([...whole.states]).toEqual(['vidaVale', 'vidaVale.canjeado']);
    const asked = walk('vidaVale', ['guardar', 'pideAutorizacion']);
    expect([...asked.states]).toEqual(['vidaVale', 'vidaVale.porAutorizar']);
  });

  it('offers no arrow that refuses, and none of an outer state that an inner one hears first', () => {
    const { possible } = walk('nuevoCaso', ['buscarCliente']);
    const searching = possible.filter(({ name }) => name === 'buscarCliente');
    expect(searching.map(({ from }) => from)).toEqual(['nuevoCaso.open.searching']);
    const decided = walk('vidaVale', ['guardar', 'pideAutorizacion']).possible;
    expect(decided.some(({ refuses }) => refuses)).toBe(false);
  });

  it('is in every region at once', () => {
    const { states } = walk('registro', ['abrir'], ['trabajoEmpezado']);
    expect([...states]).toEqual(
      expect.arrayContaining(['registro.access.visible', 'registro.turn.sending', 'registro.window.open']),
    );
  });

  it('ends where a chart ends, and reads as a sentence', () => {
    const { chart, taken, possible } = walk('vidaCaso', ['tomar'], ['cerrar']);
    // Who closed it takes that back, for a moment.
    expect([...new Set(possible.map(({ name }) => name))]).toEqual(['deshacer']);
    expect(wayInWords(chart, taken)).toBe(
      'Toma el caso, si puede cambiar su estado (EN PROCESO); después, cierra el caso, si puede cerrar (SOLUCIONADA).',
    );
    expect(wayInWords(chart, [])).toBe('Todavía no pasa nada.');
  });

  it('goes as far as a link of an older chart still leads', () => {
    const { chart, path } = walk('vidaCaso', ['tomar']);
    const { taken, states } = play(chart, [...path, 'nosuch', ...path]);
    expect(taken.map(({ name }) => name)).toEqual(['tomar']);
    expect([...states]).toContain('vidaCaso.enProceso');
  });

  it('has a key of its own for every arrow', () => {
    for (const { arrows } of CHARTS.values()) expect(new Set(arrows.map(arrowKey)).size).toBe(arrows.length);
  });

  it.each([...CHARTS.keys()])('of %s comes into every state', (id) => {
    const chart = chartNamed(id);
    const seen = new Map<string, readonly string[]>();
    const reached = new Set<string>();
    const open: (readonly string[])[] = [[]];
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const { states, possible } = play(chart, path);
      const key = [...states].join();
      if (seen.has(key)) continue;
      seen.set(key, path);
      for (const state of states) reached.add(state);
      for (const arrow of possible) open.push([...path, arrowKey(arrow)]);
    }
    const missing = chart.states.map((state) => state.id).filter((state) => !reached.has(state));
    expect(missing).toEqual([]);
  });
});
