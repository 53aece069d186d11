/**
 * La página de un rol: se guarda y se elimina, cada cosa con un `trabajo`. Qué permisos tiene y a cuántos usuarios alcanza lo
 * lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { FinDeTrabajo, RolContext, RolEmitted, RolEvent } from './rol.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type RolRef = ActorRefFrom<typeof rolMachine>;

const initialContext: RolContext = { seed: '', ended: 0, version: null, pendiente: {} };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Cada trabajo saca sus claves de otra semilla. */
function beginning(place: string, { seed, ended, version }: RolContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-${place}-${ended}`, version };
}

export const rolMachine = setup({
  types: {
    context: {} as RolContext,
    events: {} as RolEvent,
    input: {} as Partial<RolContext>,
    emitted: {} as RolEmitted,
  },
  actors: {
    /** Guardar el rol, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    guardado: fromPromise(() => notProvided('guardado')) as unknown as typeof trabajoUnicoMachine,
    /** Eliminarlo. */
    eliminacion: fromPromise(() => notProvided('eliminacion')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    showRole: assign((_, { version }: { version: number }) => ({ version })),
    showVersion: sendTo('guardado', (_, { version }: { version: number }) => ({ type: 'versionALaVista', version })),
    send: sendTo('guardado', (_, { values }: { values: unknown }) => ({ type: 'enviar', values })),
    sendDeletion: sendTo('eliminacion', { type: 'enviar', values: null }),
    closeDeletion: sendTo('eliminacion', { type: 'cerrar' }),
    endSaving: enqueueActions(({ context, enqueue }, { output }: FinDeTrabajo) => {
      enqueue.assign({ ended: context.ended + 1, pendiente: {} });
      if (output.ending !== 'done') return;
      enqueue.assign({ version: output.result?.version ?? context.version });
      enqueue.emit({ type: 'rolGuardado', resultado: output.result });
    }),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
    tellDeleted: emit({ type: 'rolEliminado' } as RolEmitted),
  },
  guards: {
    wasDone: (_, { output }: FinDeTrabajo) => output.ending === 'done',
  },
}).createMachine({
  id: 'rol',
  description: 'La página de un rol: se escribe y se guarda; aparte, se pregunta si se elimina.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'open',
  states: {
    open: {
      description: 'La página está a la vista.',
      type: 'parallel',
      on: {
        rolALaVista: {
          description: 'La pantalla muestra el rol, o lo trajo de nuevo.',
          actions: [
            { type: 'showRole', params: ({ event }) => event },
            { type: 'showVersion', params: ({ event }) => event },
          ],
        },
      },
      states: {
        record: {
          description: 'El formulario.',
          initial: 'editing',
          states: {
            editing: {
              description: 'Se escribe, se envía, o se lee por qué no se guardó; al terminar empieza otro trabajo.',
              invoke: {
                id: 'guardado',
                src: 'guardado',
                input: ({ context }) => ({ ...beginning('guardado', context), ...context.pendiente }),
                onDone: {
                  target: 'editing',
                  reenter: true,
                  actions: { type: 'endSaving', params: ({ event }) => event },
                },
                onError: { target: 'editing', reenter: true, actions: 'countEnd' },
              },
              on: { guardar: { actions: { type: 'send', params: ({ event }) => event } } },
            },
          },
        },
        deletion: {
          description: 'El botón «Eliminar» y su pregunta.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No se pregunta nada.',
              on: { eliminar: 'open' },
            },
            open: {
              description: 'La pregunta está abierta, con lo que perderán los usuarios del rol.',
              invoke: {
                id: 'eliminacion',
                src: 'eliminacion',
                input: ({ context }) => beginning('eliminacion', context),
                onDone: [
                  {
                    guard: { type: 'wasDone', params: ({ event }) => event },
                    target: '#rol.deleted',
                  },
                  { target: 'closed', actions: 'countEnd' },
                ],
                onError: { target: 'closed', actions: 'countEnd' },
              },
              initial: 'asked',
              states: {
                asked: {
                  description: 'Espera «Si» o «No».',
                  on: { si: { target: 'deleting', actions: 'sendDeletion' }, no: { actions: 'closeDeletion' } },
                },
                deleting: {
                  description: 'Se elimina; si no se pudo, se lee por qué y se puede reintentar o dejar.',
                  on: { si: { actions: 'sendDeletion' }, no: { actions: 'closeDeletion' } },
                },
              },
            },
          },
        },
      },
    },
    deleted: {
      description: 'El rol ya no existe: la pantalla vuelve a la lista.',
      entry: 'tellDeleted',
      type: 'final',
    },
  },
});
