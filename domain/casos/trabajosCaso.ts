import { z } from 'zod';
import { CONTRA_DESHACER, type Deshacer } from '#domain/common/deshacer';
import { freeBlock } from '#domain/common/freeText';
import { keysOf } from '#domain/common/keysOf';
import type { RefusalReason } from '#domain/common/life';
import { quienRespondeSchema } from '#domain/personas/sesion';
import { loQueSigueSchema } from './loQueSigue.ts';
import { MAX_MENCIONES } from './menciones.ts';
import { sinFaltas } from './textos.ts';
import { ESTADOS_CASO, type IdEstadoCaso } from './vidaCaso.ts';

/** The works of staff on a case; each is one call and one entry in its history. */
export const ACCIONES_CASO = [
  'comentar',
  'adjuntar',
  'tomar',
  'escalar',
  'solicitarAutorizacion',
  'autorizar',
  'noAutorizar',
  'cerrar',
  'asignar',
] as const;

export type AccionCaso = (typeof ACCIONES_CASO)[number];

/** The works that their person may take back for a moment, and how they are called then. */
export const LO_DESHECHO_DE_CASO = {
  comentar: 'el comentario',
  tomar: 'la toma del caso',
  autorizar: 'la autorización',
  noAutorizar: 'la decisión de no autorizarlo',
  cerrar: 'el cierre',
  asignar: 'la asignación',
} as const satisfies Partial<Record<AccionCaso, string>>;

export type DeshacibleDeCaso = keyof typeof LO_DESHECHO_DE_CASO;

/**
 * What was taken back: 'el comentario', 'el comentario y la toma del caso'.
 * @param sigue the work that followed a comment and was taken back with it; undefined for none.
 */
export function loDeshechoDeCaso(que: DeshacibleDeCaso, sigue?: DeshacibleDeCaso): string {
  const also = sigue === undefined ? '' : ` y ${LO_DESHECHO_DE_CASO[sigue]}`;
  return `${LO_DESHECHO_DE_CASO[que]}${also}`;
}

/** The works done elsewhere that are works on their case as well: a voucher of it, the pickup of one, an invoice. */
export const EFECTOS_EN_CASO = ['hacerVale', 'recolectar', 'facturar'] as const;

export type EfectoEnCaso = (typeof EFECTOS_EN_CASO)[number];

/**
 * The text of a refusal by the life of a case (`machines/vidaCaso.machine.ts`). It says in what state the work was asked for,
 * and why it is refused (specification, sections 4 and 6).
 */
export function refusalText(
  accion: AccionCaso | EfectoEnCaso | Deshacer,
  estado: IdEstadoCaso,
  reason: RefusalReason,
): string {
  switch (reason) {
    case 'person':
      return `No tiene permiso para ${VERBO_DE_ACCION[accion]}.`;
    case 'own':
      return CASE_TEXTS.solicitudPropia;
    case 'unknown':
      return CASE_TEXTS.solicitanteDesconocido;
    case 'spent':
      return CONTRA_DESHACER.nada;
    case 'expired':
      return CONTRA_DESHACER.tarde;
    // Its state, and the reasons of other lives.
    default:
      return `Un caso en estado ${ESTADOS_CASO[estado]} no permite ${VERBO_DE_ACCION[accion]}.`;
  }
}

const VERBO_DE_ACCION = {
  comentar: 'agregar comentarios',
  adjuntar: 'agregar anexos',
  tomar: 'tomar el caso',
  escalar: 'escalar el caso',
  solicitarAutorizacion: 'solicitar autorización',
  autorizar: 'autorizar el caso',
  noAutorizar: 'rechazar la autorización',
  cerrar: 'cerrar el caso',
  asignar: 'asignar el caso',
  hacerVale: 'hacer vales',
  recolectar: 'programar recolecciones',
  facturar: 'hacer facturas',
  deshacer: 'deshacer lo último',
} as const satisfies Record<AccionCaso | EfectoEnCaso | Deshacer, string>;

/** The texts of the work on a case; the first and the close are the specification's (section 8). */
export const CASE_TEXTS = {
  comentario: 'Comentario agregado con éxito',
  cierre: (id: number) => `El caso ${id} se ha cerrado con éxito`,
  anexos: 'Anexos agregados con éxito',
  tomado: (id: number) => `El caso ${id} está en proceso`,
  escalado: (id: number) => `El caso ${id} se ha escalado con éxito`,
  solicitud: 'Autorización solicitada con éxito',
  autorizado: (id: number) => `El caso ${id} se ha autorizado con éxito`,
  noAutorizado: (id: number) => `El caso ${id} no se autorizó`,
  asignado: (id: number) => `El caso ${id} se ha asignado con éxito`,
  yaLoTiene: (nombre: string) => `El caso ya está a cargo de ${nombre}.`,
  yaSinPersona: 'El caso ya está en su área, sin persona.',
  deshecho: (id: number, que: DeshacibleDeCaso, sigue?: DeshacibleDeCaso) =>
    `Caso ${id}: ${sigue === undefined ? 'se deshizo' : 'se deshicieron'} ${loDeshechoDeCaso(que, sigue)}`,
  mismaCategoria: 'El caso ya está en esa categoría; elija otra para escalarlo.',
  solicitanteDesconocido:
    'No se sabe quién pidió la autorización. Actualice el caso; si sigue sin saberse, ciérrelo con su solución.',
  solicitudPropia: 'Usted pidió esta autorización: la decide otra persona.',
} as const;

