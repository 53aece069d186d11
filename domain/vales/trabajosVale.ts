import { z } from 'zod';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { CONTRA_DESHACER, type Deshacer } from '#domain/common/deshacer';
import { freeBlock } from '#domain/common/freeText';
import { keysOf } from '#domain/common/keysOf';
import type { RefusalReason } from '#domain/common/life';
import { showPesos, toPesos } from '#domain/common/money';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import { LIMITE_TEXTS, type Limite } from '#domain/personas/limiteAutorizar';
import { quienRespondeSchema } from '#domain/personas/sesion';
import { METODOS_DEVOLUCION, type MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { DESHACER_TEXTS } from './deshacerDevolucion.ts';

/** The works of staff on a voucher; each is an arrow of its life. */
export const ACCIONES_VALE = [
  'guardarParcial',
  'guardar',
  'recolectar',
  'autorizar',
  'rechazar',
  'cancelar',
  'devolver',
  'deshacerDevolucion',
  'cambiarMetodos',
  'reponer',
  'imprimir',
  'migrar',
] as const;

export type AccionVale = (typeof ACCIONES_VALE)[number];

/** The works that their person may take back for a moment, and how they are called then. */
export const LO_DESHECHO_DE_VALE = {
  autorizar: 'la autorización',
  rechazar: 'el rechazo',
} as const satisfies Partial<Record<AccionVale, string>>;

export type DeshacibleDeVale = keyof typeof LO_DESHECHO_DE_VALE;

/**
 * The one true text of a work that the life of a voucher (`machines/vidaVale.machine.ts`) refuses.
 * @param estado in which it was asked for; 0 for a voucher that is not stored yet.
 * @param limite the limit that it passes, where that is the reason.
 * @param deUnCambio a change of its methods is what waits.
 */
export function refusalTextVale(
  accion: AccionVale | Deshacer,
  estado: IdEstadoVale | 0,
  reason: RefusalReason,
  limite: Limite = null,
  deUnCambio = false,
): string {
  switch (reason) {
    case 'spent':
      return accion === 'deshacer' ? CONTRA_DESHACER.nada : DESHACER_TEXTS.nada;
    case 'undoing':
      return DESHACER_TEXTS.enCurso;
    case 'state':
      return accion === 'imprimir' && (estado === 4 || estado === 5 || estado === 0)
        ? VALE_TEXTS.sinFormato
        : `Un vale ${estado === 0 ? 'nuevo' : `en estado ${ESTADOS_VALE[estado]}`} no permite ${VERBO[accion]}.`;
    case 'person':
      return `No tiene permiso para ${VERBO[accion]}.`;
    case 'own':
      if (accion === 'deshacerDevolucion') return DESHACER_TEXTS.suyo;
      return deUnCambio ? VALE_TEXTS.cambioSuyo : 'Usted hizo este vale: lo decide otra persona.';
    case 'unknown':
      if (accion === 'deshacerDevolucion') return DESHACER_TEXTS.deNadie;
      return 'No se sabe quién hizo este vale, así que nadie puede decidirlo. Cancélelo y hágalo de nuevo.';
    case 'elsewhere':
      return 'Este vale se empezó en otra tienda: lo sigue el personal de esa tienda.';
    case 'expired':
      if (accion === 'deshacer') return CONTRA_DESHACER.tarde;
      return 'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.';
    case 'begun':
      if (accion === 'cambiarMetodos') return VALE_TEXTS.devolucionEnCurso;
      return `Ya se devolvió o se está devolviendo parte de este vale: no permite ${VERBO[accion]}.`;
    case 'kind':
      return RECOLECTA_TEXTS.deCancelacion;
    case 'solved':
      return estado === 0 ? VALE_TEXTS.sinCaso : VALE_TEXTS.casoSolucionado;
    case 'moved':
      return VALE_TEXTS.casoQuePaso;
    case 'awaited':
      return VALE_TEXTS.sinRecolectar;
    case 'travelling':
      return RECOLECTA_TEXTS.esperaAlCamino;
    case 'other':
      return accion === 'deshacerDevolucion' ? DESHACER_TEXTS.otraEnCurso : VALE_TEXTS.otraDevolucion;
    case 'done':
      return VALE_TEXTS.yaMigrado;
    case 'credited':
      return `Este vale tiene una nota de crédito: pida cancelarla antes de ${VERBO[accion]}.`;
    case 'undelivered':
      return VALE_TEXTS.sinEntregar;
    case 'limit':
      if (accion === 'deshacerDevolucion') return DESHACER_TEXTS.pasado(limite);
      return LIMITE_TEXTS.pasado(limite);
  }
}

/** The limit that a work on a voucher passes, of the two that its life reads: of its balance, and of what is to be undone. */
export function limiteContra(
  accion: AccionVale | Deshacer,
  { limitePasado, limiteDeLoDevuelto }: { readonly limitePasado: Limite; readonly limiteDeLoDevuelto: Limite },
): Limite {
  return accion === 'deshacerDevolucion' ? limiteDeLoDevuelto : limitePasado;
}

const VERBO = {
  guardarParcial: 'guardarlo como parcial',
  guardar: 'guardarlo',
  recolectar: 'programar una recolección',
  autorizar: 'autorizarlo',
  rechazar: 'rechazarlo',
  cancelar: 'cancelarlo',
  devolver: 'devolver su saldo',
  deshacerDevolucion: 'deshacer lo que devolvió',
  cambiarMetodos: 'cambiar sus métodos de devolución',
  reponer: 'reponerlo',
  imprimir: 'imprimirlo',
  migrar: 'enviarlo a NetSuite',
  deshacer: 'deshacer lo último',
} as const satisfies Record<AccionVale | Deshacer, string>;

/**
 * The texts of the works on a voucher; the first, the ones of failures and the last two are the specification's
 * (section 8).
 */
export const VALE_TEXTS = {
  sinFormato: 'El formato del vale aún no esta completo',
  cambioTrasImprimir: 'El vale cambió después de esa impresión. Imprímalo de nuevo: el papel dirá que es reimpresión.',
  ocupado: (folio: string) =>
    `Otras personas imprimen o cambian el vale ${folio} en este momento. Intente de nuevo en unos segundos.`,
  parcial: (folio: string) => `El vale ${folio} se guardó como parcial`,
  guardado: (folio: string) => `El vale ${folio} se guardó con éxito`,
  porAutorizar: (folio: string) => `El vale ${folio} se guardó y espera autorización`,
  autorizado: (folio: string) => `El vale ${folio} se autorizó con éxito`,
  yaSalio: (folio: string) =>
    `Lo que cancela el vale ${folio} salió mientras esperaba autorización. Rechácelo y haga otro por lo que aún no sale.`,
  deshecho: (folio: string, trabajo: DeshacibleDeVale) => `Vale ${folio}: se deshizo ${LO_DESHECHO_DE_VALE[trabajo]}`,
  yaTomado: (folio: string) => `Ya no se puede deshacer: otro vale tomó lo que retenía el vale ${folio}.`,
  rechazado: (folio: string) => `El vale ${folio} se rechazó`,
  cancelado: (folio: string) => `El vale ${folio} se canceló con éxito`,
  repuesto: (folio: string, nuevo: string) => `El vale ${folio} se repuso por el vale ${nuevo}`,
  metodosCambiados: (folio: string) => `Los métodos de devolución del vale ${folio} se cambiaron con éxito`,
  metodosPorAutorizar: (folio: string) =>
    `El cambio de métodos del vale ${folio} se guardó y espera autorización: mientras tanto no se devuelve nada de él`,
  cambioRechazado: (folio: string) => `El cambio de métodos del vale ${folio} se rechazó: se devuelve como antes`,
  cambioSuyo: 'Usted hizo este vale o pidió este cambio: lo decide otra persona.',
  metodosIguales: 'El vale ya se devuelve así: no cambió nada.',
  devolucionEnCurso:
    'Una devolución de este vale no ha terminado: cuando termine se puede cambiar cómo se devuelve lo que quede.',
  migrado: (folio: string) => `El vale ${folio} se envió a NetSuite`,
  sinSaberseNetsuite: 'No se sabe si NetSuite recibió el vale. Intente de nuevo: se cuenta una sola vez.',
  yaMigrado: 'Este vale ya se había enviado a NetSuite.',
  otraDevolucion: 'Otra devolución de este vale no ha terminado: termínela antes de empezar una nueva.',
  sinCasoAbierto: (id: number) => `El caso ${id} está solucionado: ya no se hacen vales de él.`,
  casoDeOtroTipo: (id: number) =>
    `El caso ${id} pasó a una categoría que no hace vales de este tipo. Guarde de nuevo y elija el caso.`,
  sinCaso: 'El caso está solucionado: ya no se hacen vales de él.',
  casoSolucionado:
    'El caso de este vale está solucionado y ya no admite trabajo. Cancele el vale y haga otro en un caso abierto.',
  casoQuePaso:
    'El caso de este vale pasó a una categoría que no hace vales de este tipo. Cancele el vale y haga otro en un caso de su tipo, o pida que el caso vuelva a su categoría.',
  sinRecolectar: 'Los artículos por recolectar aún no se han recolectado.',
  sinEntregar:
    'El vale devuelve artículos que el cliente no tiene. Lo que no se ha entregado se cancela con «Cancelar artículos»; lo que va EN RUTA se devuelve cuando se entregue.',
  valido: 'El vale se puede guardar',
  detalle: 'Ocurrió un error al intentar obtener el detalle del vale',
  falloDevoluciones: 'Ocurrió un error al obtener devoluciones',
  falloRecolecta: 'Error al obtener estatus de la recolección',
  validarCancelacion: 'Ocurrió un error al validar vale de cancelación',
  guardarCancelacion: 'Ocurrió un error al guardar vale de cancelación',
  folioDesconocido: 'El folio no existe o se encuentra en una reestructura.',
  devolucionVacia: 'Ocurrió un error al aplicar la devolución',
} as const;

/** The history's words for changed methods: how the rest was to go back, and how it is to go now. */
export function cambioDeMetodos(de: readonly MetodoConMonto[], a: readonly MetodoConMonto[]): string {
  return `Métodos de devolución cambiados: de ${metodosEnPalabras(de)} a ${metodosEnPalabras(a)}`;
}

/** A division as staff read it: each method with its amount. */
export function metodosEnPalabras(metodos: readonly MetodoConMonto[]): string {
  return metodos.map(({ metodo, monto }) => `${METODOS_DEVOLUCION[metodo]} ${showPesos(toPesos(monto))}`).join(', ');
}

/** Lengths of the reason with which a voucher is decided or cancelled, in characters. */
export const MOTIVO_VALE = { min: 5, max: 1_000 } as const;

const motivo = freeBlock()
  .min(MOTIVO_VALE.min, `Escriba al menos ${MOTIVO_VALE.min} caracteres.`)
  .max(MOTIVO_VALE.max, `Escriba como máximo ${MOTIVO_VALE.max} caracteres.`);

/** A voucher as the person saw it: a stale version is refused and changes nothing. */
export const valeEnVersionSchema = z.object({ id: z.int().positive(), version: z.int().positive() });

/** Which work of one's own is taken back. */
export const deshacerValeSchema = z.object({
  id: z.int().positive(),
  trabajo: z.enum(keysOf(LO_DESHECHO_DE_VALE)),
});

/** The decision on a voucher; whoever authorizes may say why, whoever rejects or cancels must. */
export const autorizacionValeSchema = valeEnVersionSchema.extend({
  comentario: freeBlock().max(MOTIVO_VALE.max, `Escriba como máximo ${MOTIVO_VALE.max} caracteres.`).default(''),
});
/** The same by somebody else at the maker's computer, who says who by number and password. */
export const autorizacionAquiSchema = autorizacionValeSchema.extend(quienRespondeSchema.shape);
/** The rejection of a voucher, with its reason. */
export const rechazoValeSchema = valeEnVersionSchema.extend({ motivo });
/** The same by somebody else at the maker's computer: the comment, which authorizing there may leave out, is the reason. */
export const rechazoAquiSchema = valeEnVersionSchema.extend({ comentario: motivo, ...quienRespondeSchema.shape });
/** The cancellation of a voucher, with its reason. */
export const cancelacionValeSchema = valeEnVersionSchema.extend({ motivo });

/** The replacement of a lost or expired voucher: whoever replaces it says why. */
export const reposicionValeSchema = valeEnVersionSchema.extend({ motivo });

/** The undoing of a refund of a voucher that was noted by mistake: whoever undoes it says why. */
export const deshacerDevolucionSchema = valeEnVersionSchema.extend({ idDevolucion: z.int().positive(), motivo });
/** The same by somebody else at the computer of who gave it back: the comment is the reason. */
export const deshacerAquiSchema = valeEnVersionSchema.extend({
  idDevolucion: z.int().positive(),
  comentario: motivo,
  ...quienRespondeSchema.shape,
});
