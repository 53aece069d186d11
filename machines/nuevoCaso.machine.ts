/**
 * Ventana "Nuevo Caso": buscar al cliente o darlo de alta, escribir contacto, área, categoría y descripción,
 * adjuntar archivos y guardar una sola vez. Lo escrito queda como borrador hasta guardar o descartar.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/failure';
import type { BusquedaCliente, Cliente, ClientesEncontrados } from '#domain/clientes';
import type { CampoNuevoCaso, FormularioNuevoCaso } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import type {
  AnexoElegido,
  BorradorNuevoCaso,
  EventoBorrador,
  GuardadoNuevoCaso,
  NuevoCasoContext,
  NuevoCasoEmitted,
  NuevoCasoEvent,
} from './nuevoCaso.types.ts';

export type NuevoCasoRef = ActorRefFrom<typeof nuevoCasoMachine>;

const formularioVacio: FormularioNuevoCaso = {
  nombre: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  fechaNacimiento: '',
  sexo: 'M',
  correo: '',
  telefono: '',
  celular: '',
  idArea: null,
  idSubcategoria: null,
  descripcion: '',
};

const initialContext: NuevoCasoContext = {
  operacion: null,
  formulario: formularioVacio,
  tecleado: null,
  tocados: [],
  errores: {},
  avisoContacto: null,
  clientes: [],
  cliente: null,
  anexos: [],
  anexosPorReponer: [],
  modificado: false,
  clave: null,
  enviado: null,
  avance: null,
  idCaso: null,
  failure: null,
};

const campos = Object.keys(formularioVacio) as CampoNuevoCaso[];
const maximoAnexos = 5;

const notProvided = (actor: string): Promise<never> => Promise.reject(new Error(`Provide the actor "${actor}".`));

const datosDe = (cliente: Cliente): Partial<FormularioNuevoCaso> => ({
  nombre: cliente.nombre,
  apellidoPaterno: cliente.apellidoPaterno,
  apellidoMaterno: cliente.apellidoMaterno ?? '',
  fechaNacimiento: cliente.fechaNacimiento ?? '',
  sexo: cliente.sexo ?? 'M',
  correo: cliente.correo ?? '',
  telefono: cliente.telefono ?? '',
  celular: cliente.celular ?? '',
});

const identidadDe = ({ idArea, idSubcategoria, descripcion, ...identidad }: FormularioNuevoCaso) => identidad;

const estaEntre = (clientes: readonly Cliente[], uno: Cliente): boolean =>
  clientes.some((cliente) => cliente.numiden === uno.numiden);

/** No se llegaba al servidor o a su base de datos: eso pasa solo. */
const pasaSola = ({ tipo }: Failure): boolean =>
  tipo === 'sinConexion' || tipo === 'noDisponible' || tipo === 'sinEspacio';

const textoDe = (failure: unknown): string => {
  const texto = typeof failure === 'object' && failure !== null && 'texto' in failure ? failure.texto : null;
  return typeof texto === 'string' && texto !== '' ? texto : 'Ocurrio un error interno';
};

