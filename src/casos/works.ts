import { z } from 'zod';
import type { AnexoElegido } from '#domain/casos/nuevoCaso';
import {
  type AccionCaso,
  asignacionSchema,
  CASE_LIMITS,
  CASE_TEXTS,
  cierreSchema,
  comentarioDeResolucion,
  comentarioSchema,
  escalamientoSchema,
  solicitudAutorizacionSchema,
} from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { quienRespondeFormSchema } from '#domain/personas/sesion';
import type { Ways } from '../ui/works/deciding/deciding.ts';
import { type AnyWork, DECIDED_HERE, WHO_DECIDES_NOTE, type WorkCall, work } from '../ui/works/work.ts';
import { FOLLOW_FIELDS_OF_COMMENT, followOf, NO_FOLLOW } from './follow.ts';

const REQUIRED = 'Campo requerido';

/** A choice of a list: the form holds it as text. */
const chosen = z.string().min(1, REQUIRED).transform(Number);

/** In the choice of who gets a case: nobody, so that its area has it. */
export const TO_AREA = 'area';

/** Who gets a case. */
const handedTo = z
  .string()
  .min(1, REQUIRED)
  .transform((chosen) => (chosen === TO_AREA ? null : Number(chosen)));

/** The case in which the matter goes on: the form holds its number as text, '' for none. */
const goesOnIn = z.string().transform((id) => (id === '' ? null : Number(id)));

/** The decision on a request: yes and no are two buttons of one form. */
const decision = {
  title: 'Autorizar o no autorizar',
  opener: 'Autorizar / No autorizar',
  busy: 'Guardando...',
  schema: z.object({ comentario: comentarioDeResolucion.si }),
  blank: { comentario: '' },
  texts: [
    {
      name: 'comentario',
      label: 'Comentario',
      max: CASE_LIMITS.motivo.max,
      optional: true,
      placeholder: 'Por qué procede, si hace falta decirlo, o por qué no.',
    },
  ] as const,
  send: (written: { readonly comentario: string }, { api, options, como, ...call }: WorkCall) =>
    api.llamar('autorizarCaso', { cuerpo: { ...seen(call), ...written, autorizado: como === 'autorizar' } }, options),
};

const DECIDED = { sinHacer: 'Sin decidir', antesDe: 'decidirlo', decide: true } as const;

/** The works that decide what a case asks for. */
export const caseDecisions = {
  autorizar: work({
    ...decision,
    button: 'Autorizar',
    failed: 'No se guardó la autorización.',
    done: CASE_TEXTS.autorizado,
    several: { ...DECIDED, hechos: ['caso autorizado', 'casos autorizados'], hecho: 'Autorizado' },
  }),
  noAutorizar: work({
    ...decision,
    formOf: 'autorizar',
    schema: z.object({ comentario: comentarioDeResolucion.no }),
    button: 'No autorizar',
    failed: 'No se guardó la decisión.',
    done: CASE_TEXTS.noAutorizado,
    // 'No autorizados, 1 no' would say the opposite.
    several: {
      ...{ ...DECIDED, hechos: ['caso no autorizado', 'casos no autorizados'], hecho: 'No autorizado' },
      negados: 'sin decidir',
    },
  }),
} as const;

/** The same by a colleague, at the computer of who asked. */
const decisionHere = {
  ...DECIDED_HERE,
  busy: decision.busy,
  note: `${WHO_DECIDES_NOTE} No autorizar pide un comentario.`,
  schema: quienRespondeFormSchema.extend({ comentario: comentarioDeResolucion.si }),
  blank: { numiden: '', contrasena: '', codigo: '', comentario: '' },
  texts: decision.texts,
  send: (
    written: z.output<typeof quienRespondeFormSchema> & { readonly comentario: string },
    { api, options, como, ...call }: WorkCall,
  ) =>
    api.llamar(
      'autorizarCasoAqui',
      { cuerpo: { ...seen(call), ...written, autorizado: como === 'autorizarAqui' } },
      options,
    ),
};

/** The works that a colleague does at the computer of who asked. */
export type Here = 'autorizarAqui' | 'noAutorizarAqui';

/** By which they say yes and no. */
export const CASE_WAYS = { yes: 'autorizar', no: 'noAutorizar' } as const satisfies Ways<keyof typeof caseDecisions>;

