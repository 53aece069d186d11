import { expect, it } from 'vitest';
import { OCULTO_MS } from '#domain/common/presencia';
import { type PresenciaContext, presenciaMachine } from '#machines/presencia.machine';
import { describeMachine } from './kit/suite.ts';
import { presenciaModel } from './presencia.fixtures.ts';

describeMachine('presencia', presenciaModel, [
  {
    name: 'who left knows of nobody',
    holds: ({ value, context }) => value !== 'gone' || (context as PresenciaContext).otros.length === 0,
  },
]);

it('has the time of the rule', () => {
  expect(presenciaMachine.implementations.delays.oculto).toBe(OCULTO_MS);
});
