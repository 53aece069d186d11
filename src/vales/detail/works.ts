import { z } from 'zod';
import {
  autorizacionValeSchema,
  cancelacionValeSchema,
  MOTIVO_VALE,
  rechazoValeSchema,
  reposicionValeSchema,
} from '#domain/trabajosVale';
import type { VentanaDeVale } from '#machines/vale.types';
import type { WorkText, Written } from '../../ui/form/LongText.tsx';

/** The windows in which a text is written. */
export type TextWindow = Exclude<VentanaDeVale, 'devolver' | 'cambiarMetodos'>;

/** A work on a voucher that has a window, as buttons, window and drafts need to know it. */
export interface VoucherWork {
  readonly button: string;
  /** The words of the window's button while it is sent. */
  readonly busy: string;
  readonly title: string;
  /** What is said when it was not saved. */
  readonly failed: string;
}

/** The same with the text that is written for it. */
export interface WrittenWork extends VoucherWork {
  readonly schema: z.ZodType<object, Written>;
  readonly blank: Written;
  readonly text: WorkText;
  /** What the person should know before sending it. */
  readonly note: string;
}

const reason = { name: 'motivo', label: 'Motivo', max: MOTIVO_VALE.max } as const;
const blank = { motivo: '' } as const;

/** The works whose window asks for a text. */
export const writtenWorks = {
  autorizar: {
    button: 'Autorizar',
    busy: 'Autorizando...',
    title: 'Autorizar vale',
    failed: 'No se autorizó el vale.',
    schema: z.object({ comentario: autorizacionValeSchema.shape.comentario.unwrap() }),
    blank: { comentario: '' },
    text: {
      ...{ name: 'comentario', label: 'Comentario', max: MOTIVO_VALE.max, optional: true },
      placeholder: 'Por qué procede, si hace falta decirlo.',
    },
    note: 'Quedará vigente y su vigencia contará desde hoy.',
  },
  rechazar: {
    button: 'Rechazar',
    busy: 'Rechazando...',
    title: 'Rechazar vale',
    failed: 'No se rechazó el vale.',
    schema: rechazoValeSchema.pick({ motivo: true }),
    blank,
    text: { ...reason, placeholder: 'Por qué no procede; lo leerá quien lo hizo.' },
    note: 'Sus artículos quedarán libres para otro vale.',
  },
  cancelar: {
    button: 'Cancelar vale',
    busy: 'Cancelando...',
    title: 'Cancelar vale',
    failed: 'No se canceló el vale.',
    schema: cancelacionValeSchema.pick({ motivo: true }),
    blank,
    text: { ...reason, placeholder: 'Por qué se cancela.' },
    note: 'No se puede deshacer. Sus artículos quedarán libres para otro vale.',
  },
  reponer: {
    button: 'Reponer',
    busy: 'Reponiendo...',
    title: 'Reponer vale',
    failed: 'No se repuso el vale.',
    schema: reposicionValeSchema.pick({ motivo: true }),
    blank,
    text: { ...reason, placeholder: 'Por qué se repone: se perdió el papel, terminó la vigencia...' },
    note: 'Este vale se cancelará; uno nuevo, con su propio folio y vigencia, tendrá el mismo saldo.',
  },
} as const satisfies Record<TextWindow, WrittenWork>;

/** Giving back, which asks for one of the voucher's methods. */
export const givingBack: VoucherWork = {
  button: 'Devolver',
  busy: 'Devolviendo...',
  title: 'Devolver el saldo',
  failed: 'No se devolvió.',
};

/** Dividing anew what is left of it. */
export const changingMethods: VoucherWork = {
  button: 'Cambiar métodos',
  busy: 'Cambiando...',
  title: 'Cambiar métodos de devolución',
  failed: 'No se cambiaron los métodos.',
};

/** Every work that has a window. */
export const windowWorks: { readonly [W in VentanaDeVale]: VoucherWork } = {
  ...writtenWorks,
  devolver: givingBack,
  cambiarMetodos: changingMethods,
};

/** Under which the draft of a window is kept. */
export function draftKeyOf(id: number, work: VentanaDeVale): string {
  return `${draftPrefix(id)}${work}`;
}

/** With which the drafts of a voucher's page begin. */
export function draftPrefix(id: number): string {
  return `vale.${id}.`;
}
