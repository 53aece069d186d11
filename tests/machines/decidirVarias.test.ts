import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { decidirVariasMachine } from '#machines/decidirVarias.machine';
import type { DecidirVariasContext, EnvioDeDecision } from '#machines/decidirVarias.types';
import { conflict } from './caso.samples.ts';
import { decidirVariasModel } from './decidirVarias.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { noConnection, rejection } from './samples.ts';
import { conflictWithoutChange } from './trabajo.fixtures.ts';

function contextOf(step: Step) {
  return step.context as DecidirVariasContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`decidirVarias.${state}`);
}

describeMachine('decidirVarias', decidirVariasModel, [
  {
    name: 'one at a time is on its way, and only while they are decided',
    holds: (step) => {
      const sent = contextOf(step).decididas.filter(({ estado }) => estado === 'enviando').length;
      return sent === (isIn(step, 'deciding') ? 1 : 0);
    },
  },
  {
    name: 'those that are decided together are of one kind, and none has the key of another',
    holds: (step) => {
      const { decididas } = contextOf(step);
      const kinds = new Set(decididas.map(({ clase }) => clase));
      return kinds.size <= 1 && new Set(decididas.map(({ clave }) => clave)).size === decididas.length;
    },
  },
  {
    name: 'what was not decided says why, unless it was not sent',
    holds: (step) =>
      contextOf(step).decididas.every(
        ({ estado, texto }) => (texto !== '') === ['ajena', 'rechazada', 'incierta'].includes(estado),
      ),
  },
  {
    name: 'none is marked while it is decided, and none is marked twice',
    holds: (step) => {
      const filas = [...contextOf(step).marcadas, ...contextOf(step).decididas].map(({ fila }) => fila);
      return new Set(filas).size === filas.length;
    },
  },
  {
    name: 'that all were decided is told when nothing is left of them',
    holds: (step) => step.emitted.length === 0 || (isIn(step, 'marking') && contextOf(step).decididas.length === 0),
  },
]);

describe('the keys of the decisions', () => {
  const marcadas = [20, 21, 22].map((n) => ({ fila: -n, clase: 'vale', version: 3 }) as const);

  /** Runs the chart with three vouchers, and one answer for each call. */
  function decide(answers: readonly (object | null)[]) {
    const sent: EnvioDeDecision[] = [];
    const send = fromPromise<void, EnvioDeDecision>(async ({ input }) => {
      sent.push(input);
      const failure = answers[sent.length - 1];
      if (failure) throw failure;
    });
    const actor = createActor(decidirVariasMachine.provide({ actors: { send } }), { input: { seed: 's' } }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'autorizar', values: { comentario: '' } });
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
      { fila: -21, clase: 'vale', version: 3, clave: 's-2', respuesta: 'yes', values: { comentario: '' } },
    ]);
    expect(actor.getSnapshot().value).toBe('marking');
  });

  it('go on after the connection was cut: what is not known, and what was not sent', async () => {
    const { actor, sent, rest } = decide([null, noConnection]);
    await rest();
    expect(actor.getSnapshot().context.decididas.map(({ estado }) => estado)).toEqual([
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
    expect(actor.getSnapshot().context.decididas[0]).toMatchObject({
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
    actor.send({ type: 'rechazar', values: null });
    actor.send({ type: 'enviar', values: { motivo: 'No procede.' } });
    await rest();
    expect(sent.at(-1)).toMatchObject({ fila: -22, clave: 's-4', respuesta: 'no' });
  });
});

describe('the one question about all that is marked', () => {
  const marcadas = [{ fila: -20, clase: 'vale', version: 3 }] as const;

  it('sends nothing before it is answered, and nothing where the answer is no', () => {
    const actor = createActor(decidirVariasMachine, { input: {} }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'autorizar', values: { comentario: '' } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { marcadas, decididas: [] } });
    actor.send({ type: 'volver', values: null });
    expect(actor.getSnapshot()).toMatchObject({ value: 'marking', context: { marcadas, decididas: [] } });
    actor.stop();
  });

  it('leaves the reason for a no that was left half written', () => {
    const actor = createActor(decidirVariasMachine, { input: {} }).start();
    actor.send({ type: 'marcar', marcadas });
    actor.send({ type: 'rechazar', values: null });
    actor.send({ type: 'volver', values: { motivo: 'No pro' } });
    actor.send({ type: 'autorizar', values: { comentario: '' } });
    actor.send({ type: 'volver', values: null });
    expect(actor.getSnapshot().context.values).toEqual({ motivo: 'No pro' });
    actor.stop();
  });
});

it('what is marked again counts as it is seen now, and only what is unmarked is gone', () => {
  const actor = createActor(decidirVariasMachine, { input: {} }).start();
  const one = (fila: number, version = 3) => ({ fila, clase: 'vale', version }) as const;
  actor.send({ type: 'marcar', marcadas: [one(1), one(2), one(3)] });
  actor.send({ type: 'desmarcar', filas: [2] });
  actor.send({ type: 'marcar', marcadas: [one(1, 4)] });
  expect(actor.getSnapshot().context.marcadas).toEqual([one(3), one(1, 4)]);
  actor.stop();
});
