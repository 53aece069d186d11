/**
 * La sesión de un empleado: entrar, cambiar una contraseña inicial, trabajar, quedar inactivo, versión vencida y salir.
 * Un recargar la recupera; las pestañas del mismo navegador comparten actividad, entrada y salida.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { Sesion } from '#domain/sesion';

export interface Credentials {
  readonly numiden: string;
  readonly idTienda: number;
  readonly tienda: string;
  /** null cuando la pantalla de entrada no la pide. */
  readonly contrasena: string | null;
}

/** Quien entró con una contraseña que otro eligió: todavía no puede trabajar. */
export interface PasswordToChange {
  readonly logueado: false;
  readonly numiden: number;
}

/** Lo que el servidor dice de quien entra. */
export type Entrado = Sesion | PasswordToChange;

export interface SesionContext {
  readonly sesion: Sesion | null;
  /** Solo mientras debe cambiar su contraseña. */
  readonly porCambiar: PasswordToChange | null;
  /** Solo mientras el servidor decide; después se olvidan. */
  readonly credenciales: Credentials | null;
  readonly failure: Failure | null;
}

export type SesionEvent =
  | { readonly type: 'entrar'; readonly credenciales: Credentials }
  | { readonly type: 'corregir' }
  | { readonly type: 'salir' }
  | { readonly type: 'aceptar' }
  | { readonly type: 'reintentar' }
  | { readonly type: 'inactividadCumplida' }
  | { readonly type: 'versionDistinta' }
  | { readonly type: 'contrasenaCambiada' }
  | { readonly type: 'sesionCambiada' }
  | { readonly type: 'sesionPerdida'; readonly failure: Failure }
  | { readonly type: 'entradaEnOtraPestana' }
  | { readonly type: 'salidaEnOtraPestana' };

export type SesionRef = ActorRefFrom<typeof sesionMachine>;

const initialContext: SesionContext = { sesion: null, porCambiar: null, credenciales: null, failure: null };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

