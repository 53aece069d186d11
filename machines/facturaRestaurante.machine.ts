/**
 * Facturar un consumo del restaurante: se busca por su folio, se escribe a nombre de quién, se ve lo que se emitiría y se resuelve.
 * Después el caso pasa a MANTENIMIENTO FACTURA, lo acepte el proveedor o no: lo escala el servidor al guardar la factura.
 */

import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { PorValidar, PreviaFactura } from '#domain/facturas';
import type { FacturaRestauranteEvent } from './facturaRestaurante.types.ts';
import type {
  Busqueda,
  Emitida,
  Envio,
  Hallado,
  ServicioFacturaContext,
  ServicioFacturaEmitted,
} from './servicioFactura.types.ts';

const nothing = { hallados: [], elegido: null, solicitud: null, previa: null, emitida: null, failure: null };
const initialContext: ServicioFacturaContext = { busca: null, ...nothing };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

type Of<Type extends FacturaRestauranteEvent['type']> = Extract<FacturaRestauranteEvent, { readonly type: Type }>;
type Found = { readonly output: readonly Hallado[] };

const searches = {
  target: '#facturaRestaurante.searching.asking',
  actions: { type: 'keepSearch', params: ({ event }: { readonly event: Of<'buscar'> }) => event },
} as const;
const validates = {
  target: '#facturaRestaurante.validating',
  actions: { type: 'keepRequest', params: ({ event }: { readonly event: Of<'validar'> }) => event },
} as const;
const leaves = { target: '#facturaRestaurante.searching.idle', actions: 'forget' } as const;
const fails = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
} as const;

export const facturaRestauranteMachine = setup({
  types: {
    context: {} as ServicioFacturaContext,
    events: {} as FacturaRestauranteEvent,
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
    validar: fromPromise<PreviaFactura, PorValidar | null>(() => notProvided('validar')),
    /** La emite por un `trabajo`, que guarda su clave y dice por qué no; termina cuando se sabe, o se descartó: null. */
    resolver: fromPromise<Emitida | null, Envio>(() => notProvided('resolver')),
  },
  actions: {
    keepSearch: assign((_, { busca }: Of<'buscar'>) => ({ busca, ...nothing })),
    keepFound: assign((_, { output = [] }: Found) => ({ hallados: output, failure: null })),
    chooseOnly: assign((_, { output = [] }: Found) => ({ elegido: output[0] ?? null })),
    keepRequest: assign((_, { solicitud }: Of<'validar'>) => ({ solicitud, previa: null, failure: null })),
    keepPreview: assign((_, { output }: { output: PreviaFactura }) => ({ previa: output })),
    keepIssued: assign((_, { output }: { output: Emitida | null }) => ({ emitida: output })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
    tellEscalated: emit({
      type: 'aviso',
      tipo: 'info',
      texto: 'El caso pasó a MANTENIMIENTO FACTURA',
    } as ServicioFacturaEmitted),
    warn: emit(
      (_, { output }: { output: Emitida | null }): ServicioFacturaEmitted => ({
        ...{ type: 'aviso', tipo: 'warning' },
        texto: output?.texto ?? '',
      }),
    ),
  },
  guards: {
    hasSearch: ({ context: { busca } }) => busca !== null,
    isNone: (_, { output = [] }: Found) => output.length === 0,
    isFree: (_, { output = [] }: Found) => output[0]?.impide === null,
    isAccepted: (_, { output }: { output: PreviaFactura }) =>
      output?.rechazos.length === 0 && output.impedimento === null,
    wasDiscarded: (_, { output }: { output: Emitida | null }) => output === null,
    wasRefused: (_, { output }: { output: Emitida | null }) => output?.rechazada === true,
  },
}).createMachine({
  id: 'facturaRestaurante',
  description: 'Facturar un consumo del restaurante, de su folio a MANTENIMIENTO FACTURA.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'searching',
  states: {
    searching: {
      description: 'Se busca por el folio del consumo.',
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
                description: 'Todavía no tiene factura.',
                guard: { type: 'isFree', params: ({ event }) => event },
                target: '#facturaRestaurante.editing',
                actions: [
                  { type: 'keepFound', params: ({ event }) => event },
                  { type: 'chooseOnly', params: ({ event }) => event },
                ],
              },
              {
                target: 'taken',
                actions: { type: 'keepFound', params: ({ event }) => event },
              },
            ],
            onError: { target: '#facturaRestaurante.failed.search', actions: fails },
          },
        },
        nothing: {
          description: 'No hay ningún consumo con ese folio, y se lee qué se buscó: se busca con otro.',
          tags: 'nothing',
        },
        taken: { description: 'Ya tiene factura: se lee cuál.' },
      },
    },
    editing: {
      description: 'Se escribe lo que la factura lleva; queda como borrador.',
      tags: ['chosen', 'editable'],
      on: { validar: validates, otra: leaves },
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
            onError: { target: '#facturaRestaurante.failed.validation', actions: fails },
          },
        },
        accepted: {
          description: 'Se puede emitir así.',
          tags: 'preview',
          on: { resolver: '#facturaRestaurante.resolving', modificar: '#facturaRestaurante.editing' },
        },
        refused: {
          description: 'No se emitiría: cada regla se lee junto a su campo y se corrige, o se lee qué impide emitir.',
          tags: 'editable',
          on: { validar: validates, otra: leaves },
        },
      },
    },
    resolving: {
      description: 'Se emite una sola vez.',
      tags: ['chosen', 'preview'],
      initial: 'enviando',
      invoke: {
        id: 'resolver',
        src: 'resolver',
        input: ({ context: { solicitud, elegido } }) => ({ solicitud, clave: elegido?.clave ?? '' }),
        onDone: [
          {
            description: 'Se descartó.',
            guard: { type: 'wasDiscarded', params: ({ event }) => event },
            target: 'editing',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event },
            target: 'escalated',
            actions: [
              { type: 'keepIssued', params: ({ event }) => event },
              { type: 'warn', params: ({ event }) => event },
            ],
          },
          { target: 'resolved', actions: { type: 'keepIssued', params: ({ event }) => event } },
        ],
        onError: { description: 'No se pudo encargar: se ve de nuevo lo escrito.', target: 'editing' },
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
            resolver: { target: '#facturaRestaurante.resolving', reenter: true },
            modificar: '#facturaRestaurante.editing',
          },
        },
      },
    },
    resolved: {
      description: 'La factura está timbrada, y con ella el caso se escaló.',
      always: { target: 'escalated', actions: 'tellEscalated' },
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
          on: { buscar: searches, reintentar: '#facturaRestaurante.searching.asking' },
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
