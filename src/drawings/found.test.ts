import { describe, expect, it } from 'vitest';
import type { Chart, ChartArrow, ChartState } from '#diagrams/chart';
import { drawnAt, found } from './found.ts';

function state(id: string, description: string, parent: string | null): ChartState {
  const name = `estado ${id.toUpperCase()}`;
  return { id, key: id, name, kind: 'atomic', parent, initial: null, description, tags: [], actors: [], stored: null };
}

const arrow: ChartArrow = {
  ...{ id: 'a → b', from: 'a', to: ['b'], kind: 'event', type: 'elegir', name: 'elegir', who: 'persona' },
  ...{ act: 'la persona elige', button: 'Elegir', guard: 'libre', condition: 'si está libre' },
  ...{ description: 'Lleva a la edición.', reenters: false, refuses: false, asks: [], owes: [] },
};

const chart: Chart = {
  ...{ id: 'm', title: 'M', description: '' },
  states: [state('m', 'Elegir y editar', null), state('a', 'Se elige una.', 'm'), state('b', 'Edición', 'm')],
  arrows: [arrow, { ...arrow, id: 'a stays', to: [], name: 'esperar', act: 'espera', button: null }],
};

const text = { texts: [], x: 1, y: 2, width: 3, height: 4 };
const drawing = {
  ...{ width: 10, height: 10, lines: [] },
  boxes: [{ ...text, state: 'a', look: 'leaf' as const, depth: 1, initial: true }],
  labels: [{ ...text, x: 7, arrows: ['a → b'], ground: 'root' as const }],
};

describe('what is looked for in a diagram', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['nada de eso', []],
    ['elig', ['a', 'a → b']],
    ['EDICION', ['b', 'a → b', 'a stays']],
    ['libre esper', ['a stays']],
  ])('"%s" lights %j', (sought, ids) => {
    expect(found(chart, sought)).toEqual(ids);
  });

  it('is where it is drawn: a state in its box, an arrow at its label, one without a line in the box of its state', () => {
    expect(drawnAt({ chart, drawing }, 'a')).toMatchObject({ id: 'a', x: 1 });
    expect(drawnAt({ chart, drawing }, 'a → b')).toMatchObject({ id: 'a → b', x: 7 });
    expect(drawnAt({ chart, drawing }, 'a stays')).toMatchObject({ id: 'a', x: 1 });
    expect(drawnAt({ chart, drawing }, 'b')).toBeNull();
  });
});
