/**
 * La página de los servidores: la ventana de uno, encenderlos y apagarlos, y probar su conexión. Lo que se escribe en la ventana es
 * de su `registro`; la lista la lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { PruebaServidor, Servidor } from '#domain/servidores';
import type { Cambio, Probado, Prueba, ServidorContext, ServidorEmitted, ServidorEvent } from './servidor.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type ServidorRef = ActorRefFrom<typeof servidorMachine>;

const noForm = { idFormulario: null, servidor: null, failure: null };
const initialContext: ServidorContext = {
  ...{ seed: '', ended: 0, ...noForm, cambio: null, probando: null, pruebas: {} },
};

const generic = 'Ocurrio un error interno';

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'texto' in error && String(error.texto).trim() !== ''
    ? (error as Failure)
    : { tipo: 'interno', texto: generic, codigo: null, campos: [] };
}

/** Cada cambio es un trabajo nuevo. */
function beginning({ seed, ended, cambio }: ServidorContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-${ended}`, version: cambio?.version ?? null };
}

function without(pruebas: ServidorContext['pruebas'], ...gone: readonly (Probado | undefined)[]) {
  return Object.fromEntries(Object.entries(pruebas).filter(([key]) => !gone.map(String).includes(key)));
}

export const servidorMachine = setup({
  types: {
    context: {} as ServidorContext,
    events: {} as ServidorEvent,
    input: {} as Partial<ServidorContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as ServidorEmitted,
  },
  actors: {
    /** Un trabajo, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
    /** Trae un servidor como está ahora; falla con un `Failure`. */
    leer: fromPromise<Servidor, { readonly id: number }>(() => notProvided('leer')),
    /** Abre la conexión de verdad; falla con un `Failure` si ni siquiera se pudo intentar. */
    probar: fromPromise<Prueba, PruebaServidor>(() => notProvided('probar')),
  },
  actions: {
    chooseForm: assign(({ context }, { id }: { id: number | null }) => ({
      ...{ ...noForm, idFormulario: id, pruebas: without(context.pruebas, 'formulario') },
    })),
    keepServer: assign((_, { output }: { output: Servidor }) => ({ servidor: output, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    chooseChange: assign((_, { cambio }: { cambio: Cambio }) => ({ cambio })),
    /** De un servidor que cambió ya no vale lo que se probó antes. */
    forgetTestsOf: assign(({ context: { pruebas } }, { id }: { id: number | null }) => ({
      pruebas: without(pruebas, id ?? undefined, 'formulario'),
    })),
    passChange: sendTo('interruptor', ({ context: { cambio } }) => ({ type: 'enviar', values: cambio })),
    sendBySelf: raise({ type: 'enviarCambio' }),
    endChange: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
    beginTest: assign(({ context }, { que }: { que: Probado }) => ({
      probando: que,
      pruebas: without(context.pruebas, que),
    })),
    keepTest: assign(({ context: { probando, pruebas } }, { prueba }: { prueba: Prueba }) => ({
      probando: null,
      pruebas: { ...pruebas, [String(probando)]: prueba },
    })),
    forgetTest: assign({ probando: null }),
    tellTest: emit((_, { prueba: { bien, texto } }: { prueba: Prueba }): ServidorEmitted => {
      return { type: 'aviso', tipo: bien ? 'success' : 'warning', texto };
    }),
    say: emit((_, params: Omit<ServidorEmitted, 'type'>): ServidorEmitted => {
      return { type: 'aviso', ...params };
    }),
  },
  guards: {
    /** Lo que se prueba es de un formulario que ya no es el que se abre. */
    isOfForm: ({ context }) => context.probando === 'formulario',
  },
}).createMachine({
  id: 'servidor',
  description: 'La página de los servidores: se agregan y editan, se encienden y apagan, y se prueba su conexión.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  type: 'parallel',
  states: {
    form: {
      description: 'La ventana con el formulario de un servidor.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Ninguna ventana está abierta.',
          on: {
            agregar: { target: 'open', actions: { type: 'chooseForm', params: { id: null } } },
            editar: { target: 'loading', actions: { type: 'chooseForm', params: ({ event }) => event } },
          },
        },
        loading: {
          description: 'Se trae el servidor como está ahora, para no editar sobre algo viejo.',
          tags: 'busy',
          invoke: {
            id: 'leer',
            src: 'leer',
            input: ({ context }) => ({ id: context.idFormulario ?? 0 }),
            onDone: { target: 'open', actions: { type: 'keepServer', params: ({ event }) => event } },
            onError: {
              target: 'unavailable',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'say', params: { tipo: 'error', texto: generic } },
              ],
            },
          },
          on: { cerrar: 'closed' },
        },
        unavailable: {
          description: 'No se pudo traer: la ventana dice por qué.',
          tags: 'failed',
          on: { reintentar: 'loading', cerrar: 'closed' },
        },
        open: {
          description: 'Se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después.',
          on: {
            guardado: { target: 'closed', actions: { type: 'forgetTestsOf', params: ({ event }) => event } },
            cerrar: 'closed',
          },
        },
      },
    },
    switching: {
      description: 'Encender o apagar un servidor, uno a la vez.',
      initial: 'still',
      states: {
        still: {
          description: 'Ninguno se enciende ni se apaga.',
          on: {
            encender: { target: 'sending', actions: { type: 'chooseChange', params: ({ event }) => event } },
            apagar: { target: 'confirming', actions: { type: 'chooseChange', params: ({ event }) => event } },
          },
        },
        confirming: {
          description: 'Apagar pide confirmación: lo que usa ese servidor dejará de funcionar.',
          on: { confirmar: 'sending', cancelar: 'still' },
        },
        sending: {
          description: 'Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo.',
          entry: 'sendBySelf',
          invoke: {
            id: 'interruptor',
            src: 'trabajo',
            input: ({ context }) => beginning(context),
            onDone: { target: 'still', actions: 'endChange' },
            onError: 'still',
          },
          on: { enviarCambio: { actions: 'passChange' } },
        },
      },
    },
    testing: {
      description: 'La prueba de una conexión, una a la vez.',
      initial: 'idle',
      on: { probar: { target: '.running', actions: { type: 'beginTest', params: ({ event }) => event } } },
      states: {
        idle: { description: 'No se prueba nada; de cada servidor se ve cómo terminó su última prueba.' },
        running: {
          description: 'Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta.',
          tags: 'busy',
          invoke: {
            id: 'probar',
            src: 'probar',
            input: ({ event }) => (event as Extract<ServidorEvent, { type: 'probar' }>).datos,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepTest', params: ({ event }) => ({ prueba: event.output }) },
                { type: 'tellTest', params: ({ event }) => ({ prueba: event.output }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                {
                  type: 'keepTest',
                  params: ({ event }) => ({
                    prueba: { bien: false, texto: asFailure(event.error).texto, momento: null },
                  }),
                },
                { type: 'say', params: ({ event }) => ({ tipo: 'error', texto: asFailure(event.error).texto }) },
              ],
            },
          },
          on: {
            detenerPrueba: { target: 'idle', actions: 'forgetTest' },
            agregar: { guard: 'isOfForm', target: 'idle', actions: 'forgetTest' },
            editar: { guard: 'isOfForm', target: 'idle', actions: 'forgetTest' },
          },
        },
        failed: {
          description: 'La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo.',
          tags: 'failed',
        },
      },
    },
  },
});