export const sesionMachine = setup({
  types: {
    context: {} as SesionContext,
    events: {} as SesionEvent,
    input: {} as Partial<SesionContext>,
    tags: {} as 'busy' | 'failed' | 'unknown' | 'login' | 'idle' | 'outdated' | 'leaving',
  },
  actors: {
    restaurarSesion: fromPromise<Entrado | null>(() => notProvided('restaurarSesion')),
    iniciarSesion: fromPromise<Entrado, Credentials | null>(() => notProvided('iniciarSesion')),
    cerrarSesion: fromPromise<void>(() => notProvided('cerrarSesion')),
    /** Informa `inactividadCumplida` y lo que pasa en otras pestañas. */
    vigilarActividad: fromCallback<SesionEvent>(() => undefined),
    /** Sin sesión también importa que otra pestaña entre: informa `entradaEnOtraPestana`. */
    vigilarPestanas: fromCallback<SesionEvent>(() => undefined),
  },
  delays: { esperaReintento: 5_000, esperaSalida: 3_000 },
  actions: {
    guardarEntrado: assign((_, { entrado }: { entrado: Entrado | null }) => ({
      sesion: entrado?.logueado === true ? entrado : null,
      porCambiar: entrado?.logueado === false ? entrado : null,
      failure: null,
    })),
    guardarCredenciales: assign((_, params: { credenciales: Credentials }) => ({
      credenciales: params.credenciales,
      failure: null,
    })),
    guardarFailure: assign((_, params: { failure: unknown }) => ({ failure: params.failure as Failure })),
    olvidarCredenciales: assign({ credenciales: null }),
    olvidarFailure: assign({ failure: null }),
    olvidarSesion: assign({ sesion: null, porCambiar: null, failure: null }),
  },
  guards: {
    haySesion: (_, params: { entrado: Entrado | null }) => params.entrado?.logueado === true,
    debeCambiar: (_, params: { entrado: Entrado | null }) => params.entrado?.logueado === false,
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
          {
            guard: { type: 'haySesion', params: ({ event }) => ({ entrado: event.output }) },
            target: 'active',
            actions: { type: 'guardarEntrado', params: ({ event }) => ({ entrado: event.output }) },
          },
          {
            guard: { type: 'debeCambiar', params: ({ event }) => ({ entrado: event.output }) },
            target: 'newPassword',
            actions: { type: 'guardarEntrado', params: ({ event }) => ({ entrado: event.output }) },
          },
          { target: 'login', actions: 'olvidarSesion' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'guardarFailure', params: ({ event }) => ({ failure: event.error }) },
        },
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
          on: {
            entrar: { target: 'entering', actions: { type: 'guardarCredenciales', params: ({ event }) => event } },
          },
        },
        entering: {
          description: 'El servidor decide si la persona entra.',
          tags: 'busy',
          exit: 'olvidarCredenciales',
          invoke: {
            id: 'iniciarSesion',
            src: 'iniciarSesion',
            input: ({ context }) => context.credenciales,
            onDone: [
              {
                description: 'Su contraseña es inicial: antes de trabajar la cambia.',
                guard: { type: 'debeCambiar', params: ({ event }) => ({ entrado: event.output }) },
                target: '#sesion.newPassword',
                actions: { type: 'guardarEntrado', params: ({ event }) => ({ entrado: event.output }) },
              },
              {
                target: '#sesion.active',
                actions: { type: 'guardarEntrado', params: ({ event }) => ({ entrado: event.output }) },
              },
            ],
            onError: {
              target: 'refused',
              actions: { type: 'guardarFailure', params: ({ event }) => ({ failure: event.error }) },
            },
          },
        },
        refused: {
          description: 'No entró, o el servidor terminó su sesión: la pantalla dice por qué.',
          tags: 'failed',
          on: {
            corregir: { target: 'waiting', actions: 'olvidarFailure' },
            entrar: { target: 'entering', actions: { type: 'guardarCredenciales', params: ({ event }) => event } },
          },
        },
      },
    },
    newPassword: {
      description: 'Entró con una contraseña inicial: solo puede cambiarla o salir.',
      invoke: { id: 'vigilarPestanasAlCambiar', src: 'vigilarPestanas', onError: {} },
      on: {
        contrasenaCambiada: {
          description: 'El servidor guardó la nueva: la sesión ya sirve para todo.',
          target: 'restoring',
          actions: 'olvidarSesion',
        },
        salir: 'logout',
        sesionPerdida: {
          description: 'El servidor ya no conoce la sesión.',
          target: 'login.refused',
          actions: ['olvidarSesion', { type: 'guardarFailure', params: ({ event }) => event }],
        },
        entradaEnOtraPestana: {
          description: 'La cambió o entró alguien en otra pestaña: esta la sigue.',
          target: 'restoring',
          actions: 'olvidarSesion',
        },
      },
    },
    active: {
      description: 'La persona trabaja.',
      invoke: { id: 'vigilarActividad', src: 'vigilarActividad', onError: {} },
      on: {
        salir: 'logout',
        inactividadCumplida: { description: '15 minutos sin actividad en ninguna pestaña.', target: 'idle' },
        versionDistinta: { description: 'El servidor ya tiene otra versión.', target: 'outdated' },
        sesionCambiada: {
          description: 'El servidor avisa que cambió lo que la persona puede hacer: se le pregunta.',
          target: 'restoring',
        },
        sesionPerdida: {
          description: 'El servidor ya no conoce la sesión.',
          target: 'login.refused',
          actions: ['olvidarSesion', { type: 'guardarFailure', params: ({ event }) => event }],
        },
        salidaEnOtraPestana: { target: 'login', actions: 'olvidarSesion' },
        entradaEnOtraPestana: { description: 'Otra pestaña entró, quizá como otra persona.', target: 'restoring' },
      },
    },
    idle: {
      description: 'La sesión se cerró por inactividad; un diálogo lo dice y espera.',
      tags: 'idle',
      entry: 'olvidarSesion',
      invoke: { id: 'cerrarSesionInactiva', src: 'cerrarSesion', onDone: {}, onError: {} },
      on: { aceptar: 'login' },
    },
    outdated: {
      description: 'La versión en uso está vencida; un diálogo lo dice y después se sale.',
      tags: 'outdated',
      on: { aceptar: 'logout' },
    },
    logout: {
      description: 'Se avisa al servidor; conteste o no, la persona sale.',
      tags: ['busy', 'leaving'],
      entry: 'olvidarSesion',
      invoke: { id: 'cerrarSesion', src: 'cerrarSesion', onDone: 'login', onError: 'login' },
      after: { esperaSalida: 'login' },
    },
  },
});
