import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { NOTICE_MS } from '#domain/common/constants';
import { type AvisosContext, avisosMachine } from '#machines/avisos.machine';
import { avisosModel } from './avisos.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function contextOf(step: Step) {
  return step.context as AvisosContext;
}

describeMachine('avisos', avisosModel, [
  {
    name: 'a notice is on screen exactly while the machine says so',
    holds: (step) => (step.value === 'empty') === (contextOf(step).actual === null),
  },
  {
    name: 'nothing waits in line while the screen is free',
    holds: (step) => contextOf(step).actual !== null || contextOf(step).cola.length === 0,
  },
  {
    name: 'no notice is said twice at once, and each has its own id',
    holds: (step) => {
      const { actual, cola } = contextOf(step);
      const all = actual === null ? cola : [actual, ...cola];
      return (
        new Set(all.map(({ id }) => id)).size === all.length &&
        new Set(all.map(({ tipo, texto }) => `${tipo} ${texto}`)).size === all.length
      );
    },
  },
]);

it('says the same text again when it is of another kind: that a save failed is not that it was done', () => {
  const notices = createActor(avisosMachine, { input: {} }).start();
  notices.send({ type: 'avisar', tipo: 'success', texto: 'Caso 12' });
  notices.send({ type: 'avisar', tipo: 'error', texto: 'Caso 12' });
  notices.send({ type: 'avisar', tipo: 'error', texto: 'Caso 12' });
  notices.send({ type: 'avisar', tipo: 'success', texto: 'Caso 12' });
  const { actual, cola } = notices.getSnapshot().context;
  expect([actual?.tipo, ...cola.map(({ tipo }) => tipo)]).toEqual(['success', 'error']);
  notices.stop();
});

it('is on screen for as long as the specification says', () => {
  expect(avisosMachine.implementations.delays.duracionAviso).toBe(NOTICE_MS);
});

it('says every text of one kind: two refusals are two', () => {
  const notices = createActor(avisosMachine, { input: {} }).start();
  for (const texto of ['Falta el nombre', 'Falta el correo']) notices.send({ type: 'avisar', tipo: 'error', texto });
  expect(notices.getSnapshot().context.cola.map(({ texto }) => texto)).toEqual(['Falta el correo']);
  notices.stop();
});
