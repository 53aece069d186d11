/**
 * Un trabajo sobre varios registros de una lista: se marcan, una sola pregunta dice cuántos son, y cada uno se envía solo, con su propia
 * clave. Cómo va cada uno se ve en su renglón; lo que no se pudo o no se sabe se repite con la misma clave, o sigue marcado.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type {
  Enviada,
  EnvioDeVarios,
  EstadoDeEnvio,
  Marcada,
  Pedido,
  RespuestaDeVarios,
  VariosRegistrosContext,
  VariosRegistrosEmitted,
  VariosRegistrosEvent,
} from './variosRegistros.types.ts';

export type VariosRegistrosRef = ActorRefFrom<typeof variosRegistrosMachine>;

const initialContext: VariosRegistrosContext = {
  ...{ seed: 'semilla', keysMade: 0, marcadas: [], trabajo: '', filas: [], values: null, enviadas: [] },
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

function without<M extends Marcada>(marcadas: readonly M[], filas: readonly number[]): readonly M[] {
  return marcadas.filter(({ fila }) => !filas.includes(fila));
}

/** Lo que quedó y se deshizo ya no cuenta. */
function withoutUndone(enviadas: readonly Enviada[], filas: readonly number[]): readonly Enviada[] {
  return enviadas.filter(({ fila, estado }) => estado !== 'hecha' || !filas.includes(fila));
}

/** Cada una de las que van con una clave nueva; las otras siguen marcadas. */
function asked({ seed, keysMade, marcadas, filas }: VariosRegistrosContext): Partial<VariosRegistrosContext> {
  const enviadas = marcadas.filter(isIn(filas)).map((marcada, n): Enviada => {
    return { ...marcada, clave: `${seed}-${keysMade + n + 1}`, estado: 'pendiente', texto: '', deshacible: false };
  });
  return { keysMade: keysMade + enviadas.length, enviadas, marcadas: without(marcadas, filas), filas: [] };
}

function isIn(filas: readonly number[]) {
  return ({ fila }: Marcada) => filas.includes(fila);
}

/** Lo que no quedó sigue marcado, para repetirlo o para otro trabajo; lo que cambió otra persona hay que verlo antes. */
function markedAgain({ marcadas, enviadas }: VariosRegistrosContext): readonly Marcada[] {
  return [...enviadas.filter(isOpen).map(({ fila, clase, version }) => ({ fila, clase, version })), ...marcadas];
}

/** La primera que falta va en camino. */
function next(enviadas: readonly Enviada[]): readonly Enviada[] {
  const first = enviadas.findIndex(({ estado }) => estado === 'pendiente');
  return enviadas.map((each, n) => (n === first ? { ...each, estado: 'enviando' } : each));
}

function ended(
  enviadas: readonly Enviada[],
  how: Pick<Enviada, 'estado' | 'texto' | 'deshacible'>,
): readonly Enviada[] {
  return enviadas.map((each) => (each.estado === 'enviando' ? { ...each, ...how } : each));
}

/** Lo que falló, y lo que no se sabe, va otra vez con su clave. */
function again(enviadas: readonly Enviada[]): readonly Enviada[] {
  return enviadas.map((each) => (isOpen(each) ? { ...each, estado: 'pendiente', texto: '' } : each));
}

function isOpen({ estado }: Enviada): boolean {
  return estado === 'pendiente' || estado === 'rechazada' || estado === 'incierta';
}

function outcomeOf(failure: Failure): EstadoDeEnvio {
  if (failure.tipo === 'conflicto' && failure.cambio !== null) return 'ajena';
  return UNKNOWN.includes(failure.tipo) ? 'incierta' : 'rechazada';
}

const UNKNOWN: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'interno'];

/** A los demás les iría igual. */
const CUTS: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'sinEspacio', 'sinSesion', 'sinPermiso'];

