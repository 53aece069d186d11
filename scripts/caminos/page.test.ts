import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#diagrams/chart';
import { IN_DARK, IN_LIGHT } from './colours.ts';
import { coverageOf } from './coverage.ts';
import { reportPage, sentence } from './page.ts';
import { painted } from './painted.ts';
import type { WalkResult, WholeRun } from './run.ts';
import { STYLE } from './style.ts';

/** A door with a lock that has no key, and a cat flap. */
const door = createMachine({
  id: 'puerta',
  initial: 'cerrada',
  on: { gato: {} },
  states: {
    cerrada: { on: { abrir: 'abierta', llave: 'conLlave' } },
    abierta: { initial: 'apenas', states: { apenas: {}, deParEnPar: {} }, on: { cerrar: 'cerrada' } },
    conLlave: {},
  },
});

const chart = chartOf(door, {
  nombre: 'Una puerta',
  estados: {
    ...{ cerrada: 'Cerrada', abierta: 'Abierta', 'abierta.apenas': 'Apenas abierta' },
    ...{ 'abierta.deParEnPar': 'De par en par', conLlave: 'Con llave' },
  },
  eventos: {
    gato: { quien: 'sistema', texto: 'pasa el gato' },
    abrir: { quien: 'persona', texto: 'la persona la abre' },
    llave: { quien: 'persona', texto: 'la persona le echa llave' },
    cerrar: { quien: 'persona', texto: 'la persona la cierra' },
  },
  actores: {},
  plazos: {},
  condiciones: {},
});

const OPENS = 'puerta.cerrada · abrir → puerta.abierta';
const CLOSES = 'puerta.abierta · cerrar → puerta.cerrada';
const LOCKS = 'puerta.cerrada · llave → puerta.conLlave';

const good: WalkResult = {
  id: 'CM-0a1b2c3d',
  machine: 'vale',
  title: 'Una puerta: camino 1 de 2',
  steps: ['1. La abre'],
  verdict: 'igual',
  lacking: null,
  taken: [OPENS],
  failure: null,
  seconds: 3,
};
const bad: WalkResult = {
  ...good,
  title: 'Una puerta: camino 2 de 2',
  steps: ['1. La abre', '2. La <cierra>', '3. La abre'],
  verdict: 'distinto',
  failure: {
    step: 2,
    expected: 'Se esperaba: la puerta está cerrada.',
    detail: 'expect(locator)',
    arrows: [CLOSES],
    picture: 'data:image/jpeg;base64,Zm90bw==',
  },
};

describe('what was walked of a chart', () => {
  const covered = coverageOf(chart, { [LOCKS]: 'Nadie tiene la llave.' }, [good, bad]);

  it('is told arrow by arrow', () => {
    expect(covered.arrows.map(({ arrow, standing, times }) => [arrow.id, standing, times])).toEqual([
      ['puerta · gato → (stays)', 'sin recorrer', 0],
      [OPENS, 'recorrida', 2],
      [LOCKS, 'aparte', 0],
      [CLOSES, 'distinta', 0],
    ]);
  });

  it('counts a state that was reached or left, and the one with which it begins', () => {
    expect(covered.states.filter(({ isWalked }) => isWalked).map(({ state }) => state.name)).toEqual([
      'Cerrada',
      'Abierta',
      'Apenas abierta',
    ]);
  });
});

it('draws what was walked, what differed and what is walked apart, each its own way', () => {
  const points = [
    [0, 0],
    [0, 10],
  ] as const;
  const lines = [[OPENS], [CLOSES], [LOCKS]].map((arrows) => ({ arrows, look: 'event', points }) as const);
  const box = { look: 'leaf', depth: 1, initial: false, texts: [], x: 0, y: 0, width: 9, height: 9 } as const;
  const boxes = ['puerta.cerrada', 'puerta.conLlave'].map((state) => ({ ...box, state }));
  const covered = coverageOf(chart, { [LOCKS]: 'Nadie tiene la llave.' }, [good, bad]);
  const strokes = painted(covered, { width: 9, height: 9, boxes, lines, labels: [] }).match(
    /stroke-width="[^"]+"[^>]*/g,
  );
  expect(strokes).toEqual([
    'stroke-width="1.75"/',
    'stroke-width="2.25"/',
    'stroke-width="3.5"/',
    'stroke-width="1.25" stroke-dasharray="2 3"/',
  ]);
});

