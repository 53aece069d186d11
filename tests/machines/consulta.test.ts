import { expect, it } from 'vitest';
import { type ConsultaContext, consultaMachine } from '#machines/consulta.machine';
import { consultaModel } from './consulta.fixtures.ts';
import { startListening } from './kit/listening.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function failureIn(step: Step) {
  return (step.context as ConsultaContext).failure;
}

describeMachine('consulta', consultaModel, [
  {
    name: 'why it was not answered is known exactly while it says so',
    holds: (step) => (step.value === 'failed') === (failureIn(step) !== null),
  },
  {
    name: 'what was asked ends with its answer or with the reason, unless it was stopped',
    holds: ({ event, emitted, taken }) =>
      !/^xstate\.(done|error)\.actor\.ask$/.test(event?.type ?? '') || taken.length === 0 || emitted.length === 1,
  },
]);

it('asks for the last wish alone, and for one at a time', () => {
  const { send, given } = startListening(consultaMachine);
  send({ type: 'pedir', que: 'octubre' });
  send({ type: 'pedir', que: 'noviembre' });
  send({ type: 'detener' });
  send({ type: 'pedir', que: 'noviembre' });
  expect(given).toEqual([
    ['ask', { que: 'octubre' }],
    ['ask', { que: 'noviembre' }],
  ]);
});
