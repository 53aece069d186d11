/**
 * La página de un caso: qué formulario está abierto, qué se está enviando y si el caso aún se ve. Cada cosa que se le hace al
 * caso es un `trabajo`; cuál se permite lo dice `vidaCaso`, y el caso mismo lo lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate';
import type { AccionCaso } from '#domain/trabajosCaso';
import type { CasoContext, CasoEmitted, CasoEvent, Errand, Final, Place } from './caso.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type CasoRef = ActorRefFrom<typeof casoMachine>;

const nothing = { version: null, idSubcategoria: null, formulario: null, idArea: null };
const initialContext: CasoContext = { seed: '', ended: 0, pendientes: {}, sending: 0, ...nothing };

const restaurant = 14;
const busy = 'Espere a que termine lo que se está guardando e inténtelo de nuevo.';

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Bajo qué nombre se guarda lo que un lugar deja: cada formulario tiene lo suyo. */
function nameOf(place: string, { formulario }: CasoContext): string {
  return place === 'formulario' ? (formulario ?? place) : place;
}

/** Lo que se dejó se retoma con su clave y su versión; si no hay, es un trabajo nuevo. */
function beginning(place: Place, context: CasoContext): Partial<TrabajoUnicoContext> {
  const name = nameOf(place, context);
  return { seed: `${context.seed}-${name}-${context.ended}`, version: context.version, ...context.pendientes[name] };
}

function finish(context: CasoContext, { actorId, output }: Final): Partial<CasoContext> {
  const name = nameOf(actorId, context);
  const { [name]: _, ...others } = context.pendientes;
  const pendientes = output.ending === 'left' ? { ...others, [name]: output.keep } : others;
  return { ended: context.ended + 1, pendientes };
}

/** El trabajo de un lugar de la página, y en qué estado se está después. */
function workAt<Next extends string>(place: Place, next: Next) {
  const after = { target: next, reenter: true };
  return {
    invoke: {
      id: place,
      src: 'trabajo',
      input: ({ context }: { readonly context: CasoContext }) => beginning(place, context),
      onDone: { ...after, actions: { type: 'endWork', params: ({ event }: { readonly event: Final }) => event } },
      onError: after,
    },
    on: { casoALaVista: { actions: { type: 'showVersion', params: { lugar: place } } } },
  } as const;
}

/** Lo que no tiene formulario está siempre a la mano. */
function alwaysAt(place: Place) {
  const description = 'Se pide, se envía, o se lee por qué no se guardó; al terminar empieza otro.';
  return { initial: 'ready', states: { ready: { description, ...workAt(place, 'ready') } } } as const;
}

