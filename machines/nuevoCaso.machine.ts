/**
 * Ventana "Nuevo Caso": se busca al cliente, se guarda una sola vez y se va al caso. Lo que se escribe, con su borrador, es
 * del formulario; aquí están las fases, y lo enviado mientras no se sepa cómo terminó.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { CustomerSearch, CustomersFound } from '#domain/clientes';
import type { EnvioNuevoCaso, NuevoCasoContext, NuevoCasoEmitted, NuevoCasoEvent, Told } from './nuevoCaso.types.ts';

export type NuevoCasoRef = ActorRefFrom<typeof nuevoCasoMachine>;

const initialContext: NuevoCasoContext = {
  clientes: [],
  enviado: null,
  clave: null,
  avance: null,
  idCaso: null,
  failure: null,
};

const moreThanTwenty = 'Se encontraron más de 20 registros, por lo que te pedimos ser más específico en tu búsqueda.';

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

function noticeOf(error: unknown) {
  const texto = typeof error === 'object' && error !== null && 'texto' in error ? String(error.texto).trim() : '';
  return { type: 'aviso', tipo: 'error', texto: texto === '' ? 'Ocurrio un error interno' : texto } as const;
}

export const nuevoCasoMachine = setup({
  types: {
    context: {} as NuevoCasoContext,
    events: {} as NuevoCasoEvent,
    input: {} as Partial<NuevoCasoContext>,
    tags: {} as 'busy' | 'editable' | 'locked' | 'visible',
    emitted: {} as NuevoCasoEmitted,
  },
  actors: {
    buscarClientes: fromPromise<CustomersFound, CustomerSearch | null>(() => notProvided('buscarClientes')),
    /** Informa `avance`, y termina con `casoGuardado` o `guardadoFallido`. */
    guardarCaso: fromCallback<NuevoCasoEvent, EnvioNuevoCaso>(() => undefined),
    /** Informa `conexionRestablecida`. */
    vigilarConexion: fromCallback<NuevoCasoEvent>(() => undefined),
    /** Trae el caso recién creado y revisa si quien lo creó atiende su categoría. */
    prepararCaso: fromPromise<Told, { idCaso: number | null }>(() => notProvided('prepararCaso')),
  },
  actions: {
    limpiar: assign(initialContext),
    ponerClave: assign((_, { clave }: { clave: string | null }) => ({ clave })),
    /** Sin nadie, queda elegido "Crear nuevo cliente". */
    guardarClientes: enqueueActions(({ enqueue }, { clientes, limiteExcedido }: CustomersFound) => {
      enqueue.assign({ clientes });
      if (limiteExcedido) enqueue.emit({ type: 'aviso', tipo: 'warning', texto: moreThanTwenty });
      if (clientes.length === 0) enqueue.emit({ type: 'soloClienteNuevo' });
    }),
    /** La clave de antes sirve mientras no se sepa si con ella se creó el caso; si no, la nueva. */
    ponerEnvio: assign(({ context }, { formulario, clave }: EnvioNuevoCaso) => ({
      enviado: formulario,
      clave: context.clave ?? clave,
    })),
    empezarEnvio: assign({ failure: null, avance: 0 }),
    olvidarEnvio: assign({ clave: null, enviado: null }),
    ponerAvance: assign((_, { porcion }: { porcion: number | null }) => ({ avance: porcion })),
    ponerIdCaso: assign((_, { idCaso }: { idCaso: number }) => ({ idCaso })),
    /** De que la base de datos no atienda habla ya el letrero de arriba de la pantalla. */
    recibirFalla: enqueueActions(({ enqueue }, { failure }: { failure: Failure }) => {
      const { tipo, campos } = failure;
      enqueue.assign({ failure });
      if (tipo !== 'noDisponible' && tipo !== 'sinEspacio') enqueue.emit(noticeOf(failure));
      if (campos.length > 0) enqueue.emit({ type: 'corregirCampos', campos });
    }),
    olvidarBorrador: emit({ type: 'olvidarBorrador' }),
    avisarBorrador: emit({ type: 'aviso', tipo: 'info', texto: 'Se recuperó el borrador de este caso.' }),
    avisarSinResultados: emit({ type: 'aviso', tipo: 'info', texto: 'No se encontraron resultados' }),
    avisarFalla: emit((_, { error }: { error: unknown }) => noticeOf(error)),
    pedirCorreccion: emit({ type: 'corregirCampos', campos: [] }),
    anunciarCaso: enqueueActions(({ context, enqueue }, { aviso }: Told) => {
      enqueue.emit({ type: 'casoCreado', idCaso: context.idCaso ?? 0 });
      if (aviso !== null) enqueue.emit({ type: 'aviso', tipo: 'info', texto: aviso });
    }),
  },
  guards: {
    sinResultados: (_, { clientes }: CustomersFound) => clientes.length === 0,
    /** Solo un rechazo del caso mismo prueba que la clave no sirve: sin sesión o sin permiso ni se miró. */
    seRechazo: ({ context: { failure } }) => failure?.tipo === 'rechazo' || failure?.tipo === 'conflicto',
    pasaSola: ({ context: { failure } }) =>
      failure?.tipo === 'sinConexion' || failure?.tipo === 'noDisponible' || failure?.tipo === 'sinEspacio',
  },
}).createMachine({
  id: 'nuevoCaso',
  description: 'Ventana para abrir un caso a un cliente, nuevo o existente.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'closed',
  invoke: { id: 'conexion', src: 'vigilarConexion', onError: {} },
  states: {
    closed: { description: 'La ventana está cerrada.', entry: 'limpiar', on: { abrir: 'open' } },
    open: {
      description: 'La ventana está abierta y se puede escribir.',
      tags: ['editable', 'visible'],
      initial: 'blank',
      on: {
        cambiar: { description: 'Lo que se cambia ya no se guarda solo.', target: '.idle' },
        buscarCliente: '.searching',
        guardar: { target: 'saving', actions: { type: 'ponerEnvio', params: ({ event }) => event } },
        guardarIncompleto: { description: 'Algo falta o está mal.', actions: 'pedirCorreccion' },
        cerrar: { description: 'Hay algo escrito: se pregunta antes.', target: 'confirming' },
      },
      states: {
        blank: {
          description: 'Nada se ha escrito.',
          on: {
            recuperarBorrador: {
              target: 'idle',
              actions: [{ type: 'ponerClave', params: ({ event }) => event }, 'avisarBorrador'],
            },
            cerrar: '#nuevoCaso.closed',
          },
        },
        idle: { description: 'La persona llena el formulario.' },
        waiting: {
          description: 'Faltó la conexión; al volver se guarda lo mismo, si nadie cambió nada.',
          on: { conexionRestablecida: '#nuevoCaso.saving' },
        },
        searching: {
          description: 'Se busca al cliente; nombre, contacto y búsqueda esperan.',
          tags: ['busy', 'locked'],
          on: { cambiar: {}, buscarCliente: {}, guardar: {}, guardarIncompleto: {} },
          invoke: {
            id: 'buscarClientes',
            src: 'buscarClientes',
            input: ({ event }) => (event.type === 'buscarCliente' ? event.busqueda : null),
            onDone: [
              {
                guard: { type: 'sinResultados', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'guardarClientes', params: ({ event }) => event.output }, 'avisarSinResultados'],
              },
              { target: 'idle', actions: { type: 'guardarClientes', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'idle',
              actions: [
                { type: 'guardarClientes', params: { clientes: [], limiteExcedido: false } },
                { type: 'avisarFalla', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    confirming: {
      description: 'Hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo.',
      tags: ['locked', 'visible'],
      on: { seguirEditando: 'open.idle', descartar: { target: 'closed', actions: 'olvidarBorrador' } },
    },
    saving: {
      description: 'Se envía el caso con sus anexos; el botón dice "Creando caso...".',
      tags: ['busy', 'locked', 'visible'],
      entry: 'empezarEnvio',
      exit: { type: 'ponerAvance', params: { porcion: null } },
      invoke: {
        id: 'guardarCaso',
        src: 'guardarCaso',
        input: ({ context: { enviado, clave } }) => ({ formulario: enviado, clave }),
        onError: { target: 'open.idle', actions: { type: 'avisarFalla', params: ({ event }) => event } },
      },
      on: {
        avance: { actions: { type: 'ponerAvance', params: ({ event }) => event } },
        casoGuardado: { target: 'fetching', actions: { type: 'ponerIdCaso', params: ({ event }) => event } },
        guardadoFallido: { target: 'failed', actions: { type: 'recibirFalla', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'No se guardó, o no se sabe: lo escrito sigue ahí.',
      always: [
        { guard: 'seRechazo', description: 'No se guardó nada.', target: 'open.idle', actions: 'olvidarEnvio' },
        { guard: 'pasaSola', target: 'open.waiting' },
        { description: 'No se sabe si se creó: el reintento repite la misma clave.', target: 'open.idle' },
      ],
    },
    fetching: {
      description: 'El caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe.',
      tags: ['busy', 'locked', 'visible'],
      entry: 'olvidarBorrador',
      invoke: {
        id: 'prepararCaso',
        src: 'prepararCaso',
        input: ({ context }) => context,
        onDone: { target: 'closed', actions: { type: 'anunciarCaso', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: { type: 'anunciarCaso', params: { aviso: null } } },
      },
    },
  },
});
