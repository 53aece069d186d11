/**
 * Atender un caso con una factura: se busca, se elige, se escribe lo que la factura lleva, se ve lo que se emitiría y se resuelve.
 * Así se factura una operación o un boleto de estacionamiento, se sustituye una factura, se hace una nota de crédito y el recibo
 * de un pago. El caso de un consumo del restaurante pasa después a MANTENIMIENTO FACTURA, lo acepte el proveedor o no: lo escala el
 * servidor al guardar la factura. Pedir que se cancele una factura no tiene vista previa, porque nada se emite; lo que después conteste
 * el proveedor, o quien la recibió, lo dice la vida de la factura.
 */

import type { ActorRefFrom, EventObject } from 'xstate';
import { assign, emit, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { PreviaFactura } from '#domain/facturas/facturas';
import type { registroMachine } from './registro.machine.ts';
import type {
  Busqueda,
  Hallado,
  PorResolver,
  Resuelta,
  ServicioFacturaContext,
  ServicioFacturaEmitted,
  ServicioFacturaEvent,
} from './servicioFactura.types.ts';

export type ServicioFacturaRef = ActorRefFrom<typeof servicioFacturaMachine>;

const nothing = {
  hallados: [],
  elegido: null,
  solicitud: null,
  escrito: null,
  previa: null,
  respuesta: null,
  failure: null,
};
const initialContext: ServicioFacturaContext = { registro: {}, cancela: false, busca: null, ...nothing };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

type Of<Type extends ServicioFacturaEvent['type']> = Extract<ServicioFacturaEvent, { readonly type: Type }>;
type Found = { readonly output: readonly Hallado[] };
type Answered = { readonly resultado: Resuelta };

const searches = {
  target: '#servicioFactura.searching.asking',
  actions: { type: 'keepSearch', params: ({ event }: { readonly event: Of<'buscar'> }) => event },
} as const;
const validates = {
  target: '#servicioFactura.validating',
  actions: { type: 'keepRequest', params: ({ event }: { readonly event: Of<'validar' | 'pedir'> }) => event },
} as const;
const leaves = [
  { guard: 'hasSeveral', target: '#servicioFactura.choosing' },
  { target: '#servicioFactura.searching.idle', actions: 'forget' },
] as const;
const answers = { type: 'keepAnswer', params: ({ event }: { readonly event: Answered }) => event } as const;
const fails = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
} as const;

