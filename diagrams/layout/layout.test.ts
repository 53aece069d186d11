import { beforeAll, describe, expect, it } from 'vitest';
import { type Drawing, type DrawnBox, FONT_SIZES } from '#diagrams/drawing';
import { MACHINES } from '#diagrams/machines';
import { diagramEntries, drawDiagram } from './all.ts';
import { faultsOf } from './faults.ts';
import { scaleOf } from './ways.ts';

const IDS = MACHINES.map(({ machine }) => machine.id);
/** Some two hundred and fifty layouts take seconds, and minutes on a machine that has much else to do. */
const PATIENCE_MS = 240_000;

/** The window of the diagrams opens at 9 px: of these it shows a part at first (docs/decisions/139, 175). */
const MOVED = ['entrega', 'servicioFactura', 'sesion', 'vidaCaso', 'vidaVale'];

const DRAWN = new Map<string, Awaited<ReturnType<typeof drawDiagram>>>();

beforeAll(async () => {
  for (const id of IDS) DRAWN.set(id, await drawDiagram(id));
}, PATIENCE_MS);

function drawn(id: string) {
  const found = DRAWN.get(id);
  if (found === undefined) throw new Error(`${id} was not drawn.`);
  return found;
}

function boxOf({ boxes }: Drawing, id: string): DrawnBox {
  const box = boxes.find(({ state }) => state === id);
  if (box === undefined) throw new Error(`${id} has no box.`);
  return box;
}

describe.each(IDS)('the drawing of %s', (id) => {
  it('has nothing over anything: no state, no label, no line through a text or a state', () => {
    expect(faultsOf(drawn(id).drawing)).toEqual([]);
  });

  it('has all text inside of its box', () => {
    const { boxes, labels } = drawn(id).drawing;
    const outside = [...boxes, ...labels].flatMap(({ width, height, texts }) =>
      texts.filter((text) => text.x + text.width > width || text.y > height || text.y - FONT_SIZES[text.look] < -1),
    );
    expect(outside).toEqual([]);
  });

  it('begins at the left', () => {
    const { chart, drawing } = drawn(id);
    const [root] = chart.states;
    const first = chart.states.find((state) => state.id === root?.initial);
    // Regions that go on at once begin everywhere.
    if (first === undefined) return;
    const start = boxOf(drawing, first.id);
    const beside = chart.states.filter(({ parent }) => parent === root?.id);
    const before = beside.filter((state) => boxOf(drawing, state.id).x + boxOf(drawing, state.id).width <= start.x);
    expect(before.map((state) => state.id)).toEqual([]);
  });

  it('leaves no state and no arrow out', () => {
    const { chart, drawing } = drawn(id);
    expect(drawing.boxes.map(({ state }) => state)).toEqual(chart.states.map((state) => state.id));
    const lines = drawing.lines.flatMap(({ arrows }) => arrows);
    const told = chart.arrows.filter((arrow) => {
      const box = drawing.boxes.find(({ state }) => state === arrow.from);
      const said = box?.texts.map(({ text }) => text).join(' ') ?? '';
      return !lines.includes(arrow.id) && !said.includes(arrow.button ?? arrow.act.replace(/^la persona /, ''));
    });
    expect(told.filter(({ kind }) => kind !== 'after').map((arrow) => arrow.id)).toEqual([]);
  });

  it('says what happens in words, and never by a name of the code', () => {
    const { chart, drawing } = drawn(id);
    const coded = new Set(chart.arrows.flatMap(({ name, type, guard }) => [name, type, guard ?? '']));
    const said = [...drawing.boxes, ...drawing.labels].flatMap(({ texts }) => texts);
    // A line of a condition may end in a word by which something is called, too.
    const names = said.filter(({ look, text }) => look !== 'guard' && look !== 'description' && coded.has(text));
    const spelled = said.filter(({ text }) => /\p{Ll}\p{Lu}/u.test(text.replace('NetSuite', '')));
    expect([...names, ...spelled].map(({ text }) => text)).toEqual([]);
  });

  it('is read without moving it on a counter computer: text of 9 px, and of the largest a third more than is in sight', () => {
    const least = MOVED.includes(id) ? 9 / 1.34 : 9;
    expect(scaleOf(drawn(id).drawing) * FONT_SIZES.description).toBeGreaterThanOrEqual(least);
  });
});

it('what leads from many states to the same one is told in their boxes', () => {
  const box = boxOf(drawn('servicioFactura').drawing, 'servicioFactura.choosing');
  expect(box.texts.map(({ text }) => text).join(' ')).toContain('«Buscar» → Buscando');
});

it('the list has a chart under the name of each thing that is done by it', () => {
  const named = diagramEntries().filter(({ id }) => id === 'servicioFactura');
  expect(named.map(({ title, description }) => [title, description])).toEqual([
    ['Atender un caso con una factura', 'Atender un caso con una factura, de buscar a resolver.'],
    [
      'Facturar un consumo del restaurante',
      'Facturar un consumo del restaurante, de su folio a MANTENIMIENTO FACTURA.',
    ],
    ['Pedir que se cancele una factura', 'Pedir que se cancele una factura, de buscarla a lo que se contestó.'],
  ]);
});

it('the list knows which charts are lives', () => {
  const lives = diagramEntries().filter(({ drawer }) => drawer === 'life');
  expect(lives.map(({ id }) => id)).toEqual(['vidaCaso', 'vidaVale', 'vidaFactura']);
});

describe('the look at a drawing', () => {
  const text = { x: 5, y: 12, width: 30, look: 'title', text: 'Hola' } as const;
  const far: DrawnBox = {
    ...{ state: 'far', look: 'leaf', depth: 1, initial: false, texts: [text] },
    ...{ x: 200, y: 200, width: 50, height: 30 },
  };
  const near = { ...far, state: 'near', x: 10, y: 10 };
  const label = { arrows: ['far → near'], ground: 'root', x: 100, y: 100, width: 40, height: 15, texts: [] } as const;
  const line = {
    arrows: ['far → near'],
    look: 'event',
    points: [
      [200, 215],
      [120, 215],
      [120, 25],
      [60, 25],
    ],
  } as const;
  const sound: Drawing = { width: 300, height: 300, boxes: [far, near], labels: [label], lines: [line] };

  it('finds nothing in a sound one', () => {
    expect(faultsOf(sound)).toEqual([]);
  });

  it.each([
    ['a state over another', { boxes: [far, near, { ...far, state: 'over', x: 40, y: 20 }] }, 'near lies over over'],
    ['a label over a state', { labels: [{ ...label, x: 55, y: 30 }] }, 'far → near lies over near'],
    [
      'a label over another',
      { labels: [label, { ...label, arrows: ['other'], x: 110 }] },
      'far → near lies over other',
    ],
    [
      'a line through a label',
      { labels: [label, { ...label, arrows: ['other'], y: 150 }] },
      'far → near crosses other',
    ],
    [
      'a line through a state',
      { boxes: [far, near, { ...far, state: 'between', x: 100, y: 40 }] },
      'far → near crosses between',
    ],
    [
      'a line along another',
      {
        lines: [
          line,
          {
            ...line,
            arrows: ['other'],
            points: [
              [120, 60],
              [120, 240],
            ] as const,
          },
        ],
      },
      'far → near runs along other',
    ],
    [
      'a line as near to a label as if it were its own',
      { labels: [label, { ...label, arrows: ['other'], x: 121, y: 150 }] },
      'far → near crosses other',
    ],
  ])('finds %s', (_what, change, fault) => {
    expect(faultsOf({ ...sound, ...change })).toContain(fault);
  });
});
