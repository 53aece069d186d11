import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import type {
  EnvioDeVarios,
  RespuestaDeVarios,
  VariosRegistrosContext,
  VariosRegistrosEmitted,
} from '#machines/variosRegistros.types';
import { conflict } from './caso.samples.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { noConnection, rejection } from './samples.ts';
import { conflictWithoutChange } from './trabajo.fixtures.ts';
import { variosRegistrosModel } from './variosRegistros.fixtures.ts';

function contextOf(step: Step) {
  return step.context as VariosRegistrosContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`variosRegistros.${state}`);
}

describeMachine('variosRegistros', variosRegistrosModel, [
  {
    name: 'one at a time is on its way, and only while they are sent',
    holds: (step) => {
      const sent = contextOf(step).enviadas.filter(({ estado }) => estado === 'enviando').length;
      return sent === (isIn(step, 'sending') ? 1 : 0);
    },
  },
  {
    name: 'those that are decided together are of one kind, and none has the key of another',
    holds: (step) => {
      const { enviadas } = contextOf(step);
      const kinds = new Set(enviadas.map(({ clase }) => clase));
      return kinds.size <= 1 && new Set(enviadas.map(({ clave }) => clave)).size === enviadas.length;
    },
  },
  {
    name: 'what was not decided says why, unless it was not sent',
    holds: (step) =>
      contextOf(step).enviadas.every(
        ({ estado, texto }) => (texto !== '') === ['ajena', 'rechazada', 'incierta'].includes(estado),
      ),
  },
  {
    name: 'none is marked while it is decided, and none is marked twice',
    holds: (step) => {
      const filas = [...contextOf(step).marcadas, ...contextOf(step).enviadas].map(({ fila }) => fila);
      return new Set(filas).size === filas.length;
    },
  },
  {
    name: 'what became of them is told once they were sent, and where all were done nothing is left of them',
    holds: (step) =>
      step.emitted.length === 0 ||
      isIn(step, 'ended') ||
      (isIn(step, 'marking') && contextOf(step).enviadas.length === 0),
  },
  {
    name: 'only what was done can be taken back',
    holds: (step) => contextOf(step).enviadas.every(({ estado, deshacible }) => !deshacible || estado === 'hecha'),
  },
]);

describe('the keys of the decisions', () => {
  const marcadas = [20, 21, 22].map((n) => ({ fila: -n, clase: 'vale', version: 3 }) as const);

  /** Runs the chart with three vouchers, and one answer for each call. */
  function decide(answers: readonly (object | null)[]) {
    const sent: EnvioDeVarios[] = [];
    const send = fromPromise<RespuestaDeVarios, EnvioDeVarios>(async ({ input }) => {
      sent.push(input);
      const failure = answers[sent.length - 1];
      if (failure) throw failure;
      return { deshacible: true };
    });
    const actor = createActor(variosRegistrosMachine.provide({ actors: { send } }), { input: { seed: 's' } }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'pedir', trabajo: 'autorizar', filas: [-20, -21, -22], values: { comentario: '' } });
    actor.send({ type: 'confirmar', values: { comentario: '' } });
    const rest = () => waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, sent, rest };
  }

  it('are those of the first try for what failed, and nobody else is asked again', async () => {
    const { actor, sent, rest } = decide([null, rejection, null]);
    await rest();
    expect(sent.map(({ fila, clave }) => [fila, clave])).toEqual([
      [-20, 's-1'],
      [-21, 's-2'],
      [-22, 's-3'],
    ]);
    actor.send({ type: 'reintentar' });
    await rest();
    expect(sent.slice(3)).toEqual([
      { fila: -21, clase: 'vale', version: 3, clave: 's-2', trabajo: 'autorizar', values: { comentario: '' } },
    ]);
    expect(actor.getSnapshot().value).toBe('marking');
  });

  it('go on after the connection was cut: what is not known, and what was not sent', async () => {
    const { actor, sent, rest } = decide([null, noConnection]);
    await rest();
    expect(actor.getSnapshot().context.enviadas.map(({ estado }) => estado)).toEqual([
      'hecha',
      'incierta',
      'pendiente',
    ]);
    actor.send({ type: 'reintentar' });
    await rest();
    expect(sent.map(({ clave }) => clave)).toEqual(['s-1', 's-2', 's-2', 's-3']);
  });

  it.each([
    ['others changed it', conflict, 'ajena', 0],
    ['it stood against what others do, and nothing is seen of it', conflictWithoutChange, 'rechazada', 1],
    ['nobody knows what became of it', new Error('Fallo'), 'incierta', 1],
    ['its failure has no words', { texto: ' ' }, 'incierta', 1],
  ] as const)('are asked with again, or not any more: %s', async (_what, failure, estado, times) => {
    const { actor, sent, rest } = decide([failure, null, null]);
    await rest();
    expect(actor.getSnapshot().context.enviadas[0]).toMatchObject({
      estado,
      texto: 'tipo' in failure ? failure.texto : 'Ocurrio un error interno',
    });
    actor.send({ type: 'reintentar' });
    await rest();
    expect(sent.filter(({ clave }) => clave === 's-1')).toHaveLength(1 + times);
  });

  it('are new ones for what is marked anew', async () => {
    const { actor, sent, rest } = decide([null, null, rejection]);
    await rest();
    actor.send({ type: 'marcar', marcadas: marcadas.slice(2) });
    actor.send({ type: 'pedir', trabajo: 'rechazar', filas: [-22], values: null });
    actor.send({ type: 'enviar', values: { motivo: 'No procede.' } });
    await rest();
    expect(sent.at(-1)).toMatchObject({ fila: -22, clave: 's-4', trabajo: 'rechazar' });
  });
});

