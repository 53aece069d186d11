/**
 * Un trabajo de una persona sobre cualquier entidad: se escribe, se envía una sola vez y se sabe cómo terminó. No sabe de
 * qué entidad se trata ni qué campos tiene el formulario: recibe lo escrito al enviar y lo devuelve intacto si no se guardó.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure, OthersChange } from '#contract/failure';
import type {
  Submission,
  TrabajoUnicoContext,
  TrabajoUnicoEmitted,
  TrabajoUnicoEvent,
  TrabajoUnicoOutput,
} from './trabajoUnico.types.ts';

export type TrabajoUnicoRef = ActorRefFrom<typeof trabajoUnicoMachine>;

const nothingSent = { values: null, attempt: null, progress: null, failure: null, change: null, result: null };

const initialContext: TrabajoUnicoContext = { seed: '', keysMade: 0, version: null, ...nothingSent };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** La clave de un envío sin desenlace conocido se repite, con la versión de entonces; si no, sale otra de la semilla. */
function begin(context: TrabajoUnicoContext, values: unknown): Partial<TrabajoUnicoContext> {
  const keysMade = context.attempt === null ? context.keysMade + 1 : context.keysMade;
  const attempt = context.attempt ?? { key: `${context.seed}-${keysMade}`, version: context.version };
  return { values, keysMade, attempt, failure: null, result: null };
}

/** Solo un rechazo del trabajo mismo prueba que su clave no sirve: sin sesión o sin permiso ni se miró. */
function nothingWasSaved({ tipo }: Failure): boolean {
  return tipo === 'rechazo' || tipo === 'conflicto';
}

/** No se llegaba al servidor o a su base de datos: eso pasa solo. */
function passesByItself({ tipo }: Failure): boolean {
  return tipo === 'sinConexion' || tipo === 'noDisponible' || tipo === 'sinEspacio';
}

