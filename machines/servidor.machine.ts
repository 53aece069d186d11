/**
 * La prueba de la conexión de un servidor, de la lista o de lo que está escrito en su formulario. Encenderlo, apagarlo y guardarlo
 * son trabajos de su `registro`; la lista y cada servidor los lee la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { PruebaServidor } from '#domain/cadena/servidores';
import type { Probado, ResultadoDePrueba, ServidorContext, ServidorEmitted, ServidorEvent } from './servidor.types.ts';

export type ServidorRef = ActorRefFrom<typeof servidorMachine>;

const initialContext: ServidorContext = { probando: null, pruebas: {} };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

/** Lo que falla sin explicarse también se le dice a la persona. */
function asFailure(error: unknown): Failure {
  const known = error as Failure | null | undefined;
  if (typeof known?.texto === 'string' && known.texto.trim() !== '') return known;
  return { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };
}

function without(pruebas: ServidorContext['pruebas'], gone: Probado): ServidorContext['pruebas'] {
  const { [gone]: _, ...others } = pruebas;
  return others;
}

/** Lo que no contestó nada no probó nada. */
const untested: ResultadoDePrueba = { bien: false, texto: '', momento: null };

type Tried = { readonly que: Probado };
type Tested = { readonly output: ResultadoDePrueba };

export const servidorMachine = setup({
  types: {
    context: {} as ServidorContext,
    events: {} as ServidorEvent,
    input: {} as Partial<ServidorContext>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as ServidorEmitted,
  },
  actors: {
    /** Abre la conexión de verdad; falla con un `Failure` si ni siquiera se pudo intentar. */
    probar: fromPromise<ResultadoDePrueba, PruebaServidor>(() => notProvided('probar')),
  },
  actions: {
    beginTest: assign(({ context: { pruebas } }, { que }: Tried) => ({
      probando: que,
      pruebas: without(pruebas, que),
    })),
    keepTest: assign(({ context: { probando, pruebas } }, { output: prueba = untested }: Tested) => ({
      probando: null,
      pruebas: { ...pruebas, [String(probando)]: prueba },
    })),
    endTest: assign({ probando: null }),
    forgetTest: assign(({ context: { pruebas } }, { que }: Tried) => ({ pruebas: without(pruebas, que) })),
    tellTest: emit((_, { output: { bien, texto } = untested }: Tested): ServidorEmitted => {
      return { type: 'aviso', tipo: bien ? 'success' : 'warning', texto };
    }),
    sayFailure: emit((_, { error }: { error: unknown }): ServidorEmitted => {
      return { type: 'aviso', tipo: 'error', texto: asFailure(error).texto };
    }),
  },
  guards: {
    isTested: ({ context: { probando } }, { que }: Tried) => probando === que,
  },
}).createMachine({
  id: 'servidor',
  description: 'La prueba de una conexión, una a la vez.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'idle',
  on: {
    probar: { target: '.running', actions: { type: 'beginTest', params: ({ event }) => event } },
    olvidarPrueba: { actions: { type: 'forgetTest', params: ({ event }) => event } },
  },
  states: {
    idle: { description: 'No se prueba nada; de cada servidor se ve cómo terminó su última prueba.' },
    running: {
      description: 'Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta.',
      tags: 'busy',
      invoke: {
        id: 'probar',
        src: 'probar',
        input: ({ event }) => (event as Extract<ServidorEvent, { type: 'probar' }>).datos,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepTest', params: ({ event }) => event },
            { type: 'tellTest', params: ({ event }) => event },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'keepTest',
              params: ({ event }) => ({ output: { ...untested, texto: asFailure(event.error).texto } }),
            },
            { type: 'sayFailure', params: ({ event }) => event },
          ],
        },
      },
      on: {
        detenerPrueba: { target: 'idle', actions: 'endTest' },
        olvidarPrueba: {
          description: 'Lo que se prueba ya no es lo que se guardó, o era de un formulario que ya es otro.',
          guard: { type: 'isTested', params: ({ event }) => event },
          target: 'idle',
          actions: 'endTest',
        },
      },
    },
    failed: {
      description: 'La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo.',
      tags: 'failed',
    },
  },
});
