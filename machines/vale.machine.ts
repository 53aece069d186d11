/**
 * La página de un vale: se llena, se valida y se guarda, entero o a medias; después otra persona lo decide, se devuelve, se
 * repone o se cancela. Cada envío es un `trabajo`; qué se permite a quién lo dice `vidaVale`, y lo que el vale suma lo calcula
 * la pantalla mientras se escribe.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { CalculoRespondido } from '#contract/vales';
import type { IdEstadoVale } from '#domain/vidaVale';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';
import type {
  DeTrabajo,
  FinDeTrabajo,
  TrabajoDeVale,
  ValeContext,
  ValeEmitted,
  ValeEvent,
  VentanaDeVale,
} from './vale.types.ts';

export type ValeRef = ActorRefFrom<typeof valeMachine>;

const initialContext: ValeContext = {
  seed: '',
  ended: 0,
  version: null,
  estado: 0,
  calculo: null,
  failure: null,
  pendientes: {},
};

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

const unexplained = 'Ocurrio un error interno';

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: unexplained, codigo: null, campos: [] };
}

/** Lo que se dejó se retoma con su clave; si no hay, es un trabajo nuevo con claves propias. */
function beginning(
  trabajo: TrabajoDeVale,
  { seed, ended, version, pendientes }: ValeContext,
): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-${trabajo}-${ended}`, version, ...pendientes[trabajo] };
}

function withoutWork({ pendientes }: ValeContext, trabajo: TrabajoDeVale): ValeContext['pendientes'] {
  const { [trabajo]: _, ...others } = pendientes;
  return others;
}

/** Un trabajo en curso: su actor, a dónde se va cuando termina, y qué se pidió hacer después. */
function workOf(trabajo: TrabajoDeVale, sigue: 'devolver' | null = null) {
  return {
    invoke: {
      id: 'trabajo',
      src: 'trabajo',
      input: ({ context }: { readonly context: ValeContext }) => beginning(trabajo, context),
      onDone: {
        target: '#vale.landing',
        actions: {
          type: 'endWork',
          params: ({ event }: { readonly event: FinDeTrabajo }) => ({ trabajo, sigue, output: event.output }),
        },
      },
      onError: { target: '#vale.landing', actions: 'countEnd' },
    },
  } as const;
}

type Seen = Extract<ValeEvent, { type: 'valeALaVista' }>;
const seen = { type: 'showVoucher', params: ({ event }: { readonly event: Seen }) => event } as const;

/** Lo que se envía dice de qué trabajo es. */
function sendOf(trabajo: TrabajoDeVale) {
  const params = ({ event }: { readonly event: { readonly values: unknown } }) => ({ trabajo, valores: event.values });
  return { actions: { type: 'send', params } } as const;
}

/** Una ventana abierta sobre el vale: se escribe en ella y se envía; al terminar o cerrarla se vuelve al estado en que quedó. */
function windowOf(trabajo: VentanaDeVale, description: string) {
  return { description, ...workOf(trabajo), on: { enviar: sendOf(trabajo) } } as const;
}

/** Lo que se ve cambia cuando otros trabajan en el vale. */
const follows = { valeALaVista: { target: 'landing', actions: seen } } as const;

export const valeMachine = setup({
  types: {
    context: {} as ValeContext,
    events: {} as ValeEvent,
    input: {} as Partial<ValeContext>,
    tags: {} as 'busy' | 'editable' | 'failed',
    emitted: {} as ValeEmitted,
  },
  actors: {
    /** Un envío, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
    /** Pregunta al servidor qué vale y si puede guardarse; falla con un `Failure`. */
    validate: fromPromise<CalculoRespondido, { values: unknown; version: number | null }>(() =>
      notProvided('validate'),
    ),
    /** Trae el papel y lo entrega al navegador; falla con un `Failure`. */
    print: fromPromise<void, { formato: 'carta' | 'ticket' }>(() => notProvided('print')),
  },
  actions: {
    showVoucher: assign((_, { version, estado }: { version: number | null; estado: IdEstadoVale | 0 }) => ({
      version,
      estado,
      calculo: null,
      failure: null,
    })),
    showVersion: sendTo('trabajo', (_, { version }: { version: number | null }) => ({
      type: 'versionALaVista',
      version: version ?? 0,
    })),
    send: sendTo('trabajo', (_, values: { trabajo: TrabajoDeVale; valores: unknown }) => ({ type: 'enviar', values })),
    /** El trabajo apenas empieza: lo que se pidió se le pasa en cuanto está. */
    passOn: raise((_, { event }: { event: ValeEvent }) => event),
    tellWritten: sendTo('trabajo', { type: 'modificar' }),
    keepCalculation: assign((_, { output }: { output: CalculoRespondido }) => ({ calculo: output, failure: null })),
    forgetCalculation: assign({ calculo: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ calculo: null, failure: asFailure(error) })),
    sayFailure: emit(
      (_, { error }: { error: unknown }): ValeEmitted => ({
        type: 'aviso',
        tipo: 'error',
        texto: asFailure(error).texto,
      }),
    ),
    endWork: enqueueActions(({ context, enqueue }, { trabajo, sigue, output }: FinDeTrabajo & DeTrabajo) => {
      const others = withoutWork(context, trabajo);
      const left = output.ending === 'left' ? { ...others, [trabajo]: output.keep } : others;
      enqueue.assign({ ended: context.ended + 1, pendientes: left });
      if (output.ending !== 'done') return;
      const { version = context.version, estado } = output.result ?? {};
      const known = estado === undefined ? context.estado : (estado.id as IdEstadoVale);
      enqueue.assign({ version, estado: known, calculo: null });
      enqueue.emit({ type: 'trabajoHecho', trabajo, sigue, resultado: output.result });
    }),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
  },
  guards: {
    isOpen: ({ context: { estado } }) => estado === 0 || estado === 4,
    isWaiting: ({ context: { estado } }) => estado === 5,
    isVigente: ({ context: { estado } }) => estado === 1,
    isCanjeado: ({ context: { estado } }) => estado === 2,
    isRechazado: ({ context: { estado } }) => estado === 6,
  },
}).createMachine({
  id: 'vale',
  description: 'La página de un vale, desde que se llena hasta que su saldo se devuelve.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'loading',
  on: {
    valeALaVista: {
      description: 'Mientras se envía algo, llega otra versión: el envío la conoce y nada se interrumpe.',
      actions: [seen, { type: 'showVersion', params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      description: 'Se traen la venta y, si ya existe, el vale.',
      tags: 'busy',
      on: follows,
    },
    landing: {
      description: 'Se va al estado en que el vale quedó.',
      always: [
        { guard: 'isOpen', target: 'filling' },
        { guard: 'isWaiting', target: 'awaitingAuthorization' },
        { guard: 'isVigente', target: 'vigente' },
        { guard: 'isCanjeado', target: 'canjeado' },
        { guard: 'isRechazado', target: 'rechazado' },
        { target: 'cancelado' },
      ],
    },
    filling: {
      description: 'Nuevo o parcial: se escriben artículos, depreciación y métodos de devolución.',
      tags: 'editable',
      initial: 'editing',
      on: {
        ...follows,
        guardarParcial: { target: 'savingPartial', actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        guardar: { target: 'saving', actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        guardarYDevolver: {
          target: 'savingToGiveBack',
          actions: { type: 'passOn', params: ({ event }) => ({ event }) },
        },
        cancelar: 'cancelling',
      },
      states: {
        editing: {
          description: 'Se escribe; la pantalla suma mientras tanto.',
          on: { validar: 'validating' },
        },
        validating: {
          description: 'El servidor revisa lo mismo que al guardar, y no guarda nada.',
          tags: 'busy',
          invoke: {
            id: 'validate',
            src: 'validate',
            input: ({ context, event }) => ({
              values: (event as { values?: unknown }).values,
              version: context.version,
            }),
            onDone: { target: 'validated', actions: { type: 'keepCalculation', params: ({ event }) => event } },
            onError: {
              target: 'refused',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'sayFailure', params: ({ event }) => event },
              ],
            },
          },
        },
        validated: {
          description: 'El servidor lo aceptaría así; se ve si alguien debe autorizarlo.',
          on: { modificar: { target: 'editing', actions: 'forgetCalculation' }, validar: 'validating' },
        },
        refused: {
          description: 'No se guardaría así: cada motivo está junto a su línea.',
          tags: 'failed',
          on: { modificar: { target: 'editing', actions: 'forgetCalculation' }, validar: 'validating' },
        },
      },
    },
    savingPartial: {
      description: 'Se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar.',
      tags: 'editable',
      ...workOf('guardarParcial'),
      on: { guardarParcial: sendOf('guardarParcial'), modificar: { actions: 'tellWritten' } },
    },
    saving: {
      description: 'Se guarda, o se lee por qué no; lo escrito queda y se puede reintentar.',
      tags: 'editable',
      ...workOf('guardar'),
      on: { guardar: sendOf('guardar'), modificar: { actions: 'tellWritten' } },
    },
    savingToGiveBack: {
      description: 'Se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar.',
      tags: 'editable',
      ...workOf('guardar', 'devolver'),
      on: { guardarYDevolver: sendOf('guardar'), modificar: { actions: 'tellWritten' } },
    },
    awaitingAuthorization: {
      description: 'POR AUTORIZAR: retiene sus artículos y espera a otra persona.',
      on: { ...follows, autorizar: 'authorizing', rechazar: 'rejecting', cancelar: 'cancelling' },
    },
    vigente: {
      description: 'VIGENTE: se imprime y se devuelve su saldo.',
      on: {
        ...follows,
        devolver: 'givingBack',
        cambiarMetodos: 'changingMethods',
        cancelar: 'cancelling',
        reponer: 'replacing',
        imprimir: 'printing',
      },
    },
    canjeado: { description: 'CANJEADO: ya no tiene saldo.', on: { ...follows, imprimir: 'printing' } },
    cancelado: { description: 'CANCELADO: no retiene nada.', on: follows },
    rechazado: { description: 'RECHAZADO: no se autorizó.', on: follows },
    authorizing: windowOf('autorizar', 'Otra persona lo autoriza.'),
    rejecting: windowOf('rechazar', 'Otra persona lo rechaza y escribe por qué.'),
    cancelling: windowOf('cancelar', 'Se cancela y se escribe por qué.'),
    givingBack: windowOf('devolver', 'Se devuelve su saldo por uno de sus métodos.'),
    changingMethods: windowOf('cambiarMetodos', 'Se cambia cómo se devuelve lo que queda de su saldo.'),
    replacing: windowOf('reponer', 'Un vale nuevo con el mismo saldo toma su lugar.'),
    printing: {
      description: 'Se prepara el papel.',
      tags: 'busy',
      on: { valeALaVista: { actions: seen } },
      invoke: {
        id: 'print',
        src: 'print',
        input: ({ event }) => ({ formato: event.type === 'imprimir' ? event.formato : 'carta' }),
        onDone: 'landing',
        onError: { target: 'landing', actions: { type: 'sayFailure', params: ({ event }) => event } },
      },
    },
  },
});
