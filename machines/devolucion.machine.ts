/**
 * Cómo vuelve el saldo de un vale mientras se llena: como se pagó, todo a la billetera, o repartido a mano. Los importes que se
 * escriben son del formulario; aquí se sabe si suman el saldo y si así se acepta.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, setup } from 'xstate';
import type { DevolucionContext, DevolucionEmitted, DevolucionEvent, ModoDevolucion } from './devolucion.types.ts';

export type DevolucionRef = ActorRefFrom<typeof devolucionMachine>;

const initialContext: DevolucionContext = { modo: 'sugerida', diferencia: 0, falla: null };

export const devolucionMachine = setup({
  types: {
    context: {} as DevolucionContext,
    events: {} as DevolucionEvent,
    input: {} as Partial<DevolucionContext>,
    tags: {} as 'failed',
    emitted: {} as DevolucionEmitted,
  },
  actions: {
    keepSum: assign((_, { diferencia, falla }: { diferencia: number; falla: string | null }) => ({
      diferencia,
      falla,
    })),
    /** Los importes empiezan como se veían, que suma el saldo. */
    beginEven: assign({ diferencia: 0, falla: null }),
    tellMode: emit((_, { modo }: { modo: ModoDevolucion }): DevolucionEmitted => ({ type: 'modoElegido', modo })),
    tellRest: emit(
      ({ context: { diferencia } }, { metodo }: { metodo: number }): DevolucionEmitted => ({
        type: 'restoAsignado',
        metodo,
        monto: diferencia,
      }),
    ),
  },
  guards: {
    beginsChoosing: ({ context: { modo } }) => modo === 'eligiendo',
    beginsInWallet: ({ context: { modo } }) => modo === 'soloBilletera',
    isShort: ({ context: { diferencia } }) => diferencia > 0,
    isOver: ({ context: { diferencia } }) => diferencia < 0,
    isRefused: ({ context: { falla } }) => falla !== null,
  },
}).createMachine({
  id: 'devolucion',
  description: 'Por qué métodos vuelve el saldo de un vale, y si suman lo que debe volver.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'landing',
  states: {
    landing: {
      description: 'Se va a como se había quedado.',
      always: [
        { guard: 'beginsChoosing', target: 'eligiendo' },
        { guard: 'beginsInWallet', target: 'soloBilletera' },
        { target: 'sugerida' },
      ],
    },
    sugerida: {
      description: 'Vuelve como se pagó: se ve cuánto por cada método.',
      on: {
        repartir: {
          target: 'eligiendo',
          actions: ['beginEven', { type: 'tellMode', params: { modo: 'eligiendo' } }],
        },
        soloBilletera: {
          target: 'soloBilletera',
          actions: { type: 'tellMode', params: { modo: 'soloBilletera' } },
        },
      },
    },
    soloBilletera: {
      description: 'Todo va a la billetera del cliente.',
      on: {
        repartir: {
          target: 'eligiendo',
          actions: ['beginEven', { type: 'tellMode', params: { modo: 'eligiendo' } }],
        },
        comoSePago: { target: 'sugerida', actions: { type: 'tellMode', params: { modo: 'sugerida' } } },
      },
    },
    eligiendo: {
      description: 'La persona escribe cuánto vuelve por cada método.',
      initial: 'sumando',
      on: {
        repartoEscrito: {
          description: 'Se suma de nuevo a cada tecla, y cuando cambia el saldo.',
          target: '.sumando',
          actions: { type: 'keepSum', params: ({ event }) => event },
        },
        comoSePago: { target: 'sugerida', actions: { type: 'tellMode', params: { modo: 'sugerida' } } },
        soloBilletera: {
          target: 'soloBilletera',
          actions: { type: 'tellMode', params: { modo: 'soloBilletera' } },
        },
      },
      states: {
        sumando: {
          description: 'Se compara lo repartido con el saldo.',
          always: [
            { guard: 'isShort', target: 'falta' },
            { guard: 'isOver', target: 'sobra' },
            { guard: 'isRefused', target: 'rechazada' },
            { target: 'cuadra' },
          ],
        },
        cuadra: { description: 'Suma el saldo y así se acepta.' },
        falta: {
          description: 'Suma menos que el saldo; lo que falta puede ponerse con un clic en un método.',
          tags: 'failed',
          on: {
            elRestoAqui: {
              description: 'El formulario lo escribe, y se suma de nuevo.',
              actions: { type: 'tellRest', params: ({ event }) => event },
            },
          },
        },
        sobra: { description: 'Suma más que el saldo.', tags: 'failed' },
        rechazada: {
          description: 'Suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué.',
          tags: 'failed',
        },
      },
    },
  },
});
