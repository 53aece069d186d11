/**
 * Un caso abierto en pantalla: su vida (qué estado sigue a cada trabajo), el trabajo que la persona hace sobre él, y la
 * vigilancia de lo que otros cambian mientras tanto. Nada de lo escrito se pierde hasta guardarlo o descartarlo.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { ResultadoCaso } from '#contract/casos';
import type { CambioAjeno, Failure } from '#contract/failure';
import type { Caso } from '#domain/casos';
import type { AccionCaso } from '#domain/vidaCaso';
import type {
  AvisoDeConexion,
  AvisoDeEnvio,
  CasoContext,
  CasoEmitted,
  CasoEvent,
  CasoTraido,
  ClavesCaso,
  EnvioCaso,
  OrdenAlVigia,
  TextosCaso,
  Trabajo,
} from './caso.types.ts';
import type { AnexoElegido } from './nuevoCaso.types.ts';

export type CasoRef = ActorRefFrom<typeof casoMachine>;

const textosVacios: TextosCaso = {
  comentario: '',
  escalamiento: { idArea: null, idSubcategoria: null, idMotivo: null, comentario: '' },
  motivo: '',
  resolucion: '',
  solucion: '',
};

const sinClaves: ClavesCaso = {
  comentar: null,
  adjuntar: null,
  tomar: null,
  escalar: null,
  solicitarAutorizacion: null,
  autorizar: null,
  noAutorizar: null,
  cerrar: null,
  escalarAMantenimiento: null,
};

const initialContext: CasoContext = {
  idCaso: 0,
  numiden: 0,
  permisos: [],
  semilla: '',
  clavesDadas: 0,
  caso: null,
  anexos: null,
  textos: textosVacios,
  porAdjuntar: [],
  mantenimiento: null,
  trabajo: null,
  avance: null,
  claves: sinClaves,
  enviado: null,
  failure: null,
  sinCaso: null,
  cambio: null,
  resultado: null,
};

type IdEstado = Caso['estado']['id'];

const nombres: { readonly [E in IdEstado]: string } = {
  1: 'NUEVO',
  2: 'EN PROCESO',
  3: 'SOLUCIONADA',
  4: 'ESCALADO',
  5: 'PENDIENTE',
  6: 'RECOLECTA',
};

/** El permiso que pide cada trabajo, y de qué estado a cuál lleva: lo mismo que las flechas de la región `vida`. */
const reglas: {
  readonly [A in AccionCaso]: { readonly permiso: number; readonly lleva: { readonly [E in IdEstado]?: IdEstado } };
} = {
  comentar: { permiso: 4, lleva: { 1: 2, 2: 2, 4: 4, 5: 5, 6: 6 } },
  adjuntar: { permiso: 4, lleva: { 1: 2, 2: 2, 4: 4, 5: 5, 6: 6 } },
  tomar: { permiso: 6, lleva: { 1: 2, 4: 2, 6: 2 } },
  escalar: { permiso: 7, lleva: { 1: 4, 2: 4, 4: 4, 6: 4 } },
  solicitarAutorizacion: { permiso: 8, lleva: { 1: 5, 2: 5, 4: 5, 6: 5 } },
  autorizar: { permiso: 9, lleva: { 5: 2 } },
  noAutorizar: { permiso: 9, lleva: { 5: 2 } },
  cerrar: { permiso: 10, lleva: { 1: 3, 2: 3, 4: 3, 5: 3, 6: 3 } },
};

const accionDe = (trabajo: Trabajo): AccionCaso => (trabajo === 'escalarAMantenimiento' ? 'escalar' : trabajo);

/** Tras pedirla, y hasta traer el caso de nuevo, no consta de quién es: tampoco entonces se decide. */
const pidioOtra = ({ caso, numiden }: CasoContext): boolean => {
  const pedida = caso?.datosAutorizacion ?? null;
  return pedida !== null && pedida.resolucion === null && pedida.solicitante.numiden !== numiden;
};