/** The works that say who has a case. */
export const caseHandling = {
  asignar: work({
    title: 'Asignar caso',
    button: 'Asignar',
    busy: 'Asignando...',
    failed: 'No se pudo asignar el caso.',
    done: CASE_TEXTS.asignado,
    several: {
      ...{ hechos: ['caso asignado', 'casos asignados'], hecho: 'Asignado' },
      ...{ sinHacer: 'Sin asignar', antesDe: 'asignarlo' },
    },
    note: 'Cambia quién lo tiene; su estado sigue igual.',
    schema: z.object({
      numiden: handedTo,
      nota: asignacionSchema.shape.nota.unwrap(),
      aunqueFuera: z.boolean().catch(false),
    }),
    blank: { numiden: '', nota: '', aunqueFuera: false },
    texts: [
      {
        name: 'nota',
        label: 'Nota',
        max: CASE_LIMITS.nota.max,
        placeholder: 'Lo que debe saber quien lo recibe. Queda en el historial.',
        optional: true,
      },
    ],
    send: (written, { api, options, ...call }) =>
      api.llamar('asignarCaso', { cuerpo: { ...seen(call), ...written } }, options),
  }),
  tomar: work({
    button: 'Tomar caso',
    busy: 'Tomando...',
    failed: 'No se pudo tomar el caso.',
    done: CASE_TEXTS.tomado,
    several: {
      ...{ hechos: ['caso tomado', 'casos tomados'], hecho: 'Tomado' },
      ...{ sinHacer: 'Sin tomar', antesDe: 'tomarlo' },
    },
    send: (_, { api, options, ...call }) =>
      api.llamar('actualizarEstado', { cuerpo: { ...seen(call), idEstado: ESTADO.enProceso } }, options),
  }),
} as const;

/** Sends the files that were chosen, by their ids; it rejects with a `Failure` where they are no longer at hand. */
type SendFiles = (chosen: readonly AnexoElegido[], call: WorkCall) => ReturnType<AnyWork['send']>;

/** Every work on a case, in the order of their buttons. A further one is an arrow in the life of a case and an entry here. */
export function caseWorks(sendFiles: SendFiles) {
  return {
    comentar: work({
      button: 'Comentar',
      busy: 'Guardando...',
      failed: 'No se guardó el comentario.',
      done: () => CASE_TEXTS.comentario,
      // The comment is written on the page itself, at the foot of the history.
      // What follows it comes with the text that it is made of; the person may want the comment alone.
      schema: comentarioSchema
        .pick({ comentario: true, menciones: true })
        .extend(FOLLOW_FIELDS_OF_COMMENT)
        .transform(({ comentario, menciones, conLoQueSigue, ...typed }) => ({
          ...{ comentario, menciones, sigue: conLoQueSigue ? followOf(typed) : null },
        })),
      blank: { comentario: '', menciones: [] as number[], ...NO_FOLLOW, alEnviar: '', conLoQueSigue: true },
      send: (written, { api, options, ...call }) =>
        api.llamar('agregarComentario', { cuerpo: { ...seen(call), ...written } }, options),
    }),
    adjuntar: work({
      button: 'Adjuntar',
      busy: 'Enviando...',
      failed: 'No se guardaron los anexos.',
      done: () => CASE_TEXTS.anexos,
      send: sendFiles,
    }),
    escalar: work({
      title: 'Escalar caso',
      button: 'Escalar',
      busy: 'Escalando...',
      failed: 'No se pudo escalar el caso.',
      done: CASE_TEXTS.escalado,
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
      send: (written, { api, options, ...call }) =>
        api.llamar('escalarCaso', { cuerpo: { ...seen(call), ...written } }, options),
    }),
    asignar: caseHandling.asignar,
    solicitarAutorizacion: work({
      button: 'Solicitar autorización',
      busy: 'Solicitando...',
      failed: 'No se pudo solicitar la autorización.',
      done: () => CASE_TEXTS.solicitud,
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
      send: (written, { api, options, ...call }) =>
        api.llamar('solicitarAutorizacion', { cuerpo: { ...seen(call), ...written } }, options),
    }),
    cerrar: work({
      title: 'Cerrar caso',
      button: 'Cerrar caso',
      busy: 'Cerrando...',
      failed: 'No se pudo cerrar el caso.',
      done: CASE_TEXTS.cierre,
      note: 'Un caso cerrado ya no admite comentarios, anexos ni otro trabajo.',
      schema: z.object({ solucion: cierreSchema.shape.solucion, sigueEn: goesOnIn }),
      blank: { solucion: '', sigueEn: '' },
      send: (written, { api, options, ...call }) =>
        api.llamar('cerrarCaso', { cuerpo: { ...seen(call), ...written } }, options),
    }),
    tomar: caseHandling.tomar,
    ...caseDecisions,
    autorizarAqui: work({
      ...decisionHere,
      button: 'Autorizar',
      failed: 'No se guardó la autorización.',
      done: CASE_TEXTS.autorizado,
    }),
    noAutorizarAqui: work({
      ...decisionHere,
      formOf: 'autorizarAqui',
      schema: quienRespondeFormSchema.extend({ comentario: comentarioDeResolucion.no }),
      button: 'No autorizar',
      failed: 'No se guardó la decisión.',
      done: CASE_TEXTS.noAutorizado,
    }),
  } as const satisfies Record<AccionCaso | Here, AnyWork>;
}

export type CaseWorks = ReturnType<typeof caseWorks>;

/** The case of a work, and the version that it is based on. */
function seen({ id, version }: Pick<WorkCall, 'id' | 'version'>) {
  return { idCaso: id, version: version ?? 0 };
}

/** The key of a work's draft. */
export function caseDraft(id: number, name: string): string {
  return `${caseDrafts(id)}${name}`;
}

/** The beginning of the keys of all drafts of a case. */
export function caseDrafts(id: number): string {
  return `caso.${id}.`;
}
