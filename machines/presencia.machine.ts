/**
 * Quién está aquí: mientras alguien tiene abierto un registro, su página lo avisa y oye quiénes más lo tienen. No se guarda nada: de
 * quien calla, los demás dejan de saber en menos de un minuto.
 */

import { assign, fromCallback, setup } from 'xstate';
import type { EstadoDePresencia, Presente } from '#domain/common/presencia';

export interface PresenciaContext {
  /** Hay algo escrito que no se ha enviado. */
  readonly escrito: boolean;
  /** Quiénes más lo tienen abierto. */
  readonly otros: readonly Presente[];
}

export type PresenciaEvent =
  /** La persona tocó el teclado o movió el ratón. */
  | { readonly type: 'actuar' }
  /** Lleva un rato sin hacerlo. */
  | { readonly type: 'descansar' }
  | { readonly type: 'escribir' }
  /** Lo escrito se envió o se descartó. */
  | { readonly type: 'dejarDeEscribir' }
  /** La pestaña quedó detrás de otra, o volvió. */
  | { readonly type: 'ocultar' }
  | { readonly type: 'mostrar' }
  | { readonly type: 'irse' }
  /** El servidor dice quiénes más lo tienen abierto ahora; nadie, mientras no se pueda saber. */
  | { readonly type: 'oir'; readonly presentes: readonly Presente[] };

/** Cómo está la persona, según dice su página. */
export interface AvisoDePresencia {
  readonly estado: EstadoDePresencia;
}

const initialContext: PresenciaContext = { escrito: false, otros: [] };

type Told = { readonly event: Extract<PresenciaEvent, { readonly type: 'oir' }> };

const hears = { actions: { type: 'hearOthers', params: ({ event }: Told) => event } } as const;
const writes = { target: 'writing', actions: 'noteWritten' } as const;
const wakes = [{ guard: 'hayEscrito', target: 'writing' }, { target: 'present' }] as const;

export const presenciaMachine = setup({
  types: {
    context: {} as PresenciaContext,
    events: {} as PresenciaEvent,
    input: {} as Partial<PresenciaContext>,
  },
  actors: {
    /** Lo avisa de una vez y cada veinte segundos, y oye quiénes más están. */
    tell: fromCallback<PresenciaEvent, AvisoDePresencia>(() => {
      throw new Error('Provide the actor "tell".');
    }),
  },
  delays: { oculto: 240_000 },
  actions: {
    noteWritten: assign({ escrito: true }),
    noteSent: assign({ escrito: false }),
    hearOthers: assign((_, { presentes: otros }: { presentes: readonly Presente[] }) => ({ otros })),
    forgetOthers: assign({ otros: [] }),
    /** Se despide sin esperar respuesta: la página puede estar cerrándose. */
    leave: () => undefined,
  },
  guards: {
    hayEscrito: ({ context }) => context.escrito,
  },
}).createMachine({
  id: 'presencia',
  description: 'La página de un registro dice quién lo tiene abierto, y oye quiénes más.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'present',
  states: {
    present: {
      description: 'La persona tiene el registro a la vista.',
      invoke: { id: 'tellPresent', src: 'tell', input: { estado: 'presente' }, onError: {} },
      on: { oir: hears, escribir: writes, descansar: 'idle', ocultar: 'hidden', irse: 'gone' },
    },
    writing: {
      description: 'Hay algo escrito que no se ha enviado.',
      invoke: { id: 'tellWriting', src: 'tell', input: { estado: 'escribe' }, onError: {} },
      on: {
        oir: hears,
        dejarDeEscribir: { target: 'present', actions: 'noteSent' },
        descansar: 'idle',
        ocultar: 'hidden',
        irse: 'gone',
      },
    },
    idle: {
      description: 'Dos minutos sin tocar nada.',
      invoke: { id: 'tellIdle', src: 'tell', input: { estado: 'inactivo' }, onError: {} },
      on: {
        oir: hears,
        actuar: wakes,
        escribir: writes,
        dejarDeEscribir: { actions: 'noteSent' },
        ocultar: 'hidden',
        irse: 'gone',
      },
    },
    hidden: {
      description: 'La pestaña está detrás de otra: como inactiva.',
      invoke: { id: 'tellHidden', src: 'tell', input: { estado: 'inactivo' }, onError: {} },
      after: { oculto: 'gone' },
      on: {
        oir: hears,
        mostrar: wakes,
        escribir: { actions: 'noteWritten' },
        dejarDeEscribir: { actions: 'noteSent' },
        irse: 'gone',
      },
    },
    gone: {
      description: 'Se fue, o dejó la pestaña detrás de otra cuatro minutos: no avisa ni sabe de nadie.',
      entry: ['leave', 'forgetOthers'],
      on: {
        mostrar: wakes,
        escribir: { actions: 'noteWritten' },
        dejarDeEscribir: { actions: 'noteSent' },
      },
    },
  },
});