/** Quien pidió la autorización no la decide. */
const permite = (context: CasoContext, trabajo: Trabajo | null): boolean => {
  if (context.caso === null || trabajo === null) return false;
  const accion = accionDe(trabajo);
  const { permiso, lleva } = reglas[accion];
  const decide = accion === 'autorizar' || accion === 'noAutorizar';
  return context.permisos.includes(permiso) && context.caso.estado.id in lleva && (!decide || pidioOtra(context));
};

/** El estado en que queda el caso, antes de traerlo de nuevo. */
const estadoTras = (trabajo: Trabajo | null, { estado }: Caso): Caso['estado'] => {
  const id = trabajo === null ? undefined : reglas[accionDe(trabajo)].lleva[estado.id];
  return id === undefined || id === estado.id ? estado : { id, nombre: nombres[id] };
};

const restaurante = 14;
const mantenimientoFactura = { id: 1, nombre: 'MANTENIMIENTO FACTURA' };

const pasaAMantenimiento = ({ trabajo, textos }: CasoContext): boolean =>
  trabajo === 'escalarAMantenimiento' ||
  (trabajo === 'escalar' && textos.escalamiento.idSubcategoria === mantenimientoFactura.id);

/** Lo escrito para un trabajo, vacío: se guardó o se descartó. */
const vaciar = (context: CasoContext, trabajo: Trabajo | null): Partial<CasoContext> => {
  const sinTexto = (textos: Partial<TextosCaso>) => ({ textos: { ...context.textos, ...textos } });
  if (trabajo === 'comentar') return sinTexto({ comentario: '' });
  if (trabajo === 'escalar') return sinTexto({ escalamiento: textosVacios.escalamiento });
  if (trabajo === 'solicitarAutorizacion') return sinTexto({ motivo: '' });
  if (trabajo === 'autorizar' || trabajo === 'noAutorizar') return sinTexto({ resolucion: '' });
  if (trabajo === 'cerrar') return sinTexto({ solucion: '' });
  if (trabajo === 'adjuntar') return { porAdjuntar: [] };
  return trabajo === 'escalarAMantenimiento' ? { mantenimiento: null } : {};
};

/** La clave de un envío anterior sin desenlace conocido se repite, con la versión de entonces. */
const empezar = (context: CasoContext, trabajo: Trabajo): Partial<CasoContext> => {
  const anterior = context.claves[trabajo];
  const dadas = anterior === null ? context.clavesDadas + 1 : context.clavesDadas;
  const nueva = { clave: `${context.semilla}-${dadas}`, version: context.caso?.version ?? 0 };
  return {
    trabajo,
    failure: null,
    avance: trabajo === 'adjuntar' ? 0 : null,
    clavesDadas: dadas,
    claves: { ...context.claves, [trabajo]: anterior ?? nueva },
    enviado: context.textos,
  };
};

const sinClave = ({ claves, trabajo }: CasoContext): ClavesCaso =>
  trabajo === null ? claves : { ...claves, [trabajo]: null };

/** Descartar lo escrito para un trabajo es olvidar también con qué clave se envió. */
const descartar = (context: CasoContext, trabajo: Trabajo | null): Partial<CasoContext> => ({
  ...vaciar(context, trabajo),
  ...(trabajo === null ? {} : { claves: { ...context.claves, [trabajo]: null } }),
  ...(trabajo === context.trabajo ? { trabajo: null, failure: null } : {}),
});

/** Otra área trae otras categorías y otros motivos. */
const conEscalamiento = (antes: TextosCaso['escalamiento'], cambio: Partial<TextosCaso['escalamiento']>) => ({
  ...antes,
  ...('idArea' in cambio && cambio.idArea !== antes.idArea ? { idSubcategoria: null, idMotivo: null } : {}),
  ...cambio,
});

/** Solo un rechazo del trabajo mismo prueba que su clave no sirve: sin sesión o sin permiso ni se miró. */
const nadaSeGuardo = ({ tipo }: Failure): boolean => tipo === 'rechazo' || tipo === 'conflicto';