describe('the one question about all that is marked', () => {
  const marcadas = [{ fila: -20, clase: 'vale', version: 3 }] as const;

  it('sends nothing before it is answered, and nothing where the answer is no', () => {
    const actor = createActor(variosRegistrosMachine, { input: {} }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'pedir', trabajo: 'autorizar', filas: [-20], values: { comentario: '' } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { marcadas, enviadas: [] } });
    actor.send({ type: 'volver', values: null });
    expect(actor.getSnapshot()).toMatchObject({ value: 'marking', context: { marcadas, enviadas: [] } });
    actor.stop();
  });

  it('leaves the reason for a no that was left half written', () => {
    const actor = createActor(variosRegistrosMachine, { input: {} }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'pedir', trabajo: 'rechazar', filas: [-20], values: null });
    actor.send({ type: 'volver', values: { motivo: 'No pro' } });
    actor.send({ type: 'pedir', trabajo: 'autorizar', filas: [-20], values: { comentario: '' } });
    actor.send({ type: 'volver', values: null });
    expect(actor.getSnapshot().context.values).toEqual({ motivo: 'No pro' });
    actor.stop();
  });
});

it('what is marked again counts as it is seen now, and only what is unmarked is gone', () => {
  const actor = createActor(variosRegistrosMachine, { input: {} }).start();
  const one = (fila: number, version = 3) => ({ fila, clase: 'vale', version }) as const;
  actor.send({ type: 'marcar', marcadas: [one(1), one(2), one(3)] });
  actor.send({ type: 'desmarcar', filas: [2] });
  actor.send({ type: 'marcar', marcadas: [one(1, 4)] });
  expect(actor.getSnapshot().context.marcadas).toEqual([one(3), one(1, 4)]);
  actor.stop();
});