function asFailure(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'texto' in error && String(error.texto).trim() !== ''
    ? (error as Failure)
    : { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

function changeIn(failure: Failure): OthersChange | null {
  return failure.tipo === 'conflicto' ? failure.cambio : null;
}

export const trabajoUnicoMachine = setup({
  types: {
    context: {} as TrabajoUnicoContext,
    events: {} as TrabajoUnicoEvent,
    input: {} as Partial<TrabajoUnicoContext>,
    output: {} as TrabajoUnicoOutput,
    tags: {} as 'busy' | 'editable' | 'failed' | 'locked',
    emitted: {} as TrabajoUnicoEmitted,
  },
  actors: {
    /** Hace la llamada; falla con un `Failure`. */
    send: fromPromise<RespuestaTrabajo, Submission>(() => notProvided('send')),
    /** Informa `conexionRestablecida`. */
    watchConnection: fromCallback<TrabajoUnicoEvent>(() => undefined),
  },
  actions: {
    beginSending: assign(({ context }, params: { values: unknown }) => begin(context, params.values)),
    /** La misma petición con la misma clave: se guarda una sola vez. */
    repeatSending: assign(({ context }) => begin(context, context.values)),
    keepResult: assign((_, params: { output: RespuestaTrabajo }) => ({ result: params.output, attempt: null })),
    /** Sin desenlace conocido se conserva la clave: el reintento repite la misma. */
    keepFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = asFailure(params.error);
      return { failure, change: changeIn(failure), attempt: nothingWasSaved(failure) ? null : context.attempt };
    }),
    acceptChange: assign(({ context: { version, change } }) => ({
      version: Math.max(version ?? 0, change?.version ?? 0),
      change: null,
      failure: null,
    })),
    showProgress: assign((_, params: { porcion: number | null }) => ({ progress: params.porcion })),
    showVersion: assign((_, params: { version: number }) => ({ version: params.version })),
    /** De que la base de datos no atienda habla ya el letrero de arriba de la pantalla. */
    sayFailure: enqueueActions(({ context, enqueue }) => {
      const { tipo, texto } = asFailure(context.failure);
      if (tipo !== 'noDisponible' && tipo !== 'sinEspacio') enqueue.emit({ type: 'aviso', tipo: 'error', texto });
    }),
    say: emit((_, params: Omit<TrabajoUnicoEmitted, 'type'>) => ({ type: 'aviso', ...params })),
  },
  guards: {
    wasSaved: (_, params: { output: RespuestaTrabajo }) => params.output.codigo === 1,
    othersChangedIt: (_, params: { error: unknown }) => changeIn(asFailure(params.error)) !== null,
    waitsForConnection: ({ context: { failure } }) => failure !== null && passesByItself(failure),
  },
}).createMachine({
  id: 'trabajoUnico',
  description: 'Un trabajo sobre una entidad, de lo que se escribe a lo que contesta el servidor.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  output: ({ event }) => event.output as TrabajoUnicoOutput,
  initial: 'editing',
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
  on: {
    versionALaVista: {
      description: 'La pantalla trajo la entidad de nuevo; un envío sin desenlace conserva su versión.',
      actions: { type: 'showVersion', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      description: 'Se puede escribir.',
      tags: 'editable',
      on: {
        enviar: { target: 'sending', actions: { type: 'beginSending', params: ({ event }) => event } },
        descartar: 'discarded',
        cerrar: 'left',
      },
    },
    sending: {
      description: 'Se envía una sola vez; mientras tanto no se escribe.',
      tags: ['busy', 'locked'],
      exit: { type: 'showProgress', params: { porcion: null } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { attempt, values } }) => ({ ...attempt, values }) as Submission,
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event },
            target: 'done',
            actions: [
              { type: 'keepResult', params: ({ event }) => event },
              { type: 'say', params: ({ event }) => ({ tipo: 'success', texto: event.output.descripcion }) },
            ],
          },
          {
            description: 'El servidor no cambió nada y dice por qué; lo escrito sigue ahí.',
            target: 'editing',
            actions: [
              { type: 'keepResult', params: ({ event }) => event },
              { type: 'say', params: ({ event }) => ({ tipo: 'warning', texto: event.output.descripcion }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'othersChangedIt', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { avance: { actions: { type: 'showProgress', params: ({ event }) => event } } },
    },
    failed: {
      description: 'No se guardó, o no se sabe: entonces el siguiente envío lleva la misma clave. Lo escrito queda.',
      tags: ['failed', 'editable'],
      entry: 'sayFailure',
      initial: 'untouched',
      on: {
        enviar: { target: 'sending', actions: { type: 'beginSending', params: ({ event }) => event } },
        descartar: 'discarded',
        cerrar: 'left',
      },
      states: {
        untouched: {
          description: 'Nadie ha escrito después. Si faltó la conexión, se repite solo.',
          on: {
            modificar: 'touched',
            conexionRestablecida: {
              guard: 'waitsForConnection',
              target: '#trabajoUnico.sending',
              actions: 'repeatSending',
            },
          },
        },
        touched: { description: 'La persona escribió después: nada se envía sin que lo pida.' },
      },
    },
    conflict: {
      description: 'Otra persona cambió la entidad mientras tanto: no se guardó nada y se ve qué cambió.',
      tags: ['failed', 'locked'],
      entry: 'sayFailure',
      on: { aceptarCambios: { target: 'editing', actions: 'acceptChange' }, descartar: 'discarded', cerrar: 'left' },
    },
    done: {
      description: 'Se guardó.',
      type: 'final',
      output: ({ context }) => ({ ending: 'done', result: context.result }),
    },
    discarded: {
      description: 'La persona lo descartó: de lo escrito no queda nada, tampoco su clave.',
      type: 'final',
      output: { ending: 'discarded' },
    },
    left: {
      description: 'La persona lo dejó para después: con lo que aquí queda se retoma donde estaba.',
      type: 'final',
      output: ({ context: { keysMade, values, attempt } }) => ({ ending: 'left', keep: { keysMade, values, attempt } }),
    },
  },
});
