/**
 * Pedir que se cancele una factura: se busca, se elige, se dice por qué y se pide. No hay vista previa: nada se emite. Lo que después
 * conteste el proveedor, o quien la recibió, lo dice la vida de la factura, y la pantalla lo muestra en cuanto llega.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type {
  CancelacionFacturaContext,
  CancelacionFacturaEvent,
  CancelacionPedida,
  EnvioDeCancelar,
} from './cancelacionFactura.types.ts';
import type { Busqueda, Hallado } from './servicioFactura.types.ts';

export type CancelacionFacturaRef = ActorRefFrom<typeof cancelacionFacturaMachine>;

const nothing = { hallados: [], elegido: null, solicitud: null, pedida: null, failure: null };
const initialContext: CancelacionFacturaContext = { busca: null, ...nothing };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

type Of<Type extends CancelacionFacturaEvent['type']> = Extract<CancelacionFacturaEvent, { readonly type: Type }>;
type Found = { readonly output: readonly Hallado[] };

const searches = {
  target: '#cancelacionFactura.searching.asking',
  actions: { type: 'keepSearch', params: ({ event }: { readonly event: Of<'buscar'> }) => event },
} as const;
const resolves = {
  target: '#cancelacionFactura.resolving',
  actions: { type: 'keepRequest', params: ({ event }: { readonly event: Of<'resolver'> }) => event },
} as const;
const leaves = [
  { guard: 'hasSeveral', target: '#cancelacionFactura.choosing' },
  { target: '#cancelacionFactura.searching.idle', actions: 'forget' },
] as const;
const fails = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
} as const;

export const cancelacionFacturaMachine = setup({
  types: {
    context: {} as CancelacionFacturaContext,
    events: {} as CancelacionFacturaEvent,
    input: {} as Partial<CancelacionFacturaContext>,
    tags: {} as 'busy' | 'failed' | 'search' | 'nothing' | 'choice' | 'chosen' | 'editable' | 'resolved',
  },
  actors: {
    /** Busca en el servidor; falla con un `Failure`. */
    buscar: fromPromise<readonly Hallado[], Busqueda | null>(() => notProvided('buscar')),
    /** Lo pide por un `trabajo`, que guarda su clave y dice por qué no; termina cuando se contestó, o se descartó: null. */
    resolver: fromPromise<CancelacionPedida | null, EnvioDeCancelar>(() => notProvided('resolver')),
  },
  actions: {
    keepSearch: assign((_, { busca }: Of<'buscar'>) => ({ busca, ...nothing })),
    keepFound: assign((_, { output = [] }: Found) => ({ hallados: output, failure: null })),
    chooseOnly: assign((_, { output = [] }: Found) => ({ elegido: output[0] ?? null })),
    choose: assign(({ context: { hallados } }, { clave }: Of<'elegir'>) => ({
      elegido: hallados.find((one) => one.clave === clave) ?? null,
    })),
    keepRequest: assign((_, { solicitud }: Of<'resolver'>) => ({ solicitud })),
    keepAsked: assign((_, { output }: { output: CancelacionPedida | null }) => ({ pedida: output })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
  },
  guards: {
    hasSearch: ({ context: { busca } }) => busca !== null,
    hasSeveral: ({ context: { hallados } }) => hallados.length > 1,
    isNone: (_, { output = [] }: Found) => output.length === 0,
    isOnlyOne: (_, { output = [] }: Found) => output.length === 1 && output[0]?.impide === null,
    isFree: ({ context: { hallados } }, { clave }: Of<'elegir'>) =>
      hallados.some((one) => one.clave === clave && one.impide === null),
    wasDiscarded: (_, { output }: { output: CancelacionPedida | null }) => output === null,
  },
}).createMachine({
  id: 'cancelacionFactura',
  description: 'Pedir que se cancele una factura, de buscarla a lo que se contestó.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'searching',
  states: {
    searching: {
      description: 'Se busca por tienda y operación, o por serie y folio.',
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
                target: '#cancelacionFactura.editing',
                actions: [
                  { type: 'keepFound', params: ({ event }) => event },
                  { type: 'chooseOnly', params: ({ event }) => event },
                ],
              },
              {
                target: '#cancelacionFactura.choosing',
                actions: { type: 'keepFound', params: ({ event }) => event },
              },
            ],
            onError: { target: '#cancelacionFactura.failed', actions: fails },
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
      description: 'Se elige el motivo, y con el 01 la factura que la sustituye.',
      tags: ['chosen', 'editable'],
      on: { resolver: resolves, otra: leaves },
    },
    resolving: {
      description: 'Se pide una sola vez.',
      tags: 'chosen',
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
          { target: 'resolved', actions: { type: 'keepAsked', params: ({ event }) => event } },
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
            resolver: { ...resolves, reenter: true },
            modificar: '#cancelacionFactura.editing',
            otra: leaves,
          },
        },
      },
    },
    resolved: {
      description: 'Se ve qué contestaron: se canceló, se espera a quien la recibió y hasta cuándo, o no se aceptó.',
      tags: 'resolved',
      on: { otra: { target: 'searching.idle', actions: 'forget' } },
    },
    failed: {
      description: 'La búsqueda no contestó, y se dice por qué.',
      tags: ['failed', 'search'],
      exit: 'forgetFailure',
      on: { buscar: searches, reintentar: '#cancelacionFactura.searching.asking' },
    },
  },
});
