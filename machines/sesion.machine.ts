/**
 * La sesión de un empleado: entrar, con su código si tiene segundo factor, hacer lo que falte antes de trabajar, trabajar, terminar y entrar de nuevo sobre la misma pantalla,
 * versión vencida y salir. Un recargar la recupera; las pestañas del mismo navegador comparten actividad, entrada, fin y salida.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { Entrado, FaltaCodigo, Prueba, SesionContext, SesionEvent } from './sesion.types.ts';

export type SesionRef = ActorRefFrom<typeof sesionMachine>;

const initialContext: SesionContext = {
  ...{ sesion: null, pendiente: null, credenciales: null, failure: null, quedan: null },
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

type Answered = { readonly event: { readonly output: Entrado | FaltaCodigo | null } };
type Failed = { readonly event: { readonly error: unknown } };
type Happened<E extends SesionEvent['type']> = { readonly event: Extract<SesionEvent, { type: E }> };

const answered = ({ event }: Answered) => ({ entrado: event.output });
const isIn = { type: 'haySesion', params: answered } as const;
const hasPending = { type: 'leFaltaAlgo', params: answered } as const;
const isTheSame = { type: 'esLaMisma', params: answered } as const;
const keeps = { type: 'guardarEntrado', params: answered } as const;
const keepsError = { type: 'guardarFailure', params: ({ event }: Failed) => ({ failure: event.error }) } as const;
const keepsLoss = { type: 'guardarFailure', params: ({ event }: Happened<'sesionPerdida'>) => event } as const;
const keepsTime = {
  type: 'guardarAviso',
  params: ({ event }: Happened<'inactividadCercana' | 'finCercano'>) => event,
} as const;
const keepsTyped = {
  type: 'guardarCredenciales',
  params: ({ event }: Happened<'entrar'>) => event,
} as const;
const enters = { target: 'entering', actions: keepsTyped } as const;
const goes = {
  description: 'Quién es lo dice el proveedor de identidad de la cadena.',
  guard: { type: 'porProveedor', params: ({ event }: Happened<'entrar'>) => event },
  target: 'atProvider',
  actions: keepsTyped,
} as const;
const asksCode = {
  guard: { type: 'faltaCodigo', params: answered },
  target: 'code',
} as const;
const entersOrMore = [
  asksCode,
  {
    description: 'Antes de trabajar le falta algo.',
    guard: hasPending,
    target: '#sesion.pending',
    actions: keeps,
  },
  { target: '#sesion.active', actions: keeps },
] as const;
/** Se pide el código: en la pantalla de entrada, y sobre la pantalla que quedó. */
const asking = (description: string) =>
  ({
    description,
    tags: 'code',
    on: {
      entrar: enters,
      corregir: { target: 'waiting', actions: 'olvidarFailure' },
    },
  }) as const;
const refusedOrCode = [
  {
    guard: { type: 'sigueElCodigo', params: ({ event }: Failed) => ({ failure: event.error }) },
    target: 'code',
    actions: keepsError,
  },
  { target: 'refused', actions: keepsError },
] as const;

