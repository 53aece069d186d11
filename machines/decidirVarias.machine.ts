/**
 * Decidir varias solicitudes de una vez: se marcan en la lista, una sola pregunta dice cuántas son y cuánto suman, y cada una se envía
 * sola, con su propia clave. Cómo va cada una se ve en su renglón; lo que no se pudo o no se sabe se repite con la misma clave.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type {
  Decidida,
  DecidirVariasContext,
  DecidirVariasEmitted,
  DecidirVariasEvent,
  EnvioDeDecision,
  EstadoDeDecision,
  Marcada,
  Respuesta,
} from './decidirVarias.types.ts';

export type DecidirVariasRef = ActorRefFrom<typeof decidirVariasMachine>;

const initialContext: DecidirVariasContext = {
  ...{ seed: 'semilla', keysMade: 0, marcadas: [], respuesta: 'yes', values: null, decididas: [] },
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

function without(marcadas: readonly Marcada[], filas: readonly number[]): readonly Marcada[] {
  return marcadas.filter(({ fila }) => !filas.includes(fila));
}

/** Cada marcada con una clave nueva. */
function asked({ seed, keysMade, marcadas }: DecidirVariasContext): Partial<DecidirVariasContext> {
  const decididas = marcadas.map((marcada, n): Decidida => {
    return { ...marcada, clave: `${seed}-${keysMade + n + 1}`, estado: 'pendiente', texto: '' };
  });
  return { keysMade: keysMade + marcadas.length, decididas, marcadas: [] };
}

/** La primera que falta va en camino. */
function next(decididas: readonly Decidida[]): readonly Decidida[] {
  const first = decididas.findIndex(({ estado }) => estado === 'pendiente');
  return decididas.map((each, n) => (n === first ? { ...each, estado: 'enviando' } : each));
}

function ended(decididas: readonly Decidida[], estado: EstadoDeDecision, texto: string): readonly Decidida[] {
  return decididas.map((each) => (each.estado === 'enviando' ? { ...each, estado, texto } : each));
}

/** Lo que falló, y lo que no se sabe, va otra vez con su clave. */
function again(decididas: readonly Decidida[]): readonly Decidida[] {
  return decididas.map((each) => (isOpen(each) ? { ...each, estado: 'pendiente', texto: '' } : each));
}

function isOpen({ estado }: Decidida): boolean {
  return estado === 'pendiente' || estado === 'rechazada' || estado === 'incierta';
}

function outcomeOf(failure: Failure): EstadoDeDecision {
  if (failure.tipo === 'conflicto' && failure.cambio !== null) return 'ajena';
  return UNKNOWN.includes(failure.tipo) ? 'incierta' : 'rechazada';
}

const UNKNOWN: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'interno'];

/** A las demás les iría igual. */
const CUTS: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'sinEspacio', 'sinSesion', 'sinPermiso'];

function sending({ decididas, respuesta, values }: DecidirVariasContext): EnvioDeDecision {
  const one = decididas.find(({ estado }) => estado === 'enviando');
  const { fila = 0, clase = 'vale', version = 0, clave = '' } = one ?? {};
  return { fila, clase, version, clave, respuesta, values };
}

type Values = { readonly values: unknown };
type Failed = { readonly error: unknown };

const failed = { type: 'keepFailed', params: ({ event }: { readonly event: Failed }) => event } as const;

const confirmed = {
  target: 'deciding',
  actions: [{ type: 'keepValues', params: ({ event }: { readonly event: Values }) => event }, 'ask'],
} as const;

function asks(respuesta: Respuesta) {
  const params = ({ event }: { readonly event: Values }) => event;
  const keeps = { type: 'keepAnswer', params: { respuesta } } as const;
  return [
    { guard: { type: 'faltaEscribir', params }, target: 'writing', actions: keeps },
    { guard: { type: 'nadaSeEscribe', params }, target: 'asking', actions: keeps },
  ] as const;
}

