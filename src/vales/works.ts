import type { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import { quienRespondeFormSchema } from '#domain/personas/sesion';
import {
  type AccionVale,
  autorizacionAquiSchema,
  cancelacionValeSchema,
  MOTIVO_VALE,
  rechazoAquiSchema,
  reposicionValeSchema,
} from '#domain/vales/trabajosVale';
import { serverNow } from '../api/clock.ts';
import { type AnyWork, DECIDED_HERE, WHO_DECIDES_NOTE, type WorkCall, work } from '../ui/works/work.ts';
import { seenVoucher, voucherDecisions } from './decisions.ts';
import { METODO, type RefundSent, type RefundTyped, refundSchema } from './detail/refund.ts';
import { methodsSchema } from './detail/restOfVoucher.ts';
import { undoHereSchema, undoSchema } from './detail/undo.ts';
import type { MethodTexts } from './methods/methodTexts.ts';
import { downloadPaper, type PaperFormat } from './paper.ts';
import { scheduleSchema } from './pickups/scheduleSchema.ts';

const reason = { name: 'motivo', label: 'Motivo', max: MOTIVO_VALE.max } as const;
const blank = { motivo: '' } as const;

/** The works on a voucher where it is filled in, before it has a page of its own. */
export type Filling = 'guardarParcial' | 'guardar';

/** The works that a colleague does at the computer of who made the voucher. */
export type Here = 'autorizarAqui' | 'rechazarAqui' | 'deshacerAqui';

/** The decision of a colleague, who says who by number and password: yes and no are two buttons of one form. */
const decisionHere = {
  ...DECIDED_HERE,
  note: `${WHO_DECIDES_NOTE} Rechazarlo pide un comentario.`,
  schema: quienRespondeFormSchema.extend({ comentario: autorizacionAquiSchema.shape.comentario.unwrap() }),
  blank: { numiden: '', contrasena: '', codigo: '', comentario: '' },
  texts: [
    {
      name: 'comentario',
      label: 'Comentario',
      max: MOTIVO_VALE.max,
      optional: true,
      placeholder: 'Por qué procede, si hace falta decirlo, o por qué no.',
    },
  ] as const,
  send: (
    written: Omit<z.output<typeof autorizacionAquiSchema>, 'id' | 'version'>,
    { api, options, como, ...call }: WorkCall,
  ) =>
    api.llamar(
      como === 'autorizarAqui' ? 'autorizarValeAqui' : 'rechazarValeAqui',
      { cuerpo: { ...seenVoucher(call), ...written } },
      options,
    ),
};

const UNDONE_WHY = 'Qué se anotó por error: era otro vale, el dinero no salió, el cheque volvió...';

/** The common part of undoing a refund, at one's own computer and at a colleague's. */
const undoing = {
  button: 'Deshacer',
  busy: 'Deshaciendo...',
  failed: 'No se deshizo la devolución.',
  note: 'El vale la debe otra vez, y puede devolverse de otra forma. Queda en su historia con el motivo.',
} as const;

/** Every work on the page of a stored voucher. A further one is an arrow in the life of a voucher and an entry here. */
export const voucherWorks = {
  autorizar: voucherDecisions.autorizar,
  autorizarAqui: work({
    ...decisionHere,
    button: 'Autorizar',
    busy: 'Autorizando...',
    failed: 'No se autorizó el vale.',
  }),
  rechazarAqui: work({
    ...decisionHere,
    formOf: 'autorizarAqui',
    schema: rechazoAquiSchema.omit({ id: true, version: true }).extend(quienRespondeFormSchema.shape),
    button: 'Rechazar',
    busy: 'Rechazando...',
    failed: 'No se rechazó el vale.',
  }),
  devolver: work<RefundTyped, RefundSent>({
    button: 'Devolver',
    busy: 'Devolviendo...',
    title: 'Devolver el saldo',
    failed: 'No se devolvió.',
    schema: refundSchema,
    blank: { metodo: '', folio: '' },
    send: giveBack,
  }),
  deshacerDevolucion: work({
    ...undoing,
    opener: 'Deshacer devolución',
    title: 'Deshacer una devolución',
    schema: undoSchema,
    blank: { idDevolucion: '', motivo: '' },
    texts: [{ ...reason, placeholder: UNDONE_WHY }],
    send: (written, { api, options, ...call }) =>
      api.llamar('deshacerDevolucion', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  deshacerAqui: work({
    ...{ ...undoing, ...DECIDED_HERE },
    opener: 'Deshacer devolución aquí',
    title: 'Deshacer una devolución aquí',
    note: `${WHO_DECIDES_NOTE} ${undoing.note}`,
    schema: undoHereSchema,
    blank: { idDevolucion: '', numiden: '', contrasena: '', codigo: '', comentario: '' },
    texts: [{ ...reason, name: 'comentario', placeholder: UNDONE_WHY }],
    send: (written, { api, options, ...call }) =>
      api.llamar('deshacerDevolucionAqui', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  cambiarMetodos: work({
    button: 'Cambiar métodos',
    busy: 'Cambiando...',
    title: 'Cambiar métodos de devolución',
    failed: 'No se cambiaron los métodos.',
    schema: methodsSchema,
    blank: {} as MethodTexts,
    send: (methods, { api, options, ...call }) =>
      api.llamar('cambiarMetodos', { cuerpo: { ...seenVoucher(call), ...methods } }, options),
  }),
  rechazar: voucherDecisions.rechazar,
  reponer: work({
    button: 'Reponer',
    busy: 'Reponiendo...',
    title: 'Reponer vale',
    failed: 'No se repuso el vale.',
    note: 'Este vale se cancelará; uno nuevo, con su propio folio y vigencia, tendrá el mismo saldo.',
    schema: reposicionValeSchema.pick({ motivo: true }),
    blank,
    texts: [{ ...reason, placeholder: 'Por qué se repone: se perdió el papel, terminó la vigencia...' }],
    send: (written, { api, options, ...call }) =>
      api.llamar('guardarReposicion', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  cancelar: work({
    button: 'Cancelar vale',
    busy: 'Cancelando...',
    failed: 'No se canceló el vale.',
    note: 'No se puede deshacer. Sus artículos quedarán libres para otro vale.',
    schema: cancelacionValeSchema.pick({ motivo: true }),
    blank,
    texts: [{ ...reason, placeholder: 'Por qué se cancela.' }],
    send: (written, { api, options, ...call }) =>
      api.llamar('cancelarVale', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  recolectar: work({
    button: 'Programar recolecta',
    busy: 'Programando...',
    failed: 'No se pudo programar la recolecta.',
    leave: 'Volver',
    schema: scheduleSchema(serverNow),
    blank: { idDireccion: '', fecha: '', lineas: [] },
    // Its case is in RECOLECTA then.
    stales: ['caso'],
    send: (written, { api, options, ...call }) =>
      api.llamar('programarRecolecta', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  imprimir: work({
    button: 'Imprimir',
    busy: 'Imprimiendo...',
    failed: 'No se imprimió el vale.',
    onlyAsked: true,
    send: print,
  }),
  migrar: work({
    opener: 'Enviar a NetSuite',
    title: 'Enviar a NetSuite',
    button: 'Enviar',
    busy: 'Enviando...',
    failed: 'No se envió a NetSuite.',
    send: (_, { api, id, options }) => api.llamar('migraNetsuite', { ruta: { id } }, options),
  }),
} as const satisfies Record<Exclude<AccionVale, Filling> | Here, AnyWork>;

export type VoucherWorks = typeof voucherWorks;

/** The works for a pickup, also where the voucher is still filled in. */
export type PickupWorks = Pick<VoucherWorks, 'recolectar'>;

/** Gives back a part of a voucher: each method has its own call; cash, cheques and cards share one. */
function giveBack(
  { metodo, folio }: RefundSent,
  { api, options, ...call }: Pick<WorkCall, 'api' | 'id' | 'version' | 'options'>,
): Promise<RespuestaTrabajo> {
  const cuerpo = seenVoucher(call);
  switch (metodo) {
    case METODO.billetera:
      return api.llamar('abonarBilletera', { cuerpo }, options);
    case METODO.certificado:
      return api.llamar('emitirCertificado', { cuerpo }, options);
    case METODO.credito:
      return api.llamar('devolverCredito', { cuerpo }, options);
    case METODO.tarjeta:
    case METODO.cheque:
    case METODO.efectivo:
      return api.llamar('devolverVale', { cuerpo: { ...cuerpo, metodo, folio } }, options);
  }
}

/** A paper is one print until it is known what became of it: who presses again after a lost answer wants that very paper. */
async function print({ folio }: { readonly folio: string }, call: WorkCall): Promise<RespuestaTrabajo> {
  const { api, id, version, como, options, changed } = call;
  try {
    await downloadPaper(api, { id, folio, formato: como as PaperFormat }, options);
    return { codigo: 1, descripcion: '', version: version ?? 0 };
  } finally {
    // Also one that failed on its way back may have been counted.
    changed('vale');
  }
}

/** Under which the draft of a work is kept. */
export function voucherDraft(id: number, name: string): string {
  return `${voucherDrafts(id)}${name}`;
}

/** With which the drafts of a voucher's page begin. */
export function voucherDrafts(id: number): string {
  return `vale.${id}.`;
}
