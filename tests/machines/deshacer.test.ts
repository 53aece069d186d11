import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { DESHACER_MS } from '#domain/common/deshacer';
import { type DeshacerContext, deshacerMachine, type EnvioDeDeshacer, type Ofrecido } from '#machines/deshacer.machine';
import { deshacerModel } from './deshacer.fixtures.ts';
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
]);

it('is offered for as long as the rule says', () => {
  expect(deshacerMachine.implementations.delays.plazo).toBe(DESHACER_MS);
});

const closed: Ofrecido = { entidad: 'caso', id: 7001, trabajo: 'cerrar', texto: 'Cerrado' };
const commented: Ofrecido = { entidad: 'caso', id: 7002, trabajo: 'comentar', texto: 'Comentado' };

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
  actor.on('aviso', ({ tipo, texto }) => said.push(`${tipo}: ${texto}`));
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
    expect(sent).toEqual([{ ...closed, clave: 's-1' }]);
    expect(said).toEqual(['success: Se deshizo']);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('is of the last one, and each has a key of its own', async () => {
    const { actor, sent, rest } = opened(['', '']);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'ofrecer', ofrecido: commented });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent).toEqual([{ ...commented, clave: 's-2' }]);
  });

  it('goes on with the same key where nobody knows whether it was done', async () => {
    const { actor, sent, said, rest } = opened([noConnection, 'Se deshizo']);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(actor.getSnapshot().value).toBe('unknown');
    actor.send({ type: 'deshacer' });
    await rest();
    expect(sent.map(({ clave }) => clave)).toEqual(['s-1', 's-1']);
    expect(said).toEqual([`error: ${noConnection.texto}`, 'success: Se deshizo']);
  });

  it('ends with the words of a no', async () => {
    const { actor, said, rest } = opened([rejection]);
    actor.send({ type: 'ofrecer', ofrecido: closed });
    actor.send({ type: 'deshacer' });
    await rest();
    expect(said).toEqual([`error: ${rejection.texto}`]);
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
