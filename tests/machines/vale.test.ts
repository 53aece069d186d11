import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CalculoRespondido } from '#contract/vales/vales';
import { valeMachine } from '#machines/vale.machine';
import type { ValeContext, ValeEmitted } from '#machines/vale.types';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { valeModel } from './vale.fixtures.ts';

function contextOf(step: Step): ValeContext {
  return step.context as ValeContext;
}

function isIn(step: Step, state: string): boolean {
  return step.nodes.some((node) => node.startsWith(`vale.${state}`));
}

/** Where each way of saving goes on. */
const SAVED_TO = { guardarParcial: 'filling', guardar: 'saved', guardarYDevolver: 'saved' } as const;

describeMachine('vale', valeModel, [
  {
    name: 'what the server calculated is forgotten as soon as something else is written or saved',
    holds: (step) => contextOf(step).calculo === null || !isIn(step, 'filling.editing'),
  },
  {
    name: 'what would not be saved so says why',
    holds: (step) => !isIn(step, 'filling.refused') || contextOf(step).failure !== null,
  },
  {
    name: 'a voucher is told as saved only after it was, and where it goes on',
    holds: (step) =>
      (step.emitted as unknown as readonly ValeEmitted[]).every(
        (one) => one.type !== 'valeGuardado' || (step.event?.type === 'guardado' && isIn(step, SAVED_TO[one.como])),
      ),
  },
]);

it('what is judged is what is written at that moment', () => {
  const judged: unknown[] = [];
  const validate = fromPromise<CalculoRespondido, { values: unknown }>(({ input }) => {
    judged.push(input.values);
    return new Promise(() => undefined);
  });
  const vale = createActor(valeMachine.provide({ actors: { validate } }), { input: {} }).start();
  vale.send({ type: 'validar', values: { motivo: '3' } });
  vale.stop();
  expect(judged).toEqual([{ motivo: '3' }]);
});
