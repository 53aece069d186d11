/**
 * Ventana "Nuevo Caso": se busca al cliente, se guarda una sola vez y se va al caso. Lo que se escribe es del formulario; su
 * borrador, la clave con que se envía y cómo terminó son del `trabajo` que lo guarda. Aquí están las fases de la ventana.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { CustomerSearch, CustomersFound } from '#domain/casos/clientes';
import type { NuevoCasoContext, NuevoCasoEmitted, NuevoCasoEvent, Told } from './nuevoCaso.types.ts';
import type { registroMachine } from './registro.machine.ts';

export type NuevoCasoRef = ActorRefFrom<typeof nuevoCasoMachine>;

const initialContext: NuevoCasoContext = { registro: {}, clientes: [], idCaso: null };

const foundNothing: CustomersFound = { clientes: [], limiteExcedido: false };
const nothingTold: Told = { aviso: null };

type Found = { readonly output: CustomersFound };
type Fetched = { readonly output: Told };

const tooMany = 'Se encontraron más de 20 registros, por lo que te pedimos ser más específico en tu búsqueda.';

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
    tags: {} as 'busy' | 'editable' | 'locked',
    emitted: {} as NuevoCasoEmitted,
  },
  actors: {
    /** El del caso nuevo: su trabajo, con su envío (`registro.machine.ts`). */
    registro: fromCallback(() => undefined) as unknown as typeof registroMachine,
    searchCustomers: fromPromise<CustomersFound, CustomerSearch | null>(() => notProvided('searchCustomers')),
    /** Trae el caso recién creado y revisa si quien lo creó atiende su categoría. */
    fetchCase: fromPromise<Told, { idCaso: number | null }>(() => notProvided('fetchCase')),
  },
  actions: {
    openRecord: spawnChild('registro', {
      ...{ id: 'registro', systemId: 'registro' },
      input: ({ context }) => context.registro,
    }),
    save: sendTo('registro', (_, { values }: { values: unknown }) => ({
      ...{ type: 'enviar', trabajo: 'crear', como: 'crear', values },
    })),
    discard: sendTo('registro', { type: 'descartar', trabajo: 'crear' }),
    /** Lo que no se guardó no sale solo. */
    hold: () => undefined,
    keepCustomers: assign((_, { output: { clientes } = foundNothing }: Found) => ({ clientes })),
    forgetCustomers: assign({ clientes: [] }),
    keepCase: assign((_, { resultado }: { resultado: RespuestaTrabajo }) => ({ idCaso: resultado?.id ?? 0 })),
    /** Queda elegido "Crear nuevo cliente". */
    tellNobody: emit({ type: 'soloClienteNuevo' }),
    sayNobody: emit({ type: 'aviso', tipo: 'info', texto: 'No se encontraron resultados' }),
    sayTooMany: emit({ type: 'aviso', tipo: 'warning', texto: tooMany }),
    sayFailure: emit((_, { error }: { error: unknown }) => noticeOf(error)),
    tellCreated: emit(({ context }): NuevoCasoEmitted => ({ type: 'casoCreado', idCaso: context.idCaso ?? 0 })),
    sayWhoAttends: emit(
      (_, { output: { aviso } = nothingTold }: Fetched): NuevoCasoEmitted => ({
        type: 'aviso',
        tipo: 'info',
        texto: aviso ?? '',
      }),
    ),
  },
  guards: {
    foundNobody: (_, { output: { clientes } = foundNothing }: Found) => clientes.length === 0,
    foundTooMany: (_, { output: { limiteExcedido } = foundNothing }: Found) => limiteExcedido,
    othersAttend: (_, { output: { aviso } = nothingTold }: Fetched) => aviso !== null,
    somethingWritten: (_, { escrito }: { escrito: boolean }) => escrito,
  },
}).createMachine({
  id: 'nuevoCaso',
  description: 'Ventana para abrir un caso a un cliente, nuevo o existente.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  entry: 'openRecord',
  initial: 'open',
  states: {
    open: {
      description: 'La ventana está abierta y se puede escribir.',
      tags: 'editable',
      initial: 'idle',
      on: {
        buscarCliente: { target: '.searching', actions: 'hold' },
        guardar: { target: '.saving', actions: { type: 'save', params: ({ event }) => event } },
        cerrar: [
          {
            description: 'Hay algo escrito: se pregunta antes.',
            guard: { type: 'somethingWritten', params: ({ event }) => event },
            target: 'confirming',
            actions: 'hold',
          },
          { target: 'closed' },
        ],
      },
      states: {
        idle: { description: 'La persona llena el formulario.' },
        searching: {
          description: 'Se busca al cliente; mientras tanto no se cambian su nombre, su contacto ni lo que se busca.',
          tags: 'busy',
          on: { buscarCliente: {}, guardar: {} },
          invoke: {
            id: 'searchCustomers',
            src: 'searchCustomers',
            input: ({ event }) => (event.type === 'buscarCliente' ? event.busqueda : null),
            onDone: [
              {
                guard: { type: 'foundNobody', params: ({ event }) => event },
                target: 'idle',
                actions: ['forgetCustomers', 'tellNobody', 'sayNobody'],
              },
              {
                guard: { type: 'foundTooMany', params: ({ event }) => event },
                target: 'idle',
                actions: [{ type: 'keepCustomers', params: ({ event }) => event }, 'sayTooMany'],
              },
              { target: 'idle', actions: { type: 'keepCustomers', params: ({ event }) => event } },
            ],
            onError: {
              target: 'idle',
              actions: ['forgetCustomers', 'tellNobody', { type: 'sayFailure', params: ({ event }) => event }],
            },
          },
        },
        saving: {
          description: 'Se envía el caso con sus anexos; lo escrito queda hasta saberlo.',
          initial: 'enviando',
          on: {
            guardado: {
              target: '#nuevoCaso.fetching',
              actions: { type: 'keepCase', params: ({ event }) => event },
            },
          },
          states: {
            enviando: {
              description: 'El botón dice «Creando caso...»; mientras tanto no se cambia ni se cierra.',
              on: { noGuardado: 'noGuardado', buscarCliente: {}, guardar: {}, cerrar: {} },
            },
            noGuardado: {
              description: 'Se lee por qué no. Si faltó la conexión sale solo al volver, si nadie hizo otra cosa.',
              on: { seEnvia: 'enviando' },
            },
          },
        },
      },
    },
    confirming: {
      description: 'Hay algo escrito: ¿descartarlo o seguir editando? Mientras tanto, nada se envía solo.',
      on: { seguirEditando: 'open.idle', descartar: { target: 'closed', actions: 'discard' } },
    },
    fetching: {
      description: 'El caso está creado: se trae antes de ir a él. Aunque no se pueda traer, existe.',
      tags: ['busy', 'locked'],
      invoke: {
        id: 'fetchCase',
        src: 'fetchCase',
        input: ({ context }) => context,
        onDone: [
          {
            description: 'Otra área lo atenderá.',
            guard: { type: 'othersAttend', params: ({ event }) => event },
            target: 'closed',
            actions: ['tellCreated', { type: 'sayWhoAttends', params: ({ event }) => event }],
          },
          { target: 'closed', actions: 'tellCreated' },
        ],
        onError: { target: 'closed', actions: 'tellCreated' },
      },
    },
    closed: { description: 'La ventana está cerrada; al abrirla otra vez se empieza de nuevo.', type: 'final' },
  },
});
