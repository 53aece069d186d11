/**
 * Devolver todo el saldo de un vale en una ventana: cada método con su propio envío, uno tras otro, y al final el papel. Lo que
 * no se pudo se reintenta o se deja para después; lo que falta se ve siempre en la página del vale.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type {
  EntregaContext,
  EntregaEmitted,
  EntregaEvent,
  FinDeParte,
  ParteDeEntrega,
  ParteDevuelta,
} from './entrega.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type EntregaRef = ActorRefFrom<typeof entregaMachine>;

const initialContext: EntregaContext = {
  ...{ seed: '', version: null, alLlegar: false, cheque: null, ended: 0, failure: null },
  ...{ partes: [], devueltas: [], dejadas: [] },
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

function beginning({ seed, ended, version }: EntregaContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-entrega-${ended}`, version };
}

function withGiven(context: EntregaContext, { output }: FinDeParte): Partial<EntregaContext> {
  const [given, ...rest] = context.partes;
  const result = output.ending === 'done' ? (output.result as { version: number; folio?: string | null } | null) : null;
  const devuelta: readonly ParteDevuelta[] =
    given === undefined
      ? []
      : [{ ...given, folio: result?.folio ?? (given.pide === 'cheque' ? context.cheque : null) }];
  return {
    partes: rest,
    devueltas: [...context.devueltas, ...devuelta],
    version: result?.version ?? context.version,
  };
}

function withLeft({ partes, dejadas }: EntregaContext): Partial<EntregaContext> {
  return { partes: partes.slice(1), dejadas: [...dejadas, ...partes.slice(0, 1)] };
}

export const entregaMachine = setup({
  types: {
    context: {} as EntregaContext,
    events: {} as EntregaEvent,
    input: {} as Partial<EntregaContext>,
    tags: {} as 'busy' | 'editable' | 'failed',
    emitted: {} as EntregaEmitted,
  },
  actors: {
    /** Devolver una parte, de lo que se pide a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
    /** Trae el ticket y lo entrega al navegador; falla con un `Failure`. */
    print: fromPromise<void, void>(() => notProvided('print')),
  },
  actions: {
    keepCheque: assign((_, { cheque }: { cheque: string | null }) => ({ cheque })),
    /** El trabajo apenas empieza: lo que se devuelve se le pasa en cuanto está. */
    askForPart: raise({ type: 'reintentar' }),
    sendPart: sendTo('trabajo', ({ context: { partes, cheque } }) => {
      const next = partes[0] as ParteDeEntrega;
      return { type: 'enviar', values: { metodo: next.metodo, folio: next.pide === 'cheque' ? cheque : null } };
    }),
    keepGiven: assign(({ context }, end: FinDeParte) => withGiven(context, end)),
    tellGiven: emit(
      (_, { output }: FinDeParte): EntregaEmitted => ({
        type: 'parteDevuelta',
        resultado: output.ending === 'done' ? output.result : null,
      }),
    ),
    leavePart: assign(({ context }) => withLeft(context)),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    beginsAlone: ({ context: { alLlegar, partes } }) =>
      alLlegar && partes.length > 0 && partes.every(({ pide }) => pide === null),
    isNothingLeft: ({ context: { partes } }) => partes.length === 0,
    hasOthers: ({ context: { partes } }) => partes.length > 1,
    wasGivenWithOthers: ({ context: { partes } }, { output }: FinDeParte) =>
      output.ending === 'done' && partes.length > 1,
    wasGiven: (_, { output }: FinDeParte) => output.ending === 'done',
  },
}).createMachine({
  id: 'entrega',
  description: 'La ventana en que se devuelve todo el saldo de un vale y sale su papel.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'landing',
  on: { cerrar: { description: 'Lo que falta queda en la página del vale.', target: '.closed' } },
  states: {
    landing: {
      description: 'Se ve si ya se pidió, o falta escribir o hacer algo.',
      always: [{ guard: 'beginsAlone', target: 'givingBack' }, { target: 'editing' }],
    },
    editing: {
      description: 'Se ve qué se devolverá por cada método; se escribe el número del cheque.',
      tags: 'editable',
      on: {
        devolver: [
          {
            description: 'Ya se devolvió todo: solo falta el papel.',
            guard: 'isNothingLeft',
            target: 'printing',
          },
          { target: 'givingBack', actions: { type: 'keepCheque', params: ({ event }) => event } },
        ],
      },
    },
    givingBack: {
      description: 'Se devuelve la parte que sigue, una sola vez, o se lee por qué no.',
      entry: 'askForPart',
      exit: 'countEnd',
      invoke: {
        id: 'trabajo',
        src: 'trabajo',
        input: ({ context }) => beginning(context),
        onDone: [
          {
            description: 'Sigue la otra.',
            guard: { type: 'wasGivenWithOthers', params: ({ event }) => event },
            target: 'givingBack',
            reenter: true,
            actions: [
              { type: 'keepGiven', params: ({ event }) => event },
              { type: 'tellGiven', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'wasGiven', params: ({ event }) => event },
            target: 'printing',
            actions: [
              { type: 'keepGiven', params: ({ event }) => event },
              { type: 'tellGiven', params: ({ event }) => event },
            ],
          },
          { description: 'No se devolvió: se ve de nuevo qué falta.', target: 'editing' },
        ],
        onError: 'editing',
      },
      on: {
        reintentar: { actions: 'sendPart' },
        seguir: [
          { guard: 'hasOthers', target: 'givingBack', reenter: true, actions: 'leavePart' },
          { description: 'Era la última: sale el papel.', target: 'printing', actions: 'leavePart' },
        ],
      },
    },
    printing: {
      description: 'Se prepara el ticket.',
      tags: 'busy',
      invoke: {
        id: 'print',
        src: 'print',
        onDone: 'done',
        onError: { target: 'notPrinted', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    notPrinted: {
      description: 'El dinero está devuelto; el papel no salió y se lee por qué.',
      tags: 'failed',
      exit: 'forgetFailure',
      on: { reintentar: 'printing' },
    },
    done: { description: 'Se ve qué se devolvió, con qué folio, y qué quedó para después.' },
    closed: { description: 'La ventana se cerró.', type: 'final' },
  },
});
