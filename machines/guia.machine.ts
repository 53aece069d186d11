/**
 * Las guías de una operación: se consultan, se ve qué ha salido, y se cancela lo que no. Cada cancelación es un `trabajo`; las
 * guías mismas las lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { FinDeCancelacion, GuiaContext, GuiaEvent, TrabajoDeGuia } from './guia.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type GuiaRef = ActorRefFrom<typeof guiaMachine>;

const initialContext: GuiaContext = {
  seed: '',
  ended: 0,
  abierto: false,
  codigo: null,
  failure: null,
  folio: null,
  pendiente: null,
};

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

/** Lo que se dejó de la misma guía se retoma con su clave; si no hay, es un trabajo nuevo. */
function beginning(
  trabajo: TrabajoDeGuia,
  { seed, ended, folio, pendiente }: GuiaContext,
): Partial<TrabajoUnicoContext> {
  const isSame = pendiente?.trabajo === trabajo && pendiente.folio === folio;
  return { seed: `${seed}-${trabajo}-${ended}`, ...(isSame ? pendiente.keep : {}) };
}

type End = { readonly event: FinDeCancelacion };

/** Una ventana sobre una guía: se confirma, se envía una sola vez, y lo que quedó se consulta de nuevo. */
function windowOf(trabajo: TrabajoDeGuia, description: string) {
  return {
    description,
    invoke: {
      id: 'trabajo',
      src: 'trabajo',
      input: ({ context }: { readonly context: GuiaContext }) => beginning(trabajo, context),
      onDone: [
        {
          guard: { type: 'wasDone', params: ({ event }: End) => event },
          target: '#guia.consulting',
          actions: 'forgetWork',
        },
        {
          target: '#guia.answered',
          actions: { type: 'keepWork', params: ({ event }: End) => ({ trabajo, output: event.output }) },
        },
      ],
      onError: { target: '#guia.answered', actions: 'forgetWork' },
    },
    on: {
      enviar: {
        actions: {
          type: 'send',
          params: ({ event }: { readonly event: Extract<GuiaEvent, { type: 'enviar' }> }) => event,
        },
      },
      modificar: { actions: 'tellWritten' },
      guiasALaVista: {
        description: 'Se leyó de nuevo mientras la ventana está abierta: nada se interrumpe.',
        actions: {
          type: 'keepAnswer',
          params: ({ event }: { readonly event: Extract<GuiaEvent, { type: 'guiasALaVista' }> }) => event,
        },
      },
    },
  } as const;
}

export const guiaMachine = setup({
  types: {
    context: {} as GuiaContext,
    events: {} as GuiaEvent,
    input: {} as Partial<GuiaContext>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Pregunta a logística por las guías de la operación; falla con un `Failure`. */
    consult: fromPromise<{ readonly codigo: number }>(() => notProvided('consult')),
    /** Una cancelación, de lo que se elige a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    keepAnswer: assign((_, { codigo }: { codigo: number }) => ({ codigo, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    chooseGuide: assign((_, { folio }: { folio: string }) => ({ folio })),
    send: sendTo(
      'trabajo',
      ({ context }, { articulos }: Pick<Extract<GuiaEvent, { type: 'enviar' }>, 'articulos'>) => ({
        type: 'enviar',
        values: { folioGuia: context.folio, articulos },
      }),
    ),
    tellWritten: sendTo('trabajo', { type: 'modificar' }),
    forgetWork: assign(({ context: { ended } }) => ({ ended: ended + 1, folio: null, pendiente: null })),
    keepWork: assign(({ context }, { trabajo, output }: FinDeCancelacion & { trabajo: TrabajoDeGuia }) => ({
      ended: context.ended + 1,
      folio: null,
      pendiente:
        output.ending === 'left' && context.folio !== null
          ? { trabajo, folio: context.folio, keep: output.keep }
          : null,
    })),
  },
  guards: {
    isOpen: ({ context: { abierto } }) => abierto,
    hasGuides: ({ context: { codigo } }) => codigo === 1,
    hasNone: ({ context: { codigo } }) => codigo === 2,
    isUnknown: ({ context: { codigo } }) => codigo === 3,
    wasDone: (_, { output }: FinDeCancelacion) => output.ending === 'done',
  },
}).createMachine({
  id: 'guia',
  description: 'Las guías de una operación, de la consulta a la cancelación de lo que no ha salido.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'opening',
  states: {
    opening: {
      description: 'En una cancelación el panel empieza abierto; en una devolución, plegado.',
      always: [{ guard: 'isOpen', target: 'consulting' }, { target: 'closed' }],
    },
    closed: {
      description: 'Plegado: no se ha preguntado nada.',
      on: { abrir: 'consulting' },
    },
    consulting: {
      description: 'Se pregunta a logística.',
      tags: 'busy',
      invoke: {
        id: 'consult',
        src: 'consult',
        onDone: { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: { cerrar: 'closed' },
    },
    answered: {
      description: 'La respuesta es una de cuatro.',
      initial: 'landing',
      on: {
        actualizar: 'consulting',
        cerrar: 'closed',
        guiasALaVista: {
          description: 'Se leyó de nuevo: algo cambió.',
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
      },
      states: {
        landing: {
          description: 'Se va a lo que se contestó.',
          always: [
            { guard: 'hasGuides', target: 'related' },
            { guard: 'hasNone', target: 'unrelated' },
            { guard: 'isUnknown', target: 'unknown' },
            { target: 'unanswered' },
          ],
        },
        related: {
          description: '«La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido.',
          on: {
            cancelarGuia: {
              target: '#guia.cancellingWhole',
              actions: { type: 'chooseGuide', params: ({ event }) => event },
            },
            cancelarArticulos: {
              target: '#guia.cancellingPart',
              actions: { type: 'chooseGuide', params: ({ event }) => event },
            },
          },
        },
        unrelated: { description: '«La operación no contiene guías relacionadas».' },
        unknown: { description: '«No se podido obtener la información solicitada»: logística no conoce la operación.' },
        unanswered: {
          description: '«No se ha podido completar la consulta, intente más tarde»: logística no contestó.',
          tags: 'failed',
        },
      },
    },
    failed: {
      description: 'La pregunta ni siquiera llegó: se lee por qué y se puede repetir.',
      tags: 'failed',
      on: {
        actualizar: 'consulting',
        cerrar: 'closed',
        guiasALaVista: {
          description: 'Se leyó sola al volver la conexión.',
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
      },
    },
    cancellingWhole: windowOf('cancelarTotal', 'Se confirma la cancelación de todo lo que no ha salido de una guía.'),
    cancellingPart: windowOf('cancelarParcial', 'Se elige cuántas unidades de cada artículo se cancelan.'),
  },
});
