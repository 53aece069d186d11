/**
 * Un trabajo sobre un registro, mientras el registro esté abierto: se escribe, se envía una sola vez y se sabe cómo terminó; después
 * se puede escribir otro. Es el único dueño de la clave, de la versión sobre la que se escribió, del borrador y del desenlace.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Failure, OthersChange } from '#contract/common/failure';
import type {
  Attempts,
  Borrador,
  Submission,
  TrabajoContext,
  TrabajoEmitted,
  TrabajoEvent,
  TrabajoInput,
  TrabajoReport,
} from './trabajo.types.ts';

export type TrabajoRef = ActorRefFrom<typeof trabajoMachine>;

const nothing = { values: null, attempts: {}, progress: null, failure: null, change: null, result: null };

const saidNothing: RespuestaTrabajo = { codigo: 0, descripcion: '', version: 0 };
const nothingKept: Borrador = { values: null, version: null, attempts: {} };

const initialInput: TrabajoInput = { name: 'trabajo', seed: 'semilla', version: null, kept: null, insiste: true };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que quedó de antes sigue siendo sobre su versión. */
function opened({ name, seed, version, kept, insiste }: TrabajoInput): TrabajoContext {
  return { name, seed, insiste, keysMade: 0, shown: version, version, como: name, ...nothing, ...kept };
}

/** La clave de un envío sin desenlace conocido se repite, con la versión de entonces; si no, sale otra de la semilla. */
function begin(context: TrabajoContext, values: unknown, como: string): Partial<TrabajoContext> {
  const asked = { values, como, failure: null, result: null };
  if (context.attempts[como] !== undefined) return asked;
  const keysMade = context.keysMade + 1;
  const attempt = { key: `${context.seed}-${keysMade}`, version: context.version };
  return { ...asked, keysMade, attempts: { ...context.attempts, [como]: attempt } };
}

function submission({ name, attempts, como, values }: TrabajoContext): Submission {
  return { key: '', version: null, ...attempts[como], trabajo: name, como, values };
}

function withoutAttempt({ attempts, como }: TrabajoContext): Attempts {
  const { [como]: _, ...others } = attempts;
  return others;
}

function draftOf({ values, version, attempts }: TrabajoContext): Borrador {
  return { values, version, attempts };
}

/** Solo un rechazo del trabajo mismo prueba que su clave no sirve: sin sesión o sin permiso ni se miró. */
function nothingWasSaved({ tipo }: Failure): boolean {
  return tipo === 'rechazo' || tipo === 'conflicto';
}

