/**
 * Una lista por páginas, de lo que sea: se consulta con un filtro, se pasa de página, y se actualiza sin quitar lo que se ve.
 * La respuesta a una consulta que ya se dejó nunca llega a la pantalla.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';

/** Qué se pide: `pagina` empieza en 0; `filtro` es JSON y solo lo entiende quien trae la página. */
export interface ConsultaListado {
  readonly filtro: unknown;
  readonly pagina: number;
  readonly tamPagina: number;
}

export interface PaginaListado {
  readonly filas: readonly unknown[];
  /** Cuántas filas tienen todas las páginas. */
  readonly total: number;
  /** La lista tiene más filas que `total`, y ninguna página las muestra. */
  readonly hayMas: boolean;
}

export interface ListadoContext extends PaginaListado {
  readonly consulta: ConsultaListado;
  /** Por qué no se pudo consultar o actualizar la última vez. */
  readonly failure: Failure | null;
}

export type ListadoEvent =
  /** Otro filtro empieza por la primera página. */
  | { readonly type: 'consultar'; readonly filtro: unknown }
  /** Filtro y página a la vez, como al volver atrás en el navegador. */
  | { readonly type: 'volverA'; readonly consulta: ConsultaListado }
  | { readonly type: 'irAPagina'; readonly pagina: number }
  | { readonly type: 'cambiarTamano'; readonly tamPagina: number }
  | { readonly type: 'reintentar' }
  | { readonly type: 'actualizar' }
  | { readonly type: 'conexionRestablecida' };

export type ListadoEmitted = { readonly type: 'aviso'; readonly tipo: 'error'; readonly texto: string };

export type ListadoRef = ActorRefFrom<typeof listadoMachine>;

const initialContext: ListadoContext = {
  consulta: { filtro: null, pagina: 0, tamPagina: 25 },
  filas: [],
  total: 0,
  hayMas: false,
  failure: null,
};

const notProvided = (actor: string): Promise<never> => Promise.reject(new Error(`Provide the actor "${actor}".`));

const comoFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'texto' in error && String(error.texto).trim() !== ''
    ? (error as Failure)
    : { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };

const esDeServicio = ({ tipo }: Failure): boolean => tipo === 'noDisponible' || tipo === 'sinEspacio';

const ultimaPagina = (total: number, tamPagina: number): number => Math.max(Math.ceil(total / tamPagina) - 1, 0);

