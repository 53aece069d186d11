import { describe, expect, it } from 'vitest';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { NuevoCasoContext, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import { startListening } from './kit/listening.ts';
import { startLive } from './kit/live.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { nuevoCasoModel } from './nuevoCaso.fixtures.ts';
import { customer } from './samples.ts';

function contextOf(step: Step) {
  return step.context as NuevoCasoContext;
}

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`nuevoCaso.${state}`);
}

describeMachine('nuevoCaso', nuevoCasoModel, [
  {
    name: 'a created case is fetched, and only then announced with its number',
    holds: (step) =>
      isIn(step, 'fetching') === (contextOf(step).idCaso === 7001 && !isIn(step, 'closed')) &&
      step.emitted.every((event) => event.type !== 'casoCreado' || (event.idCaso === 7001 && isIn(step, 'closed'))),
  },
  {
    name: 'a window with something written does not close by being closed',
    holds: (step) => {
      const event = step.event as NuevoCasoEvent | null;
      // While the case is on its way the window stays.
      return event?.type !== 'cerrar' || isIn(step, 'open.saving') || isIn(step, 'closed') !== event.escrito;
    },
  },
  {
    name: 'a search that gives nobody leaves the new customer alone to be chosen',
    holds: (step) =>
      step.emitted.every((event) => event.type !== 'soloClienteNuevo' || contextOf(step).clientes.length === 0),
  },
]);

const busqueda = { nombre: 'Luis', apePat: 'Ibáñez', apeMat: '' };
const values = { descripcion: 'El refrigerador llegó con un golpe.' };

it('what is written is handed to the record, the search to who searches, and the new case to who fetches it', () => {
  const registro = { works: ['crear'] };
  const { send, given, heard } = startListening(nuevoCasoMachine, { registro });
  send({ type: 'buscarCliente', busqueda });
  send({ type: 'xstate.done.actor.searchCustomers', output: { clientes: [], limiteExcedido: false } });
  send({ type: 'guardar', values });
  send({ type: 'guardado', resultado: { id: 7001 } });
  expect(heard).toEqual([{ type: 'enviar', trabajo: 'crear', como: 'crear', values }]);
  expect(given).toEqual([
    ['registro', registro],
    ['searchCustomers', busqueda],
    ['fetchCase', expect.objectContaining({ idCaso: 7001 })],
  ]);
});

it('what is thrown away is forgotten at the record too', () => {
  const { send, heard } = startListening(nuevoCasoMachine);
  send({ type: 'cerrar', escrito: true });
  send({ type: 'descartar' });
  expect(heard).toEqual([{ type: 'descartar', trabajo: 'crear' }]);
});

describe('a search', () => {
  const done = (output: unknown) => ({ type: 'xstate.done.actor.searchCustomers', output });

  it.each([
    ['found nobody', done({ clientes: [], limiteExcedido: false })],
    ['was answered with nothing at all', done(undefined)],
    ['failed', { type: 'xstate.error.actor.searchCustomers', error: new Error('Fallo') }],
  ])('that %s leaves nobody of the one before to be chosen', async (_how, end) => {
    const live = startLive(nuevoCasoModel);
    await live.play({ type: 'buscarCliente', busqueda } as never);
    await live.play(done({ clientes: [customer], limiteExcedido: false }));
    expect(live.snapshot().context.clientes).toEqual([customer]);
    await live.play({ type: 'buscarCliente', busqueda } as never);
    const { emitted, context } = await live.play(end);
    live.stop();
    expect((context as NuevoCasoContext).clientes).toEqual([]);
    expect(emitted.map(({ type }) => type)).toEqual(['soloClienteNuevo', 'aviso']);
  });
});
