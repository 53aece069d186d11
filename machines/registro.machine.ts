/**
 * La página de un registro cualquiera: si aún se ve, qué ventana está abierta y de quién es el turno de enviar. Conoce los
 * trabajos por su nombre; cuáles se permiten lo dice la vida del registro, y cómo va cada uno lo dice su `trabajo`.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { RegistroContext, RegistroEmitted, RegistroEvent, RegistroInput } from './registro.types.ts';
import type { trabajoMachine } from './trabajo.machine.ts';
import type { EnvioDeTrabajo } from './trabajo.types.ts';

export type RegistroRef = ActorRefFrom<typeof registroMachine>;

const initialInput: RegistroInput = {
  ...{ seed: 'semilla', version: null, works: [], kept: {}, sinInsistir: [], encargo: null },
};
const busy = 'Espere a que termine lo que se está guardando e inténtelo de nuevo.';

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

type Of<Type extends RegistroEvent['type']> = Extract<RegistroEvent, { readonly type: Type }>;
type Named = { readonly trabajo: string };

const isWork = { type: 'isWork', params: ({ event }: { readonly event: Named }) => event } as const;
const isOpen = { type: 'isOpen', params: ({ event }: { readonly event: Named }) => event } as const;

type Ended = { readonly event: Of<'trabajoTerminado'> };

const ends = [
  { type: 'end', params: ({ event }: Ended) => event },
  { type: 'tellDone', params: ({ event }: Ended) => event },
  { type: 'tellPage', params: ({ event: { trabajo, resultado } }: Ended) => ({ trabajo, dice: endOf(resultado) }) },
] as const;

function endOf(resultado: RespuestaTrabajo | null): EnvioDeTrabajo {
  return resultado === null ? { type: 'noGuardado' } : { type: 'guardado', resultado };
}

export const registroMachine = setup({
  types: {
    context: {} as RegistroContext,
    events: {} as RegistroEvent,
    input: {} as Partial<RegistroInput>,
    tags: {} as 'busy' | 'failed' | 'lost',
    emitted: {} as RegistroEmitted,
  },
  actors: {
    /** Uno por cada trabajo: `trabajo.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoMachine,
  },
  actions: {
    beginWorks: enqueueActions(({ context: { works, seed, version, kept, sinInsistir }, enqueue }) => {
      for (const name of works) {
        const input = {
          name,
          seed: `${seed}-${name}`,
          version,
          kept: kept[name] ?? null,
          insiste: !sinInsistir.includes(name),
        };
        enqueue.spawnChild('trabajo', { id: name, systemId: name, input });
      }
    }),
    showVersion: enqueueActions(({ context, enqueue }, { version }: { version: number }) => {
      for (const name of context.works) enqueue.sendTo(name, { type: 'versionALaVista', version });
    }),
    passOn: sendTo(
      (_, { trabajo }: Of<'enviar'>) => trabajo,
      (_, { values, como }) => ({ type: 'enviar', values, como }),
    ),
    passDiscard: sendTo((_, { trabajo }: Named) => trabajo, { type: 'descartar' }),
    passLeave: sendTo((_, { trabajo }: Named) => trabajo, { type: 'dejar' }),
    begin: assign(({ context }, { trabajo }: Named) => ({ sending: [...context.sending, trabajo] })),
    end: assign(({ context }, { trabajo }: Named) => ({
      sending: context.sending.filter((name) => name !== trabajo),
    })),
    tellDone: enqueueActions(({ context, enqueue }, { trabajo, como, resultado }: Of<'trabajoTerminado'>) => {
      if (resultado === null) return;
      for (const name of context.works) enqueue.sendTo(name, { type: 'otroGuardado', version: resultado.version });
      enqueue.emit({ type: 'trabajoHecho', trabajo, como, resultado });
    }),
    /** La página solo oye de lo que encargó. */
    tellPage: enqueueActions(({ context, enqueue }, { trabajo, dice }: Named & { dice: EnvioDeTrabajo }) => {
      if (trabajo === context.encargo) enqueue.sendParent(dice);
    }),
    openWindow: assign((_, { trabajo }: Named) => ({ open: trabajo })),
    leaveWork: enqueueActions(({ context: { open }, enqueue }) => {
      if (open !== null) enqueue.sendTo(open, { type: 'dejar' });
    }),
    closeWindow: assign({ open: null }),
    warn: emit((_, { texto }: { texto: string }): RegistroEmitted => ({ type: 'aviso', tipo: 'warning', texto })),
  },
  guards: {
    isWork: ({ context }, { trabajo }: Named) => context.works.includes(trabajo),
    isOpen: ({ context }, { trabajo }: Named) => context.open === trabajo,
    wasOpenAndSaved: ({ context }, { trabajo, resultado }: Of<'trabajoTerminado'>) =>
      context.open === trabajo && resultado !== null,
    isAtRest: ({ context: { open, sending } }) => open === null || !sending.includes(open),
    isLast: ({ context: { sending } }, { trabajo }: Named) => sending.every((name) => name === trabajo),
  },
}).createMachine({
  id: 'registro',
  description: 'La página de un registro: lo que se le hace, una cosa a la vez, mientras otros también trabajan en él.',
  context: ({ input }) => ({ ...initialInput, open: null, sending: [], ...input }),
  entry: 'beginWorks',
  type: 'parallel',
  states: {
    access: {
      description: 'Si la persona aún ve el registro.',
      initial: 'visible',
      on: {
        registroALaVista: { target: '.visible', actions: { type: 'showVersion', params: ({ event }) => event } },
      },
      states: {
        visible: {
          description: 'El registro está en pantalla.',
          on: { registroPerdido: { target: 'lost', actions: { type: 'warn', params: ({ event }) => event } } },
        },
        lost: {
          description: 'Pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado.',
          tags: ['failed', 'lost'],
        },
      },
    },
    turn: {
      description: 'Una cosa a la vez: lo que se envía puede cambiar la versión con que se enviaría lo siguiente.',
      initial: 'free',
      on: {
        trabajoEmpezado: {
          target: '.sending',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'tellPage', params: ({ event: { trabajo } }) => ({ trabajo, dice: { type: 'seEnvia' } }) },
          ],
        },
        descartar: { guard: isWork, actions: { type: 'passDiscard', params: ({ event }) => event } },
        dejar: { guard: isWork, actions: { type: 'passLeave', params: ({ event }) => event } },
      },
      states: {
        free: {
          description: 'No se envía nada: se puede enviar.',
          on: { enviar: { guard: isWork, actions: { type: 'passOn', params: ({ event }) => event } } },
        },
        sending: {
          description: 'Se envía un trabajo; otro se rechaza a la vista de quien lo pide.',
          tags: 'busy',
          on: {
            enviar: {
              actions: [
                { type: 'warn', params: { texto: busy } },
                { type: 'tellPage', params: ({ event: { trabajo } }) => ({ trabajo, dice: { type: 'noGuardado' } }) },
              ],
            },
            trabajoTerminado: [
              {
                guard: { type: 'isLast', params: ({ event }) => event },
                target: 'free',
                actions: ends,
              },
              { description: 'Otro sigue enviándose.', actions: ends },
            ],
          },
        },
      },
    },
    window: {
      description: 'La ventana de un trabajo, sobre la página.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Ninguna ventana está abierta.',
          on: {
            abrir: { guard: isWork, target: 'open', actions: { type: 'openWindow', params: ({ event }) => event } },
          },
        },
        open: {
          description:
            'Está abierta la de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después.',
          on: {
            cerrar: { guard: 'isAtRest', target: 'closed', actions: ['leaveWork', 'closeWindow'] },
            descartar: { guard: isOpen, target: 'closed', actions: 'closeWindow' },
            trabajoTerminado: {
              guard: { type: 'wasOpenAndSaved', params: ({ event }) => event },
              target: 'closed',
              actions: 'closeWindow',
            },
          },
        },
      },
    },
  },
});
