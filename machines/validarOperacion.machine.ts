/**
 * Validación de una operación: la persona elige tienda y escribe el número de operación;
 * la búsqueda contesta con sus vales y sus artículos, y desde ahí se abre un caso.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { OperationFindings } from './validarOperacion.types.ts';

export interface ValidarOperacionContext {
  /** 0 mientras no se elige tienda. */
  readonly tienda: number;
  /** Como se escribió: lo que no es un número de operación se queda en el campo, y no se busca. */
  readonly operacion: string;
  readonly puedeCrearCaso: boolean;
  readonly hallazgos: OperationFindings | null;
  readonly failure: Failure | null;
}

export type ValidarOperacionEvent =
  | { readonly type: 'elegirTienda'; readonly tienda: number }
  | { readonly type: 'escribirOperacion'; readonly operacion: string }
  | { readonly type: 'buscar' }
  | { readonly type: 'reintentar' }
  | { readonly type: 'conexionRestablecida' }
  | { readonly type: 'ventaCambiada' }
  | { readonly type: 'nuevoCaso' };

export type ValidarOperacionEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'info' | 'warning'; readonly texto: string }
  | { readonly type: 'abrirNuevoCaso'; readonly operacion: ClaveOperacion };

/** Qué se busca, null por primera vez; de lo ya encontrado solo se pide lo que no se pudo leer. */
export interface BusquedaDeOperacion extends ClaveOperacion {
  readonly previos: Partial<OperationFindings> | null;
}

export type ValidarOperacionInput = Partial<Pick<ValidarOperacionContext, 'tienda' | 'operacion' | 'puedeCrearCaso'>>;
export type ValidarOperacionRef = ActorRefFrom<typeof validarOperacionMachine>;

const initialContext: ValidarOperacionContext = {
  tienda: 0,
  operacion: '',
  puedeCrearCaso: false,
  hallazgos: null,
  failure: null,
};

/** La regla del dominio. */
const OPERACION_VALIDA = /^[0-9]{1,10}$/;

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

const nada: OperationFindings = { cabecera: { datos: null }, articulos: { datos: [] }, vales: { datos: [] } };

function fallas({ cabecera, articulos, vales }: OperationFindings): readonly Failure[] {
  return [cabecera, articulos, vales].flatMap((part) => ('failure' in part ? [part.failure] : []));
}

function isOfService({ tipo }: Failure): boolean {
  return tipo === 'noDisponible' || tipo === 'sinEspacio';
}

/** No se llegaba al servidor o a su base de datos: eso pasa solo. */
function passesByItself(failure: Failure): boolean {
  return failure.tipo === 'sinConexion' || isOfService(failure);
}

type Leida = { readonly event: { readonly output: OperationFindings } };
const loLeido = ({ event: { output } }: Leida) => ({ hallazgos: output });
const guarda = { type: 'guardarHallazgos', params: loLeido } as const;
const sigueEncontrada = [
  {
    guard: { type: 'incompletos', params: loLeido },
    target: '#validarOperacion.found.partial',
    actions: guarda,
  },
  { target: '#validarOperacion.found.whole', actions: guarda },
] as const;

