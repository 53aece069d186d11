/**
 * Devolver todo el saldo de un vale en una ventana: cada método con su propio envío, uno tras otro, y al final el papel. Lo que
 * no se pudo se reintenta o se deja para después; lo que falta se ve siempre en la página del vale.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { EntregaContext, EntregaEvent, FinDeParte, Pedida } from './entrega.types.ts';

export type EntregaRef = ActorRefFrom<typeof entregaMachine>;

const initialContext: EntregaContext = {
  ...{ alLlegar: false, partes: [], devueltas: [], dejadas: [], cheque: null, failure: null },
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

/** Lo que se pide de la parte que sigue. */
function next({ partes, cheque }: EntregaContext): Pedida {
  const [part] = partes;
  return { metodo: part?.metodo ?? 0, cheque: part?.pide === 'cheque' ? cheque : null };
}

function withGiven(context: EntregaContext, { output }: FinDeParte): Partial<EntregaContext> {
  const { partes, devueltas } = context;
  const given = partes.slice(0, 1).map((part) => ({ ...part, folio: output?.folio ?? next(context).cheque }));
  return { partes: partes.slice(1), devueltas: [...devueltas, ...given] };
}

function withLeft({ partes, dejadas }: EntregaContext): Partial<EntregaContext> {
  return { partes: partes.slice(1), dejadas: [...dejadas, ...partes.slice(0, 1)] };
}

/** Lo que falta queda en la página del vale. */
const closes = '#entrega.closed';

export const entregaMachine = setup({
  types: {
    context: {} as EntregaContext,
    events: {} as EntregaEvent,
    input: {} as Partial<EntregaContext>,
    tags: {} as 'editable' | 'giving' | 'busy' | 'failed' | 'done',
  },
  actors: {
    /** Devuelve una parte por un `trabajo` del vale, que guarda su clave y dice por qué no; termina cuando se devolvió, o se descartó. */
    devolverParte: fromPromise<FinDeParte['output'], Pedida>(() => notProvided('devolverParte')),
    /** Trae el ticket y lo entrega al navegador; falla con un `Failure`. */
    print: fromPromise<void, void>(() => notProvided('print')),
  },
  actions: {
    keepCheque: assign((_, { cheque }: { cheque: string | null }) => ({ cheque })),
    keepGiven: assign(({ context }, end: FinDeParte) => withGiven(context, end)),
    leavePart: assign(({ context }) => withLeft(context)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    beginsAlone: ({ context: { alLlegar, partes } }) =>
      alLlegar && partes.length > 0 && partes.every(({ pide }) => pide === null),
    isNothingLeft: ({ context: { partes } }) => partes.length === 0,
    hasOthers: ({ context: { partes } }) => partes.length > 1,
    wasGivenWithOthers: ({ context: { partes } }, { output }: FinDeParte) => output !== null && partes.length > 1,
    wasGiven: (_, { output }: FinDeParte) => output !== null,
  },
}).createMachine({
  id: 'entrega',
  description: 'La ventana en que se devuelve todo el saldo de un vale y sale su papel.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'landing',
  states: {
    landing: {
      description: 'Al abrirse se ve si ya se pidió devolverlo, o si falta escribir algo.',
      always: [{ guard: 'beginsAlone', target: 'givingBack' }, { target: 'editing' }],
    },
    editing: {
      description: 'Se ve qué se devolverá por cada método; se escribe el número del cheque.',
      tags: 'editable',
      on: {
        cerrar: closes,
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
      description: 'Se devuelve la parte que sigue, una sola vez.',
      tags: 'giving',
      initial: 'enviando',
      invoke: {
        id: 'devolverParte',
        src: 'devolverParte',
        input: ({ context }) => next(context),
        onDone: [
          {
            description: 'Sigue la otra.',
            guard: { type: 'wasGivenWithOthers', params: ({ event }) => event },
            target: 'givingBack',
            reenter: true,
            actions: { type: 'keepGiven', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasGiven', params: ({ event }) => event },
            target: 'printing',
            actions: { type: 'keepGiven', params: ({ event }) => event },
          },
          { description: 'Se descartó: se ve de nuevo qué falta.', target: 'editing' },
        ],
        onError: 'editing',
      },
      states: {
        enviando: {
          description: 'Mientras tanto la ventana no se cierra.',
          on: { noGuardado: 'noGuardado' },
        },
        noGuardado: {
          description: 'Se lee por qué no.',
          on: {
            seEnvia: 'enviando',
            seguir: [
              { guard: 'hasOthers', target: '#entrega.givingBack', reenter: true, actions: 'leavePart' },
              { description: 'Era la última: sale el papel.', target: '#entrega.printing', actions: 'leavePart' },
            ],
            cerrar: closes,
          },
        },
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
      on: { reintentar: 'printing', cerrar: closes },
    },
    done: {
      description: 'Se ve qué se devolvió, con qué folio, y qué quedó para después.',
      tags: 'done',
      on: { cerrar: closes },
    },
    closed: { description: 'La ventana se cerró.', type: 'final' },
  },
});
