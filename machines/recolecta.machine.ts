/**
 * La recolecta de un vale: lo que el cliente devuelve se recoge en su domicilio. El vale se guarda primero como parcial, se
 * elige dirección y fecha, y cuando todo se recogió el vale se puede guardar. Cada envío es un `trabajo`.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { FinDeRecolecta, RecolectaContext, RecolectaEmitted, RecolectaEvent } from './recolecta.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';

export type RecolectaRef = ActorRefFrom<typeof recolectaMachine>;

const initialContext: RecolectaContext = {
  seed: '',
  ended: 0,
  version: null,
  plan: 'nada',
  avance: 'ninguno',
  pedida: false,
  direccion: null,
  folio: null,
  pendiente: {},
};

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

type Seen = Extract<RecolectaEvent, { type: 'valeALaVista' }>;
const seen = { type: 'showVoucher', params: ({ event }: { readonly event: Seen }) => event } as const;

/** Lo que se ve cambia cuando otros trabajan en el vale, y cuando se marca o se desmarca una línea. */
const follows = { valeALaVista: { target: 'landing', actions: seen } } as const;

/** Una guía pendiente se puede marcar aunque falte programar otras líneas. */
const marks = {
  marcarRecolectado: {
    guard: 'isAwaited',
    target: 'collecting',
    actions: {
      type: 'chooseGuide',
      params: ({ event }: { readonly event: { readonly folio: string } }) => event,
    },
  },
} as const;

const sends = {
  enviar: {
    actions: {
      type: 'send',
      params: ({ event }: { readonly event: { readonly values: unknown } }) => event,
    },
  },
} as const;

const learns = {
  valeALaVista: {
    description: 'Llega otra versión con la ventana abierta: el envío la conoce y nada se interrumpe.',
    actions: [seen, { type: 'showVersion', params: ({ event }: { readonly event: Seen }) => event }],
  },
} as const;

export const recolectaMachine = setup({
  types: {
    context: {} as RecolectaContext,
    events: {} as RecolectaEvent,
    input: {} as Partial<RecolectaContext>,
    emitted: {} as RecolectaEmitted,
  },
  actors: {
    /** Programar la recolecta: de la dirección y la fecha a lo que contesta el servidor, `trabajoUnico.machine.ts`. */
    programacion: fromPromise(() => notProvided('programacion')) as unknown as typeof trabajoUnicoMachine,
    /** Decir que lo de una guía ya se recogió. */
    recoleccion: fromPromise(() => notProvided('recoleccion')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    showVoucher: assign((_, { version, plan, avance }: Omit<Seen, 'type'>) => ({ version, plan, avance })),
    showVersion: sendTo('programacion', (_, { version }: { version: number | null }) => ({
      type: 'versionALaVista',
      version: version ?? 0,
    })),
    askPartial: emit({ type: 'guardarParcial' } as RecolectaEmitted),
    rememberAsked: assign({ pedida: true }),
    forgetAsked: assign({ pedida: false }),
    chooseAddress: assign((_, { id }: { id: number }) => ({ direccion: id })),
    chooseNoAddress: assign({ direccion: null }),
    chooseGuide: assign((_, { folio }: { folio: string }) => ({ folio })),
    send: sendTo('programacion', (_, { values }: { values: unknown }) => ({ type: 'enviar', values })),
    sendCollected: sendTo('recoleccion', (_, { values }: { values: unknown }) => ({ type: 'enviar', values })),
    endScheduling: assign(({ context }, { output }: FinDeRecolecta) => {
      const ended = context.ended + 1;
      if (output.ending === 'left') return { ended, direccion: null, pendiente: output.keep };
      if (output.ending === 'discarded') return { ended, direccion: null, pendiente: {} };
      const version = output.result?.version ?? context.version;
      return { ended, direccion: null, pendiente: {}, version, plan: 'programada', avance: 'pendiente' } as const;
    }),
    endCollecting: assign(({ context: { ended } }) => ({ ended: ended + 1, folio: null })),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1, direccion: null, folio: null })),
  },
  guards: {
    isAsked: ({ context: { plan, pedida } }) => pedida && plan === 'porProgramar',
    isUnsaved: ({ context: { plan } }) => plan === 'porGuardar',
    isUnscheduled: ({ context: { plan } }) => plan === 'porProgramar',
    isAwaited: ({ context: { avance } }) => avance === 'pendiente',
    isCollected: ({ context: { avance } }) => avance === 'recolectado',
  },
}).createMachine({
  id: 'recolecta',
  description: 'La recolecta de un vale, de la línea marcada a lo recogido.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'landing',
  states: {
    landing: {
      description: 'Se va a lo que falta.',
      always: [
        { guard: 'isAsked', target: 'scheduling' },
        { guard: 'isUnsaved', target: 'unsaved' },
        { guard: 'isUnscheduled', target: 'unscheduled' },
        { guard: 'isAwaited', target: 'awaiting' },
        { guard: 'isCollected', target: 'collected' },
        { target: 'unmarked' },
      ],
    },
    unmarked: { description: 'Ninguna línea está marcada para recolecta.', on: follows },
    unsaved: {
      description: 'Hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial.',
      on: {
        ...follows,
        ...marks,
        guardarYProgramar: {
          description: 'El vale se guarda como parcial; cuando lo está, la ventana se abre sola.',
          actions: ['rememberAsked', 'askPartial'],
        },
      },
    },
    unscheduled: {
      description: 'Hay líneas guardadas por las que todavía nadie va.',
      on: { ...follows, ...marks, programar: 'scheduling' },
    },
    awaiting: {
      description: 'Alguien irá por los artículos: se ve la guía, a dónde y cuándo.',
      on: { ...follows, ...marks },
    },
    collected: { description: 'RECOLECTADO: el vale ya se puede guardar.', on: follows },
    scheduling: {
      description: 'La ventana de la recolecta: dirección del cliente y fecha.',
      entry: 'forgetAsked',
      invoke: {
        id: 'programacion',
        src: 'programacion',
        input: ({ context: { seed, ended, version, pendiente } }) => ({
          seed: `${seed}-programar-${ended}`,
          version,
          ...pendiente,
        }),
        onDone: { target: 'landing', actions: { type: 'endScheduling', params: ({ event }) => event } },
        onError: { target: 'landing', actions: 'countEnd' },
      },
      on: learns,
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Se elige y se envía una sola vez; si no se pudo, se lee por qué.',
          on: {
            ...sends,
            agregarDireccion: { target: 'writingAddress', actions: 'chooseNoAddress' },
            editarDireccion: {
              target: 'writingAddress',
              actions: { type: 'chooseAddress', params: ({ event }) => event },
            },
          },
        },
        writingAddress: {
          description: 'Se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir.',
          on: { cerrarDireccion: { target: 'choosing', actions: 'chooseNoAddress' } },
        },
      },
    },
    collecting: {
      description: 'Se confirma que lo de una guía ya se recogió.',
      invoke: {
        id: 'recoleccion',
        src: 'recoleccion',
        input: ({ context: { seed, ended } }) => ({ seed: `${seed}-marcarRecolectado-${ended}` }),
        onDone: { target: 'landing', actions: 'endCollecting' },
        onError: { target: 'landing', actions: 'countEnd' },
      },
      on: {
        valeALaVista: { description: 'El vale se leyó de nuevo.', actions: seen },
        enviar: { actions: { type: 'sendCollected', params: ({ event }) => event } },
      },
    },
  },
});
