import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { DESHACER_MS } from '#domain/common/deshacer';
import { deshacerMachine } from '#machines/deshacer.machine';
import type { DeshacerContext, EnvioDeDeshacer, Ofrecido } from '#machines/deshacer.types';
import { broken, closed, deshacerModel, takenTogether } from './deshacer.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { noConnection, rejection } from './samples.ts';

function contextOf(step: Step) {
  return step.context as DeshacerContext;
}

describeMachine('deshacer', deshacerModel, [
  {
    name: 'something is offered exactly while the machine says so',
    holds: (step) => (step.value === 'empty') === (contextOf(step).ofrecido === null),
  },
  {
    name: 'one at a time is on its way, and only while they are taken back',
    holds: (step) => {
      const sent = contextOf(step).registros.filter(({ estado }) => estado === 'enviando').length;
      return sent === (step.value === 'undoing' ? 1 : 0);
    },
  },
  {
    name: 'no two have one key',
    holds: (step) => {
      const claves = contextOf(step).registros.map(({ clave }) => clave);
      return new Set(claves).size === claves.length;
    },
  },
  {
    name: 'a no is on screen only where several were asked for and nothing is unknown',
    holds: (step) => {
      if (step.value !== 'told') return true;
      const estados = contextOf(step).registros.map(({ estado }) => estado);
      const isKnown = estados.every((estado) => estado === 'deshecho' || estado === 'negado');
      return estados.length > 1 && isKnown && estados.includes('negado');
    },
  },
]);

it('is offered for as long as the rule says', () => {
  expect(deshacerMachine.implementations.delays.plazo).toBe(DESHACER_MS);
});

const commented: Ofrecido = {
  ...{ registros: [{ entidad: 'caso', id: 7002, nombre: '', renglon: null }], trabajo: 'comentar', texto: 'Comentado' },
};
const CLOSE = { entidad: 'caso', id: 7001, trabajo: 'cerrar' };

/** Runs the chart with one answer for each call. */
function opened(answers: readonly (object | string)[]) {
  const sent: EnvioDeDeshacer[] = [];
  const said: string[] = [];
  const undo = fromPromise<string, EnvioDeDeshacer>(async ({ input }) => {
    sent.push(input);
    const answer = answers[sent.length - 1] ?? '';
    if (typeof answer === 'string') return answer;
    throw answer;
  });
  const actor = createActor(deshacerMachine.provide({ actors: { undo } }), { input: { seed: 's' } });
  actor.on('desenlace', ({ registros }) => {
    said.push(...registros.map(({ id, estado, texto }) => `${id} ${estado}: ${texto}`));
  });
  actor.start();
  return { actor, sent, said, rest: () => waitFor(actor, (state) => !state.hasTag('busy')) };
}

describe('taking back the last act', () => {
  it('is asked for once, and what became of it is said', async () => {
    const { actor, sent, said, rest } = opened(['Se deshizo']);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'deshacer' });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent).toEqual([{ ...CLOSE, clave: 's-1-1' }]);
    expect(said).toEqual(['7001 deshecho: Se deshizo']);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('is of the last one, and each has a key of its own', async () => {
    const { actor, sent, rest } = opened(['', '']);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'ofrecer', ofrecido: commented });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent).toEqual([{ entidad: 'caso', id: 7002, trabajo: 'comentar', clave: 's-2-1' }]);
  });

  it('goes on with the same key where nobody knows whether it was done', async () => {
    const { actor, sent, said, rest } = opened([noConnection, 'Se deshizo']);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(actor.getSnapshot().value).toBe('unknown');
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent.map(({ clave }) => clave)).toEqual(['s-1-1', 's-1-1']);
    expect(said).toEqual([`7001 incierto: ${noConnection.texto}`, '7001 deshecho: Se deshizo']);
  });

  it('ends with the words of a no', async () => {
    const { actor, said, rest } = opened([rejection]);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(said).toEqual([`7001 negado: ${rejection.texto}`]);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('is offered for eight seconds from the last one', () => {
    vi.useFakeTimers();
    const { actor } = opened([]);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    vi.advanceTimersByTime(7_000);
    actor.send({ type: 'ofrecer', ofrecido: commented });
    vi.advanceTimersByTime(7_999);
    expect(actor.getSnapshot().value).toBe('offered');
    vi.advanceTimersByTime(1);
    expect(actor.getSnapshot().value).toBe('empty');
    vi.useRealTimers();
  });
});

describe('taking back several at once', () => {
  const asked = (sent: readonly EnvioDeDeshacer[]) => sent.map(({ id, clave }) => [id, clave]);

  it('asks for each by a key of its own, the oldest first, and says once that all are undone', async () => {
    const { actor, sent, said, rest } = opened(['Uno', 'Dos']);
    actor.send({ type: 'ofrecer', ofrecido: takenTogether });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(asked(sent)).toEqual([
      [7001, 's-1-1'],
      [7002, 's-1-2'],
    ]);
    expect(said).toEqual(['7001 deshecho: Uno', '7002 deshecho: Dos']);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it.each([
    [
      [rejection, 'Dos'],
      ['negado', 'deshecho'],
    ],
    [
      ['Uno', rejection],
      ['deshecho', 'negado'],
    ],
    [
      [rejection, rejection],
      ['negado', 'negado'],
    ],
  ])('goes on after a no, which stays to be read: %j', async (answers, estados) => {
    const { actor, sent, rest } = opened(answers);
    actor.send({ type: 'ofrecer', ofrecido: takenTogether });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent).toHaveLength(2);
    expect(actor.getSnapshot().value).toBe('told');
    expect(actor.getSnapshot().context.registros.map(({ estado }) => estado)).toEqual(estados);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { ofrecido: closed } });
    actor.stop();
  });

  it('asks for nothing more once the connection is cut, and then for those alone that are not undone', async () => {
    const three = { ...takenTogether, registros: [...takenTogether.registros, ...commented.registros] };
    const { actor, sent, rest } = opened(['Uno', noConnection, 'Dos', 'Tres']);
    actor.send({ type: 'ofrecer', ofrecido: three });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(actor.getSnapshot().value).toBe('unknown');
    expect(actor.getSnapshot().context.registros.map(({ estado }) => estado)).toEqual([
      ...['deshecho', 'incierto', 'pendiente'],
    ]);
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent.map(({ clave }) => clave)).toEqual(['s-1-1', 's-1-2', 's-1-2', 's-1-3']);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('asks the others where the server broke at one, and that one again by its key', async () => {
    const { actor, sent, rest } = opened([broken, 'Dos', 'Uno']);
    actor.send({ type: 'ofrecer', ofrecido: takenTogether });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(actor.getSnapshot().value).toBe('unknown');
    actor.send({ type: 'deshacer' });
    await rest();
    expect(asked(sent).map(([, clave]) => clave)).toEqual(['s-1-1', 's-1-2', 's-1-1']);
    expect(actor.getSnapshot().value).toBe('empty');
  });
});