export const nuevoCasoMachine = setup({
  types: {
    context: {} as NuevoCasoContext,
    events: {} as NuevoCasoEvent,
    input: {} as Partial<NuevoCasoContext>,
    tags: {} as 'busy' | 'editable' | 'locked' | 'visible',
    emitted: {} as NuevoCasoEmitted,
  },
  actors: {
    leerBorrador: fromPromise<BorradorNuevoCaso | null, ClaveOperacion | null>(() => notProvided('leerBorrador')),
    /** Escribe el borrador poco después de cada cambio. */
    llevarBorrador: fromCallback<EventoBorrador>(() => undefined),
    buscarClientes: fromPromise<ClientesEncontrados, BusquedaCliente>(() => notProvided('buscarClientes')),
    /** Informa `avance`, y termina con `casoGuardado` o `guardadoFallido`. */
    guardarCaso: fromCallback<NuevoCasoEvent, GuardadoNuevoCaso>(() => undefined),
    /** Informa `conexionRestablecida`. */
    vigilarConexion: fromCallback<NuevoCasoEvent>(() => undefined),
    /** Trae el caso recién creado y revisa si quien lo creó atiende su categoría. */
    prepararCaso: fromPromise<{ readonly aviso: string | null }, { readonly idCaso: number | null }>(() =>
      notProvided('prepararCaso'),
    ),
  },
  actions: {
    /** Las reglas del formulario son del dominio; la aplicación pone aquí la función que las aplica. */
    revisar: assign({}),
    empezar: assign((_, params: { operacion: ClaveOperacion }) => ({ ...initialContext, operacion: params.operacion })),
    limpiar: assign(initialContext),
    restaurar: assign((_, params: { borrador: BorradorNuevoCaso | null }) => ({
      ...params.borrador,
      clientes: params.borrador?.cliente ? [params.borrador.cliente] : [],
      modificado: true,
    })),
    escribirCampo: assign(({ context }, params: { campo: CampoNuevoCaso; valor: string | number | null }) => ({
      formulario: { ...context.formulario, [params.campo]: params.valor },
      modificado: true,
    })),
    tocarCampo: assign(({ context }, params: { campo: CampoNuevoCaso }) => ({
      tocados: context.tocados.includes(params.campo) ? context.tocados : [...context.tocados, params.campo],
    })),
    tocarTodo: assign({ tocados: campos }),
    ponerArea: assign(({ context }, params: { idArea: number | null }) => ({
      formulario: { ...context.formulario, idArea: params.idArea, idSubcategoria: null },
      modificado: true,
    })),
    ponerCliente: assign(({ context }, params: { cliente: Cliente | null }) => ({
      cliente: params.cliente,
      tecleado: params.cliente === null ? null : (context.tecleado ?? context.formulario),
      formulario: {
        ...context.formulario,
        ...(params.cliente ? datosDe(params.cliente) : identidadDe(context.tecleado ?? formularioVacio)),
      },
      modificado: true,
    })),
    /** El cliente elegido no desaparece de la lista, aunque la búsqueda nueva no lo traiga. */
    guardarClientes: assign(({ context }, params: { encontrados: ClientesEncontrados }) => ({
      clientes: [
        ...(context.cliente && !estaEntre(params.encontrados.clientes, context.cliente) ? [context.cliente] : []),
        ...params.encontrados.clientes,
      ],
    })),
    /** La lista queda con "Crear nuevo cliente", que es entonces lo elegido. */
    soloClienteNuevo: assign(({ context }) => ({
      clientes: [],
      ...(context.cliente && {
        cliente: null,
        tecleado: null,
        formulario: { ...context.formulario, ...identidadDe(context.tecleado ?? formularioVacio) },
      }),
    })),
    agregarAnexos: assign(({ context }, params: { anexos: readonly AnexoElegido[] }) => ({
      anexos: [...context.anexos, ...params.anexos],
      anexosPorReponer: context.anexosPorReponer.filter(
        (nombre) => !params.anexos.some((uno) => uno.nombre === nombre),
      ),
      modificado: true,
    })),
    quitarUnAnexo: assign(({ context }, params: { id: string }) => ({
      anexos: context.anexos.filter((anexo) => anexo.id !== params.id),
    })),
    asegurarClave: assign(({ context }, params: { clave: string }) => ({
      clave: context.clave ?? params.clave,
      enviado: { formulario: context.formulario, anexos: context.anexos },
      failure: null,
      avance: 0,
    })),
    /** La misma petición con la misma clave: el caso se crea una sola vez. */
    repetirGuardado: assign({ failure: null, avance: 0 }),
    olvidarEnviado: assign({ enviado: null }),
    olvidarClave: assign({ clave: null }),
    ponerAvance: assign((_, params: { porcion: number }) => ({ avance: params.porcion })),
    olvidarAvance: assign({ avance: null }),
    ponerIdCaso: assign((_, params: { idCaso: number }) => ({ idCaso: params.idCaso })),
    guardarFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure, avance: null })),
    recordarBorrador: sendTo('borrador', ({ context }) => ({
      type: 'recordar' as const,
      operacion: context.operacion,
      borrador: {
        formulario: context.formulario,
        cliente: context.cliente,
        anexosPorReponer: [...context.anexosPorReponer, ...context.anexos.map((anexo) => anexo.nombre)],
        clave: context.clave,
      },
    })),
    olvidarBorrador: sendTo('borrador', ({ context }) => ({ type: 'olvidar' as const, operacion: context.operacion })),
    avisarBorrador: emit({ type: 'aviso', tipo: 'info', texto: 'Se recuperó el borrador de este caso.' }),
    avisarSinCategorias: emit({ type: 'aviso', tipo: 'warning', texto: 'No se encontraron categorias para el area' }),
    avisarDemasiadosAnexos: emit({
      type: 'aviso',
      tipo: 'warning',
      texto: 'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
    }),
    avisarSinResultados: emit({ type: 'aviso', tipo: 'info', texto: 'No se encontraron resultados' }),
    avisarMasDeVeinte: emit({
      type: 'aviso',
      tipo: 'warning',
      texto: 'Se encontraron más de 20 registros, por lo que te pedimos ser más específico en tu búsqueda.',
    }),
    avisarQueNoAtiende: emit((_, params: { aviso: string | null }) => ({
      type: 'aviso',
      tipo: 'info',
      texto: params.aviso ?? '',
    })),
    avisarFalla: emit((_, params: { failure: unknown }) => ({
      type: 'aviso',
      tipo: 'error',
      texto: textoDe(params.failure),
    })),
    /** De que la base de datos no atienda habla ya el letrero de arriba de la pantalla. */
    avisarFallaDeGuardado: enqueueActions(({ enqueue }, params: { failure: Failure }) => {
      const { tipo, texto } = params.failure;
      if (tipo !== 'noDisponible' && tipo !== 'sinEspacio') enqueue.emit({ type: 'aviso', tipo: 'error', texto });
    }),
    avisarContacto: emit(({ context }) => ({ type: 'aviso', tipo: 'error', texto: context.avisoContacto ?? '' })),
    pedirCorreccion: emit({ type: 'corregirCampos' }),
    anunciarCaso: emit(({ context }) => ({ type: 'casoCreado', idCaso: context.idCaso ?? 0 })),
  },
  guards: {
    hayBorrador: (_, params: { borrador: BorradorNuevoCaso | null }) => params.borrador !== null,
    hayCambios: ({ context }) => context.modificado,
    contactoIncorrecto: ({ context }) => context.avisoContacto !== null,
    todoCorrecto: ({ context }) => Object.keys(context.errores).length === 0 && context.avisoContacto === null,
    nombreCorrecto: ({ context }) => !context.errores.nombre && !context.errores.apellidoPaterno,
    hayCategorias: (_, params: { idArea: number | null; hayCategorias: boolean }) =>
      params.idArea === null || params.hayCategorias,
    sinResultados: (_, params: { encontrados: ClientesEncontrados }) => params.encontrados.clientes.length === 0,
    limiteExcedido: (_, params: { encontrados: ClientesEncontrados }) => params.encontrados.limiteExcedido,
    caben: ({ context }, params: { anexos: readonly AnexoElegido[] }) =>
      context.anexos.length + params.anexos.length <= maximoAnexos,
    /** Solo un rechazo del caso mismo prueba que esta clave no sirve: sin sesión o sin permiso ni se miró. */
    quizaSeGuardo: (_, params: { failure: Failure }) =>
      params.failure.tipo !== 'rechazo' && params.failure.tipo !== 'conflicto',
    /** Lo que faltó fue la conexión, y nadie ha cambiado nada desde entonces. */
    seGuardaSolo: ({ context: { failure, enviado, formulario, anexos } }) =>
      failure !== null && pasaSola(failure) && enviado?.formulario === formulario && enviado.anexos === anexos,
    hayAviso: (_, params: { aviso: string | null }) => params.aviso !== null,
  },
}).createMachine({
  id: 'nuevoCaso',
  description: 'Ventana para abrir un caso a un cliente, nuevo o existente.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'closed',
  invoke: [
    { id: 'borrador', src: 'llevarBorrador', onError: {} },
    { id: 'conexion', src: 'vigilarConexion', onError: {} },
  ],
  states: {
    closed: {
      description: 'La ventana está cerrada.',
      entry: 'limpiar',
      on: { abrir: { target: 'opening', actions: { type: 'empezar', params: ({ event }) => event } } },
    },
    opening: {
      description: 'Se busca un borrador de esta persona para esta operación.',
      tags: ['busy', 'locked', 'visible'],
      invoke: {
        id: 'leerBorrador',
        src: 'leerBorrador',
        input: ({ context }) => context.operacion,
        onDone: [
          {
            guard: { type: 'hayBorrador', params: ({ event }) => ({ borrador: event.output }) },
            target: 'open',
            actions: [
              { type: 'restaurar', params: ({ event }) => ({ borrador: event.output }) },
              'revisar',
              'avisarBorrador',
            ],
          },
          { target: 'open', actions: 'revisar' },
        ],
        onError: { description: 'Sin borrador también se trabaja.', target: 'open', actions: 'revisar' },
      },
      on: { cerrar: 'closed' },
    },
    open: {
      description: 'La ventana está abierta y se puede escribir.',
      tags: ['editable', 'visible'],
      initial: 'idle',
      on: {
        escribir: {
          actions: [{ type: 'escribirCampo', params: ({ event }) => event }, 'revisar', 'recordarBorrador'],
        },
        tocar: { actions: { type: 'tocarCampo', params: ({ event }) => event } },
        elegirArea: [
          {
            guard: { type: 'hayCategorias', params: ({ event }) => event },
            actions: [{ type: 'ponerArea', params: ({ event }) => event }, 'revisar', 'recordarBorrador'],
          },
          {
            description: 'El área no tiene categorías.',
            actions: [
              { type: 'ponerArea', params: ({ event }) => event },
              'revisar',
              'recordarBorrador',
              'avisarSinCategorias',
            ],
          },
        ],
        adjuntar: [
          {
            guard: { type: 'caben', params: ({ event }) => event },
            actions: [{ type: 'agregarAnexos', params: ({ event }) => event }, 'recordarBorrador'],
          },
          {
            description: 'Más de cinco: la selección se descarta entera.',
            actions: 'avisarDemasiadosAnexos',
          },
        ],
        quitarAnexo: { actions: [{ type: 'quitarUnAnexo', params: ({ event }) => event }, 'recordarBorrador'] },
        cerrar: [
          { guard: 'hayCambios', description: 'Hay algo escrito: se pregunta antes.', target: 'confirming' },
          { target: 'closed' },
        ],
      },
      states: {
        idle: {
          description: 'La persona llena el formulario.',
          on: {
            buscarCliente: { guard: 'nombreCorrecto', target: 'searching' },
            elegirCliente: {
              actions: [{ type: 'ponerCliente', params: ({ event }) => event }, 'revisar', 'recordarBorrador'],
            },
            conexionRestablecida: {
              guard: 'seGuardaSolo',
              description: 'El caso que no se pudo guardar se guarda sin que nadie lo pida.',
              target: '#nuevoCaso.saving',
              actions: 'repetirGuardado',
            },
            guardar: [
              {
                guard: 'todoCorrecto',
                target: '#nuevoCaso.saving',
                actions: [{ type: 'asegurarClave', params: ({ event }) => event }, 'recordarBorrador'],
              },
              {
                guard: 'contactoIncorrecto',
                description: 'Faltan o están mal los datos de contacto.',
                actions: ['tocarTodo', 'avisarContacto', 'pedirCorreccion'],
              },
              { description: 'Otro campo está mal.', actions: ['tocarTodo', 'pedirCorreccion'] },
            ],
          },
        },
        searching: {
          description: 'Se busca al cliente; nombre, contacto y búsqueda esperan.',
          tags: ['busy', 'locked'],
          invoke: {
            id: 'buscarClientes',
            src: 'buscarClientes',
            input: ({ context }) => ({
              nombre: context.formulario.nombre,
              apePat: context.formulario.apellidoPaterno,
              apeMat: context.formulario.apellidoMaterno,
            }),
            onDone: [
              {
                guard: { type: 'sinResultados', params: ({ event }) => ({ encontrados: event.output }) },
                target: 'idle',
                actions: ['soloClienteNuevo', 'revisar', 'avisarSinResultados'],
              },
              {
                guard: { type: 'limiteExcedido', params: ({ event }) => ({ encontrados: event.output }) },
                target: 'idle',
                actions: [
                  { type: 'guardarClientes', params: ({ event }) => ({ encontrados: event.output }) },
                  'avisarMasDeVeinte',
                ],
              },
              {
                target: 'idle',
                actions: { type: 'guardarClientes', params: ({ event }) => ({ encontrados: event.output }) },
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                'soloClienteNuevo',
                'revisar',
                { type: 'avisarFalla', params: ({ event }) => ({ failure: event.error }) },
              ],
            },
          },
        },
      },
    },
    confirming: {
      description: 'Hay algo escrito: ¿descartarlo o seguir editando?',
      tags: ['locked', 'visible'],
      on: {
        seguirEditando: 'open',
        conexionRestablecida: { description: 'Mientras se decide, nada se envía solo.', actions: 'olvidarEnviado' },
        descartar: { target: 'closed', actions: 'olvidarBorrador' },
      },
    },
    saving: {
      description: 'Se envía el caso con sus anexos; el botón dice "Creando caso...".',
      tags: ['busy', 'locked', 'visible'],
      invoke: {
        id: 'guardarCaso',
        src: 'guardarCaso',
        input: ({ context }) => context,
        onError: {
          target: 'open',
          actions: ['olvidarAvance', { type: 'avisarFalla', params: ({ event }) => ({ failure: event.error }) }],
        },
      },
      on: {
        avance: { actions: { type: 'ponerAvance', params: ({ event }) => event } },
        casoGuardado: {
          target: 'fetching',
          actions: [{ type: 'ponerIdCaso', params: ({ event }) => event }, 'olvidarBorrador'],
        },
        guardadoFallido: [
          {
            guard: { type: 'quizaSeGuardo', params: ({ event }) => event },
            description: 'No se sabe si el caso se creó: el reintento repite la misma clave.',
            target: 'open',
            actions: [
              { type: 'guardarFailure', params: ({ event }) => event },
              { type: 'avisarFallaDeGuardado', params: ({ event }) => event },
            ],
          },
          {
            description: 'El servidor lo rechazó y no guardó nada: la clave ya no sirve.',
            target: 'open',
            actions: [
              { type: 'guardarFailure', params: ({ event }) => event },
              { type: 'avisarFalla', params: ({ event }) => event },
              'olvidarClave',
              'recordarBorrador',
            ],
          },
        ],
      },
    },
    fetching: {
      description: 'El caso está creado: se trae antes de ir a él.',
      tags: ['busy', 'locked', 'visible'],
      invoke: {
        id: 'prepararCaso',
        src: 'prepararCaso',
        input: ({ context }) => ({ idCaso: context.idCaso }),
        onDone: [
          {
            guard: { type: 'hayAviso', params: ({ event }) => event.output },
            description: 'Quien lo creó no atiende esa categoría.',
            target: 'closed',
            actions: ['anunciarCaso', { type: 'avisarQueNoAtiende', params: ({ event }) => event.output }],
          },
          { target: 'closed', actions: 'anunciarCaso' },
        ],
        onError: { description: 'Aunque no se pudo traer, existe.', target: 'closed', actions: 'anunciarCaso' },
      },
    },
  },
});
