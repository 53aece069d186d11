import type { Permiso } from './permisos.ts';
import { tienePermiso } from './permisos.ts';

/** Case states (specification, section 4; the ids besides 3 and 6 were assigned here). */
export const ESTADOS_CASO = {
  1: 'NUEVO',
  2: 'EN PROCESO',
  3: 'SOLUCIONADA',
  4: 'ESCALADO',
  5: 'PENDIENTE',
  6: 'RECOLECTA',
} as const;

export type IdEstadoCaso = keyof typeof ESTADOS_CASO;

/** The states by name, for code that speaks of one of them. */
export const ESTADO = { nuevo: 1, enProceso: 2, solucionada: 3, escalado: 4, pendiente: 5, recolecta: 6 } as const;

/** What staff do to a case; each is one call and one entry in its history. */
export const ACCIONES_CASO = [
  'comentar',
  'adjuntar',
  'tomar',
  'escalar',
  'solicitarAutorizacion',
  'autorizar',
  'noAutorizar',
  'cerrar',
] as const;

export type AccionCaso = (typeof ACCIONES_CASO)[number];

/** The permission that each action asks for. */
export const PERMISO_DE_ACCION = {
  comentar: 'comentarCaso',
  adjuntar: 'comentarCaso',
  tomar: 'actualizarCaso',
  escalar: 'escalarCaso',
  solicitarAutorizacion: 'solicitarAutorizacion',
  autorizar: 'autorizarCaso',
  noAutorizar: 'autorizarCaso',
  cerrar: 'cerrarCaso',
} as const satisfies Record<AccionCaso, Permiso>;

const { nuevo, enProceso, solucionada, escalado, pendiente, recolecta } = ESTADO;

/**
 * The life of a case: for every state, what may be done and the state that it leads to (DESIGN, section 6). A new case is
 * in process with the first work done on it; one that waits for an authorization goes nowhere else but to its decision
 * or its close; a solved one takes no more work.
 */
export const VIDA_CASO: { readonly [E in IdEstadoCaso]: { readonly [A in AccionCaso]?: IdEstadoCaso } } = {
  [nuevo]: {
    comentar: enProceso,
    adjuntar: enProceso,
    tomar: enProceso,
    escalar: escalado,
    solicitarAutorizacion: pendiente,
    cerrar: solucionada,
  },
  [enProceso]: {
    comentar: enProceso,
    adjuntar: enProceso,
    escalar: escalado,
    solicitarAutorizacion: pendiente,
    cerrar: solucionada,
  },
  [escalado]: {
    comentar: escalado,
    adjuntar: escalado,
    tomar: enProceso,
    escalar: escalado,
    solicitarAutorizacion: pendiente,
    cerrar: solucionada,
  },
  [pendiente]: {
    comentar: pendiente,
    adjuntar: pendiente,
    autorizar: enProceso,
    noAutorizar: enProceso,
    cerrar: solucionada,
  },
  [recolecta]: {
    comentar: recolecta,
    adjuntar: recolecta,
    tomar: enProceso,
    escalar: escalado,
    solicitarAutorizacion: pendiente,
    cerrar: solucionada,
  },
  [solucionada]: {},
};

/** Whether an action may be done now: the state that it leads to, or the one true reason against it. */
export type Decision =
  | { readonly permitida: true; readonly estado: IdEstadoCaso }
  | { readonly permitida: false; readonly razon: 'permiso' | 'estado' | 'propia'; readonly texto: string };

/**
 * Decides whether a person may do something to a case (specification, sections 4 and 6). Whether the person may see the
 * case at all is `puedeVerCaso`'s question.
 * @param caso `numidenSolicita` is who asked for the authorization that is still open; null when nobody did, or it is not
 * known (yet), and then nobody decides it.
 */
