/**
 * Deshacer lo último: por ocho segundos se ofrece deshacer lo que la persona acaba de guardar, aunque ya esté en otra página. Se
 * guardó de una vez: deshacerlo es otro trabajo, y el servidor dice si aún se puede.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Entidad } from '#contract/common/changes';
import type { Failure } from '#contract/common/failure';

export type DeshacerRef = ActorRefFrom<typeof deshacerMachine>;

/** Lo que se puede deshacer: qué trabajo, de qué registro, y cómo se dijo que quedó. */
export interface Ofrecido {
  readonly entidad: Entidad;
  readonly id: number;
  readonly trabajo: string;
  readonly texto: string;
}

export interface DeshacerContext {
  /** De aquí salen las claves: al azar, y distinta para cada persona que entra. */
  readonly seed: string;
  /** Cuántas cosas se han ofrecido: cada una se deshace con su clave. */
  readonly ofrecidas: number;
  readonly ofrecido: Ofrecido | null;
}

/** Lo que se envía, con su clave. */
export interface EnvioDeDeshacer extends Ofrecido {
  readonly clave: string;
}

export type DeshacerEvent =
  | { readonly type: 'ofrecer'; readonly ofrecido: Ofrecido }
  /** El botón «Deshacer», o la tecla Z. */
  | { readonly type: 'deshacer' }
  | { readonly type: 'olvidar' };

/** Qué fue de ello, para decirlo una vez. */
export interface DeshacerEmitted {
  readonly type: 'aviso';
  readonly tipo: 'success' | 'error';
  readonly texto: string;
}

const initialContext: DeshacerContext = { seed: 'semilla', ofrecidas: 0, ofrecido: null };

const nothing: Ofrecido = { entidad: 'caso', id: 0, trabajo: '', texto: '' };

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

type Offered = Extract<DeshacerEvent, { readonly type: 'ofrecer' }>;
type Failed = { readonly error: unknown };

const offers = {
  target: 'offered',
  actions: { type: 'offer', params: ({ event }: { readonly event: Offered }) => event },
} as const;

const says = { type: 'sayFailure', params: ({ event }: { readonly event: Failed }) => event } as const;

export const deshacerMachine = setup({
  types: {
    context: {} as DeshacerContext,
    events: {} as DeshacerEvent,
    input: {} as Partial<DeshacerContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as DeshacerEmitted,
  },
  actors: {
    /** Lo deshace con su clave, y contesta cómo se dice; falla con un `Failure`. */
    undo: fromPromise<string, EnvioDeDeshacer>(() => notProvided('undo')),
  },
  delays: { plazo: 8_000 },
  actions: {
    offer: assign(({ context }, { ofrecido = nothing }: { ofrecido: Ofrecido }) => ({
      ...{ ofrecido, ofrecidas: context.ofrecidas + 1 },
    })),
    forget: assign({ ofrecido: null }),
    say: emit(
      (_, { output = '' }: { output: string }): DeshacerEmitted => ({
        ...{ type: 'aviso', tipo: 'success', texto: output },
      }),
    ),
    sayFailure: emit(
      (_, { error }: Failed): DeshacerEmitted => ({
        ...{ type: 'aviso', tipo: 'error', texto: asFailure(error).texto },
      }),
    ),
  },
  guards: {
    noSeSabe: (_, { error }: Failed) => UNKNOWN.includes(asFailure(error).tipo),
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
      description: 'Se pide deshacerlo, una sola vez. Lo que se guarde mientras tanto no se ofrece.',
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context: { seed, ofrecidas, ofrecido } }) => ({
          ...(ofrecido ?? nothing),
          clave: `${seed}-${ofrecidas}`,
        }),
        onDone: { target: 'empty', actions: [{ type: 'say', params: ({ event }) => event }, 'forget'] },
        onError: [
          {
            guard: { type: 'noSeSabe', params: ({ event }) => event },
            target: 'unknown',
            description: 'Pudo quedar deshecho.',
            actions: says,
          },
          { target: 'empty', description: 'Ya no se puede.', actions: [says, 'forget'] },
        ],
      },
    },
    unknown: {
      description: 'No se sabe si se deshizo; al repetirlo lleva la misma clave.',
      tags: 'failed',
      on: {
        deshacer: 'undoing',
        ofrecer: offers,
        olvidar: { target: 'empty', actions: 'forget' },
      },
    },
  },
});