export const decidirVariasMachine = setup({
  types: {
    context: {} as DecidirVariasContext,
    events: {} as DecidirVariasEvent,
    input: {} as Partial<DecidirVariasContext>,
    tags: {} as 'editable' | 'asked' | 'busy' | 'failed',
    emitted: {} as DecidirVariasEmitted,
  },
  actors: {
    /** Envía una con su clave; falla con un `Failure`. */
    send: fromPromise<void, EnvioDeDecision>(() => notProvided('send')),
  },
  actions: {
    mark: assign(({ context: { marcadas: before } }, { marcadas = [] }: { marcadas: readonly Marcada[] }) => {
      const filas = marcadas.map(({ fila }) => fila);
      return { marcadas: [...without(before, filas), ...marcadas] };
    }),
    unmark: assign(({ context: { marcadas } }, { filas = [] }: { filas: readonly number[] }) => ({
      marcadas: without(marcadas, filas),
    })),
    keepAnswer: assign((_, { respuesta }: { respuesta: Respuesta }) => ({ respuesta })),
    keepValues: assign((_, { values }: Values) => ({ values })),
    ask: assign(({ context }) => asked(context)),
    takeNext: assign(({ context: { decididas } }) => ({ decididas: next(decididas) })),
    keepDone: assign(({ context: { decididas } }) => ({ decididas: ended(decididas, 'hecha', '') })),
    keepFailed: assign(({ context: { decididas } }, { error }: Failed) => {
      const failure = asFailure(error);
      return { decididas: ended(decididas, outcomeOf(failure), failure.texto) };
    }),
    askAgain: assign(({ context: { decididas } }) => ({ decididas: again(decididas) })),
    tellAllDone: emit(
      ({ context: { respuesta, decididas } }): DecidirVariasEmitted => ({
        ...{ type: 'todasDecididas', respuesta, decididas },
      }),
    ),
    forget: assign({ decididas: [], values: null }),
  },
  guards: {
    faltaEscribir: ({ context: { marcadas } }, { values }: Values) => isOneKind(marcadas) && values === null,
    nadaSeEscribe: ({ context: { marcadas } }, { values }: Values) => isOneKind(marcadas) && values !== null,
    faltanOtras: ({ context: { decididas } }) => decididas.some(({ estado }) => estado === 'pendiente'),
    sigueConOtras: ({ context: { decididas } }, { error }: Failed) =>
      decididas.some(({ estado }) => estado === 'pendiente') && !CUTS.includes(asFailure(error).tipo),
    eranTodas: ({ context: { decididas } }) =>
      decididas.every(({ estado }) => estado === 'hecha' || estado === 'enviando'),
    hayQueRepetir: ({ context: { decididas } }) => decididas.some(isOpen),
  },
}).createMachine({
  id: 'decidirVarias',
  description: 'Varias solicitudes de la lista, decididas de una vez.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'marking',
  states: {
    marking: {
      description: 'Se marcan las que se van a decidir.',
      tags: 'editable',
      on: {
        marcar: { actions: { type: 'mark', params: ({ event }) => event } },
        desmarcar: { actions: { type: 'unmark', params: ({ event }) => event } },
        autorizar: asks('yes'),
        rechazar: asks('no'),
      },
    },
    asking: {
      description: 'Una pregunta dice cuántas son y cuánto suman; todavía no se envía nada.',
      tags: 'asked',
      on: {
        confirmar: confirmed,
        volver: { target: 'marking', description: 'Siguen marcadas.' },
      },
    },
    writing: {
      description: 'Se escribe el motivo, uno para todas: la misma pregunta dice cuántas son y cuánto suman.',
      tags: 'asked',
      on: {
        enviar: confirmed,
        volver: { target: 'marking', actions: { type: 'keepValues', params: ({ event }) => event } },
      },
    },
    deciding: {
      description: 'Se envía una, una sola vez; las demás esperan su turno.',
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => sending(context),
        onDone: [
          {
            description: 'Sigue la otra.',
            guard: 'faltanOtras',
            target: 'deciding',
            reenter: true,
            actions: 'keepDone',
          },
          { guard: 'eranTodas', target: 'marking', actions: ['keepDone', 'tellAllDone', 'forget'] },
          { description: 'Alguna no quedó.', target: 'decided', actions: 'keepDone' },
        ],
        onError: [
          {
            description: 'A las demás puede irles bien.',
            guard: { type: 'sigueConOtras', params: ({ event }) => event },
            target: 'deciding',
            reenter: true,
            actions: failed,
          },
          { target: 'decided', actions: failed },
        ],
      },
    },
    decided: {
      description: 'Alguna no quedó: su renglón dice por qué. Las que no se enviaron siguen sin decidir.',
      tags: 'failed',
      on: {
        reintentar: { guard: 'hayQueRepetir', target: 'deciding', actions: 'askAgain' },
        listo: { target: 'marking', actions: 'forget' },
        marcar: { target: 'marking', actions: ['forget', { type: 'mark', params: ({ event }) => event }] },
      },
    },
  },
});

function isOneKind(marcadas: readonly Marcada[]): boolean {
  return new Set(marcadas.map(({ clase }) => clase)).size === 1;
}
