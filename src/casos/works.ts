import { z } from 'zod';
import type { CallName } from '#contract/contract';
import type { AccionCaso } from '#domain/trabajosCaso';
import {
  CASE_LIMITS,
  CASE_TEXTS,
  cierreSchema,
  comentarioSchema,
  escalamientoSchema,
  resolucionSchema,
  solicitudAutorizacionSchema,
} from '#domain/trabajosCaso';
import { ESTADO } from '#domain/vidaCaso';
import type { VidaCasoEvent } from '#machines/vidaCaso.machine';
import type { WorkText, Written } from '../ui/form/LongText.tsx';

/** A form over the page. Works with the same form are its buttons; it is known, and its draft kept, by the first of them. */
export interface WorkForm {
  readonly title: string;
  /** The button on the page that opens it. */
  readonly button: string;
  readonly schema: z.ZodType<object, Written>;
  readonly blank: Written;
  readonly texts: readonly WorkText[];
  /** What the person should know before sending it. */
  readonly note?: string;
}

/** A work on a case, as the page has it: everything that the screens, the calls and the drafts need to know of it. */
export interface Work {
  readonly button: string;
  /** The button's words while it is sent. */
  readonly busy: string;
  /** What is said when it was not saved. */
  readonly failed: string;
  /** What is said when it was, by a back end whose answer says nothing. */
  readonly done: (id: number) => string;
  /** Null for what is done on the page itself. */
  readonly form: WorkForm | null;
  /** The call; its body is `idCaso`, `version`, what is written, and what is always the same. */
  readonly call: CallName;
  readonly always?: object;
}

const REQUIRED = 'Campo requerido';

/** A choice of a list: the form holds it as text. */
const chosen = z.string().min(1, REQUIRED).transform(Number);

const escalation: WorkForm = {
  title: 'Escalar caso',
  button: 'Escalar',
  schema: z.object({
    idArea: chosen,
    idSubcategoria: chosen,
    idMotivo: chosen,
    comentario: escalamientoSchema.shape.comentario,
  }),
  blank: { idArea: '', idSubcategoria: '', idMotivo: '', comentario: '' },
  texts: [
    {
      name: 'comentario',
      label: 'Comentario',
      max: CASE_LIMITS.comentario.max,
      placeholder: 'Explicación del motivo del escalamiento.',
    },
  ],
};

const request: WorkForm = {
  title: 'Solicitar autorización',
  button: 'Solicitar autorización',
  schema: solicitudAutorizacionSchema.pick({ motivo: true }),
  blank: { motivo: '' },
  texts: [
    {
      name: 'motivo',
      label: 'Motivo',
      max: CASE_LIMITS.motivo.max,
      placeholder: 'Qué debe autorizarse y por qué.',
    },
  ],
};

const decision: WorkForm = {
  title: 'Autorizar o no autorizar',
  button: 'Autorizar / No autorizar',
  schema: resolucionSchema.pick({ comentario: true }),
  blank: { comentario: '' },
  texts: [
    { name: 'comentario', label: 'Comentario', max: CASE_LIMITS.motivo.max, placeholder: 'Por qué procede o no.' },
  ],
};

const closure: WorkForm = {
  title: 'Cerrar caso',
  button: 'Cerrar caso',
  schema: cierreSchema.pick({ solucion: true }),
  blank: { solucion: '' },
  texts: [
    {
      name: 'solucion',
      label: 'Solución',
      max: CASE_LIMITS.solucion.max,
      placeholder: 'Cómo se resolvió para el cliente.',
    },
  ],
  note: 'Un caso cerrado ya no admite comentarios, anexos ni otro trabajo.',
};

/** The comment is written on the page itself, at the foot of the history. */
export const commentForm: Pick<WorkForm, 'schema' | 'blank'> = {
  schema: comentarioSchema.pick({ comentario: true }),
  blank: { comentario: '' },
};

/** Every work on a case, in the order of their buttons. A further one is an arrow in the life of a case and an entry here. */
export const works = {
  comentar: {
    button: 'Comentar',
    busy: 'Guardando...',
    failed: 'No se guardó el comentario.',
    done: () => CASE_TEXTS.comentario,
    form: null,
    call: 'agregarComentario',
  },
  adjuntar: {
    button: 'Adjuntar',
    busy: 'Enviando...',
    failed: 'No se guardaron los anexos.',
    done: () => CASE_TEXTS.anexos,
    form: null,
    call: 'guardarAnexos',
  },
  escalar: {
    button: 'Escalar',
    busy: 'Escalando...',
    failed: 'No se pudo escalar el caso.',
    done: CASE_TEXTS.escalado,
    form: escalation,
    call: 'escalarCaso',
  },
  solicitarAutorizacion: {
    button: 'Solicitar autorización',
    busy: 'Solicitando...',
    failed: 'No se pudo solicitar la autorización.',
    done: () => CASE_TEXTS.solicitud,
    form: request,
    call: 'solicitarAutorizacion',
  },
  cerrar: {
    button: 'Cerrar caso',
    busy: 'Cerrando...',
    failed: 'No se pudo cerrar el caso.',
    done: CASE_TEXTS.cierre,
    form: closure,
    call: 'cerrarCaso',
  },
  tomar: {
    button: 'Tomar caso',
    busy: 'Tomando...',
    failed: 'No se pudo tomar el caso.',
    done: CASE_TEXTS.tomado,
    form: null,
    call: 'actualizarEstado',
    always: { idEstado: ESTADO.enProceso },
  },
  autorizar: {
    button: 'Autorizar',
    busy: 'Guardando...',
    failed: 'No se guardó la autorización.',
    done: CASE_TEXTS.autorizado,
    form: decision,
    call: 'autorizarCaso',
    always: { autorizado: true },
  },
  noAutorizar: {
    button: 'No autorizar',
    busy: 'Guardando...',
    failed: 'No se guardó la decisión.',
    done: CASE_TEXTS.noAutorizado,
    form: decision,
    call: 'autorizarCaso',
    always: { autorizado: false },
  },
} as const satisfies Record<VidaCasoEvent['type'], Work>;

/** The works in the order of their buttons. */
export const workNames = Object.keys(works) as readonly AccionCaso[];

/** The works that are buttons of one form; the first is the likely one, by which the form is known. */
export function worksOfForm(form: WorkForm): readonly AccionCaso[] {
  return workNames.filter((name) => works[name].form === form);
}

/** Each form once, by the work that it is known by. */
export const formWorks: readonly AccionCaso[] = workNames.filter((name) => {
  const { form } = works[name];
  return form !== null && worksOfForm(form)[0] === name;
});

/** Under which the draft of a place of the page, or of a form, is kept. */
export function draftKeyOf(id: number, work: AccionCaso): string {
  return `${draftPrefix(id)}${work}`;
}

/** With which all drafts of a case begin. */
export function draftPrefix(id: number): string {
  return `caso.${id}.`;
}
