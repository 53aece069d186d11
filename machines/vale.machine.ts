/**
 * Un vale que se llena: se escribe, se valida y se guarda, entero o a medias. Lo que se guarda lo envía su `trabajo`; lo que
 * después se le hace lo dice `vidaVale`, y lo que suma lo calcula la pantalla mientras se escribe.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { CalculoRespondido } from '#contract/vales/vales';
import type { registroMachine } from './registro.machine.ts';
import type { ComoSePidio, ValeContext, ValeEmitted, ValeEvent } from './vale.types.ts';

export type ValeRef = ActorRefFrom<typeof valeMachine>;

const nothingJudged = { calculo: null, failure: null };
const initialContext: ValeContext = { registro: {}, pedido: null, ...nothingJudged };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

/** El botón que guarda, que también es lo que el trabajo envía; para devolverlo enseguida se guarda como siempre. */
const asks = {
  target: '#vale.saving',
  actions: [
    { type: 'keepAsked', params: ({ event }: Asked) => event },
    { type: 'save', params: ({ event }: Asked) => event },
  ],
} as const;

/** De lo escrito no queda nada. */
const discards = { target: '#vale.filling', actions: 'discard' } as const;

type Asked = { readonly event: Extract<ValeEvent, { type: ComoSePidio }> };
type Saved = { readonly event: Extract<ValeEvent, { type: 'guardado' }> };

const tells = { type: 'tellSaved', params: ({ event }: Saved) => event } as const;

export const valeMachine = setup({
  types: {
    context: {} as ValeContext,
    events: {} as ValeEvent,
    input: {} as Partial<ValeContext>,
    tags: {} as 'busy' | 'failed' | 'accepted',
    emitted: {} as ValeEmitted,
  },
  actors: {
    /** El del vale: sus trabajos, con sus envíos (`registro.machine.ts`). */
    registro: fromCallback(() => undefined) as unknown as typeof registroMachine,
    /** Pregunta al servidor qué vale y si puede guardarse; falla con un `Failure`. */
    validate: fromPromise<CalculoRespondido, { values: unknown }>(() => notProvided('validate')),
  },
  actions: {
    openRecord: spawnChild('registro', {
      ...{ id: 'registro', systemId: 'registro' },
      input: ({ context }) => context.registro,
    }),
    save: sendTo('registro', (_, { type, values }: Asked['event']) => ({
      ...{ type: 'enviar', trabajo: 'guardar', values },
      como: type === 'guardarParcial' ? type : 'guardar',
    })),
    discard: sendTo('registro', { type: 'descartar', trabajo: 'guardar' }),
    leave: sendTo('registro', { type: 'dejar', trabajo: 'guardar' }),
    keepAsked: assign((_, { type }: Asked['event']) => ({ pedido: type })),
    keepCalculation: assign((_, { output }: { output: CalculoRespondido }) => ({ calculo: output, failure: null })),
    forgetCalculation: assign(nothingJudged),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ calculo: null, failure: asFailure(error) })),
    tellSaved: emit(
      ({ context: { pedido } }, { resultado }: Saved['event']): ValeEmitted => ({
        type: 'valeGuardado',
        como: pedido ?? 'guardarParcial',
        resultado,
      }),
    ),
  },
  guards: {
    wasPartial: ({ context: { pedido } }) => pedido === 'guardarParcial',
  },
}).createMachine({
  id: 'vale',
  description: 'La página en que se llena un vale, nuevo o parcial.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  entry: 'openRecord',
  initial: 'filling',
  states: {
    filling: {
      description: 'Se escriben artículos, depreciación y métodos de devolución.',
      initial: 'editing',
      on: {
        guardar: asks,
        guardarYDevolver: asks,
        guardarParcial: asks,
        validar: '.validating',
        descartar: discards,
      },
      states: {
        editing: { description: 'Se escribe; la pantalla suma mientras tanto.', entry: 'forgetCalculation' },
        validating: {
          description: 'El servidor revisa lo mismo que al guardar, y no guarda nada.',
          tags: 'busy',
          on: { validar: {} },
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ event }) => ({ values: (event as { values?: unknown }).values }),
            onDone: { target: 'validated', actions: { type: 'keepCalculation', params: ({ event }) => event } },
            onError: {
              target: 'refused',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        validated: {
          description: 'El servidor lo aceptaría así; se ve si alguien debe autorizarlo.',
          tags: 'accepted',
          on: { modificar: 'editing' },
        },
        refused: {
          description: 'No se guardaría así: cada motivo está junto a su línea.',
          tags: 'failed',
          on: { modificar: 'editing' },
        },
      },
    },
    saving: {
      description: 'Se guarda, a medias o entero, como se pidió; lo escrito queda hasta saberlo.',
      initial: 'enviando',
      on: {
        guardado: [
          { description: 'A medias: se sigue llenando.', guard: 'wasPartial', target: 'filling', actions: tells },
          { target: 'saved', actions: tells },
        ],
      },
      states: {
        enviando: {
          description: 'Mientras tanto no se escribe.',
          on: { noGuardado: 'noGuardado' },
        },
        noGuardado: {
          description: 'Se lee por qué no; lo escrito queda.',
          on: {
            guardar: asks,
            guardarYDevolver: asks,
            guardarParcial: asks,
            seEnvia: 'enviando',
            validar: { target: '#vale.filling.validating', actions: 'leave' },
            dejar: { target: '#vale.filling', actions: 'leave' },
            descartar: discards,
          },
        },
      },
    },
    saved: { description: 'El vale tiene su propia página, y la pantalla va a ella.', type: 'final' },
  },
});