/** No se llegaba al servidor o a su base de datos: eso pasa solo. */
const pasaSola = ({ tipo }: Failure): boolean =>
  tipo === 'sinConexion' || tipo === 'noDisponible' || tipo === 'sinEspacio';

const notProvided = (actor: string): Promise<never> => Promise.reject(new Error(`Provide the actor "${actor}".`));

const comoFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'texto' in error && String(error.texto).trim() !== ''
    ? (error as Failure)
    : { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };

export const casoMachine = setup({
  types: {
    context: {} as CasoContext,
    events: {} as CasoEvent,
    input: {} as Partial<CasoContext>,
    tags: {} as 'busy' | 'editable' | 'failed' | 'locked',
    emitted: {} as CasoEmitted,
  },
  actors: {
    traerCaso: fromPromise<CasoTraido, { readonly idCaso: number }>(() => notProvided('traerCaso')),
    /** Informa `avance`, y termina con `enviado` o `envioFallido`. */
    enviarTrabajo: fromCallback<AvisoDeEnvio, EnvioCaso>(() => undefined),
    /** La máquina `vigiaCaso`: pregunta cada cierto tiempo e informa `novedades` o `casoPerdido`. */
    vigilarCaso: fromCallback<OrdenAlVigia, { readonly idCaso: number }>(() => undefined),
    /** Informa `conexionRestablecida`. */
    vigilarConexion: fromCallback<AvisoDeConexion>(() => undefined),
  },
  actions: {
    guardarCaso: assign(({ context }, params: { output: CasoTraido }) => ({
      ...params.output,
      sinCaso: null,
      cambio: (context.cambio?.version ?? 0) > params.output.caso.version ? context.cambio : null,
    })),
    escribirTexto: assign(
      ({ context }, params: { campo: keyof TextosCaso; valor: string | Partial<TextosCaso['escalamiento']> }) => ({
        textos: {
          ...context.textos,
          [params.campo]:
            typeof params.valor === 'string'
              ? params.valor
              : conEscalamiento(context.textos.escalamiento, params.valor),
        },
      }),
    ),
    ponerAnexos: assign((_, params: { anexos: readonly AnexoElegido[] }) => ({ porAdjuntar: params.anexos })),
    /** El caso pasa solo a MANTENIMIENTO FACTURA en cuanto no haya otra cosa. */
    encolar: assign((_, params: { idArea: number }) => ({ mantenimiento: { idArea: params.idArea } })),
    empezarComentario: assign(({ context }) => empezar(context, 'comentar')),
    empezarAnexos: assign(({ context }) => empezar(context, 'adjuntar')),
    empezarToma: assign(({ context }) => empezar(context, 'tomar')),
    empezarEscalamiento: assign(({ context }) => empezar(context, 'escalar')),
    empezarMantenimiento: assign(({ context }) => empezar(context, 'escalarAMantenimiento')),
    empezarSolicitud: assign(({ context }) => empezar(context, 'solicitarAutorizacion')),
    empezarAutorizacion: assign(({ context }) => empezar(context, 'autorizar')),
    empezarNegativa: assign(({ context }) => empezar(context, 'noAutorizar')),
    empezarCierre: assign(({ context }) => empezar(context, 'cerrar')),
    repetirTrabajo: assign(({ context }) => (context.trabajo === null ? {} : empezar(context, context.trabajo))),
    descartarTexto: assign(({ context }, params: { trabajo: Trabajo }) => descartar(context, params.trabajo)),
    descartarTrabajo: assign(({ context }) => descartar(context, context.trabajo)),
    ponerAvance: assign((_, params: { porcion: number }) => ({ avance: params.porcion })),
    olvidarAvance: assign({ avance: null }),
    /** Lo que ya se sabe sin traer el caso de nuevo: versión, estado, y la categoría 1 con su nombre. */
    guardarResultado: assign(({ context }, params: { resultado: ResultadoCaso }) => ({
      ...descartar(context, context.trabajo),
      resultado: params.resultado,
      caso: context.caso && {
        ...context.caso,
        version: Math.max(context.caso.version, params.resultado.version),
        estado: estadoTras(context.trabajo, context.caso),
        ...(pasaAMantenimiento(context) ? { subCategoria: mantenimientoFactura } : {}),
      },
    })),
    /** Lo que se envía solo no se insiste: nadie puede corregirlo. */
    olvidarEnvio: assign(({ context }) => ({
      mantenimiento: context.trabajo === 'escalarAMantenimiento' ? null : context.mantenimiento,
      claves: sinClave(context),
      trabajo: null,
    })),
    /** Sin desenlace conocido se conserva la clave: el reintento repite la misma. */
    guardarFailure: assign(({ context }, params: { failure: Failure }) => ({
      failure: params.failure,
      claves: nadaSeGuardo(params.failure) ? sinClave(context) : context.claves,
    })),
    guardarConflicto: assign(({ context }, params: { failure: Failure; cambio: CambioAjeno }) => ({
      failure: params.failure,
      cambio: params.cambio,
      claves: sinClave(context),
    })),
    guardarSinCaso: assign((_, params: { error: unknown }) => ({ sinCaso: comoFailure(params.error) })),
    guardarPerdida: assign((_, params: { failure: Failure }) => ({
      sinCaso: params.failure,
      caso: null,
      anexos: null,
      cambio: null,
    })),
    guardarError: assign((_, params: { error: unknown }) => ({ failure: comoFailure(params.error) })),
    guardarNovedades: assign(({ context }, params: { cambio: CambioAjeno }) => ({
      cambio: context.caso && params.cambio.version > context.caso.version ? params.cambio : context.cambio,
    })),
    aceptarVersion: assign(({ context }) => ({
      caso: context.caso && { ...context.caso, version: context.cambio?.version ?? context.caso.version },
      cambio: null,
      trabajo: null,
      failure: null,
    })),
    /** Lo último no se pudo traer: queda ofrecido. */
    marcarAtrasado: assign(({ context }) => ({
      cambio: context.caso && (context.cambio ?? { version: context.caso.version, cambios: [] }),
    })),
    avisarExito: emit(({ context }) => ({
      type: 'aviso',
      tipo: 'success',
      texto: context.resultado?.descripcion ?? '',
    })),
    /** El servidor no guardó nada, y lo escrito sigue ahí. */
    advertir: emit((_, params: { resultado: ResultadoCaso }) => ({
      type: 'aviso',
      tipo: 'warning',
      texto: params.resultado.descripcion,
    })),
    /** De que la base de datos no atienda habla ya el letrero de arriba de la pantalla. */
    avisarFalla: enqueueActions(({ context, enqueue }) => {
      const { tipo, texto } = comoFailure(context.failure);
      if (tipo !== 'noDisponible' && tipo !== 'sinEspacio') enqueue.emit({ type: 'aviso', tipo: 'error', texto });
    }),
    /** A la región `vida`, y a quien muestre listas o cuentas de casos. */
    anunciarHecho: enqueueActions(({ context, enqueue }) => {
      if (context.trabajo === null) return;
      enqueue.raise({ type: `hecho.${accionDe(context.trabajo)}` });
      enqueue.emit({ type: 'trabajoHecho', trabajo: context.trabajo });
    }),
    /** A la región `vida`, y a quien vigila: esta versión es la que está en pantalla. */
    acomodar: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: 'casoTraido' });
      enqueue.sendTo('vigia', { type: 'versionALaVista', version: context.caso?.version ?? 0 });
    }),
    pedirActualizar: raise({ type: 'actualizar' }),
    decirGuardando: sendTo('vigia', { type: 'guardando' }),
    decirReposo: sendTo('vigia', { type: 'reposo' }),
  },
  guards: {
    esNuevo: ({ context }) => context.caso?.estado.id === 1,
    esEnProceso: ({ context }) => context.caso?.estado.id === 2,
    esSolucionada: ({ context }) => context.caso?.estado.id === 3,
    esEscalado: ({ context }) => context.caso?.estado.id === 4,
    esPendiente: ({ context }) => context.caso?.estado.id === 5,
    puedeComentar: ({ context }) => permite(context, 'comentar'),
    puedeAdjuntar: ({ context }) => permite(context, 'adjuntar'),
    puedeTomar: ({ context }) => permite(context, 'tomar'),
    puedeEscalar: ({ context }) => permite(context, 'escalar'),
    puedeSolicitar: ({ context }) => permite(context, 'solicitarAutorizacion'),
    puedeAutorizar: ({ context }) => permite(context, 'autorizar'),
    puedeCerrar: ({ context }) => permite(context, 'cerrar'),
    puedeReintentar: ({ context }) => permite(context, context.trabajo),
    esRestaurante: ({ context }) => context.caso?.subCategoria.id === restaurante,
    tocaMantenimiento: ({ context }) => context.mantenimiento !== null && permite(context, 'escalarAMantenimiento'),
    seGuardo: (_, params: { resultado: ResultadoCaso }) => params.resultado.codigo === 1,
    hayCambio: ({ context }) => context.cambio !== null,
    sinCasoPorConexion: ({ context: { sinCaso } }) => sinCaso !== null && pasaSola(sinCaso),
    /** Lo que faltó fue la conexión, y nadie ha escrito nada desde entonces: sin que lo pidan, con la misma clave. */
    seRepiteSolo: ({ context }) =>
      context.failure !== null &&
      pasaSola(context.failure) &&
      context.enviado === context.textos &&
      permite(context, context.trabajo),
    /** No se pudo traer lo último del caso, o la lista de sus anexos. */
    faltaAlgo: ({ context: { caso, anexos, cambio } }) =>
      caso !== null && (anexos === null || cambio?.cambios.length === 0),
  },
}).createMachine({
  id: 'caso',
  description: 'Un caso, de su primer comentario a su cierre.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  type: 'parallel',
  states: {
    vida: {
      description: 'En qué estado está el caso y a cuál lleva cada trabajo ya guardado.',
      initial: 'loading',
      invoke: { id: 'conexion', src: 'vigilarConexion', onError: {} },
      on: {
        casoTraido: [
          { guard: 'esNuevo', target: '.nuevo' },
          { guard: 'esEnProceso', target: '.enProceso' },
          { guard: 'esSolucionada', target: '.solucionada' },
          { guard: 'esEscalado', target: '.escalado' },
          { guard: 'esPendiente', target: '.pendiente' },
          { target: '.recolecta' },
        ],
        casoPerdido: { target: '.failed', actions: { type: 'guardarPerdida', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'Se trae el caso con todo lo suyo.',
          tags: 'busy',
          invoke: {
            id: 'traerCaso',
            src: 'traerCaso',
            input: ({ context }) => ({ idCaso: context.idCaso }),
            onDone: { actions: [{ type: 'guardarCaso', params: ({ event }) => event }, 'acomodar'] },
            onError: { target: 'failed', actions: { type: 'guardarSinCaso', params: ({ event }) => event } },
          },
        },
        failed: {
          description: 'El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué.',
          tags: 'failed',
          on: { volverATraer: 'loading', conexionRestablecida: { guard: 'sinCasoPorConexion', target: 'loading' } },
        },
        nuevo: {
          description: 'NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso.',
          on: {
            'hecho.comentar': 'enProceso',
            'hecho.adjuntar': 'enProceso',
            'hecho.tomar': 'enProceso',
            'hecho.escalar': 'escalado',
            'hecho.solicitarAutorizacion': 'pendiente',
            'hecho.cerrar': 'solucionada',
          },
        },
        enProceso: {
          description: 'EN PROCESO: alguien lo atiende.',
          on: {
            'hecho.comentar': 'enProceso',
            'hecho.adjuntar': 'enProceso',
            'hecho.escalar': 'escalado',
            'hecho.solicitarAutorizacion': 'pendiente',
            'hecho.cerrar': 'solucionada',
          },
        },
        escalado: {
          description: 'ESCALADO: espera a que el área a la que pasó lo tome.',
          on: {
            'hecho.comentar': 'escalado',
            'hecho.adjuntar': 'escalado',
            'hecho.tomar': 'enProceso',
            'hecho.escalar': 'escalado',
            'hecho.solicitarAutorizacion': 'pendiente',
            'hecho.cerrar': 'solucionada',
          },
        },
        pendiente: {
          description: 'PENDIENTE: espera que otra persona decida la autorización.',
          on: {
            'hecho.comentar': 'pendiente',
            'hecho.adjuntar': 'pendiente',
            'hecho.autorizar': 'enProceso',
            'hecho.noAutorizar': 'enProceso',
            'hecho.cerrar': 'solucionada',
          },
        },
        recolecta: {
          description: 'RECOLECTA: se recoge un artículo.',
          on: {
            'hecho.comentar': 'recolecta',
            'hecho.adjuntar': 'recolecta',
            'hecho.tomar': 'enProceso',
            'hecho.escalar': 'escalado',
            'hecho.solicitarAutorizacion': 'pendiente',
            'hecho.cerrar': 'solucionada',
          },
        },
        solucionada: { description: 'SOLUCIONADA: ya no admite trabajo.' },
      },
    },
    trabajo: {
      description: 'Lo que la persona hace sobre el caso, una cosa a la vez.',
      initial: 'editing',
      on: {
        escribir: { actions: { type: 'escribirTexto', params: ({ event }) => event } },
        restauranteFacturado: { guard: 'esRestaurante', actions: { type: 'encolar', params: ({ event }) => event } },
      },
      states: {
        editing: {
          description: 'Se puede escribir.',
          tags: 'editable',
          initial: 'idle',
          on: {
            cerrarFormulario: '.idle',
            descartar: { target: '.idle', actions: { type: 'descartarTexto', params: ({ event }) => event } },
          },
          states: {
            back: { description: 'El formulario que estaba abierto.', type: 'history', target: 'idle' },
            idle: {
              description: 'Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario.',
              always: { guard: 'tocaMantenimiento', target: '#sending.escalating', actions: 'empezarMantenimiento' },
              on: {
                comentar: { guard: 'puedeComentar', target: '#sending.commenting', actions: 'empezarComentario' },
                adjuntar: {
                  guard: 'puedeAdjuntar',
                  target: '#sending.attaching',
                  actions: [{ type: 'ponerAnexos', params: ({ event }) => event }, 'empezarAnexos'],
                },
                tomar: { guard: 'puedeTomar', target: '#sending.taking', actions: 'empezarToma' },
                abrirEscalamiento: { guard: 'puedeEscalar', target: 'escalation' },
                abrirSolicitud: { guard: 'puedeSolicitar', target: 'request' },
                abrirResolucion: { guard: 'puedeAutorizar', target: 'decision' },
                abrirCierre: { guard: 'puedeCerrar', target: 'closure' },
              },
            },
            escalation: {
              description: 'Formulario para escalar: área, categoría, motivo y comentario.',
              on: { escalar: { guard: 'puedeEscalar', target: '#sending.escalating', actions: 'empezarEscalamiento' } },
            },
            request: {
              description: 'Formulario para pedir que otra persona autorice.',
              on: {
                solicitarAutorizacion: {
                  guard: 'puedeSolicitar',
                  target: '#sending.requesting',
                  actions: 'empezarSolicitud',
                },
              },
            },
            decision: {
              description: 'Formulario para autorizar o no lo que otra persona pidió.',
              on: {
                autorizar: { guard: 'puedeAutorizar', target: '#sending.authorizing', actions: 'empezarAutorizacion' },
                noAutorizar: { guard: 'puedeAutorizar', target: '#sending.authorizing', actions: 'empezarNegativa' },
              },
            },
            closure: {
              description: 'Formulario para cerrar el caso con su solución.',
              on: { cerrar: { guard: 'puedeCerrar', target: '#sending.closing', actions: 'empezarCierre' } },
            },
          },
        },
        sending: {
          id: 'sending',
          description: 'El trabajo se envía una sola vez; mientras tanto no se escribe.',
          tags: ['busy', 'locked'],
          entry: 'decirGuardando',
          exit: ['olvidarAvance', 'decirReposo'],
          initial: 'commenting',
          invoke: {
            id: 'enviarTrabajo',
            src: 'enviarTrabajo',
            input: ({ context }) => context,
            onError: { target: 'failed', actions: { type: 'guardarError', params: ({ event }) => event } },
          },
          on: {
            escribir: {},
            avance: { actions: { type: 'ponerAvance', params: ({ event }) => event } },
            enviado: [
              {
                guard: { type: 'seGuardo', params: ({ event }) => event },
                target: 'editing',
                actions: ['anunciarHecho', { type: 'guardarResultado', params: ({ event }) => event }, 'avisarExito'],
              },
              { target: 'editing.back', actions: ['olvidarEnvio', { type: 'advertir', params: ({ event }) => event }] },
            ],
            envioFallido: { target: 'failed', actions: { type: 'guardarFailure', params: ({ event }) => event } },
            envioEnConflicto: {
              target: 'conflict',
              actions: { type: 'guardarConflicto', params: ({ event }) => event },
            },
          },
          states: {
            again: { description: 'Lo mismo que se enviaba.', type: 'history' },
            commenting: { description: 'Se envía el comentario.' },
            attaching: { description: 'Se envían los anexos.' },
            taking: { description: 'Se toma el caso.' },
            escalating: { description: 'Se escala el caso.' },
            requesting: { description: 'Se pide la autorización.' },
            authorizing: { description: 'Se envía la decisión: se autoriza o no.' },
            closing: { description: 'Se cierra el caso.' },
          },
        },
        failed: {
          description: 'No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo.',
          tags: ['failed', 'editable'],
          entry: 'avisarFalla',
          on: {
            reintentar: { guard: 'puedeReintentar', target: 'sending.again', actions: 'repetirTrabajo' },
            corregir: 'editing.back',
            descartar: { target: 'editing', actions: 'descartarTrabajo' },
            conexionRestablecida: { guard: 'seRepiteSolo', target: 'sending.again', actions: 'repetirTrabajo' },
          },
        },
        conflict: {
          description: 'Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió.',
          tags: ['failed', 'locked'],
          entry: 'avisarFalla',
          on: {
            aceptarCambios: { target: 'editing.back', actions: ['aceptarVersion', 'pedirActualizar'] },
            descartar: { target: 'editing', actions: 'descartarTrabajo' },
          },
        },
      },
    },
    vigilancia: {
      description: 'Lo que otros cambian mientras el caso está en pantalla.',
      initial: 'current',
      invoke: { id: 'vigia', src: 'vigilarCaso', input: ({ context }) => ({ idCaso: context.idCaso }), onError: {} },
      on: {
        novedades: { actions: { type: 'guardarNovedades', params: ({ event }) => event } },
        verCambios: { guard: 'hayCambio', target: '.refreshing' },
        actualizar: '.refreshing',
        casoPerdido: '.current',
        conexionRestablecida: { guard: 'faltaAlgo', target: '.refreshing' },
        'hecho.*': { description: 'Lo recién guardado se trae con todo lo suyo.', target: '.refreshing' },
      },
      states: {
        current: { description: 'En pantalla está lo último.', always: { guard: 'hayCambio', target: 'stale' } },
        stale: { description: 'Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca.' },
        refreshing: {
          description: 'Se trae el caso de nuevo, sin quitar de la pantalla lo que hay.',
          invoke: {
            id: 'retraerCaso',
            src: 'traerCaso',
            input: ({ context }) => ({ idCaso: context.idCaso }),
            onDone: { target: 'current', actions: [{ type: 'guardarCaso', params: ({ event }) => event }, 'acomodar'] },
            onError: { target: 'current', actions: 'marcarAtrasado' },
          },
        },
      },
    },
  },
});
