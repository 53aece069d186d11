/**
 * Una consulta: lo que se pide al servidor y no cambia nada en él, como una descarga, la revisión de un archivo o la búsqueda de un
 * folio. Se pide una a la vez. Lo que se contestó lo recibe la pantalla; lo que cambia algo es un `trabajo`.
 */

import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';

export interface ConsultaContext {
  /** Por qué no se contestó lo último que se pidió. */
  readonly failure: Failure | null;
}

export type ConsultaEvent =
  | { readonly type: 'pedir'; readonly que: unknown }
  | { readonly type: 'detener' }
  /** La persona cambió lo que iba a pedir. */
  | { readonly type: 'olvidar' };

/** Lo que se pide. */
export interface Pedido {
  readonly que: unknown;
}

export type ConsultaEmitted =
  | { readonly type: 'contestada'; readonly respuesta: unknown }
  | { readonly type: 'fallida'; readonly failure: Failure };

const initialContext: ConsultaContext = { failure: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

export const consultaMachine = setup({
  types: {
    context: {} as ConsultaContext,
    events: {} as ConsultaEvent,
    input: {} as Partial<ConsultaContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as ConsultaEmitted,
  },
  actors: {
    /** Pide y entrega lo contestado; falla con un `Failure`. */
    ask: fromPromise<unknown, Pedido>(() => notProvided('ask')),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
    tellAnswer: emit((_, { output: respuesta = null }: { output: unknown }): ConsultaEmitted => {
      return { type: 'contestada', respuesta };
    }),
    tellFailure: emit((_, { error }: { error: unknown }): ConsultaEmitted => {
      return { type: 'fallida', failure: asFailure(error) };
    }),
  },
}).createMachine({
  id: 'consulta',
  description: 'Lo que se pide y no cambia nada: una descarga o una lectura, una a la vez.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No se pide nada, o lo último que se pidió ya llegó.',
      on: { pedir: 'asking' },
    },
    asking: {
      description: 'Se espera la respuesta; pedir otra vez no hace nada.',
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ event }) => ({ que: (event as Extract<ConsultaEvent, { type: 'pedir' }>).que }),
        onDone: { target: 'idle', actions: { type: 'tellAnswer', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'tellFailure', params: ({ event }) => event },
          ],
        },
      },
      on: { detener: 'stopped' },
    },
    stopped: {
      description: 'La persona la detuvo: el servidor deja de leer y nada llega.',
      on: { pedir: 'asking' },
    },
    failed: {
      description: 'No se contestó y se lee por qué; lo que se iba a pedir sigue en pantalla.',
      tags: 'failed',
      exit: 'forgetFailure',
      on: { pedir: 'asking', olvidar: 'idle' },
    },
  },
});
