import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import { SUCCESS_CODE } from '#contract/answers';
import { TEXTS } from '#domain/texts';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission, TrabajoUnicoContext, TrabajoUnicoEvent } from '#machines/trabajoUnico.types';
import { change, conflict, noPermission, result } from './caso.samples.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { noConnection, noService, noSession, rejection } from './samples.ts';
import { conflictWithoutChange, trabajoUnicoModel } from './trabajoUnico.fixtures.ts';

function contextOf(step: Step) {
  return step.context as TrabajoUnicoContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`trabajoUnico.${state}`);
}

describeMachine('trabajoUnico', trabajoUnicoModel, [
  {
    name: 'what is sent goes under one key',
    holds: (step) => !isIn(step, 'sending') || contextOf(step).attempt !== null,
  },
  {
    name: 'what was not saved says why',
    holds: (step) =>
      (isIn(step, 'failed') || isIn(step, 'conflict')) === (contextOf(step).failure !== null) || isLeft(step),
  },
  {
    name: 'a conflict names what others did',
    holds: (step) => !isIn(step, 'conflict') || (contextOf(step).change?.cambios.length ?? 0) > 0,
  },
  {
    name: 'only an answer of the server speaks of success, and then all is done',
    holds: (step) => step.emitted.every(({ tipo }) => tipo !== 'success') || isIn(step, 'done'),
  },
  {
    name: 'no progress is shown while nothing is sent',
    holds: (step) => isIn(step, 'sending') || contextOf(step).progress === null,
  },
]);

/** Left or discarded while it had failed: the reason is nobody's concern any more. */
function isLeft(step: Step): boolean {
  return isIn(step, 'left') || isIn(step, 'discarded');
}

function flush() {
  return new Promise<void>((done) => setImmediate(done));
}
const written = { solucion: 'Se repuso el artículo.' };
const sendIt = { type: 'enviar', values: written } as const;
const returns = { type: 'conexionRestablecida' } as const;

/** A work whose server is in the test's hands: `answer` and `fail` end what is being sent. */
function begin(input: Partial<TrabajoUnicoContext> = {}) {
  const sent: Submission[] = [];
  let answer: (result: RespuestaTrabajo) => void = () => undefined;
  let fail: (failure: unknown) => void = () => undefined;
  let fromOutside: (event: TrabajoUnicoEvent) => void = () => undefined;
  const actor = createActor(
    trabajoUnicoMachine.provide({
      actors: {
        send: fromPromise<RespuestaTrabajo, Submission>(
          ({ input: envio }) =>
            new Promise((resolve, reject) => {
              sent.push(envio);
              answer = resolve;
              fail = reject;
            }),
        ),
        watchConnection: fromCallback<TrabajoUnicoEvent>(({ sendBack }) => {
          fromOutside = sendBack;
        }),
      },
    }),
    { input: { seed: 'semilla', version: 3, ...input } },
  );
  const told: string[] = [];
  actor.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  actor.start();
  return {
    actor,
    sent,
    told,
    context: () => actor.getSnapshot().context,
    matches: (state: 'editing' | 'sending' | 'failed' | 'conflict' | 'done') => actor.getSnapshot().matches(state),
    connectionReturns: () => fromOutside(returns),
    answer: async (result: RespuestaTrabajo) => {
      answer(result);
      await flush();
    },
    fail: async (failure: unknown) => {
      fail(failure);
      await flush();
    },
  };
}

const done = result(SUCCESS_CODE, 'El caso 7001 se ha cerrado con éxito');

describe('one click, one effect', () => {
  it('a second click while it is sent sends nothing', async () => {
    const { actor, sent, answer } = begin();
    actor.send(sendIt);
    actor.send(sendIt);
    expect(sent).toEqual([{ key: 'semilla-1', version: 3, values: written }]);
    await answer(done);
    expect(sent).toHaveLength(1);
  });

  it('what was saved is told with the words of the answer, and is the end', async () => {
    const { actor, told, answer } = begin();
    actor.send(sendIt);
    await answer(done);
    expect(told).toEqual(['success: El caso 7001 se ha cerrado con éxito']);
    expect(actor.getSnapshot().output).toEqual({ ending: 'done', result: done });
  });

  it('any other code is a warning: nothing changed, what is written stays, and the next one is another save', async () => {
    const { actor, sent, told, answer, matches, context } = begin();
    actor.send(sendIt);
    await answer(result(2, 'El caso ya está en esa categoría'));
    expect(told).toEqual(['warning: El caso ya está en esa categoría']);
    expect([matches('editing'), context().values]).toEqual([true, written]);
    actor.send(sendIt);
    expect(sent.map(({ key }) => key)).toEqual(['semilla-1', 'semilla-2']);
  });
});