/** No se llegaba al servidor o a su base de datos: eso pasa solo. */
function passesByItself({ tipo }: Failure): boolean {
  return tipo === 'sinConexion' || tipo === 'noDisponible' || tipo === 'sinEspacio';
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

function changeIn(failure: Failure): OthersChange | null {
  return failure.tipo === 'conflicto' ? failure.cambio : null;
}

const keeps = {
  type: 'keepDraft',
  params: ({ context }: { readonly context: TrabajoContext }) => ({ draft: draftOf(context) }),
} as const;

const forgets = { type: 'keepDraft', params: { draft: null } } as const;

const sends = {
  target: '#trabajo.sending',
  actions: {
    type: 'beginSending',
    params: ({ event }: { readonly event: Extract<TrabajoEvent, { type: 'enviar' }> }) => event,
  },
} as const;

const writes = {
  type: 'write',
  params: ({ event }: { readonly event: Extract<TrabajoEvent, { type: 'escribir' }> }) => event,
} as const;

/** Lo que se deja no sale solo; al retomarlo se envía de nuevo con su clave. */
const leaves = { target: 'written', actions: 'forgetFailure' } as const;

type Said = { readonly tipo: 'success' | 'warning'; readonly output: RespuestaTrabajo };
type Failed = { readonly event: { readonly error: unknown } };

const fails = [
  { type: 'keepFailure', params: ({ event }: Failed) => event },
  { type: 'sayFailure', params: ({ event }: Failed) => event },
  { type: 'tellEnded', params: { resultado: null } },
] as const;

const discards = {
  target: '#trabajo.blank',
  actions: ['empty', forgets, { type: 'tellEmptied', params: { guardado: false } }],
} as const;

export const trabajoMachine = setup({
  types: {
    context: {} as TrabajoContext,
    events: {} as TrabajoEvent,
    input: {} as Partial<TrabajoInput>,
    tags: {} as 'busy' | 'editable' | 'failed' | 'locked' | 'kept',
    emitted: {} as TrabajoEmitted,
  },
  actors: {
    /** Hace la llamada; falla con un `Failure`. */
    send: fromPromise<RespuestaTrabajo, Submission>(() => notProvided('send')),
    /** Informa `conexionRestablecida`. */
    watchConnection: fromCallback<TrabajoEvent>(() => undefined),
  },
  actions: {
    /** Guarda el borrador fuera, o lo borra: null. */
    keepDraft: (_, _params: { draft: Borrador | null }) => undefined,
    /** El registro da el turno: necesita saber cuándo se envía. Suelto, como en un diagrama, un trabajo no tiene registro y nadie lo oye. */
    tellBegun: sendTo(
      ({ system }) => system.get('registro'),
      ({ context: { name: trabajo } }): TrabajoReport => ({ type: 'trabajoEmpezado', trabajo }),
    ),
    /** null: no se guardó. */
    tellEnded: sendTo(
      ({ system }) => system.get('registro'),
      ({ context: { name: trabajo, como } }, { resultado }: { resultado: RespuestaTrabajo | null }): TrabajoReport => ({
        ...{ type: 'trabajoTerminado', trabajo, como, resultado },
      }),
    ),
    tellEmptied: emit((_, { guardado }: { guardado: boolean }): TrabajoEmitted => ({ type: 'vaciado', guardado })),
    write: assign((_, { values }: { values: unknown }) => ({ values })),
    takeUp: assign((_, { kept = nothingKept }: { kept: Borrador }) => kept),
    tellTakenUp: emit(
      (_, { kept = nothingKept }: { kept: Borrador }): TrabajoEmitted => ({ type: 'retomado', values: kept.values }),
    ),
    beginSending: assign(({ context }, { values, como }: { values: unknown; como: string }) =>
      begin(context, values, como),
    ),
    /** La misma petición con la misma clave: se guarda una sola vez. */
    repeatSending: assign(({ context }) => begin(context, context.values, context.como)),
    empty: assign(({ context: { shown } }) => ({ ...nothing, version: shown })),
    keepSaved: assign(({ context: { shown } }, { output = saidNothing }: { output: RespuestaTrabajo }) => {
      const version = Math.max(shown ?? 0, output.version);
      return { ...nothing, shown: version, version, result: output };
    }),
    keepWarning: assign(({ context }, { output = saidNothing }: { output: RespuestaTrabajo }) => ({
      result: output,
      attempts: withoutAttempt(context),
    })),
    /** Sin desenlace conocido se conserva la clave: el reintento repite la misma. */
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = asFailure(error);
      const attempts = nothingWasSaved(failure) ? withoutAttempt(context) : context.attempts;
      return { failure, change: changeIn(failure), attempts };
    }),
    /** Lo que otros hicieron ya se vio: una lectura anterior no lo deshace. */
    acceptChange: assign(({ context: { shown, change } }) => {
      const version = Math.max(shown ?? 0, change?.version ?? 0);
      return { shown: version, version, change: null, failure: null };
    }),
    forgetFailure: assign({ failure: null, change: null }),
    showProgress: assign((_, { porcion }: { porcion: number | null }) => ({ progress: porcion })),
    /** Una respuesta vieja nunca deja atrás a una más nueva. */
    showVersion: assign(({ context: { shown } }, { version }: { version: number }) =>
      version < (shown ?? 0) ? {} : { shown: version, version },
    ),
    /** De que la base de datos no atienda habla ya el letrero de arriba de la pantalla. */
    sayFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const { tipo, texto } = asFailure(error);
      if (tipo !== 'noDisponible' && tipo !== 'sinEspacio') enqueue.emit({ type: 'aviso', tipo: 'error', texto });
    }),
    /** Una respuesta sin palabras no tiene nada que decir. */
    say: enqueueActions(({ enqueue }, { tipo, output = saidNothing }: Said) => {
      const { descripcion: texto } = output;
      if (texto !== '') enqueue.emit({ type: 'aviso', tipo, texto });
    }),
  },
  guards: {
    wasSaved: (_, { output = saidNothing }: { output: RespuestaTrabajo }) => output.codigo === 1,
    othersChangedIt: (_, { error }: { error: unknown }) => changeIn(asFailure(error)) !== null,
    waitsForConnection: ({ context: { failure, insiste } }) => insiste && failure !== null && passesByItself(failure),
    somethingKept: ({ context }) => context.values !== null,
    /** Está como antes de escribir, y no hay envío cuyo desenlace falte saber. */
    nothingLeft: ({ context }, { vacio }: { vacio: boolean }) => vacio && Object.keys(context.attempts).length === 0,
    isWritten: (_, { vacio }: { vacio: boolean }) => !vacio,
  },
}).createMachine({
  id: 'trabajo',
  description: 'Un trabajo sobre un registro, una y otra vez mientras el registro esté abierto.',
  context: ({ input }) => opened({ ...initialInput, ...input }),
  initial: 'opening',
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
  on: {
    versionALaVista: {
      description: 'La pantalla trajo el registro de nuevo; un envío sin desenlace conserva su versión.',
      actions: { type: 'showVersion', params: ({ event }) => event },
    },
  },
  states: {
    opening: {
      description: 'Al abrir se retoma lo que quedó.',
      always: [{ guard: 'somethingKept', target: 'written' }, { target: 'blank' }],
    },
    blank: {
      description: 'No hay nada escrito.',
      tags: 'editable',
      on: {
        escribir: {
          guard: { type: 'isWritten', params: ({ event }) => event },
          target: 'written',
          actions: [writes, keeps],
        },
        enviar: sends,
        retomar: {
          description: 'Lo que quedó de antes se supo cuando ya estaba abierto.',
          target: 'written',
          actions: [
            { type: 'takeUp', params: ({ event }) => event },
            { type: 'tellTakenUp', params: ({ event }) => event },
          ],
        },
        otroGuardado: {
          description: 'Lo que se escriba después será sobre la versión que así quedó.',
          actions: { type: 'showVersion', params: ({ event }) => event },
        },
      },
    },
    written: {
      description: 'Hay algo escrito, y está guardado como borrador.',
      tags: ['editable', 'kept'],
      on: {
        escribir: [
          {
            description: 'Se borró lo escrito.',
            guard: { type: 'nothingLeft', params: ({ event }) => event },
            target: 'blank',
            actions: ['empty', forgets],
          },
          { actions: [writes, keeps] },
        ],
        enviar: sends,
        descartar: discards,
      },
    },
    sending: {
      description: 'Se envía una sola vez; mientras tanto no se escribe.',
      tags: ['busy', 'locked'],
      entry: [keeps, 'tellBegun'],
      exit: { type: 'showProgress', params: { porcion: null } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => submission(context),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event },
            target: 'blank',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event },
              forgets,
              { type: 'say', params: ({ event }) => ({ tipo: 'success', output: event.output }) },
              { type: 'tellEmptied', params: { guardado: true } },
              { type: 'tellEnded', params: ({ event }) => ({ resultado: event.output }) },
            ],
          },
          {
            description: 'El servidor no cambió nada y dice por qué; lo escrito sigue ahí.',
            target: 'written',
            actions: [
              { type: 'keepWarning', params: ({ event }) => event },
              keeps,
              { type: 'say', params: ({ event }) => ({ tipo: 'warning', output: event.output }) },
              { type: 'tellEnded', params: { resultado: null } },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'othersChangedIt', params: ({ event }) => event },
            target: 'conflict',
            actions: fails,
          },
          { target: 'failed', actions: fails },
        ],
      },
      on: { avance: { actions: { type: 'showProgress', params: ({ event }) => event } } },
    },
    failed: {
      description: 'No se guardó, o no se sabe: entonces el siguiente envío lleva la misma clave. Lo escrito queda.',
      tags: ['failed', 'editable', 'kept'],
      entry: keeps,
      initial: 'untouched',
      on: {
        escribir: { target: '.touched', actions: [writes, keeps] },
        enviar: sends,
        descartar: discards,
        dejar: leaves,
      },
      states: {
        untouched: {
          description: 'Nadie ha escrito después. Si faltó la conexión, se repite solo.',
          on: {
            conexionRestablecida: { guard: 'waitsForConnection', target: '#trabajo.sending', actions: 'repeatSending' },
          },
        },
        touched: { description: 'La persona escribió después: nada se envía sin que lo pida.' },
      },
    },
    conflict: {
      description: 'Otra persona cambió el registro mientras tanto: no se guardó nada y se ve qué cambió.',
      tags: ['failed', 'locked', 'kept'],
      entry: keeps,
      on: {
        aceptarCambios: { target: 'written', actions: ['acceptChange', keeps] },
        descartar: discards,
        dejar: leaves,
      },
    },
  },
});
