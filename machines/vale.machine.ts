/**
 * Un vale que se llena: se escribe, se valida y se guarda, entero o a medias. Lo que se guarda lo envía su `trabajo`; lo que
 * después se le hace lo dice `vidaVale`, y lo que suma lo calcula la pantalla mientras se escribe.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure } from '#contract/failure';
import type { CalculoRespondido } from '#contract/vales';
import type { ComoSeGuardo, ValeContext, ValeEmitted, ValeEvent } from './vale.types.ts';

export type ValeRef = ActorRefFrom<typeof valeMachine>;

const nothingJudged: ValeContext = { calculo: null, failure: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

type Saving = 'guardar' | 'guardarParcial';

/** El botón que guarda: a qué estado lleva, y qué trabajo lo envía. */
function savesAs(como: Saving) {
  const params = ({ event }: { readonly event: { readonly values: unknown } }) => ({ como, values: event.values });
  return { actions: { type: 'save', params } } as const;
}

const asks = {
  guardarParcial: { target: '#vale.savingPartial', ...savesAs('guardarParcial') },
  guardar: { target: '#vale.saving', ...savesAs('guardar') },
  guardarYDevolver: { target: '#vale.savingToGiveBack', ...savesAs('guardar') },
} as const;

/** Lo que se pidió: el estado en que se guarda lleva su nombre como etiqueta. */
type Asked = keyof typeof asks;

/** Lo que se guarda, o no se pudo guardar; validar o dejarlo hace sitio, y lo escrito queda. */
const waits = {
  ...asks,
  validar: { target: '#vale.filling.validating', actions: 'leave' },
  dejar: { target: '#vale.filling', actions: 'leave' },
} as const;

type Saved = { readonly event: Extract<ValeEvent, { type: 'guardado' }> };

/** Se dice que se guardó, y cómo. */
function tells(como: ComoSeGuardo) {
  return { type: 'tellSaved', params: ({ event }: Saved) => ({ como, resultado: event.resultado }) } as const;
}

export const valeMachine = setup({
  types: {
    context: {} as ValeContext,
    events: {} as ValeEvent,
    input: {} as Partial<ValeContext>,
    tags: {} as 'busy' | 'failed' | 'accepted' | Asked,
    emitted: {} as ValeEmitted,
  },
  actors: {
    /** Pregunta al servidor qué vale y si puede guardarse; falla con un `Failure`. */
    validate: fromPromise<CalculoRespondido, { values: unknown }>(() => notProvided('validate')),
  },
  actions: {
    /** Encarga al registro del vale que lo guarde, que olvide lo escrito, o que lo deje como está. */
    save: (_, _params: { como: Saving; values: unknown }) => undefined,
    discard: () => undefined,
    leave: () => undefined,
    keepCalculation: assign((_, { output }: { output: CalculoRespondido }) => ({ calculo: output, failure: null })),
    forgetCalculation: assign(nothingJudged),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ calculo: null, failure: asFailure(error) })),
    sayFailure: emit(
      (_, { error }: { error: unknown }): ValeEmitted => ({
        type: 'aviso',
        tipo: 'error',
        texto: asFailure(error).texto,
      }),
    ),
    tellSaved: emit(
      (_, { como, resultado }: { como: ComoSeGuardo; resultado: RespuestaTrabajo }): ValeEmitted => ({
        type: 'valeGuardado',
        como,
        resultado,
      }),
    ),
  },
}).createMachine({
  id: 'vale',
  description: 'La página en que se llena un vale, nuevo o parcial.',
  context: ({ input }) => ({ ...nothingJudged, ...input }),
  initial: 'filling',
  on: { descartar: { description: 'De lo escrito no queda nada.', target: '.filling', actions: 'discard' } },
  states: {
    filling: {
      description: 'Se escriben artículos, depreciación y métodos de devolución.',
      initial: 'editing',
      on: { ...asks, validar: '.validating' },
      states: {
        editing: { description: 'Se escribe; la pantalla suma mientras tanto.', entry: 'forgetCalculation' },
        validating: {
          description: 'El servidor revisa lo mismo que al guardar, y no guarda nada.',
          tags: 'busy',
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ event }) => ({ values: (event as { values?: unknown }).values }),
            onDone: { target: 'validated', actions: { type: 'keepCalculation', params: ({ event }) => event } },
            onError: {
              target: 'refused',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'sayFailure', params: ({ event }) => event },
              ],
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
    savingPartial: {
      description: 'Se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar.',
      tags: 'guardarParcial',
      on: { ...waits, guardado: { target: 'filling', actions: tells('partial') } },
    },
    saving: {
      description: 'Se guarda, o se lee por qué no; lo escrito queda y se puede reintentar.',
      tags: 'guardar',
      on: { ...waits, guardado: { target: 'saved', actions: tells('whole') } },
    },
    savingToGiveBack: {
      description: 'Se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar.',
      tags: 'guardarYDevolver',
      on: { ...waits, guardado: { target: 'saved', actions: tells('toGiveBack') } },
    },
    saved: { description: 'El vale tiene su propia página, y la pantalla va a ella.', type: 'final' },
  },
});
