/**
 * Avisos al pie de la pantalla: uno a la vez, 2500 ms cada uno; los demás esperan en fila.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';

export type NoticeKind = 'error' | 'info' | 'success' | 'warning';

export interface Aviso {
  /** Número de orden, distinto para cada aviso. */
  readonly id: number;
  readonly tipo: NoticeKind;
  readonly texto: string;
}

export interface AvisosContext {
  readonly actual: Aviso | null;
  readonly cola: readonly Aviso[];
  readonly ultimoId: number;
}

export type AvisosEvent =
  | { readonly type: 'avisar'; readonly tipo: NoticeKind; readonly texto: string }
  | { readonly type: 'cerrarAviso' }
  | { readonly type: 'detener' }
  | { readonly type: 'reanudar' };

export type AvisosRef = ActorRefFrom<typeof avisosMachine>;

const initialContext: AvisosContext = { actual: null, cola: [], ultimoId: 0 };

interface NoticeText {
  readonly tipo: NoticeKind;
  readonly texto: string;
}

export const avisosMachine = setup({
  types: {
    context: {} as AvisosContext,
    events: {} as AvisosEvent,
    input: {} as Partial<AvisosContext>,
  },
  delays: { duracionAviso: 2500 },
  actions: {
    mostrar: assign(({ context }, params: NoticeText) => ({
      actual: { id: context.ultimoId + 1, tipo: params.tipo, texto: params.texto },
      ultimoId: context.ultimoId + 1,
    })),
    formar: assign(({ context }, params: NoticeText) => ({
      cola: [...context.cola, { id: context.ultimoId + 1, tipo: params.tipo, texto: params.texto }],
      ultimoId: context.ultimoId + 1,
    })),
    pasarAlSiguiente: assign(({ context }) => ({ actual: context.cola[0] ?? null, cola: context.cola.slice(1) })),
  },
  guards: {
    hayMas: ({ context }) => context.cola.length > 0,
    yaSeDijo: ({ context }, params: NoticeText) =>
      [context.actual, ...context.cola].some((aviso) => aviso?.texto === params.texto && aviso.tipo === params.tipo),
  },
}).createMachine({
  id: 'avisos',
  description: 'Fila de avisos de la aplicación.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No hay nada que decir.',
      on: {
        avisar: { target: 'visible', actions: { type: 'mostrar', params: ({ event }) => event } },
      },
    },
    visible: {
      description: 'Hay un aviso en pantalla.',
      initial: 'running',
      on: {
        avisar: [
          {
            guard: { type: 'yaSeDijo', params: ({ event }) => event },
            description: 'El mismo aviso no se repite mientras está en pantalla o en la fila.',
          },
          { actions: { type: 'formar', params: ({ event }) => event } },
        ],
        cerrarAviso: [
          { guard: 'hayMas', target: 'visible', reenter: true, actions: 'pasarAlSiguiente' },
          { target: 'empty', actions: 'pasarAlSiguiente' },
        ],
      },
      states: {
        running: {
          description: 'El tiempo del aviso corre.',
          on: { detener: 'held' },
          after: {
            duracionAviso: [
              { guard: 'hayMas', target: 'running', reenter: true, actions: 'pasarAlSiguiente' },
              { target: '#avisos.empty', actions: 'pasarAlSiguiente' },
            ],
          },
        },
        held: {
          description: 'La persona lo está leyendo (puntero o foco encima): el tiempo espera.',
          on: { reanudar: 'running' },
        },
      },
    },
  },
});
