/** How the walks read the chart of a case: what the server would answer, and what the guards and gestures depend on. */
import type { SnapshotFrom } from 'xstate';
import type { ResultadoCaso } from '#contract/casos';
import type { CambioAjeno } from '#contract/failure';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ACCIONES_CASO, TEXTOS_CASO } from '#domain/vidaCaso';
import type { casoMachine } from '#machines/caso.machine';
import type { CasoContext, CasoEvent, CasoTraido, Trabajo } from '#machines/caso.types';
import { casoEn, persona, traido } from '../../machines/caso.samples.ts';

export type EstadoCaso = SnapshotFrom<typeof casoMachine>;

export const contextoDe = (context: unknown): CasoContext => context as CasoContext;

/** Nothing is on its way but what the person sends. */
export const libre = (estado: EstadoCaso): boolean =>
  estado.context.caso !== null && !estado.matches({ vigilancia: 'refreshing' });

export const enReposo = (estado: EstadoCaso): boolean =>
  libre(estado) && estado.matches({ trabajo: { editing: 'idle' } });

/** What failed was left to do something else: the screen said so together with that something. */
export const corregido = (estado: EstadoCaso): boolean =>
  estado.matches({ trabajo: 'editing' }) && estado.context.failure !== null;

type Formulario = 'escalation' | 'request' | 'decision' | 'closure';

export const enFormulario = (estado: EstadoCaso, cual: Formulario): boolean =>
  libre(estado) && estado.matches({ trabajo: { editing: cual } });

/** The form that is open in a value of the chart, and the work that it saves. */
const FORMULARIOS: { readonly [F in Formulario]: Trabajo } = {
  escalation: 'escalar',
  request: 'solicitarAutorizacion',
  decision: 'autorizar',
  closure: 'cerrar',
};

export const trabajoDelFormulario = (estado: EstadoCaso): Trabajo | null => {
  const abierto = (Object.keys(FORMULARIOS) as Formulario[]).find((cual) => enFormulario(estado, cual));
  return abierto === undefined ? null : FORMULARIOS[abierto];
};

/** The state in which the server has the case: a comment of another person takes a new case in process. */
const estadoReal = ({ caso, cambio }: CasoContext): IdEstadoCaso | null =>
  caso?.estado.id === 1 && (cambio?.cambios.length ?? 0) > 0 ? 2 : (caso?.estado.id ?? null);

/** The case as the server has it now. */
export const casoDelServidor = (context: CasoContext): CasoTraido => {
  const { caso, cambio } = context;
  const pedida = caso?.datosAutorizacion ?? null;
  const solicita = pedida === null ? persona.numiden : pedida.solicitante.numiden;
  const version = Math.max(caso?.version ?? 0, cambio?.version ?? 0);
  return traido({ ...casoEn(estadoReal(context) ?? 1, { solicita }), version });
};

/** Another person has commented on the case. */
export const comentarioAjeno = ({ caso }: CasoContext): CambioAjeno => {
  const version = (caso?.version ?? 0) + 1;
  const autor = { numiden: 100001, nombre: 'Laura Méndez Castillo' };
  return {
    version,
    cambios: [{ id: version, accion: 'Comentario agregado', version, fecha: '2026-11-20T17:00:00.000Z', autor }],
  };
};

const DICHO: { readonly [T in Trabajo]: string | ((id: number) => string) } = {
  comentar: TEXTOS_CASO.comentario,
  adjuntar: TEXTOS_CASO.anexos,
  tomar: TEXTOS_CASO.tomado,
  escalar: TEXTOS_CASO.escalado,
  escalarAMantenimiento: TEXTOS_CASO.escalado,
  solicitarAutorizacion: TEXTOS_CASO.solicitud,
  autorizar: TEXTOS_CASO.autorizado,
  noAutorizar: TEXTOS_CASO.noAutorizado,
  cerrar: TEXTOS_CASO.cierre,
};

/** What the server answers to the work that is being sent; the category that the case has already is a warning. */
export const respuestas = ({ caso, idCaso, trabajo }: CasoContext): readonly ResultadoCaso[] => {
  if (caso === null || trabajo === null) return [];
  const dicho = DICHO[trabajo];
  const { version, estado } = caso;
  const exito = {
    codigo: 1,
    descripcion: typeof dicho === 'string' ? dicho : dicho(idCaso),
    version: version + 1,
    estado,
  };
  return trabajo === 'escalar'
    ? [exito, { codigo: 2, descripcion: TEXTOS_CASO.mismaCategoria, version, estado }]
    : [exito];
};

/** A try before of unknown outcome holds on to the version of then: to repeat it after other work is to be refused. */
export const repetible = ({ claves, caso }: CasoContext, trabajo: Trabajo): boolean =>
  claves[trabajo] === null || claves[trabajo].version === caso?.version;

type Escritura = Extract<CasoEvent, { readonly type: 'escribir' }>;

/** What is written for each work, so that it can be sent. */
export const ESCRITO = {
  comentar: { type: 'escribir', campo: 'comentario', valor: 'Se llamó al cliente y espera respuesta.' },
  escalar: {
    type: 'escribir',
    campo: 'escalamiento',
    valor: { idArea: 3, idSubcategoria: 11, idMotivo: 6, comentario: 'Falta reprogramar la entrega.' },
  },
  solicitarAutorizacion: { type: 'escribir', campo: 'motivo', valor: 'Venció el plazo de devolución.' },
  autorizar: { type: 'escribir', campo: 'resolucion', valor: 'Procede por única ocasión.' },
  noAutorizar: { type: 'escribir', campo: 'resolucion', valor: 'Procede por única ocasión.' },
  cerrar: { type: 'escribir', campo: 'solucion', valor: 'Se entregó otro refrigerador.' },
} as const satisfies Partial<Record<Trabajo, Escritura>>;

/** What is written now for a work, as the person reads it. */
export const loEscrito = ({ textos }: CasoContext, trabajo: Trabajo): string => {
  if (trabajo === 'comentar') return textos.comentario;
  if (trabajo === 'escalar') return textos.escalamiento.comentario;
  if (trabajo === 'solicitarAutorizacion') return textos.motivo;
  if (trabajo === 'cerrar') return textos.solucion;
  return textos.resolucion;
};

/** Writes what is to be sent, when nothing is written yet. */
export const escribirAntes =
  (trabajo: keyof typeof ESCRITO) =>
  ({ context }: EstadoCaso): readonly CasoEvent[] =>
    loEscrito(context, trabajo) === '' ? [ESCRITO[trabajo]] : [];

/** Everything in the context that guards and gestures read. */
export const relevanteCaso = (context: unknown): unknown => {
  const { caso, cambio, failure, sinCaso, trabajo, avance, claves, numiden, enviado, textos } = contextoDe(context);
  return {
    estado: caso?.estado.id ?? null,
    pedida: caso?.datosAutorizacion?.solicitante.numiden === numiden ? 'propia' : caso?.datosAutorizacion && 'ajena',
    cambio: cambio && cambio.cambios.length > 0,
    fallo: failure !== null,
    seRepite: failure !== null && enviado === textos,
    sinCaso: sinCaso?.tipo ?? null,
    trabajo,
    avance,
    pendientes: ACCIONES_CASO.filter((uno) => claves[uno] !== null),
    viejas: ACCIONES_CASO.filter((uno) => !repetible(contextoDe(context), uno)),
  };
};
