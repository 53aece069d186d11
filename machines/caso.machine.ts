/**
 * Lo que a un caso le pasa solo: después de su factura de restaurante pasa a MANTENIMIENTO FACTURA, una vez. Lo que las personas
 * le hacen lo dice `vidaCaso`, y su página es un `registro`.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, setup } from 'xstate';
import type { CasoContext, CasoEvent } from './caso.types.ts';

export type CasoRef = ActorRefFrom<typeof casoMachine>;

const restaurant = 14;
const initialContext: CasoContext = { idArea: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

export const casoMachine = setup({
  types: {
    context: {} as CasoContext,
    events: {} as CasoEvent,
    input: {} as Partial<CasoContext>,
    tags: {} as 'busy',
  },
  actors: {
    /** Espera el turno del registro y le encarga el escalamiento; si no se guarda, ahí se lee por qué y se reintenta. */
    escalate: fromPromise<void, { idArea: number }>(() => notProvided('escalate')),
  },
  actions: {
    keepArea: assign((_, { idArea }: { idArea: number }) => ({ idArea })),
  },
  guards: {
    isRestaurant: (_, { idSubcategoria }: { idSubcategoria: number }) => idSubcategoria === restaurant,
  },
}).createMachine({
  id: 'caso',
  description: 'Lo que a un caso le pasa solo.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'none',
  states: {
    none: {
      description: 'Nada tiene que pasar solo.',
      on: {
        restauranteFacturado: {
          guard: { type: 'isRestaurant', params: ({ event }) => event },
          target: 'escalating',
          actions: { type: 'keepArea', params: ({ event }) => event },
        },
      },
    },
    escalating: {
      description: 'Se escala en cuanto nada más se envía, sin tocar lo que la persona escribe.',
      tags: 'busy',
      invoke: {
        id: 'escalate',
        src: 'escalate',
        input: ({ context: { idArea } }) => ({ idArea: idArea ?? 0 }),
        onDone: 'escalated',
        onError: { description: 'No se pudo encargar: la siguiente factura lo intenta de nuevo.', target: 'none' },
      },
    },
    escalated: { description: 'Ya pasó a MANTENIMIENTO FACTURA.', type: 'final' },
  },
});
