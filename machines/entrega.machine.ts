/**
 * Devolver todo el saldo de un vale en una ventana: cada método con su propio envío, uno tras otro, y al final el papel. Lo que
 * no se pudo se reintenta o se deja para después; lo que falta se ve siempre en la página del vale.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { EntregaContext, EntregaEvent, ParteGuardada } from './entrega.types.ts';
import type { registroMachine } from './registro.machine.ts';

export type EntregaRef = ActorRefFrom<typeof entregaMachine>;

const initialContext: EntregaContext = {
  ...{ registro: {}, alLlegar: false, partes: [], devueltas: [], dejadas: [], cheque: null, failure: null },
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

/** El número del cheque con que se devuelve la parte que sigue; null si va sin cheque. */
function chequeOf({ partes: [part], cheque }: EntregaContext): string | null {
  return part?.pide === 'cheque' ? cheque : null;
}

function withGiven(context: EntregaContext, { resultado }: Given): Partial<EntregaContext> {
  const { partes, devueltas } = context;
  const given = partes.slice(0, 1).map((part) => ({ ...part, folio: resultado?.folio ?? chequeOf(context) }));
  return { partes: partes.slice(1), devueltas: [...devueltas, ...given] };
}

function withLeft({ partes, dejadas }: EntregaContext): Partial<EntregaContext> {
  return { partes: partes.slice(1), dejadas: [...dejadas, ...partes.slice(0, 1)] };
}

type Given = { readonly resultado: ParteGuardada };

/** Cada método es un botón del trabajo, con su propia clave. */
function sending(context: EntregaContext) {
  const metodo = String(context.partes[0]?.metodo ?? 0);
  const values = { metodo, folio: chequeOf(context) ?? '' };
  return { type: 'enviar', trabajo: 'devolver', como: metodo, values } as const;
}

const gives = { type: 'keepGiven', params: ({ event }: { readonly event: Given }) => event } as const;

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
    /** El del vale: su trabajo devuelve cada parte, guarda su clave y dice por qué no (`registro.machine.ts`). */
    registro: fromCallback(() => undefined) as unknown as typeof registroMachine,
    /** Trae el ticket y lo entrega al navegador; falla con un `Failure`. */
    print: fromPromise<void, void>(() => notProvided('print')),
  },
  actions: {
    openRecord: spawnChild('registro', {
      ...{ id: 'registro', systemId: 'registro' },
      input: ({ context }) => context.registro,
    }),
    give: sendTo('registro', ({ context }) => sending(context)),
    leave: sendTo('registro', { type: 'dejar', trabajo: 'devolver' }),
    discard: sendTo('registro', { type: 'descartar', trabajo: 'devolver' }),
    keepCheque: assign((_, { cheque }: { cheque: string | null }) => ({ cheque })),
    keepGiven: assign(({ context }, given: Given) => withGiven(context, given)),
    leavePart: assign(({ context }) => withLeft(context)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    beginsAlone: ({ context: { alLlegar, partes } }) =>
      alLlegar && partes.length > 0 && partes.every(({ pide }) => pide === null),
    isNothingLeft: ({ context: { partes } }) => partes.length === 0,
    hasOthers: ({ context: { partes } }) => partes.length > 1,
  },
}).createMachine({
  id: 'entrega',
  description: 'La ventana en que se devuelve todo el saldo de un vale y sale su papel.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  entry: 'openRecord',
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
      entry: 'give',
      initial: 'enviando',
      on: {
        guardado: [
          {
            description: 'Sigue la otra.',
            guard: 'hasOthers',
            target: 'givingBack',
            reenter: true,
            actions: gives,
          },
          { target: 'printing', actions: gives },
        ],
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
              { guard: 'hasOthers', target: '#entrega.givingBack', reenter: true, actions: ['leave', 'leavePart'] },
              {
                description: 'Era la última: sale el papel.',
                target: '#entrega.printing',
                actions: ['leave', 'leavePart'],
              },
            ],
            descartar: { target: '#entrega.editing', actions: 'discard' },
            cerrar: { target: closes, actions: 'leave' },
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
