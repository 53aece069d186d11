import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf } from '#diagrams/chart';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import type { AnyChartWords } from '#diagrams/words/words';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';

const machine = setup({
  types: { tags: {} as 'busy', transitionMeta: {} as { readonly refusal?: string } },
  actors: { preguntar: fromPromise(() => Promise.resolve()) },
  delays: { plazo: 1_000 },
  guards: { puede: () => true },
}).createMachine({
  id: 'puerta',
  description: 'Una puerta.',
  initial: 'cerrada',
  states: {
    cerrada: {
      description: 'Nadie pasa.',
      tags: 'busy',
      invoke: { id: 'pregunta', src: 'preguntar', onDone: 'abierta', onError: {} },
      on: {
        abrir: [
          { guard: 'puede', target: 'abierta', description: 'Con llave.' },
          { guard: 'puede', meta: { refusal: 'own' } },
          { target: '#puerta.abierta.antes' },
        ],
      },
    },
    abierta: {
      description: 'Se pasa.',
      type: 'parallel',
      states: {
        antes: { type: 'history', description: 'Como estaba.' },
        luz: { description: 'Hay luz.', after: { plazo: '#puerta.fin' } },
      },
      onDone: 'fin',
    },
    fin: { description: 'FIN: se acabó: nada sigue.', type: 'final' },
    nadie: { description: 'De paso.', always: 'fin' },
  },
});

const words: AnyChartWords = {
  nombre: 'La puerta',
  estados: {
    ...{ cerrada: 'Cerrada', abierta: 'Abierta', 'abierta.antes': 'Como estaba', 'abierta.luz': 'Luz' },
    ...{ fin: 'Fin', nadie: 'Nadie' },
  },
  eventos: { abrir: { quien: 'persona', texto: 'la persona abre', boton: 'Abrir' } },
  actores: { preguntar: { contesta: 'alguien contesta', falla: 'nadie contesta' } },
  plazos: { plazo: 'pasa un segundo' },
  condiciones: { puede: 'tiene llave' },
};

describe('a chart as data', () => {
  const chart = chartOf(machine, words);

  it('has every state, with what holds it and where it begins', () => {
    const { id, title, description, states } = chart;
    expect({ id, title, description }).toEqual({ id: 'puerta', title: 'La puerta', description: 'Una puerta.' });
    expect(states.map(({ id: state, kind, parent, initial }) => [state, kind, parent, initial])).toEqual([
      ['puerta', 'compound', null, 'puerta.cerrada'],
      ['puerta.cerrada', 'atomic', 'puerta', null],
      ['puerta.abierta', 'parallel', 'puerta', null],
      ['puerta.abierta.antes', 'history', 'puerta.abierta', null],
      ['puerta.abierta.luz', 'atomic', 'puerta.abierta', null],
      ['puerta.fin', 'final', 'puerta', null],
      ['puerta.nadie', 'atomic', 'puerta', null],
    ]);
    expect(states[1]).toEqual({
      id: 'puerta.cerrada',
      key: 'cerrada',
      name: 'Cerrada',
      kind: 'atomic',
      parent: 'puerta',
      initial: null,
      description: 'Nadie pasa.',
      tags: ['busy'],
      actors: ['preguntar'],
      stored: null,
    });
  });

  it('has of a life the numbers under which its states are stored', () => {
    const { states } = chartOf(vidaCasoMachine, vidaCasoWords);
    expect(states.map(({ key, stored }) => `${key} ${stored}`)).toEqual([
      ...['vidaCaso null', 'nuevo 1', 'enProceso 2', 'escalado 4', 'pendiente 5', 'recolecta 6', 'solucionada 3'],
    ]);
  });

  it('tells a state without the name that its description begins with in the file', () => {
    const descriptionOf = (id: string) => chart.states.find((state) => state.id === id)?.description;
    expect(descriptionOf('puerta.fin')).toBe('Se acabó: nada sigue.');
    expect(descriptionOf('puerta.abierta')).toBe('Se pasa.');
  });

  it('has every arrow, in the words of who reads it', () => {
    expect(
      chart.arrows.map(({ from, kind, name, act, button, condition, to, refuses }) =>
        [from, kind, name, act, button, condition, to.join(), refuses ? 'refuses' : ''].join(' | '),
      ),
    ).toEqual([
      'puerta.cerrada | event | abrir | la persona abre | Abrir | si tiene llave | puerta.abierta | ',
      'puerta.cerrada | event | abrir | la persona abre | Abrir | si tiene llave |  | refuses',
      'puerta.cerrada | event | abrir | la persona abre | Abrir | si no | puerta.abierta.antes | ',
      'puerta.cerrada | done | preguntar | alguien contesta |  |  | puerta.abierta | ',
      'puerta.cerrada | error | preguntar | nadie contesta |  |  |  | ',
      'puerta.abierta | end | Abierta | termina Abierta |  |  | puerta.fin | ',
      'puerta.abierta.luz | after | plazo | pasa un segundo |  |  | puerta.fin | ',
      'puerta.nadie | always |  | sigue sin que nadie haga nada |  |  | puerta.fin | ',
    ]);
    expect(chart.arrows[0]?.description).toBe('Con llave.');
  });

  it('is not made without a word for something', () => {
    expect(() => chartOf(machine, { ...words, condiciones: {} })).toThrow('The chart has no words for "puede".');
  });
});