export const validarOperacionMachine = setup({
  types: {
    context: {} as ValidarOperacionContext,
    events: {} as ValidarOperacionEvent,
    input: {} as ValidarOperacionInput,
    tags: {} as 'busy' | 'failed' | 'completing',
    emitted: {} as ValidarOperacionEmitted,
  },
  actors: {
    buscarOperacion: fromPromise<OperationFindings, BusquedaDeOperacion>(() => notProvided('buscarOperacion')),
    /** Informa `conexionRestablecida`. */
    vigilarConexion: fromCallback<ValidarOperacionEvent>(() => undefined),
  },
  actions: {
    guardarTienda: assign((_, params: { tienda: number }) => ({ tienda: params.tienda })),
    guardarOperacion: assign((_, params: { operacion: string }) => ({ operacion: params.operacion })),
    guardarHallazgos: assign((_, { hallazgos = nada }: { hallazgos: OperationFindings }) => ({ hallazgos })),
    guardarFailure: assign((_, params: { failure: unknown }) => ({ failure: asFailure(params.failure) })),
    olvidarHallazgos: assign({ hallazgos: null, failure: null }),
    pedirTiendaYOperacion: emit({ type: 'aviso', tipo: 'warning', texto: 'Ingrese la tienda y operacion' }),
    avisarSinResultados: emit({ type: 'aviso', tipo: 'info', texto: 'No se encontraron resultados' }),
    pedirNuevoCaso: emit(({ context }) => ({
      type: 'abrirNuevoCaso',
      operacion: { tienda: context.tienda, operacion: Number(context.operacion) },
    })),
  },
  guards: {
    hayTiendaYOperacion: ({ context }) => context.tienda !== 0 && OPERACION_VALIDA.test(context.operacion),
    faltaTiendaUOperacion: ({ context }) => context.tienda === 0 || context.operacion === '',
    puedeCrearCaso: ({ context }) => context.puedeCrearCaso,
    noExiste: (_, { hallazgos: { cabecera } = nada }: { hallazgos: OperationFindings }) =>
      'datos' in cabecera && cabecera.datos === null,
    incompletos: (_, { hallazgos = nada }: { hallazgos: OperationFindings }) => fallas(hallazgos).length > 0,
    quedaIncompleta: ({ context: { hallazgos } }) => hallazgos !== null && fallas(hallazgos).length > 0,
    /** De esto ya habla el letrero de arriba de la pantalla. */
    esperaConexion: ({ context: { failure } }) => failure !== null && passesByItself(failure),
    algoEsperaConexion: ({ context: { hallazgos } }) => hallazgos !== null && fallas(hallazgos).some(passesByItself),
  },
}).createMachine({
  id: 'validarOperacion',
  description: 'Búsqueda de una operación por tienda y número.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'arriving',
  invoke: { id: 'conexion', src: 'vigilarConexion', onError: {} },
  on: {
    elegirTienda: {
      description: 'Cambiar un dato olvida lo encontrado y vuelve a habilitar Buscar; si se estaba buscando, lo deja.',
      target: '.idle',
      actions: [{ type: 'guardarTienda', params: ({ event }) => event }, 'olvidarHallazgos'],
    },
    escribirOperacion: {
      description: 'Igual que al cambiar la tienda.',
      target: '.idle',
      actions: [{ type: 'guardarOperacion', params: ({ event }) => event }, 'olvidarHallazgos'],
    },
  },
  states: {
    arriving: {
      description: 'Quien llega con tienda y operación en la dirección no tiene que pulsar Buscar.',
      always: [{ guard: 'hayTiendaYOperacion', target: 'searching' }, { target: 'idle' }],
    },
    idle: {
      description:
        'La persona elige la tienda y escribe el número de operación. De un texto con dos números, o de uno con más de diez dígitos, no se busca nada: el campo lo dice.',
      on: {
        buscar: [
          { guard: 'hayTiendaYOperacion', target: 'searching' },
          {
            guard: 'faltaTiendaUOperacion',
            description: 'Falta la tienda o la operación.',
            actions: 'pedirTiendaYOperacion',
          },
        ],
      },
    },
    searching: {
      description: 'El servidor busca la operación; el botón dice «Buscando...».',
      tags: 'busy',
      invoke: {
        id: 'buscarOperacion',
        src: 'buscarOperacion',
        input: ({ context }) => ({ tienda: context.tienda, operacion: Number(context.operacion), previos: null }),
        onDone: [
          {
            guard: { type: 'incompletos', params: ({ event }) => ({ hallazgos: event.output }) },
            description: 'Una parte no se pudo leer; lo demás se ve.',
            target: 'found.partial',
            actions: { type: 'guardarHallazgos', params: ({ event }) => ({ hallazgos: event.output }) },
          },
          {
            guard: { type: 'noExiste', params: ({ event }) => ({ hallazgos: event.output }) },
            description: 'La cadena no tiene esa operación.',
            target: 'found',
            actions: [
              { type: 'guardarHallazgos', params: ({ event }) => ({ hallazgos: event.output }) },
              'avisarSinResultados',
            ],
          },
          {
            target: 'found',
            actions: { type: 'guardarHallazgos', params: ({ event }) => ({ hallazgos: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'guardarFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    found: {
      description: 'Vales y artículos en pantalla. Buscar espera a que cambie un dato; Nuevo Caso está habilitado.',
      on: {
        nuevoCaso: { guard: 'puedeCrearCaso', actions: 'pedirNuevoCaso' },
        ventaCambiada: {
          description: 'Llegó la venta, o su caja la corrigió o la anuló.',
          target: '.refreshing',
        },
      },
      initial: 'whole',
      states: {
        whole: { description: 'Se leyó todo.' },
        partial: {
          description: 'Falta una parte: en su lugar se dice por qué, y se puede intentar de nuevo.',
          on: {
            reintentar: 'completing',
            conexionRestablecida: { guard: 'algoEsperaConexion', target: 'completing' },
          },
        },
        completing: {
          description: 'Se lee otra vez solo lo que faltó; lo demás sigue en pantalla.',
          tags: 'completing',
          invoke: {
            id: 'completarOperacion',
            src: 'buscarOperacion',
            input: ({ context }) => ({
              tienda: context.tienda,
              operacion: Number(context.operacion),
              previos: context.hallazgos,
            }),
            onDone: sigueEncontrada,
            onError: { description: 'Sigue faltando lo mismo.', target: 'partial' },
          },
        },
        refreshing: {
          description: 'Se lee todo otra vez; lo de antes sigue en pantalla.',
          tags: 'completing',
          invoke: {
            id: 'leerDeNuevo',
            src: 'buscarOperacion',
            input: ({ context }) => ({ tienda: context.tienda, operacion: Number(context.operacion), previos: {} }),
            onDone: sigueEncontrada,
            onError: [
              {
                guard: 'quedaIncompleta',
                description: 'Sigue faltando lo que faltaba.',
                target: 'partial',
              },
              { description: 'Queda lo de antes.', target: 'whole' },
            ],
          },
        },
      },
    },
    failed: {
      description: 'La búsqueda no contestó; la persona puede intentar de nuevo con los mismos datos.',
      tags: 'failed',
      on: {
        buscar: { target: 'searching', actions: 'olvidarHallazgos' },
        conexionRestablecida: {
          guard: 'esperaConexion',
          description: 'Volvió la conexión: se busca de nuevo sin que nadie lo pida.',
          target: 'searching',
          actions: 'olvidarHallazgos',
        },
      },
    },
  },
});
