/** Activar un segundo factor: mostrar de nuevo quién es, tomar la clave con la aplicación, y guardar los códigos de recuperación. */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { DeNuevo, Inscripcion } from '#domain/personas/segundoFactorSchemas';
import type { SegundoFactorContext, SegundoFactorEmitted, SegundoFactorEvent } from './segundoFactor.types.ts';

export type SegundoFactorRef = ActorRefFrom<typeof segundoFactorMachine>;

const initialContext: SegundoFactorContext = {
  ...{ obligado: false, deNuevo: null, inscripcion: null, codigo: null, codigos: null, failure: null },
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

type Failed = { readonly event: { readonly error: unknown } };
const keepsError = { type: 'keepFailure', params: ({ event }: Failed) => event } as const;

/** Con qué se activa: la clave que se mostró, y el código que la aplicación saca de ella. */
interface PorActivar {
  readonly inscripcion: Inscripcion | null;
  readonly codigo: string | null;
}

export const segundoFactorMachine = setup({
  types: {
    context: {} as SegundoFactorContext,
    events: {} as SegundoFactorEvent,
    input: {} as Partial<SegundoFactorContext>,
    tags: {} as 'asked' | 'key' | 'busy' | 'codes',
    emitted: {} as SegundoFactorEmitted,
  },
  actors: {
    /** Pide al servidor una clave nueva; falla con un `Failure`. */
    preparar: fromPromise<Inscripcion, DeNuevo | null>(() => notProvided('preparar')),
    /** Activa la clave por su primer código; contesta los códigos de recuperación. */
    activar: fromPromise<readonly string[], PorActivar>(() => notProvided('activar')),
  },
  actions: {
    keepAgain: assign((_, { deNuevo }: { deNuevo: DeNuevo }) => ({ deNuevo, failure: null })),
    forgetAgain: assign({ deNuevo: null }),
    keepKey: assign((_, { output }: { output: Inscripcion }) => ({ inscripcion: output, failure: null })),
    keepCode: assign((_, { codigo }: { codigo: string }) => ({ codigo, failure: null })),
    forgetCode: assign({ codigo: null }),
    keepCodes: assign((_, { output }: { output: readonly string[] }) => ({
      ...{ codigos: output, inscripcion: null, failure: null },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetKey: assign({ inscripcion: null }),
    forgetAll: assign({ inscripcion: null, codigos: null, failure: null }),
    tellActive: emit({ type: 'activado' } as SegundoFactorEmitted),
  },
  guards: {
    estaObligado: ({ context }) => context.obligado,
    /** La clave que se mostró ya no sirve: hace falta otra. */
    claveVencida: (_, { error }: { error: unknown }) => asFailure(error).tipo === 'conflicto',
  },
}).createMachine({
  id: 'segundoFactor',
  description: 'Activar un segundo factor, o cambiarlo por otro.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No se está activando nada.',
      on: { empezar: 'asked' },
    },
    asked: {
      description: 'Se dice qué hace falta y se pregunta de nuevo quién es; a quien acaba de entrar para esto no.',
      tags: 'asked',
      on: {
        confirmar: { target: 'preparing', actions: { type: 'keepAgain', params: ({ event }) => event } },
        dejar: { target: 'closed', actions: 'forgetAll' },
      },
    },
    preparing: {
      description: 'El servidor hace una clave y la contesta una sola vez.',
      tags: ['asked', 'busy'],
      exit: 'forgetAgain',
      invoke: {
        id: 'preparar',
        src: 'preparar',
        input: ({ context }) => context.deNuevo,
        onDone: { target: 'key', actions: { type: 'keepKey', params: ({ event }) => event } },
        onError: { target: 'asked', actions: keepsError },
      },
    },
    key: {
      description: 'La clave está a la vista: la aplicación la toma, y la persona escribe el primer código.',
      tags: 'key',
      on: {
        activar: { target: 'activating', actions: { type: 'keepCode', params: ({ event }) => event } },
        dejar: { target: 'closed', actions: 'forgetAll' },
      },
    },
    activating: {
      description: 'El servidor decide si el código es de esa clave.',
      tags: ['key', 'busy'],
      exit: 'forgetCode',
      invoke: {
        id: 'activar',
        src: 'activar',
        input: ({ context: { inscripcion, codigo } }) => ({ inscripcion, codigo }),
        onDone: { target: 'codes', actions: { type: 'keepCodes', params: ({ event }) => event } },
        onError: [
          {
            description: 'Pasó demasiado tiempo, o se activó otra.',
            guard: { type: 'claveVencida', params: ({ event }) => event },
            target: 'asked',
            actions: ['forgetKey', keepsError],
          },
          { target: 'key', actions: keepsError },
        ],
      },
    },
    codes: {
      description: 'Quedó activo. Los códigos de recuperación se muestran esta única vez.',
      tags: 'codes',
      exit: ['forgetAll', 'tellActive'],
      on: { listo: [{ guard: 'estaObligado', target: 'done' }, { target: 'closed' }] },
    },
    done: {
      description: 'Quien estaba obligado ya puede trabajar.',
      type: 'final',
    },
  },
});
