import { assign, emit, fromPromise, setup } from 'xstate';
import type { Fixtures } from './fixtures.ts';

/** A search with every kind of arrow: guards, an answer, a failure, a delay, `always`, nested states and `onDone`. */
export const machine = setup({
  types: {
    context: {} as { texto: string; intentos: number },
    events: {} as { type: 'escribir'; texto: string } | { type: 'buscar' } | { type: 'cerrar' },
    emitted: {} as { type: 'aviso'; texto: string },
  },
  actors: { buscar: fromPromise<number, string>(() => Promise.reject(new Error('Provide the actor "buscar".'))) },
  actions: {
    guardarTexto: assign((_, params: { texto: string }) => ({ texto: params.texto })),
    contar: assign(({ context }) => ({ intentos: context.intentos + 1 })),
    pedirTexto: emit({ type: 'aviso', texto: 'Campo requerido' }),
  },
  guards: {
    hayTexto: ({ context }) => context.texto !== '',
    quedanIntentos: ({ context }) => context.intentos < 2,
    hallado: (_, params: { cuantos: number }) => params.cuantos > 0,
  },
  delays: { espera: 8_000 },
}).createMachine({
  id: 'busqueda',
  context: { texto: '', intentos: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Se escribe.',
      on: {
        escribir: { actions: { type: 'guardarTexto', params: ({ event }) => event } },
        buscar: [{ guard: 'hayTexto', target: 'busy' }, { actions: 'pedirTexto' }],
      },
    },
    busy: {
      description: 'Se busca.',
      initial: 'searching',
      on: { cerrar: 'idle' },
      onDone: 'idle',
      states: {
        searching: {
          description: 'El servidor busca.',
          invoke: {
            id: 'buscar',
            src: 'buscar',
            input: ({ context }) => context.texto,
            onDone: [
              { guard: { type: 'hallado', params: ({ event }) => ({ cuantos: event.output }) }, target: 'found' },
              { target: '#busqueda.idle' },
            ],
            onError: { target: 'deciding', actions: 'contar' },
          },
          after: { espera: { target: 'deciding', actions: 'contar' } },
        },
        deciding: {
          description: 'Se intenta de nuevo o no.',
          always: [{ guard: 'quedanIntentos', target: 'searching' }, { target: '#busqueda.idle' }],
        },
        found: { description: 'Hallado.', type: 'final' },
      },
    },
  },
});

/** Samples that take every arrow of it. */
export const fixtures: Fixtures<typeof machine> = {
  eventos: {
    escribir: [{ type: 'escribir', texto: 'ana' }],
    buscar: [{ type: 'buscar' }],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: { buscar: { contesta: [3, 0], falla: [{ message: '500' }] } },
  relevante: ({ texto, intentos }) => [texto !== '', Math.min(intentos, 2)],
};
