/**
 * La ventana de los certificados de regalo: se teclea o se lee un folio, se consulta, y se canjea entero y una sola vez. Cuánto
 * vale y de qué vale salió lo lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { CertificadoContext, CertificadoEvent, FinDeCanje } from './certificado.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type CertificadoRef = ActorRefFrom<typeof certificadoMachine>;

const initialContext: CertificadoContext = { seed: '', ended: 0, folio: null, failure: null, pendientes: {} };

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

/** Un canje que se dejó sin saber si se hizo se retoma con su clave; si no hay, es un trabajo nuevo. */
function beginning({ seed, ended, folio, pendientes }: CertificadoContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-canje-${ended}`, ...pendientes[folio ?? ''] };
}

/** Solo lo que se envió y no se sabe si se hizo vale la pena retomarlo. */
function finish({ ended, folio, pendientes }: CertificadoContext, { output }: FinDeCanje): Partial<CertificadoContext> {
  const { [folio ?? '']: _, ...others } = pendientes;
  const isUnknown = output.ending === 'left' && output.keep.attempt !== null;
  return { ended: ended + 1, pendientes: isUnknown ? { ...others, [folio ?? '']: output.keep } : others };
}

export const certificadoMachine = setup({
  types: {
    context: {} as CertificadoContext,
    events: {} as CertificadoEvent,
    input: {} as Partial<CertificadoContext>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Trae un certificado por su folio; falla con un `Failure`. */
    leer: fromPromise<{ estado: 'VIGENTE' | 'CANJEADO' }, { folio: string }>(() => notProvided('leer')),
    /** Canjearlo, de lo que se pide a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    canje: fromPromise(() => notProvided('canje')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    chooseFolio: assign((_, { folio }: { folio: string }) => ({ folio, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    /** El trabajo apenas empieza: lo que se pidió se le pasa en cuanto está. */
    passOn: raise({ type: 'si' }),
    send: sendTo('canje', ({ context: { folio } }) => ({ type: 'enviar', values: { folio } })),
    leaveWork: sendTo('canje', { type: 'cerrar' }),
    endWork: assign(({ context }, end: FinDeCanje) => finish(context, end)),
    countEnd: assign(({ context: { ended } }) => ({ ended: ended + 1 })),
  },
  guards: {
    isWellWritten: (_, { bienEscrito }: { bienEscrito: boolean }) => bienEscrito,
    isVigente: (_, { vigente }: { vigente: boolean }) => vigente,
    wasSpent: (_, { vigente }: { vigente: boolean }) => !vigente,
  },
}).createMachine({
  id: 'certificado',
  description: 'La ventana de los certificados de regalo.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'asking',
  on: {
    cerrar: '.closed',
    consultar: [
      {
        description: 'Otro folio, o el mismo de nuevo.',
        guard: { type: 'isWellWritten', params: ({ event }) => event },
        target: '.reading',
        actions: { type: 'chooseFolio', params: ({ event }) => event },
      },
      {
        description: 'Su dígito verificador no cuadra: no se le pregunta a nadie.',
        target: '.misspelt',
        actions: { type: 'chooseFolio', params: ({ event }) => event },
      },
    ],
  },
  states: {
    asking: { description: 'Se teclea el folio, o se lee con el lector.' },
    misspelt: {
      description: 'El folio está mal escrito: se dice antes de consultar.',
      tags: 'failed',
      on: { modificar: 'asking' },
    },
    reading: {
      description: 'Se trae el certificado.',
      tags: 'busy',
      invoke: {
        id: 'leer',
        src: 'leer',
        input: ({ context }) => ({ folio: context.folio ?? '' }),
        onDone: [
          {
            guard: { type: 'isVigente', params: ({ event }) => ({ vigente: event.output.estado === 'VIGENTE' }) },
            target: 'vigente',
          },
          { target: 'canjeado' },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'No se pudo traer, o el folio no existe: se lee por qué y se puede intentar de nuevo.',
      tags: 'failed',
      on: { reintentar: 'reading' },
    },
    vigente: {
      description: 'VIGENTE: se ve cuánto vale y se puede canjear.',
      initial: 'shown',
      on: {
        certificadoALaVista: {
          description: 'Otra persona lo canjeó mientras tanto.',
          guard: { type: 'wasSpent', params: ({ event }) => event },
          target: 'canjeado',
        },
      },
      states: {
        shown: { description: 'Se ve en la ventana.', on: { canjear: 'confirming' } },
        confirming: {
          description: 'Se pregunta si se canjea entero: no tiene vuelta.',
          on: { si: { target: '#certificado.spending', actions: 'passOn' }, no: 'shown', cerrar: 'shown' },
        },
      },
    },
    spending: {
      description: 'Se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó.',
      tags: 'busy',
      invoke: {
        id: 'canje',
        src: 'canje',
        input: ({ context }) => beginning(context),
        onDone: { target: 'reading', actions: { type: 'endWork', params: ({ event }) => event } },
        onError: { target: 'reading', actions: 'countEnd' },
      },
      on: {
        si: { actions: 'send' },
        no: { description: 'Lo que ya salió se espera; lo que no se pudo se deja.', actions: 'leaveWork' },
        cerrar: { actions: 'leaveWork' },
        consultar: { description: 'Primero termina lo que se pidió.' },
      },
    },
    canjeado: { description: 'CANJEADO: se ve cuándo. No se canjea otra vez.' },
    closed: { description: 'La ventana se cerró.', type: 'final' },
  },
});