describe('a work that only some of the marked allow', () => {
  const marcadas = [1, 2, 3].map((fila) => ({ fila, clase: 'caso', version: 3 }) as const);

  it('is sent for those alone, and the others stay marked', async () => {
    const sent: number[] = [];
    const send = fromPromise<RespuestaDeVarios, EnvioDeVarios>(async ({ input }) => {
      sent.push(input.fila);
      return { deshacible: false };
    });
    const actor = createActor(variosRegistrosMachine.provide({ actors: { send } }), { input: { seed: 's' } }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'pedir', trabajo: 'tomar', filas: [1, 3], values: {} });
    actor.send({ type: 'confirmar', values: {} });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(sent).toEqual([1, 3]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'marking', context: { marcadas: [marcadas[1]] } });
  });

  it('is not asked for one that is not marked, for none, or for two kinds', () => {
    const actor = createActor(variosRegistrosMachine, { input: {} }).start();
    actor.send({ type: 'marcar', marcadas: [...marcadas, { fila: -20, clase: 'vale', version: 3 }] });
    for (const filas of [[4], [], [1, -20]]) {
      expect(actor.getSnapshot().can({ type: 'pedir', trabajo: 'tomar', filas, values: {} })).toBe(false);
    }
    actor.stop();
  });
});

describe('what did not go well', () => {
  it('stays marked when that was read, unless somebody else changed it', async () => {
    const answers = [rejection, conflict, noConnection];
    const send = fromPromise<RespuestaDeVarios, EnvioDeVarios>(async () => {
      throw answers.shift();
    });
    const actor = createActor(variosRegistrosMachine.provide({ actors: { send } }), { input: { seed: 's' } }).start();
    actor.send({ type: 'marcar', marcadas: [1, 2, 3, 4].map((fila) => ({ fila, clase: 'caso', version: 3 })) });
    actor.send({ type: 'pedir', trabajo: 'tomar', filas: [1, 2, 3, 4], values: {} });
    actor.send({ type: 'confirmar', values: {} });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    actor.send({ type: 'desmarcar', filas: [4] });
    expect(actor.getSnapshot().value).toBe('ended');
    actor.send({ type: 'listo' });
    expect(actor.getSnapshot().context.marcadas).toEqual([
      { fila: 1, clase: 'caso', version: 3 },
      { fila: 3, clase: 'caso', version: 3 },
    ]);
  });
});

describe('what was done and is taken back', () => {
  /** Runs the chart with three cases, and one answer for each call; null is one that can be taken back. */
  function take(answers: readonly (object | null)[]) {
    const left = [...answers];
    const told: VariosRegistrosEmitted[] = [];
    const send = fromPromise<RespuestaDeVarios, EnvioDeVarios>(async () => {
      const failure = left.shift();
      if (failure) throw failure;
      return { deshacible: true };
    });
    const actor = createActor(variosRegistrosMachine.provide({ actors: { send } }), { input: { seed: 's' } });
    actor.on('terminadas', (event) => told.push(event));
    actor.start();
    actor.send({ type: 'marcar', marcadas: [1, 2, 3].map((fila) => ({ fila, clase: 'caso', version: 3 })) });
    actor.send({ type: 'pedir', trabajo: 'tomar', filas: [1, 2, 3], values: {} });
    actor.send({ type: 'confirmar', values: {} });
    return { actor, told, rest: () => waitFor(actor, (state) => !state.hasTag('busy')) };
  }

  it('is told with what was done, also where one was refused: that one is no part of it', async () => {
    const { told, rest } = take([null, rejection, null]);
    await rest();
    expect(told).toHaveLength(1);
    expect(told[0]?.enviadas.map(({ fila, deshacible }) => [fila, deshacible])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  it('is not counted any more when the rest is sent again', async () => {
    const { actor, told, rest } = take([null, rejection, null, null]);
    await rest();
    actor.send({ type: 'deshechas', filas: [1, 3] });
    expect(actor.getSnapshot().value).toBe('ended');
    actor.send({ type: 'reintentar' });
    await rest();
    expect(told[1]?.enviadas.map(({ fila }) => fila)).toEqual([2]);
  });

  it('leaves nothing to be told where nothing else is', async () => {
    const { actor, rest } = take([null, conflict, null]);
    await rest();
    actor.send({ type: 'desmarcar', filas: [2] });
    actor.send({ type: 'deshechas', filas: [1, 3] });
    expect(actor.getSnapshot()).toMatchObject({ value: 'marking', context: { enviadas: [], marcadas: [] } });
  });
});
