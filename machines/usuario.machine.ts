/** La contraseña provisional de un usuario, que se muestra una sola vez: al agregarlo, o cuando se pide otra. */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { UsuarioContext, UsuarioEmitted, UsuarioEvent } from './usuario.types.ts';

export type UsuarioRef = ActorRefFrom<typeof usuarioMachine>;

const initialContext: UsuarioContext = { numiden: null, recienAgregado: false, contrasena: null, failure: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

export const usuarioMachine = setup({
  types: {
    context: {} as UsuarioContext,
    events: {} as UsuarioEvent,
    input: {} as Partial<UsuarioContext>,
    tags: {} as 'asked' | 'busy' | 'shown' | 'failed',
    emitted: {} as UsuarioEmitted,
  },
  actors: {
    /** Pide al servidor una contraseña provisional; falla con un `Failure`. */
    darContrasena: fromPromise<string, { numiden: number | null }>(() => notProvided('darContrasena')),
  },
  actions: {
    keepNumber: assign((_, { numiden }: { numiden: number }) => ({ numiden, recienAgregado: true })),
    keepPassword: assign((_, { output }: { output: string }) => ({ contrasena: output, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetPassword: assign({ contrasena: null, failure: null }),
    tellGiven: emit({ type: 'contrasenaEntregada' } as UsuarioEmitted),
  },
  guards: {
    wasJustAdded: ({ context: { recienAgregado } }) => recienAgregado,
  },
}).createMachine({
  id: 'usuario',
  description: 'La contraseña provisional de un usuario.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'none',
  states: {
    none: {
      description: 'No se está dando ninguna contraseña.',
      on: {
        nuevaContrasena: 'asked',
        agregado: {
          description: 'No se pregunta: nadie tenía otra.',
          target: 'giving',
          actions: { type: 'keepNumber', params: ({ event }) => event },
        },
      },
    },
    asked: {
      description: 'Se pregunta: la contraseña anterior dejará de servir y las sesiones terminarán.',
      tags: 'asked',
      on: { si: 'giving', no: 'none' },
    },
    giving: {
      description: 'El servidor la hace y la contesta una sola vez.',
      tags: 'busy',
      invoke: {
        id: 'darContrasena',
        src: 'darContrasena',
        input: ({ context: { numiden } }) => ({ numiden }),
        onDone: { target: 'shown', actions: { type: 'keepPassword', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'Se muestra, para entregarla a la persona.',
      tags: 'shown',
      exit: 'forgetPassword',
      on: { listo: [{ guard: 'wasJustAdded', target: 'left' }, { target: 'none' }] },
    },
    failed: {
      description: 'No se pudo, o no se sabe: otro intento da otra, y solo esa sirve.',
      tags: 'failed',
      on: {
        reintentar: 'giving',
        no: [
          { guard: 'wasJustAdded', target: 'left', actions: 'forgetPassword' },
          { target: 'none', actions: 'forgetPassword' },
        ],
      },
    },
    left: {
      description: 'Quien se agregó ya tiene su contraseña, o se deja para después: la pantalla vuelve a la lista.',
      entry: 'tellGiven',
      type: 'final',
    },
  },
});
