/**
 * Quien vigila un caso abierto: cada cierto tiempo pregunta si alguien lo cambió desde la versión que está en pantalla.
 * No pregunta mientras la página no se ve ni mientras se guarda; al volver a la página pregunta enseguida.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Novedades } from '#contract/casos';
import type { Failure } from '#contract/failure';
import type { AvisoDeVigia, OrdenAlVigia } from './caso.types.ts';

export interface VigiaCasoContext {
  readonly idCaso: number;
  /** La versión que está en pantalla; null mientras no hay ninguna. */
  readonly version: number | null;
  readonly oculta: boolean;
  readonly guardando: boolean;
}

export type VigiaCasoEvent = OrdenAlVigia | { readonly type: 'ocultar' } | { readonly type: 'mostrar' };

export type VigiaCasoRef = ActorRefFrom<typeof vigiaCasoMachine>;

const initialContext: VigiaCasoContext = { idCaso: 0, version: null, oculta: false, guardando: false };

const notProvided = (actor: string): Promise<never> => Promise.reject(new Error(`Provide the actor "${actor}".`));

const tipoDe = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'tipo' in failure ? failure.tipo : null;

export const vigiaCasoMachine = setup({
  types: {
    context: {} as VigiaCasoContext,
    events: {} as VigiaCasoEvent,
    input: {} as Partial<VigiaCasoContext>,
    tags: {} as 'busy',
    emitted: {} as AvisoDeVigia,
  },
  actors: {
    preguntar: fromPromise<Novedades, { readonly idCaso: number; readonly version: number }>(() =>
      notProvided('preguntar'),
    ),
    /** Informa `ocultar` y `mostrar` según se vea la página. */
    mirarPagina: fromCallback<VigiaCasoEvent>(() => undefined),
  },
  /** Con la respuesta, menos de diez segundos después del cambio. */
  delays: { intervaloNovedades: 8_000 },
  actions: {
    ponerVersion: assign((_, params: { version: number }) => ({ version: params.version })),
    olvidarVersion: assign({ version: null }),
    anotarOculta: assign({ oculta: true }),
    anotarALaVista: assign({ oculta: false }),
    anotarGuardando: assign({ guardando: true }),
    anotarReposo: assign({ guardando: false }),
    informarNovedades: emit((_, params: { output: Novedades }) => ({
      type: 'novedades',
      cambio: { version: params.output.version, cambios: params.output.cambios },
    })),
    informarPerdida: emit((_, params: { error: unknown }) => ({
      type: 'casoPerdido',
      failure: params.error as Failure,
    })),
  },
  guards: {
    puedePreguntar: ({ context }) => context.version !== null && !context.oculta && !context.guardando,
    /** Solo estaba oculta: lo que pasó mientras tanto se sabe enseguida. */
    vuelveATiempo: ({ context }) => context.version !== null && !context.guardando,
    hayNovedad: ({ context }, params: { output: Novedades }) => params.output.version > (context.version ?? 0),
    yaNoSeVe: (_, params: { error: unknown }) =>
      tipoDe(params.error) === 'sinPermiso' || tipoDe(params.error) === 'noEncontrado',
  },
}).createMachine({
  id: 'vigiaCaso',
  description: 'Vigilancia de lo que otros cambian en un caso abierto.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'paused',
  invoke: { id: 'mirarPagina', src: 'mirarPagina', onError: {} },
  on: {
    versionALaVista: {
      description: 'En pantalla hay otra versión: se espera de nuevo, y lo que se preguntaba ya no cuenta.',
      target: '.paused',
      actions: { type: 'ponerVersion', params: ({ event }) => event },
    },
    ocultar: { target: '.paused', actions: 'anotarOculta' },
    mostrar: { actions: 'anotarALaVista' },
    guardando: { target: '.paused', actions: 'anotarGuardando' },
    reposo: { actions: 'anotarReposo' },
  },
  states: {
    paused: {
      description: 'No se pregunta: no hay caso en pantalla, la página no se ve o se está guardando.',
      always: { guard: 'puedePreguntar', target: 'waiting' },
      on: {
        mostrar: [
          { guard: 'vuelveATiempo', target: 'asking', actions: 'anotarALaVista' },
          { description: 'Aún se guarda, o no hay caso.', actions: 'anotarALaVista' },
        ],
      },
    },
    waiting: {
      description: 'Se deja pasar un rato.',
      after: { intervaloNovedades: 'asking' },
    },
    asking: {
      description: 'Se pregunta por la versión y por lo que cambió.',
      tags: 'busy',
      invoke: {
        id: 'preguntar',
        src: 'preguntar',
        input: ({ context }) => ({ idCaso: context.idCaso, version: context.version ?? 0 }),
        onDone: [
          {
            guard: { type: 'hayNovedad', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'informarNovedades', params: ({ event }) => event },
          },
          { target: 'waiting' },
        ],
        onError: [
          {
            guard: { type: 'yaNoSeVe', params: ({ event }) => event },
            description: 'El caso ya no existe, o pasó a donde esta persona no lo ve.',
            target: 'paused',
            actions: ['olvidarVersion', { type: 'informarPerdida', params: ({ event }) => event }],
          },
          { description: 'No contestó: se vuelve a preguntar al rato.', target: 'waiting' },
        ],
      },
    },
  },
});
