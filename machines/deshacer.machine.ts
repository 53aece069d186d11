/**
 * Deshacer lo último: por ocho segundos se ofrece deshacer lo que la persona acaba de guardar, aunque ya esté en otra página. Se
 * guardó de una vez: deshacerlo es otro trabajo, y el servidor dice si aún se puede. Lo que se guardó en varios registros se deshace
 * de una vez, cada uno con su propia clave; de lo que ya no se pudo se dice por qué.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type {
  DeshacerContext,
  DeshacerEmitted,
  DeshacerEvent,
  Deshaciendo,
  EnvioDeDeshacer,
  EstadoAlDeshacer,
  Ofrecido,
} from './deshacer.types.ts';

export type DeshacerRef = ActorRefFrom<typeof deshacerMachine>;

const initialContext: DeshacerContext = { seed: 'semilla', ofrecidas: 0, ofrecido: null, registros: [] };

const nothing: Ofrecido = { registros: [], trabajo: '', texto: '' };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

const UNKNOWN: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'interno'];

/** A los demás les iría igual. */
const CUTS: readonly Failure['tipo'][] = ['sinConexion', 'noDisponible', 'sinEspacio', 'sinSesion'];

/** Cada uno con una clave nueva. */
function offered({ seed, ofrecidas }: DeshacerContext, ofrecido: Ofrecido): Partial<DeshacerContext> {
  const registros = ofrecido.registros.map((registro, n): Deshaciendo => {
    return { ...registro, clave: `${seed}-${ofrecidas + 1}-${n + 1}`, estado: 'pendiente', texto: '' };
  });
  return { ofrecido, registros, ofrecidas: ofrecidas + 1 };
}

/** El primero que falta va en camino. */
function next(registros: readonly Deshaciendo[]): readonly Deshaciendo[] {
  const first = registros.findIndex(({ estado }) => estado === 'pendiente');
  return registros.map((each, n) => (n === first ? { ...each, estado: 'enviando' } : each));
}

function ended(registros: readonly Deshaciendo[], estado: EstadoAlDeshacer, texto: string): readonly Deshaciendo[] {
  return registros.map((each) => (each.estado === 'enviando' ? { ...each, estado, texto } : each));
}

/** Lo que no se sabe va otra vez, con su clave. */
function again(registros: readonly Deshaciendo[]): readonly Deshaciendo[] {
  return registros.map((each) => (each.estado === 'incierto' ? { ...each, estado: 'pendiente', texto: '' } : each));
}

function sending({ registros, ofrecido }: DeshacerContext): EnvioDeDeshacer {
  const { entidad = 'caso', id = 0, clave = '' } = registros.find(({ estado }) => estado === 'enviando') ?? {};
  return { entidad, id, clave, trabajo: (ofrecido ?? nothing).trabajo };
}

function isWaiting({ estado }: Deshaciendo): boolean {
  return estado === 'pendiente';
}

type Offered = Extract<DeshacerEvent, { readonly type: 'ofrecer' }>;
type Done = { readonly output: string };
type Failed = { readonly error: unknown };

const offers = {
  target: 'offered',
  actions: { type: 'offer', params: ({ event }: { readonly event: Offered }) => event },
} as const;

const done = { type: 'keepDone', params: ({ event }: { readonly event: Done }) => event } as const;
const failure = ({ event }: { readonly event: Failed }) => event;
const failed = { type: 'keepFailed', params: failure } as const;