/** Lengths of the texts written about a case, in characters. */
export const CASE_LIMITS = {
  comentario: { min: 1, max: 4_000 },
  motivo: { min: 5, max: 1_000 },
  solucion: { min: 5, max: 4_000 },
  nota: { min: 0, max: 1_000 },
} as const;

const ofCase = z.object({ idCaso: z.int().positive(), version: z.int().positive() });
function text({ min, max }: { readonly min: number; readonly max: number }) {
  return freeBlock()
    .min(min, min === 1 ? 'Campo requerido' : `Escriba al menos ${min} caracteres.`)
    .max(max, `Escriba como máximo ${max} caracteres.`);
}

/**
 * The requests of the work on a case. `version` is the case's as the person saw it: a stale one is refused and
 * changes nothing. A comment and files are added whatever was done meanwhile: a version that comes with them counts
 * for nothing, unless a work follows them, which is judged by it. `menciones` are the people whom the comment may mean by an '@'; who
 * is not named in it is not mentioned. `sigue` is the work that follows, null for none.
 */
export const comentarioSchema = ofCase.partial({ version: true }).extend({
  comentario: text(CASE_LIMITS.comentario).superRefine(sinFaltas),
  menciones: z.array(z.int().positive()).max(MAX_MENCIONES).default([]),
  sigue: loQueSigueSchema.nullable().default(null),
});
/** A comment as it is sent: a work that follows changes the case as the person saw it. */
export const comentarioEnviadoSchema = comentarioSchema.superRefine(({ sigue, version }, context) => {
  if (sigue === null || version !== undefined) return;
  context.addIssue({ code: 'custom', path: ['version'], message: 'Campo requerido' });
});
/** The fields of an escalation: where the case goes, why, and what its reader should know. */
export const escalamientoSchema = ofCase.extend({
  idArea: z.int().positive(),
  idSubcategoria: z.int().positive(),
  idMotivo: z.int().positive(),
  comentario: text(CASE_LIMITS.comentario),
});
/** The fields of a request for authorization. */
export const solicitudAutorizacionSchema = ofCase.extend({ motivo: text(CASE_LIMITS.motivo) });
const resolucion = ofCase.extend({
  autorizado: z.boolean(),
  comentario: freeBlock()
    .max(CASE_LIMITS.motivo.max, `Escriba como máximo ${CASE_LIMITS.motivo.max} caracteres.`)
    .default(''),
});
/** The comment of a decision as its form holds it: whoever says yes may say why, whoever says no must. */
export const comentarioDeResolucion = {
  si: resolucion.shape.comentario.unwrap(),
  no: text(CASE_LIMITS.motivo),
} as const;
/** A decision about a request. */
export const resolucionSchema = resolucion.superRefine(saysWhyNot);
/** The same by somebody else at the computer of who asked, who says who by number and password. */
export const resolucionAquiSchema = resolucion.extend(quienRespondeSchema.shape).superRefine(saysWhyNot);

function saysWhyNot({ autorizado, comentario }: z.output<typeof resolucion>, context: z.RefinementCtx): void {
  if (autorizado) return;
  const { error } = comentarioDeResolucion.no.safeParse(comentario);
  for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: ['comentario'], message });
}
/** How a case was solved; `sigueEn` is the case in which its matter goes on, null or left out where it ends here. */
export const cierreSchema = ofCase.extend({
  solucion: text(CASE_LIMITS.solucion).superRefine(sinFaltas),
  sigueEn: z.int().positive().nullable().default(null),
});
/** To whom a case is handed, null for its own area without a person, and what that person should know. */
export const asignacionSchema = ofCase.extend({
  numiden: z.int().positive().nullable(),
  nota: text(CASE_LIMITS.nota).default(''),
  /** Who assigns it knows that the person is away. */
  aunqueFuera: z.boolean().default(false),
});
/** State 2 alone is set by hand; every other state is the result of the work that leads to it. */
export const cambioEstadoSchema = ofCase.extend({ idEstado: z.literal(2) });
/** Which work of one's own is taken back. */
export const deshacerCasoSchema = z.object({
  idCaso: z.int().positive(),
  trabajo: z.enum(keysOf(LO_DESHECHO_DE_CASO)),
});
/** The specification shows no JSON beside the files. */
export const anexosNuevosSchema = z.object({ version: z.int().positive().optional() });