export const decidirAccion = (
  accion: AccionCaso,
  persona: { readonly numiden: number; readonly permisos: readonly number[] },
  caso: { readonly estado: IdEstadoCaso; readonly numidenSolicita: number | null },
): Decision => {
  if (!tienePermiso(persona.permisos, [PERMISO_DE_ACCION[accion]])) {
    return { permitida: false, razon: 'permiso', texto: `No tiene permiso para ${VERBO_DE_ACCION[accion]}.` };
  }
  const estado = VIDA_CASO[caso.estado][accion];
  if (estado === undefined) {
    const texto = `Un caso en estado ${ESTADOS_CASO[caso.estado]} no permite ${VERBO_DE_ACCION[accion]}.`;
    return { permitida: false, razon: 'estado', texto };
  }
  if (accion === 'autorizar' || accion === 'noAutorizar') {
    const { numidenSolicita } = caso;
    // Whose request it is must be known, or one could decide one's own.
    if (numidenSolicita === null) {
      return { permitida: false, razon: 'estado', texto: TEXTOS_CASO.solicitanteDesconocido };
    }
    if (numidenSolicita === persona.numiden) {
      return { permitida: false, razon: 'propia', texto: TEXTOS_CASO.solicitudPropia };
    }
  }
  return { permitida: true, estado };
};

const VERBO_DE_ACCION = {
  comentar: 'agregar comentarios',
  adjuntar: 'agregar anexos',
  tomar: 'tomar el caso',
  escalar: 'escalar el caso',
  solicitarAutorizacion: 'solicitar autorización',
  autorizar: 'autorizar el caso',
  noAutorizar: 'rechazar la autorización',
  cerrar: 'cerrar el caso',
} as const satisfies Record<AccionCaso, string>;

/** What the work on a case says; the first and the close are the specification's (section 8). */
export const TEXTOS_CASO = {
  comentario: 'Comentario agregado con éxito',
  cierre: (id: number) => `El caso ${id} se ha cerrado con éxito`,
  anexos: 'Anexos agregados con éxito',
  tomado: (id: number) => `El caso ${id} está en proceso`,
  escalado: (id: number) => `El caso ${id} se ha escalado con éxito`,
  solicitud: 'Autorización solicitada con éxito',
  autorizado: (id: number) => `El caso ${id} se ha autorizado con éxito`,
  noAutorizado: (id: number) => `El caso ${id} no se autorizó`,
  mismaCategoria: 'El caso ya está en esa categoría; elija otra para escalarlo.',
  solicitanteDesconocido:
    'No se sabe quién pidió la autorización. Actualice el caso; si sigue sin saberse, ciérrelo con su solución.',
  solicitudPropia: 'Usted pidió esta autorización: la decide otra persona.',
  cambio: (id: number) => `El caso ${id} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
} as const;

/** Lengths of what is written about a case, in characters. */
export const LIMITES_CASO = {
  comentario: { min: 1, max: 4_000 },
  motivo: { min: 5, max: 1_000 },
  solucion: { min: 5, max: 4_000 },
} as const;

export type Semaforo = 'reciente' | 'antiguo' | 'sinAtencion' | 'atendido';

/** Hours since creation up to which a case is 'reciente' and 'antiguo': semaphores 1 and 2 (specification, section 3). */
export interface UmbralesSemaforo {
  readonly reciente: number;
  readonly antiguo: number;
}

/** Default thresholds of the traffic light, in hours (specification, section 9). */
export const UMBRALES_SEMAFORO: UmbralesSemaforo = { reciente: 4, antiguo: 8 };

const MS_POR_HORA = 3_600_000;

/** The traffic light of a case (specification, section 4), or null for a state that has no colour. */
export const semaforoDe = (
  caso: { readonly estado: number; readonly fechaCreacion: Date },
  ahora: Date,
  umbrales: UmbralesSemaforo = UMBRALES_SEMAFORO,
): Semaforo | null => {
  if (caso.estado === solucionada) return 'atendido';
  if (caso.estado !== nuevo && caso.estado !== enProceso) return null;
  const horas = (ahora.getTime() - caso.fechaCreacion.getTime()) / MS_POR_HORA;
  if (horas <= umbrales.reciente) return 'reciente';
  return horas <= umbrales.antiguo ? 'antiguo' : 'sinAtencion';
};

/** When a case loses its present colour for the next one, or null when it has none to lose. */
export const pierdeColorEn = (
  caso: { readonly estado: number; readonly fechaCreacion: Date },
  ahora: Date,
  umbrales: UmbralesSemaforo = UMBRALES_SEMAFORO,
): Date | null => {
  const semaforo = semaforoDe(caso, ahora, umbrales);
  if (semaforo !== 'reciente' && semaforo !== 'antiguo') return null;
  return new Date(caso.fechaCreacion.getTime() + umbrales[semaforo] * MS_POR_HORA);
};