export const deshacerMachine = setup({
  types: {
    context: {} as DeshacerContext,
    events: {} as DeshacerEvent,
    input: {} as Partial<DeshacerContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as DeshacerEmitted,
  },
  actors: {
    /** Deshace uno con su clave, y contesta cómo se dice; falla con un `Failure`. */
    undo: fromPromise<string, EnvioDeDeshacer>(() => notProvided('undo')),
  },
  delays: { plazo: 8_000 },
  actions: {
    offer: assign(({ context }, { ofrecido = nothing }: { ofrecido: Ofrecido }) => offered(context, ofrecido)),
    forget: assign({ ofrecido: null, registros: [] }),
    askAgain: assign(({ context: { registros } }) => ({ registros: again(registros) })),
    takeNext: assign(({ context: { registros } }) => ({ registros: next(registros) })),
    keepDone: assign(({ context: { registros } }, { output = '' }: Done) => ({
      registros: ended(registros, 'deshecho', output),
    })),
    keepFailed: assign(({ context: { registros } }, { error }: Failed) => {
      const { tipo, texto } = asFailure(error);
      return { registros: ended(registros, UNKNOWN.includes(tipo) ? 'incierto' : 'negado', texto) };
    }),
    tell: emit(
      ({ context: { ofrecido, registros } }): DeshacerEmitted => ({
        ...{ type: 'desenlace', texto: ofrecido?.texto ?? '', registros },
      }),
    ),
  },
  guards: {
    faltanOtros: ({ context: { registros } }) => registros.some(isWaiting),
    sigueConOtros: ({ context: { registros } }, { error }: Failed) =>
      registros.some(isWaiting) && !CUTS.includes(asFailure(error).tipo),
    eranTodos: ({ context: { registros } }) =>
      registros.every(({ estado }) => estado === 'deshecho' || estado === 'enviando'),
    hayInciertos: ({ context: { registros } }) => registros.some(({ estado }) => estado === 'incierto'),
    faltaSaber: ({ context: { registros } }, { error }: Failed) =>
      UNKNOWN.includes(asFailure(error).tipo) ||
      registros.some(({ estado }) => estado === 'incierto' || estado === 'pendiente'),
    iban: ({ context: { registros } }) => registros.length > 1,
  },
}).createMachine({
  id: 'deshacer',
  description: 'Lo último que guardó la persona, mientras lo puede deshacer.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No hay nada que deshacer.',
      on: { ofrecer: offers },
    },
    offered: {
      description: 'Se dice qué se guardó, con el botón que lo deshace.',
      on: {
        ofrecer: { ...offers, reenter: true, description: 'Lo que se guarda después toma su lugar.' },
        deshacer: 'undoing',
        olvidar: { target: 'empty', actions: 'forget' },
      },
      after: { plazo: { target: 'empty', actions: 'forget' } },
    },
    undoing: {
      description: 'Se pide deshacer uno, una sola vez. Lo que se guarde mientras tanto no se ofrece.',
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => sending(context),
        onDone: [
          { guard: 'faltanOtros', target: 'undoing', reenter: true, actions: done, description: 'Sigue el otro.' },
          { guard: 'eranTodos', target: 'empty', actions: [done, 'tell', 'forget'] },
          {
            guard: 'hayInciertos',
            target: 'unknown',
            actions: [done, 'tell'],
            description: 'De otro no se sabe.',
          },
          { target: 'told', actions: [done, 'tell'], description: 'Otro ya no se pudo.' },
        ],
        onError: [
          {
            guard: { type: 'sigueConOtros', params: failure },
            target: 'undoing',
            reenter: true,
            actions: failed,
            description: 'A los demás puede irles bien.',
          },
          {
            guard: { type: 'faltaSaber', params: failure },
            target: 'unknown',
            actions: [failed, 'tell'],
            description: 'Pudo quedar deshecho, o faltan otros.',
          },
          { guard: 'iban', target: 'told', actions: [failed, 'tell'], description: 'Iban varios.' },
          { target: 'empty', actions: [failed, 'tell', 'forget'], description: 'Ya no se puede.' },
        ],
      },
    },
    unknown: {
      description: 'No se sabe de alguno si se deshizo; al repetirlo lleva la misma clave.',
      tags: 'failed',
      on: {
        deshacer: { target: 'undoing', actions: 'askAgain' },
        ofrecer: offers,
        olvidar: { target: 'empty', actions: 'forget' },
      },
    },
    told: {
      description: 'De varios, alguno ya no se pudo: se lee cuál y por qué.',
      tags: 'failed',
      on: {
        ofrecer: offers,
        olvidar: { target: 'empty', actions: 'forget' },
      },
    },
  },
});
