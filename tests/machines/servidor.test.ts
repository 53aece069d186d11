import { expect, it } from 'vitest';
import { servidorMachine } from '#machines/servidor.machine';
import type { Probado, ServidorContext, ServidorEvent } from '#machines/servidor.types';
import { startListening } from './kit/listening.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { servidorModel } from './servidor.fixtures.ts';

function contextOf(step: Step) {
  return step.context as ServidorContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`servidor.${state}`);
}

describeMachine('servidor', servidorModel, [
  {
    name: 'how something was tried before is not shown once it is tried anew, or is another',
    holds: ({ event, context }) => {
      if (event?.type !== 'probar' && event?.type !== 'olvidarPrueba') return true;
      const { que } = event as Extract<ServidorEvent, { readonly que: Probado }>;
      return !(que in (context as ServidorContext).pruebas);
    },
  },
  {
    name: 'something is tried exactly while a try runs',
    holds: (step) => isIn(step, 'running') === (contextOf(step).probando !== null),
  },
  {
    name: 'how a try ended is told when it ends',
    holds: ({ event, emitted, taken }) =>
      !/^xstate\.(done|error)\.actor\.probar$/.test(event?.type ?? '') ||
      taken.length === 0 ||
      emitted.some(({ type }) => type === 'aviso'),
  },
]);

it('what is tried is what is in the form at that moment', () => {
  const { send, given } = startListening(servidorMachine);
  const datos = { servidor: 'erp.cadena.mx', puerto: 443 };
  send({ type: 'probar', que: 'formulario', datos });
  send({ type: 'probar', que: 7, datos: { ...datos, puerto: 8443 } });
  expect(given).toEqual([
    ['probar', datos],
    ['probar', { ...datos, puerto: 8443 }],
  ]);
});
