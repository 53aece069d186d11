/**
 * La ventana de la billetera de un cliente: se dice de quién, se lee, y se abre una si no tiene. Lo que hay en ella lo lee la
 * pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { BilleteraContext, BilleteraEvent, FinDeApertura } from './billetera.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';

export type BilleteraRef = ActorRefFrom<typeof billeteraMachine>;

const initialContext: BilleteraContext = { seed: '', ended: 0, numidenCliente: null, folio: null, failure: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

const unexplained = 'Ocurrio un error interno';

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: unexplained, codigo: null, campos: [] };
}

export const billeteraMachine = setup({
  types: {
    context: {} as BilleteraContext,
    events: {} as BilleteraEvent,
    input: {} as Partial<BilleteraContext>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Trae la billetera de un cliente; `folio` es null si no tiene. Falla con un `Failure`. */
    leer: fromPromise<{ folio: string | null }, { numidenCliente: number }>(() => notProvided('leer')),
    /** Abrirla, de lo que se pide a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    apertura: fromPromise(() => notProvided('apertura')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    chooseCustomer: assign((_, { numidenCliente }: { numidenCliente: number }) => ({
      numidenCliente,
      folio: null,
      failure: null,
    })),
    keepFolio: assign((_, { folio }: { folio: string | null }) => ({ folio, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    /** El trabajo apenas empieza: lo que se pidió se le pasa en cuanto está. */
    passOn: raise({ type: 'abrirBilletera' }),
    send: sendTo('apertura', ({ context: { numidenCliente } }) => ({ type: 'enviar', values: { numidenCliente } })),
    leaveWork: sendTo('apertura', { type: 'cerrar' }),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
  },
  guards: {
    hasCustomer: ({ context: { numidenCliente } }) => numidenCliente !== null,
    wasLeft: (_, { output }: FinDeApertura) => output.ending === 'left',
    hasFolio: (_, { folio }: { folio: string | null }) => folio !== null,
  },
}).createMachine({
  id: 'billetera',
  description: 'La ventana de la billetera de un cliente.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'landing',
  on: {
    cerrar: '.closed',
    consultar: {
      description: 'De otro cliente, o de nuevo.',
      target: '.reading',
      actions: { type: 'chooseCustomer', params: ({ event }) => event },
    },
  },
  states: {
    landing: {
      description: 'Desde un vale ya se sabe de quién es.',
      always: [{ guard: 'hasCustomer', target: 'reading' }, { target: 'asking' }],
    },
    asking: { description: 'Se escribe el número del cliente.' },
    reading: {
      description: 'Se trae la billetera.',
      tags: 'busy',
      invoke: {
        id: 'leer',
        src: 'leer',
        input: ({ context }) => ({ numidenCliente: context.numidenCliente ?? 0 }),
        onDone: [
          {
            guard: { type: 'hasFolio', params: ({ event }) => event.output },
            target: 'withWallet',
            actions: { type: 'keepFolio', params: ({ event }) => event.output },
          },
          { target: 'withoutWallet', actions: { type: 'keepFolio', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'No se pudo traer, o no existe el cliente: se lee por qué y se puede intentar de nuevo.',
      tags: 'failed',
      on: { reintentar: 'reading' },
    },
    withWallet: { description: 'Se ven su folio, su saldo, cuánto le cabe y sus movimientos.' },
    withoutWallet: {
      description: 'El cliente no tiene billetera; se puede abrir.',
      on: {
        abrirBilletera: { target: 'opening', actions: 'passOn' },
        billeteraALaVista: {
          description: 'Otra persona la abrió mientras tanto.',
          guard: { type: 'hasFolio', params: ({ event }) => event },
          target: 'withWallet',
          actions: { type: 'keepFolio', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'Se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó.',
      tags: 'busy',
      invoke: {
        id: 'apertura',
        src: 'apertura',
        input: ({ context: { seed, ended } }) => ({ seed: `${seed}-apertura-${ended}` }),
        onDone: [
          {
            description: 'La persona cerró la ventana sin que se abriera.',
            guard: { type: 'wasLeft', params: ({ event }) => event },
            target: 'closed',
          },
          { target: 'reading', actions: 'countEnd' },
        ],
        onError: { target: 'reading', actions: 'countEnd' },
      },
      on: {
        abrirBilletera: { actions: 'send' },
        cerrar: { description: 'Lo que ya salió se espera; lo que no se pudo se deja.', actions: 'leaveWork' },
        consultar: { description: 'Primero termina lo que se pidió.' },
      },
    },
    closed: { description: 'La ventana se cerró.', type: 'final' },
  },
});