export const sesionMachine = setup({
  types: {
    context: {} as SesionContext,
    events: {} as SesionEvent,
    input: {} as Partial<SesionContext>,
    tags: {} as
      | 'busy'
      | 'failed'
      | 'code'
      | 'unknown'
      | 'login'
      | 'warned'
      | 'lasting'
      | 'ended'
      | 'idle'
      | 'replaced'
      | 'outdated'
      | 'leaving',
  },
  actors: {
    restaurarSesion: fromPromise<Entrado | null>(() => notProvided('restaurarSesion')),
    iniciarSesion: fromPromise<Entrado | FaltaCodigo, Prueba | null>(() => notProvided('iniciarSesion')),
    /** Lleva el navegador al proveedor de identidad; contesta si la persona regresa a esta misma pantalla. */
    irAlProveedor: fromPromise<void, Prueba | null>(() => notProvided('irAlProveedor')),
    /** Quien sale a propósito sale también del proveedor de identidad, donde la cadena lo quiere. */
    cerrarSesion: fromPromise<void, { readonly aProposito: boolean }>(() => notProvided('cerrarSesion')),
    /** Informa de la inactividad, del fin que se acerca y de lo que pasa en otras pestañas. */
    vigilarActividad: fromCallback<SesionEvent>(() => undefined),
    /** Sin sesión también importa que otra pestaña entre o salga: informa `entradaEnOtraPestana` y `salidaEnOtraPestana`. */
    vigilarPestanas: fromCallback<SesionEvent>(() => undefined),
  },
  delays: { esperaReintento: 5_000, esperaSalida: 3_000 },
  actions: {
    guardarEntrado: assign((_, { entrado }: { entrado: Entrado | FaltaCodigo | null }) => ({
      sesion: entrado?.logueado === true ? entrado : null,
      pendiente: entrado?.logueado === false && entrado.pendiente !== 'codigo' ? entrado : null,
      failure: null,
    })),
    guardarCredenciales: assign((_, params: { credenciales: Prueba }) => ({
      credenciales: params.credenciales,
      failure: null,
    })),
    guardarFailure: assign((_, params: { failure: unknown }) => ({ failure: asFailure(params.failure) })),
    olvidarCredenciales: assign({ credenciales: null }),
    olvidarFailure: assign({ failure: null }),
    olvidarSesion: assign({ sesion: null, pendiente: null, failure: null }),
    guardarAviso: assign((_, { quedan }: { quedan: number }) => ({ quedan })),
    olvidarAviso: assign({ quedan: null }),
    /** Las otras pestañas saben en el acto que la sesión terminó. */
    avisarFin: () => undefined,
    /** Las otras pestañas saben en el acto que la persona quiso salir. */
    avisarSalida: () => undefined,
  },
  guards: {
    haySesion: (_, params: { entrado: Entrado | FaltaCodigo | null }) => params.entrado?.logueado === true,
    leFaltaAlgo: (_, params: { entrado: Entrado | FaltaCodigo | null }) => params.entrado?.logueado === false,
    faltaCodigo: (_, { entrado }: { entrado: Entrado | FaltaCodigo | null }) =>
      entrado?.logueado === false && entrado.pendiente === 'codigo',
    /** Quien tarda demasiado, o cambió de contraseña, la escribe de nuevo. */
    sigueElCodigo: ({ context: { credenciales } }, params: { failure: unknown }) => {
      const { tipo, campos } = asFailure(params.failure);
      const isOver = tipo === 'sinSesion' && !campos.some(({ campo }) => campo === 'codigo');
      return typeof credenciales === 'object' && credenciales !== null && 'codigo' in credenciales && !isOver;
    },
    /** En otra tienda también es otra: ahí ve otra cosa. */
    esLaMisma: ({ context: { sesion } }, { entrado }: { entrado: Entrado | FaltaCodigo | null }) =>
      entrado?.logueado === true && entrado.numiden === sesion?.numiden && entrado.tienda.id === sesion.tienda.id,
    /** Quien ya volvió de ahí no va de nuevo. */
    porProveedor: (_, { credenciales }: { credenciales: Prueba }) =>
      credenciales !== undefined && 'porProveedor' in credenciales && credenciales.porProveedor,
    trabajaba: ({ context }) => context.sesion !== null,
  },
}).createMachine({
  id: 'sesion',
  description: 'Sesión de un empleado en una tienda.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Al abrir o recargar: se pregunta al servidor si la sesión sigue viva.',
      tags: ['busy', 'unknown'],
      invoke: {
        id: 'restaurarSesion',
        src: 'restaurarSesion',
        onDone: [
          { guard: isIn, target: 'active', actions: keeps },
          { guard: hasPending, target: 'pending', actions: keeps },
          {
            description: 'Mientras trabajaba: su pantalla queda donde está.',
            guard: 'trabajaba',
            target: 'ended.waiting',
          },
          { target: 'login', actions: 'olvidarSesion' },
        ],
        onError: { target: 'unreachable', actions: keepsError },
      },
    },
    unreachable: {
      description: 'El servidor no contestó si la sesión sigue viva: se intenta de nuevo, solo o a petición.',
      tags: ['failed', 'unknown'],
      on: { reintentar: 'restoring', salir: 'logout' },
      after: { esperaReintento: 'restoring' },
    },
    login: {
      description: 'Pantalla de entrada.',
      tags: 'login',
      initial: 'waiting',
      invoke: { id: 'vigilarPestanas', src: 'vigilarPestanas', onError: {} },
      on: { entradaEnOtraPestana: { description: 'Otra pestaña entró: esta la sigue.', target: 'restoring' } },
      states: {
        waiting: {
          description: 'La persona escribe su número y elige su tienda.',
          on: { entrar: [goes, enters] },
        },
        atProvider: {
          description: 'La persona va al proveedor de identidad, o está ahí.',
          tags: 'busy',
          exit: 'olvidarCredenciales',
          invoke: {
            id: 'irAlProveedor',
            src: 'irAlProveedor',
            input: ({ context }) => context.credenciales,
            onDone: { description: 'Dio un paso atrás: la pantalla de entrada sigue aquí.', target: 'waiting' },
            onError: { target: 'refused', actions: keepsError },
          },
          on: { corregir: { description: 'Lo pensó mejor antes de irse.', target: 'waiting' } },
        },
        entering: {
          description: 'El servidor decide si la persona entra, por lo que escribió o por lo que dice el proveedor.',
          tags: 'busy',
          exit: 'olvidarCredenciales',
          invoke: {
            id: 'iniciarSesion',
            src: 'iniciarSesion',
            input: ({ context }) => context.credenciales,
            onDone: entersOrMore,
            onError: refusedOrCode,
          },
        },
        code: asking('Falta el código de su aplicación; todavía no hay sesión.'),
        refused: {
          description: 'No entró, o el servidor terminó su sesión: la pantalla dice por qué.',
          tags: 'failed',
          on: {
            corregir: { target: 'waiting', actions: 'olvidarFailure' },
            entrar: [goes, enters],
          },
        },
      },
    },
    pending: {
      description: 'Entró, y antes de trabajar cambia su contraseña inicial o activa su segundo factor.',
      invoke: { id: 'vigilarPestanasAntes', src: 'vigilarPestanas', onError: {} },
      on: {
        pendienteHecho: {
          description: 'El servidor lo guardó: se le pregunta si ya no falta nada.',
          target: 'restoring',
          actions: 'olvidarSesion',
        },
        salir: 'logout',
        sesionPerdida: {
          description: 'El servidor ya no conoce la sesión.',
          target: 'login.refused',
          actions: ['olvidarSesion', keepsLoss],
        },
        entradaEnOtraPestana: {
          description: 'Lo hizo o entró alguien en otra pestaña: esta la sigue.',
          target: 'restoring',
          actions: 'olvidarSesion',
        },
      },
    },
    active: {
      description: 'La persona trabaja.',
      initial: 'working',
      invoke: { id: 'vigilarActividad', src: 'vigilarActividad', onError: {} },
      on: {
        salir: 'logout',
        finCercano: {
          description: 'Queda un minuto de las horas que dura la sesión, se use o no.',
          target: '.lasting',
          actions: keepsTime,
        },
        inactividadCumplida: { description: '15 minutos sin actividad en ninguna pestaña.', target: 'ended.idle' },
        versionDistinta: { description: 'El servidor ya tiene otra versión.', target: 'outdated' },
        sesionCambiada: {
          description: 'El servidor avisa que cambió lo que la persona puede hacer: se le pregunta.',
          target: 'restoring',
        },
        sesionPerdida: {
          description: 'El servidor no reconoce la sesión: se le pregunta si de veras terminó.',
          target: 'ended.asking',
          actions: keepsLoss,
        },
        terminadaEnOtraPestana: { description: 'Otra pestaña supo que terminó.', target: 'ended.asking' },
        salidaEnOtraPestana: { target: 'login', actions: 'olvidarSesion' },
        entradaEnOtraPestana: { description: 'Otra pestaña entró, quizá como otra persona.', target: 'restoring' },
      },
      states: {
        working: {
          description: 'Hay actividad, y a la sesión le queda tiempo.',
          on: {
            inactividadCercana: { target: 'warned', actions: keepsTime },
          },
        },
        warned: {
          description:
            'Falta un minuto para el cierre por inactividad: una cuenta regresiva lo dice, en todas las pestañas.',
          tags: 'warned',
          exit: 'olvidarAviso',
          on: { actividadReanudada: { description: 'En cualquier pestaña.', target: 'working' } },
        },
        lasting: {
          description: 'La sesión se acaba aunque se use: una cuenta regresiva lo dice.',
          tags: ['warned', 'lasting'],
          exit: 'olvidarAviso',
        },
      },
    },
    ended: {
      description:
        'La sesión terminó sin que la persona lo pidiera. Su pantalla queda donde estaba, cubierta; lo que pidió espera. Un diálogo deja entrar de nuevo.',
      tags: 'ended',
      initial: 'waiting',
      invoke: { id: 'vigilarPestanasAlTerminar', src: 'vigilarPestanas', onError: {} },
      on: {
        salir: 'logout',
        aceptar: {
          description: 'Solo tomó nota: la pantalla de entrada, que después lleva a donde estaba.',
          target: 'login',
          actions: 'olvidarSesion',
        },
        salidaEnOtraPestana: { target: 'login', actions: 'olvidarSesion' },
        entradaEnOtraPestana: {
          description: 'En otra pestaña entraron de nuevo: se pregunta quién.',
          target: '.asking',
        },
      },
      states: {
        idle: {
          description: 'Se cierra por inactividad: se avisa al servidor, conteste o no.',
          tags: ['idle', 'busy'],
          entry: ['olvidarFailure', 'avisarFin'],
          invoke: {
            id: 'cerrarSesionInactiva',
            src: 'cerrarSesion',
            input: { aProposito: false },
            onDone: 'waiting',
            onError: 'waiting',
          },
          after: { esperaSalida: 'waiting' },
        },
        asking: {
          description: 'Se pregunta al servidor si de veras terminó, o quién entró.',
          tags: 'busy',
          invoke: {
            id: 'preguntarSesion',
            src: 'restaurarSesion',
            onDone: [
              { guard: isTheSame, target: '#sesion.active', actions: keeps },
              { guard: isIn, target: 'replaced' },
              { guard: hasPending, target: '#sesion.pending', actions: keeps },
              { target: 'waiting' },
            ],
            onError: { target: 'refused', actions: keepsError },
          },
        },
        waiting: {
          description: 'La persona escribe lo que pide la entrada; la tienda es la misma.',
          on: { entrar: enters },
        },
        entering: {
          description: 'El servidor decide si entra quien escribió.',
          tags: 'busy',
          exit: 'olvidarCredenciales',
          invoke: {
            id: 'entrarDeNuevo',
            src: 'iniciarSesion',
            input: ({ context }) => context.credenciales,
            onDone: [asksCode, { target: 'asking' }],
            onError: refusedOrCode,
          },
        },
        code: asking('Falta su código para seguir donde estaba.'),
        refused: {
          description: 'No entró, o no se pudo preguntar: el diálogo dice por qué.',
          tags: 'failed',
          on: {
            corregir: { target: 'waiting', actions: 'olvidarFailure' },
            entrar: enters,
          },
        },
        replaced: {
          description:
            'Entró otra persona, o la misma en otra tienda: la aplicación se abre de nuevo desde el inicio, sin nada de esta pantalla.',
          tags: ['replaced', 'busy'],
        },
      },
    },
    outdated: {
      description: 'La versión en uso está vencida; un diálogo lo dice y después se sale.',
      tags: 'outdated',
      on: { aceptar: 'logout' },
    },
    logout: {
      description: 'Se avisa al servidor; conteste o no, la persona sale.',
      tags: ['busy', 'leaving'],
      entry: ['avisarSalida', 'olvidarSesion'],
      invoke: {
        id: 'cerrarSesion',
        src: 'cerrarSesion',
        input: { aProposito: true },
        onDone: 'login',
        onError: 'login',
      },
      after: { esperaSalida: 'login' },
    },
  },
});