describe('a save of unknown outcome', () => {
  it.each([noConnection, noService, noSession, noPermission, new Error('Fallo'), undefined])(
    'keeps its key and its version, also when the page has seen another one meanwhile: %o',
    async (failure) => {
      const { actor, sent, fail, context } = begin();
      actor.send(sendIt);
      await fail(failure);
      expect(context().values).toEqual(written);
      actor.send({ type: 'versionALaVista', version: 9 });
      actor.send(sendIt);
      await fail(failure);
      actor.send({ type: 'modificar' });
      actor.send({ type: 'enviar', values: { solucion: 'Otra' } });
      const first = { key: 'semilla-1', version: 3 };
      expect(sent).toEqual([
        { ...first, values: written },
        { ...first, values: written },
        { ...first, values: { solucion: 'Otra' } },
      ]);
    },
  );

  it('is taken up again with key and version after it was left for later', async () => {
    const { actor, fail } = begin();
    actor.send(sendIt);
    await fail(noConnection);
    actor.send({ type: 'cerrar' });
    const { output } = actor.getSnapshot();
    if (output?.ending !== 'left') throw new Error('The work was not left.');
    const later = begin({ ...output.keep, version: 9 });
    expect(later.context().values).toEqual(written);
    later.actor.send(sendIt);
    expect(later.sent).toEqual([{ key: 'semilla-1', version: 3, values: written }]);
  });

  it('is forgotten with its key when it is discarded', async () => {
    const { actor, fail } = begin();
    actor.send(sendIt);
    await fail(noConnection);
    actor.send({ type: 'descartar' });
    expect(actor.getSnapshot().output).toEqual({ ending: 'discarded' });
  });
});

describe('a refused save', () => {
  it.each([rejection, conflictWithoutChange])(
    'keeps no key, and is sent again as another one: $texto',
    async (failure) => {
      const { actor, sent, fail, matches, context } = begin();
      actor.send(sendIt);
      await fail(failure);
      expect([matches('failed'), context().attempt]).toEqual([true, null]);
      actor.send({ type: 'versionALaVista', version: 9 });
      actor.send(sendIt);
      expect(sent[1]).toEqual({ key: 'semilla-2', version: 9, values: written });
    },
  );

  it('is not sent again by itself', async () => {
    const { actor, sent, fail, connectionReturns } = begin();
    actor.send(sendIt);
    await fail(rejection);
    connectionReturns();
    expect(sent).toHaveLength(1);
  });
});

describe('a save on what others have changed', () => {
  it('waits until the change is accepted, and is then another save on the new version', async () => {
    const { actor, sent, told, fail, matches, context, connectionReturns } = begin();
    actor.send(sendIt);
    await fail(conflict);
    expect(context()).toMatchObject({ change: change, attempt: null, values: written });
    expect(told).toEqual([`error: ${conflict.texto}`]);
    actor.send(sendIt);
    connectionReturns();
    expect([matches('conflict'), sent.length]).toEqual([true, 1]);
    actor.send({ type: 'aceptarCambios' });
    expect(context()).toMatchObject({ version: change.version, change: null, failure: null, values: written });
    actor.send(sendIt);
    expect(sent[1]).toEqual({ key: 'semilla-2', version: change.version, values: written });
  });

  it('takes the newer of the version in the refusal and the one that the page has fetched since', async () => {
    const { actor, fail, context } = begin();
    actor.send(sendIt);
    await fail(conflict);
    actor.send({ type: 'versionALaVista', version: 12 });
    actor.send({ type: 'aceptarCambios' });
    expect(context().version).toBe(12);
  });
});

describe('the connection that comes back', () => {
  it.each([noConnection, noService])('sends the same again by itself, once: $tipo', async (failure) => {
    const { actor, sent, fail, connectionReturns, matches } = begin();
    actor.send(sendIt);
    await fail(failure);
    connectionReturns();
    connectionReturns();
    expect([matches('sending'), sent.length]).toEqual([true, 2]);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('waits for the person who has written on', async () => {
    const { actor, sent, fail, connectionReturns } = begin();
    actor.send(sendIt);
    await fail(noConnection);
    actor.send({ type: 'modificar' });
    connectionReturns();
    expect(sent).toHaveLength(1);
    actor.send({ type: 'enviar', values: { solucion: 'Otra' } });
    expect(sent[1]).toEqual({ key: 'semilla-1', version: 3, values: { solucion: 'Otra' } });
  });

  it('is told of without an alert while the database is away', async () => {
    const { actor, told, fail } = begin();
    actor.send(sendIt);
    await fail(noService);
    expect(told).toEqual([]);
  });
});

it('what is being sent shows how far it is, and no longer once it has ended', async () => {
  const { actor, fail, context } = begin();
  actor.send(sendIt);
  actor.send({ type: 'avance', porcion: 0.5 });
  expect(context().progress).toBe(0.5);
  await fail(noConnection);
  expect(context().progress).toBeNull();
});

it('the words of a failure that has none are the product’s', async () => {
  const { actor, fail, context } = begin();
  actor.send(sendIt);
  await fail(new Error('Fallo'));
  expect(context().failure?.texto).toBe(TEXTS.errorInterno);
});