export const casoMachine = setup({
  types: {
    context: {} as CasoContext,
    events: {} as CasoEvent,
    input: {} as Partial<CasoContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as CasoEmitted,
  },
  actors: {
    /** Un trabajo, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    /** Una respuesta vieja nunca deja atrás a una más nueva. */
    showCase: assign(({ context }, { version, idSubcategoria }: { version: number; idSubcategoria: number }) => ({
      version: Math.max(context.version ?? 0, version),
      idSubcategoria,
    })),
    showVersion: sendTo(
      (_, { lugar }: { lugar: Place }) => lugar,
      ({ context: { version } }) => ({ type: 'versionALaVista', version }),
    ),
    warn: emit((_, { texto }: { texto: string }): CasoEmitted => ({ type: 'aviso', tipo: 'warning', texto })),
    chooseForm: assign((_, { trabajo }: { trabajo: AccionCaso }) => ({ formulario: trabajo })),
    passOn: sendTo(
      (_, { lugar }: { lugar: Place; encargo: Errand }) => lugar,
      (_, { encargo }) => ({ type: 'enviar', values: encargo }),
    ),
    oneMoreSending: assign(({ context: { sending } }) => ({ sending: sending + 1 })),
    oneLessSending: assign(({ context }, { version }: { version: number | null }) => ({
      sending: context.sending - 1,
      version: context.version === null ? null : Math.max(context.version, version ?? 0),
    })),
    endWork: enqueueActions(({ context, enqueue }, params: Final) => {
      enqueue.assign(finish(context, params));
      if (params.output.ending === 'done') enqueue.emit({ type: 'trabajoHecho', resultado: params.output.result });
    }),
    keepArea: assign((_, { idArea }: { idArea: number }) => ({ idArea })),
    escalateBySelf: raise(
      ({ context: { idArea } }): CasoEvent => ({
        type: 'enviar',
        lugar: 'mantenimiento',
        encargo: { trabajo: 'escalarAMantenimiento', valores: { idArea } },
      }),
    ),
  },
  guards: {
    isRestaurant: ({ context }) => context.idSubcategoria === restaurant,
    nothingIsSent: ({ context }) => context.sending === 0,
  },
}).createMachine({
  id: 'caso',
  description: 'La página de un caso: lo que se le hace, una cosa a la vez, mientras otros también trabajan en él.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  type: 'parallel',
  states: {
    access: {
      description: 'Si la persona ve el caso, y en qué versión.',
      initial: 'visible',
      on: { casoALaVista: { target: '.visible', actions: { type: 'showCase', params: ({ event }) => event } } },
      states: {
        visible: {
          description: 'El caso está en pantalla.',
          on: { casoPerdido: { target: 'lost', actions: { type: 'warn', params: ({ event }) => event.failure } } },
        },
        lost: {
          description: 'Pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado.',
          tags: 'failed',
        },
      },
    },
    turn: {
      description: 'Una cosa a la vez: lo que se envía puede cambiar la versión con que se enviaría lo siguiente.',
      initial: 'free',
      on: { envioEmpezado: { target: '.sending', actions: 'oneMoreSending' } },
      states: {
        free: {
          description: 'No se envía nada: se puede enviar.',
          on: { enviar: { actions: { type: 'passOn', params: ({ event }) => event } } },
        },
        sending: {
          description: 'Se envía un trabajo; otro se rechaza a la vista de quien lo pide.',
          tags: 'busy',
          on: {
            enviar: { actions: { type: 'warn', params: { texto: busy } } },
            envioTerminado: { actions: { type: 'oneLessSending', params: ({ event }) => event } },
          },
          always: { guard: 'nothingIsSent', target: 'free' },
        },
      },
    },
    comment: { description: 'La caja de comentarios.', ...alwaysAt('comentar') },
    attach: { description: 'Los anexos que se agregan.', ...alwaysAt('adjuntar') },
    take: { description: 'El botón con que la persona toma el caso.', ...alwaysAt('tomar') },
    form: {
      description: 'El formulario abierto sobre la página; lo escrito en los demás sigue como se dejó.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Ningún formulario está abierto: se comenta, se adjunta o se toma el caso.',
          on: { abrirFormulario: { target: 'open', actions: { type: 'chooseForm', params: ({ event }) => event } } },
        },
        open: {
          description:
            'Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después.',
          ...workAt('formulario', 'closed'),
        },
      },
    },
    maintenance: {
      description: 'Después de una factura de restaurante el caso pasa solo a MANTENIMIENTO FACTURA, una vez.',
      initial: 'none',
      states: {
        none: {
          description: 'Nada tiene que pasar solo.',
          on: {
            restauranteFacturado: {
              guard: 'isRestaurant',
              target: 'waiting',
              actions: { type: 'keepArea', params: ({ event }) => event },
            },
          },
        },
        waiting: {
          description: 'Espera a que termine lo que se está enviando.',
          always: { guard: 'nothingIsSent', target: 'escalating' },
        },
        escalating: {
          description: 'Se escala sin tocar lo que la persona escribe.',
          entry: 'escalateBySelf',
          ...workAt('mantenimiento', 'none'),
        },
      },
    },
  },
});