export const listadoMachine = setup({
  types: {
    context: {} as ListadoContext,
    events: {} as ListadoEvent,
    input: {} as Partial<Pick<ListadoContext, 'consulta'>>,
    tags: {} as 'busy' | 'failed',
    emitted: {} as ListadoEmitted,
  },
  actors: {
    traerPagina: fromPromise<PaginaListado, ConsultaListado>(() => notProvided('traerPagina')),
    /** Informa `conexionRestablecida`. */
    vigilarConexion: fromCallback<ListadoEvent>(() => undefined),
  },
  actions: {
    /** Las filas de otro filtro no se muestran como si fueran de este. */
    ponerFiltro: assign(({ context }, params: { filtro: unknown }) => ({
      consulta: { ...context.consulta, filtro: params.filtro, pagina: 0 },
      filas: [],
      total: 0,
      hayMas: false,
    })),
    ponerConsulta: assign((_, params: { consulta: ConsultaListado }) => ({
      consulta: params.consulta,
      filas: [],
      total: 0,
      hayMas: false,
    })),
    ponerPagina: assign(({ context }, params: { pagina: number }) => ({
      consulta: { ...context.consulta, pagina: Math.max(params.pagina, 0) },
    })),
    /** La primera fila que se veía se sigue viendo. */
    ponerTamano: assign(({ context }, params: { tamPagina: number }) => ({
      consulta: {
        ...context.consulta,
        tamPagina: params.tamPagina,
        pagina: Math.floor((context.consulta.pagina * context.consulta.tamPagina) / params.tamPagina),
      },
    })),
    ponerUltimaPagina: assign(({ context }, params: { output: PaginaListado }) => ({
      consulta: { ...context.consulta, pagina: ultimaPagina(params.output.total, context.consulta.tamPagina) },
      total: params.output.total,
      hayMas: params.output.hayMas,
    })),
    guardarPagina: assign((_, params: { output: PaginaListado }) => ({
      filas: params.output.filas,
      total: params.output.total,
      hayMas: params.output.hayMas,
      failure: null,
    })),
    guardarFailure: assign((_, params: { error: unknown }) => ({ failure: comoFailure(params.error) })),
    avisarFalla: emit(({ context }) => ({ type: 'aviso', tipo: 'error', texto: comoFailure(context.failure).texto })),
  },
  guards: {
    sinFilas: (_, params: { output: PaginaListado }) => params.output.filas.length === 0,
    /** La lista se hizo más corta que la página pedida. */
    paginaDeMas: ({ context }, params: { output: PaginaListado }) =>
      params.output.filas.length === 0 &&
      context.consulta.pagina > ultimaPagina(params.output.total, context.consulta.tamPagina),
    /** Lo último falló porque no se llegaba al servidor o a su base de datos: eso pasa solo. */
    esperaConexion: ({ context: { failure } }) =>
      failure !== null && (failure.tipo === 'sinConexion' || esDeServicio(failure)),
    /** De esto ya habla el letrero de arriba de la pantalla. */
    faltaElServicio: (_, params: { error: unknown }) => esDeServicio(comoFailure(params.error)),
  },
}).createMachine({
  id: 'listado',
  description: 'Una lista por páginas.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'loading',
  on: {
    consultar: { target: '.loading', actions: { type: 'ponerFiltro', params: ({ event }) => event } },
    volverA: { target: '.loading', actions: { type: 'ponerConsulta', params: ({ event }) => event } },
    irAPagina: { target: '.loading', actions: { type: 'ponerPagina', params: ({ event }) => event } },
    cambiarTamano: { target: '.loading', actions: { type: 'ponerTamano', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta.',
      tags: 'busy',
      invoke: {
        id: 'traerPagina',
        src: 'traerPagina',
        input: ({ context }) => context.consulta,
        onDone: [
          {
            guard: { type: 'paginaDeMas', params: ({ event }) => event },
            description: 'Esa página ya no existe: se muestra la última.',
            target: 'loading',
            reenter: true,
            actions: { type: 'ponerUltimaPagina', params: ({ event }) => event },
          },
          {
            guard: { type: 'sinFilas', params: ({ event }) => event },
            target: 'ready.empty',
            actions: { type: 'guardarPagina', params: ({ event }) => event },
          },
          { target: 'ready.filled', actions: { type: 'guardarPagina', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'guardarFailure', params: ({ event }) => event } },
      },
    },
    ready: {
      description: 'La página pedida está en pantalla.',
      initial: 'filled',
      invoke: { id: 'conexionConLista', src: 'vigilarConexion', onError: {} },
      on: {
        actualizar: 'refreshing',
        conexionRestablecida: {
          guard: 'esperaConexion',
          description: 'La última actualización no llegó: se repite sola.',
          target: 'refreshing',
        },
      },
      states: {
        last: { description: 'Lo que se veía.', type: 'history' },
        filled: { description: 'Hay filas.' },
        empty: { description: 'La consulta no encuentra nada, y se dice.' },
      },
    },
    refreshing: {
      description: 'Se trae la misma página otra vez; mientras tanto se ve la que hay.',
      tags: 'busy',
      on: { actualizar: { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'retraerPagina',
        src: 'traerPagina',
        input: ({ context }) => context.consulta,
        onDone: [
          {
            guard: { type: 'paginaDeMas', params: ({ event }) => event },
            description: 'La lista se acortó: se va a la última página.',
            target: 'loading',
            actions: { type: 'ponerUltimaPagina', params: ({ event }) => event },
          },
          {
            guard: { type: 'sinFilas', params: ({ event }) => event },
            target: 'ready.empty',
            actions: { type: 'guardarPagina', params: ({ event }) => event },
          },
          { target: 'ready.filled', actions: { type: 'guardarPagina', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'faltaElServicio', params: ({ event }) => event },
            description: 'Sigue en pantalla lo que había, y se actualiza en cuanto vuelva el servicio.',
            target: 'ready.last',
            actions: { type: 'guardarFailure', params: ({ event }) => event },
          },
          {
            description: 'Sigue en pantalla lo que había, y se dice que no se pudo actualizar.',
            target: 'ready.last',
            actions: [{ type: 'guardarFailure', params: ({ event }) => event }, 'avisarFalla'],
          },
        ],
      },
    },
    failed: {
      description: 'La página no se pudo traer; la pantalla dice por qué.',
      tags: 'failed',
      invoke: { id: 'conexionSinLista', src: 'vigilarConexion', onError: {} },
      on: {
        reintentar: 'loading',
        actualizar: 'loading',
        conexionRestablecida: {
          guard: 'esperaConexion',
          description: 'Volvió la conexión: se reintenta sin que nadie lo pida.',
          target: 'loading',
        },
      },
    },
  },
});