function sending({ enviadas, trabajo, values }: VariosRegistrosContext): EnvioDeVarios {
  const one = enviadas.find(({ estado }) => estado === 'enviando');
  const { fila = 0, clase = 'vale', version = 0, clave = '' } = one ?? {};
  return { fila, clase, version, clave, trabajo, values };
}

type Values = { readonly values: unknown };
type Filas = { readonly filas: readonly number[] };
type Done = { readonly output: RespuestaDeVarios };
type Failed = { readonly error: unknown };

const done = { type: 'keepDone', params: ({ event }: { readonly event: Done }) => event } as const;
const failed = { type: 'keepFailed', params: ({ event }: { readonly event: Failed }) => event } as const;

const confirmed = {
  target: 'sending',
  actions: [{ type: 'keepValues', params: ({ event }: { readonly event: Values }) => event }, 'ask'],
} as const;

const whole = ({ event }: { readonly event: Pedido }) => event;
const keeps = { type: 'keepWork', params: whole } as const;
const unmarked = ({ event }: { readonly event: Filas }) => event;

export const variosRegistrosMachine = setup({
  types: {
    context: {} as VariosRegistrosContext,
    events: {} as VariosRegistrosEvent,
    input: {} as Partial<VariosRegistrosContext>,
    tags: {} as 'editable' | 'asked' | 'busy' | 'failed',
    emitted: {} as VariosRegistrosEmitted,
  },
  actors: {
    /** Envía una con su clave, y contesta si por un momento se puede deshacer; falla con un `Failure`. */
    send: fromPromise<RespuestaDeVarios, EnvioDeVarios>(() => notProvided('send')),
  },
  actions: {
    mark: assign(({ context: { marcadas: before } }, { marcadas = [] }: { marcadas: readonly Marcada[] }) => {
      const filas = marcadas.map(({ fila }) => fila);
      return { marcadas: [...without(before, filas), ...marcadas] };
    }),
    unmark: assign(({ context: { marcadas, enviadas } }, { filas = [] }: Filas) => ({
      marcadas: without(marcadas, filas),
      enviadas: without(enviadas, filas),
    })),
    dropUndone: assign(({ context: { enviadas } }, { filas = [] }: Filas) => ({
      enviadas: withoutUndone(enviadas, filas),
    })),
    keepWork: assign((_, { trabajo = '', filas = [] }: Pedido) => ({ trabajo, filas })),
    keepValues: assign((_, { values }: Values) => ({ values })),
    ask: assign(({ context }) => asked(context)),
    takeNext: assign(({ context: { enviadas } }) => ({ enviadas: next(enviadas) })),
    keepDone: assign(({ context: { enviadas } }, { output }: Done) => ({
      enviadas: ended(enviadas, { estado: 'hecha', texto: '', deshacible: output?.deshacible === true }),
    })),
    keepFailed: assign(({ context: { enviadas } }, { error }: Failed) => {
      const failure = asFailure(error);
      return { enviadas: ended(enviadas, { estado: outcomeOf(failure), texto: failure.texto, deshacible: false }) };
    }),
    askAgain: assign(({ context: { enviadas } }) => ({ enviadas: again(enviadas) })),
    tell: emit(
      ({ context: { trabajo, enviadas } }): VariosRegistrosEmitted => ({
        ...{ type: 'terminadas', trabajo, enviadas },
      }),
    ),
    forget: assign({ enviadas: [], values: null }),
    markOpen: assign(({ context }) => ({ marcadas: markedAgain(context) })),
  },
  guards: {
    faltaEscribir: ({ context: { marcadas } }, pedido: Pedido) => canGo(marcadas, pedido) && pedido.values === null,
    nadaSeEscribe: ({ context: { marcadas } }, pedido: Pedido) => canGo(marcadas, pedido) && pedido.values !== null,
    faltanOtras: ({ context: { enviadas } }) => enviadas.some(({ estado }) => estado === 'pendiente'),
    sigueConOtras: ({ context: { enviadas } }, { error }: Failed) =>
      enviadas.some(({ estado }) => estado === 'pendiente') && !CUTS.includes(asFailure(error).tipo),
    eranTodas: ({ context: { enviadas } }) =>
      enviadas.every(({ estado }) => estado === 'hecha' || estado === 'enviando'),
    quedanPorVer: ({ context: { enviadas } }, { filas = [] }: Filas) => without(enviadas, filas).length > 0,
    quedanOtras: ({ context: { enviadas } }, { filas = [] }: Filas) => withoutUndone(enviadas, filas).length > 0,
    hayQueRepetir: ({ context: { enviadas } }) => enviadas.some(isOpen),
  },
}).createMachine({
  id: 'variosRegistros',
  description: 'Varios registros de una lista, trabajados de una vez.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'marking',
  states: {
    marking: {
      description: 'Se marcan los renglones del trabajo.',
      tags: 'editable',
      on: {
        marcar: { actions: { type: 'mark', params: ({ event }) => event } },
        desmarcar: { actions: { type: 'unmark', params: unmarked } },
        pedir: [
          { guard: { type: 'faltaEscribir', params: whole }, target: 'writing', actions: keeps },
          { guard: { type: 'nadaSeEscribe', params: whole }, target: 'asking', actions: keeps },
        ],
      },
    },
    asking: {
      description: 'Una pregunta dice cuántos son; todavía no se envía nada.',
      tags: 'asked',
      on: {
        confirmar: confirmed,
        volver: { target: 'marking', description: 'Siguen marcados.' },
      },
    },
    writing: {
      description: 'Se escribe una vez para todos: la misma pregunta dice cuántos son.',
      tags: 'asked',
      on: {
        enviar: confirmed,
        volver: { target: 'marking', actions: { type: 'keepValues', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'Se envía uno, una sola vez; los demás esperan su turno.',
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => sending(context),
        onDone: [
          {
            description: 'Sigue el otro.',
            guard: 'faltanOtras',
            target: 'sending',
            reenter: true,
            actions: done,
          },
          { guard: 'eranTodas', target: 'marking', actions: [done, 'tell', 'forget'] },
          { description: 'Alguno no quedó.', target: 'ended', actions: [done, 'tell'] },
        ],
        onError: [
          {
            description: 'A los demás puede irles bien.',
            guard: { type: 'sigueConOtras', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: failed,
          },
          { target: 'ended', actions: [failed, 'tell'] },
        ],
      },
      on: { deshechas: { actions: { type: 'dropUndone', params: unmarked } } },
    },
    ended: {
      description: 'Alguno no quedó: su renglón dice por qué. Los que no se enviaron siguen como estaban.',
      tags: 'failed',
      on: {
        reintentar: { guard: 'hayQueRepetir', target: 'sending', actions: 'askAgain' },
        listo: { target: 'marking', actions: ['markOpen', 'forget'], description: 'Lo que no quedó sigue marcado.' },
        marcar: {
          target: 'marking',
          actions: ['markOpen', 'forget', { type: 'mark', params: ({ event }) => event }],
        },
        desmarcar: [
          { guard: { type: 'quedanPorVer', params: unmarked }, actions: { type: 'unmark', params: unmarked } },
          { target: 'marking', actions: [{ type: 'unmark', params: unmarked }, 'forget'] },
        ],
        deshechas: [
          { guard: { type: 'quedanOtras', params: unmarked }, actions: { type: 'dropUndone', params: unmarked } },
          { target: 'marking', actions: 'forget' },
        ],
      },
    },
  },
});

/** Van de las marcadas, todas de una clase: se piden y se dicen igual. */
function canGo(marcadas: readonly Marcada[], { filas = [] }: Partial<Pedido>): boolean {
  const going = marcadas.filter(isIn(filas));
  return going.length === filas.length && new Set(going.map(({ clase }) => clase)).size === 1;
}
