/**
 * La página de un usuario: se escribe y se guarda con un `trabajo`; quien se desactiva deja antes sus casos abiertos; y se da
 * una contraseña provisional, que se muestra una sola vez.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';
import type { FinDeTrabajo, UsuarioContext, UsuarioEmitted, UsuarioEvent } from './usuario.types.ts';

export type UsuarioRef = ActorRefFrom<typeof usuarioMachine>;

const nothing = { values: null, pendiente: {}, contrasena: null, failure: null };
const initialContext: UsuarioContext = {
  ...{ seed: '', ended: 0, version: null, daContrasena: false, numiden: null },
  ...nothing,
};

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'texto' in error && String(error.texto).trim() !== ''
    ? (error as Failure)
    : { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

/** Cada trabajo saca sus claves de otra semilla; el que no se supo cómo terminó se retoma con la suya. */
function beginning({ seed, ended, version, pendiente }: UsuarioContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-${ended}`, version, ...pendiente };
}

export const usuarioMachine = setup({
  types: {
    context: {} as UsuarioContext,
    events: {} as UsuarioEvent,
    input: {} as Partial<UsuarioContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as UsuarioEmitted,
  },
  actors: {
    /** Guardar al usuario, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    guardado: fromPromise(() => notProvided('guardado')) as unknown as typeof trabajoUnicoMachine,
    /** Pide al servidor una contraseña provisional; falla con un `Failure`. */
    darContrasena: fromPromise<string, { numiden: number | null }>(() => notProvided('darContrasena')),
  },
  actions: {
    showUser: assign((_, { version }: { version: number }) => ({ version })),
    showVersion: sendTo('guardado', (_, { version }: { version: number }) => ({ type: 'versionALaVista', version })),
    send: sendTo('guardado', (_, { values }: { values: object }) => ({ type: 'enviar', values })),
    keepValues: assign((_, { values }: { values: object }) => ({ values })),
    sendWithHeir: sendTo('guardado', ({ context: { values } }, { heredero }: { heredero: number | null }) => ({
      type: 'enviar',
      values: { ...(values as object), heredero },
    })),
    endWork: assign(({ context: { ended } }) => ({ ended: ended + 1, values: null, pendiente: {} })),
    keepNumber: assign(({ context: { numiden } }, { output }: FinDeTrabajo) => ({
      numiden: output.ending === 'done' ? (output.result?.id ?? numiden) : numiden,
    })),
    askPassword: raise({ type: 'si' } as UsuarioEvent),
    keepPassword: assign((_, { output }: { output: string }) => ({ contrasena: output, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetPassword: assign({ contrasena: null, failure: null }),
    tellSaved: emit({ type: 'usuarioGuardado' } as UsuarioEmitted),
  },
  guards: {
    leavesCases: (_, { dejaCasos }: { dejaCasos: boolean }) => dejaCasos,
    needsPassword: ({ context }, { output }: FinDeTrabajo) => output.ending === 'done' && context.daContrasena,
    wasDone: (_, { output }: FinDeTrabajo) => output.ending === 'done',
  },
}).createMachine({
  id: 'usuario',
  description: 'La página de un usuario: lo que se escribe de él, los casos que deja y la contraseña con que entra.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'open',
  states: {
    open: {
      description: 'La página está a la vista.',
      type: 'parallel',
      states: {
        record: {
          description: 'El formulario.',
          initial: 'working',
          states: {
            working: {
              description: 'Se escribe, se envía, o se lee por qué no se guardó.',
              invoke: {
                id: 'guardado',
                src: 'guardado',
                input: ({ context }) => beginning(context),
                onDone: [
                  {
                    description: 'Se agregó a quien todavía no puede entrar: falta su contraseña.',
                    guard: { type: 'needsPassword', params: ({ event }) => event },
                    target: 'handing',
                    actions: [{ type: 'keepNumber', params: ({ event }) => event }, 'endWork', 'askPassword'],
                  },
                  {
                    guard: { type: 'wasDone', params: ({ event }) => event },
                    target: '#usuario.left',
                    actions: 'endWork',
                  },
                  { description: 'Se descartó.', target: 'working', reenter: true, actions: 'endWork' },
                ],
                onError: { target: 'working', reenter: true, actions: 'endWork' },
              },
              on: {
                usuarioALaVista: {
                  description: 'La pantalla muestra al usuario, o lo trajo de nuevo.',
                  actions: [
                    { type: 'showUser', params: ({ event }) => event },
                    { type: 'showVersion', params: ({ event }) => event },
                  ],
                },
              },
              initial: 'editing',
              states: {
                editing: {
                  description: 'El formulario está a la vista.',
                  on: {
                    guardar: [
                      {
                        guard: { type: 'leavesCases', params: ({ event }) => event },
                        target: 'naming',
                        actions: { type: 'keepValues', params: ({ event }) => event },
                      },
                      { actions: { type: 'send', params: ({ event }) => event } },
                    ],
                  },
                },
                naming: {
                  description:
                    'Se nombran los casos abiertos y se elige a quién pasan, antes de desactivar a la persona.',
                  on: {
                    entregar: {
                      target: 'editing',
                      actions: { type: 'sendWithHeir', params: ({ event }) => event },
                    },
                    regresar: 'editing',
                  },
                },
              },
            },
            handing: {
              description: 'Ya es usuario: se le da su primera contraseña, o se deja para después.',
              on: { listo: '#usuario.left', no: '#usuario.left' },
            },
          },
        },
        password: {
          description: 'La contraseña provisional.',
          initial: 'none',
          states: {
            none: {
              description: 'No se está dando ninguna.',
              on: {
                nuevaContrasena: 'asked',
                si: { description: 'Al agregar no se pregunta: nadie tenía otra.', target: 'giving' },
              },
            },
            asked: {
              description: 'Se pregunta: la contraseña anterior dejará de servir y las sesiones terminarán.',
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
              exit: 'forgetPassword',
              on: { listo: 'none' },
            },
            failed: {
              description: 'No se pudo, o no se sabe: otro intento da otra, y solo esa sirve.',
              tags: 'failed',
              on: { reintentar: 'giving', no: { target: 'none', actions: 'forgetPassword' } },
            },
          },
        },
      },
    },
    left: {
      description: 'Se guardó y no queda nada que mostrar: la pantalla vuelve a la lista.',
      entry: 'tellSaved',
      type: 'final',
    },
  },
});