export const servicioFacturaMachine = setup({
  types: {
    context: {} as ServicioFacturaContext,
    events: {} as ServicioFacturaEvent,
    input: {} as Partial<ServicioFacturaContext>,
    tags: {} as
      | 'busy'
      | 'failed'
      | 'search'
      | 'nothing'
      | 'choice'
      | 'chosen'
      | 'editable'
      | 'preview'
      | 'resolved'
      | 'escalated',
    emitted: {} as ServicioFacturaEmitted,
  },
  actors: {
    /** Busca en el servidor; falla con un `Failure`. */
    buscar: fromPromise<readonly Hallado[], Busqueda | null>(() => notProvided('buscar')),
    /** Pregunta qué se emitiría y qué diría el proveedor; no emite nada. Falla con un `Failure`. */
    validar: fromPromise<PreviaFactura, PorResolver | null>(() => notProvided('validar')),
    /** El de lo que se encarga: su trabajo guarda la clave y dice por qué no (`registro.machine.ts`). */
    registro: fromCallback(() => undefined) as unknown as typeof registroMachine,
    /** Mientras nadie sepa qué fue del envío, mira si ya se ve, y entonces el trabajo lo pregunta otra vez con su clave. */
    vigilar: fromCallback<EventObject, PorResolver | null>(() => undefined),
  },
  actions: {
    openRecord: spawnChild('registro', {
      ...{ id: 'registro', systemId: 'registro' },
      input: ({ context }) => context.registro,
    }),
    /** Lo que se pide de uno lleva la clave de ese uno. */
    save: sendTo('registro', ({ context: { elegido, escrito, solicitud } }) => ({
      ...{ type: 'enviar', trabajo: 'resolver', como: elegido?.clave ?? 'resolver' },
      values: { ...escrito, solicitud },
    })),
    leave: sendTo('registro', { type: 'dejar', trabajo: 'resolver' }),
    discard: sendTo('registro', { type: 'descartar', trabajo: 'resolver' }),
    keepSearch: assign((_, { busca }: Of<'buscar'>) => ({ busca, ...nothing })),
    keepFound: assign((_, { output = [] }: Found) => ({ hallados: output, failure: null })),
    chooseOnly: assign((_, { output = [] }: Found) => ({ elegido: output[0] ?? null })),
    choose: assign(({ context: { hallados } }, { clave }: Of<'elegir'>) => ({
      elegido: hallados.find((one) => one.clave === clave) ?? null,
    })),
    keepRequest: assign((_, { solicitud, ...rest }: Of<'validar' | 'pedir'>) => ({
      ...{ solicitud, escrito: 'escrito' in rest ? rest.escrito : null, previa: null, failure: null },
    })),
    keepPreview: assign((_, { output }: { output: PreviaFactura }) => ({ previa: output })),
    keepAnswer: assign((_, { resultado }: Answered) => ({ respuesta: resultado?.respuesta ?? null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
    warn: emit(
      (_, { resultado }: Answered): ServicioFacturaEmitted => ({
        ...{ type: 'aviso', tipo: 'warning' },
        texto: resultado?.respuesta.texto ?? '',
      }),
    ),
    tellEscalated: emit({
      type: 'aviso',
      tipo: 'info',
      texto: 'El caso pasó a MANTENIMIENTO FACTURA',
    } as ServicioFacturaEmitted),
  },
  guards: {
    isToIssue: ({ context: { cancela } }) => !cancela,
    isToCancel: ({ context: { cancela } }) => cancela,
    isOneOfSeveralToCancel: ({ context: { cancela, hallados } }) => cancela && hallados.length > 1,
    isMeal: ({ context: { busca } }) => busca?.por === 'consumo',
    hasSearch: ({ context: { busca } }) => busca !== null,
    hasSeveral: ({ context: { hallados } }) => hallados.length > 1,
    isNone: (_, { output = [] }: Found) => output.length === 0,
    isOnlyOne: (_, { output = [] }: Found) => output.length === 1 && output[0]?.impide === null,
    isFree: ({ context: { hallados } }, { clave }: Of<'elegir'>) =>
      hallados.some((one) => one.clave === clave && one.impide === null),
    isAccepted: (_, { output }: { output: PreviaFactura }) =>
      output?.rechazos.length === 0 && output.impedimento === null,
    wasRefused: (_, { resultado }: Answered) => resultado?.respuesta.rechazada === true,
  },
}).createMachine({
  id: 'servicioFactura',
  description: 'Atender un caso con una factura, de buscar a resolver.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  entry: 'openRecord',
  initial: 'searching',
  states: {
    searching: {
      description:
        'Se busca por tienda y operación, por serie y folio, por el folio del consumo o, lo que se paga, por RFC.',
      tags: 'search',
      initial: 'arriving',
      on: { buscar: searches },
      states: {
        arriving: {
          description: 'Si el caso ya dice qué buscar, nadie tiene que pedirlo.',
          always: [{ guard: 'hasSearch', target: 'asking' }, { target: 'idle' }],
        },
        idle: { description: 'Se escribe qué buscar.' },
        asking: {
          description: 'El servidor busca; el botón dice «Buscando...».',
          tags: 'busy',
          invoke: {
            id: 'buscar',
            src: 'buscar',
            input: ({ context: { busca } }) => busca,
            onDone: [
              {
                guard: { type: 'isNone', params: ({ event }) => event },
                target: 'nothing',
              },
              {
                description: 'Solo hay una: sigue sola.',
                guard: { type: 'isOnlyOne', params: ({ event }) => event },
                target: '#servicioFactura.editing',
                actions: [
                  { type: 'keepFound', params: ({ event }) => event },
                  { type: 'chooseOnly', params: ({ event }) => event },
                ],
              },
              {
                target: '#servicioFactura.choosing',
                actions: { type: 'keepFound', params: ({ event }) => event },
              },
            ],
            onError: { target: '#servicioFactura.failed.search', actions: fails },
          },
        },
        nothing: {
          description: 'No hay nada con esos datos, y se lee qué se buscó: se busca con otros.',
          tags: 'nothing',
        },
      },
    },
    choosing: {
      description: 'Se elige una; de la que no se puede se lee por qué.',
      tags: 'choice',
      on: {
        buscar: searches,
        elegir: {
          guard: { type: 'isFree', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description:
        'Se escribe lo que lleva, cuánto se pagó de cuáles o por qué se cancela; queda como borrador lo que se emite.',
      tags: ['chosen', 'editable'],
      on: {
        validar: { ...validates, guard: 'isToIssue' },
        pedir: { ...validates, guard: 'isToCancel', target: 'resolving' },
        otra: leaves,
      },
    },
    validating: {
      description: 'Se ve lo que se emitiría, y qué diría el proveedor.',
      tags: 'chosen',
      initial: 'asking',
      states: {
        asking: {
          description: 'El servidor lo revisa como al emitir, y no emite nada.',
          tags: 'busy',
          invoke: {
            id: 'validar',
            src: 'validar',
            input: ({ context: { solicitud } }) => solicitud,
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event },
                target: 'accepted',
                actions: { type: 'keepPreview', params: ({ event }) => event },
              },
              { target: 'refused', actions: { type: 'keepPreview', params: ({ event }) => event } },
            ],
            onError: { target: '#servicioFactura.failed.validation', actions: fails },
          },
        },
        accepted: {
          description: 'Se puede emitir así.',
          tags: 'preview',
          on: { resolver: '#servicioFactura.resolving', modificar: '#servicioFactura.editing' },
        },
        refused: {
          description: 'No se emitiría: se lee junto a cada campo qué corregir, o qué lo impide.',
          tags: 'editable',
          on: { validar: validates, otra: leaves },
        },
      },
    },
    resolving: {
      description: 'Se emite, o se pide, una sola vez.',
      tags: ['chosen', 'preview'],
      entry: 'save',
      initial: 'enviando',
      invoke: { id: 'vigilar', src: 'vigilar', input: ({ context: { solicitud } }) => solicitud, onError: {} },
      on: {
        guardado: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'escalated',
            actions: [answers, { type: 'warn', params: ({ event }) => event }],
          },
          {
            description: 'Con su factura, el caso se escaló.',
            guard: 'isMeal',
            target: 'escalated',
            actions: [answers, 'tellEscalated'],
          },
          { target: 'resolved', actions: answers },
        ],
      },
      states: {
        enviando: {
          description: 'Mientras tanto no se cambia nada.',
          on: { noGuardado: 'noGuardado' },
        },
        noGuardado: {
          description: 'Se lee por qué no, o que no se sabe.',
          on: {
            seEnvia: 'enviando',
            resolver: { target: '#servicioFactura.resolving', reenter: true },
            modificar: { target: '#servicioFactura.editing', actions: 'leave' },
            descartar: { target: '#servicioFactura.editing', actions: 'discard' },
            otra: [
              { ...leaves[0], guard: 'isOneOfSeveralToCancel', actions: 'leave' },
              { ...leaves[1], guard: 'isToCancel', actions: ['leave', 'forget'] },
            ],
          },
        },
      },
    },
    resolved: {
      description: 'Está timbrada: su PDF, su XML y su correo. De cancelarla se ve qué contestaron y qué sigue.',
      tags: 'resolved',
      on: { otra: { target: 'searching.idle', actions: 'forget' } },
    },
    failed: {
      description: 'No se pudo leer, y se dice por qué.',
      tags: 'failed',
      exit: 'forgetFailure',
      initial: 'search',
      states: {
        search: {
          description: 'La búsqueda no contestó.',
          tags: 'search',
          on: { buscar: searches, reintentar: '#servicioFactura.searching.asking' },
        },
        validation: {
          description: 'No se pudo revisar; lo escrito queda.',
          tags: ['chosen', 'editable'],
          on: { validar: validates, otra: leaves },
        },
      },
    },
    escalated: {
      description: 'El caso está en MANTENIMIENTO FACTURA: con su factura, o porque el proveedor no la aceptó.',
      tags: 'escalated',
      type: 'final',
    },
  },
});