describe('the colours of a diagram', () => {
  it.each([
    ['light', IN_LIGHT],
    ['dark', IN_DARK],
  ])('can be read in %s: words on every ground, lines and frames on paper', (_, { paper, ink, ground, standings }) => {
    const grounds = [paper, ...Object.values(ground).map(({ fill }) => fill)];
    for (const [look, colour] of Object.entries(ink))
      for (const under of grounds) expect([look, under, contrast(colour, under) >= 4.5]).toEqual([look, under, true]);
    for (const [what, colour] of Object.entries(standings))
      expect([what, contrast(colour, paper) >= 3]).toEqual([what, true]);
  });

  it('are said by the page, so that it is dark where the system is', () => {
    const covered = coverageOf(chart, {}, [good]);
    const drawing = { width: 9, height: 9, boxes: [], lines: [], labels: [] };
    expect(painted(covered, drawing)).toContain('fill="var(--dibujo-papel)"');
    expect(painted(covered, drawing)).not.toMatch(/"#[0-9a-f]{3,6}"/);
    expect(STYLE).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root\{[^}]*--dibujo-papel:#1/);
  });
});

/** How well one colour is seen on another (WCAG 2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the report', () => {
  const run: WholeRun = {
    machines: ['vale'],
    against: 'http://10.0.0.7:4000/mostrador/',
    chosen: 'que pasan por «abierta»',
    began: new Date('2026-11-23T15:00:00Z'),
    seconds: 75,
    walks: [good, bad],
  };
  const page = reportPage(run, [coverageOf(chart, { [LOCKS]: 'Nadie tiene la llave.' }, run.walks)], new Map());

  it('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<link|src="(?!data:)|url\(|https?:\/\/(?!10\.0\.0\.7)/);
  });

  it('says where and when, what came of it, and by what it was chosen', () => {
    // The text between day and hour is the system's affair.
    expect(page).toMatch(/<p>23 de noviembre de 2026.* 9:00.*, en http:\/\/10\.0\.0\.7:4000\/mostrador\/\./);
    expect(page).toContain('Solo los caminos que pasan por «abierta».');
    expect(page).toContain('1 de 2 caminos salieron distintos.');
    expect(page).toContain('<dt>de principio a fin</dt><dd>1 min 15 s</dd>');
    expect(page).toContain('<dt>flechas recorridas</dt><dd>1 de 3</dd>');
  });

  it('shows the failed step, what was expected, and the screen', () => {
    expect(page).toContain('<p class="step">Paso 2. La &lt;cierra&gt;</p>');
    expect(page).toContain('<p class="expected">Se esperaba: la puerta está cerrada.</p>');
    expect(page).toContain('<img src="data:image/jpeg;base64,Zm90bw=="');
    expect(page).toContain('<li class="distinta">La &lt;cierra&gt;</li><li class="sin-recorrer">La abre</li>');
  });

  it('says of each arrow how it stands, and why nobody takes one', () => {
    expect(page).toContain('<td>la persona la cierra</td><td>Cerrada</td><td>Distinta</td>');
    expect(page).toContain('<td>Se prueba aparte<br><small>Nadie tiene la llave.</small></td>');
  });

  it.each([
    [['igual', 'igual'], '2 caminos: la pantalla hizo lo que dicen los diagramas.'],
    [['igual', 'sin hacer'], '1 camino: la pantalla hizo lo que dicen los diagramas. No se pudieron hacer: 1.'],
    [['sin hacer'], 'Ningún camino se pudo hacer.'],
  ] as const)('says of %j: %s', (verdicts, said) => {
    expect(sentence(verdicts.map((verdict) => ({ verdict })))).toBe(said);
  });
});
