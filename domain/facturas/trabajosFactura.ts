import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { RefusalReason } from '#domain/common/life';

/** The works on an invoice; each is an arrow of its life. */
export const ACCIONES_FACTURA = [
  'emitir',
  'timbrar',
  'rechazar',
  'reemitir',
  'acreditar',
  'pagar',
  'sustituir',
  'solicitarCancelacion',
  'cancelar',
  'negarCancelacion',
  'imprimir',
  'enviar',
] as const;

export type AccionFactura = (typeof ACCIONES_FACTURA)[number];

const VERBO = {
  emitir: 'emitirla',
  timbrar: 'timbrarla',
  rechazar: 'rechazarla',
  reemitir: 'emitirla de nuevo',
  acreditar: 'hacerle una nota de crédito',
  pagar: 'hacerle un recibo de pago',
  sustituir: 'sustituirla',
  solicitarCancelacion: 'cancelarla',
  cancelar: 'darla por cancelada',
  negarCancelacion: 'negar su cancelación',
  imprimir: 'imprimirla',
  enviar: 'enviarla por correo',
} as const satisfies Record<AccionFactura, string>;

/**
 * The one true text of a work that the life of an invoice (`machines/vidaFactura.machine.ts`) refuses.
 * @param estado in which it was asked for; 0 for an invoice that is not stored yet.
 */
export function refusalTextFactura(accion: AccionFactura, estado: IdEstadoFactura | 0, reason: RefusalReason): string {
  switch (reason) {
    case 'person':
      return `No tiene permiso para ${VERBO[accion]}.`;
    case 'expired':
      return 'El plazo para cancelar esta factura terminó con la declaración anual de su ejercicio: ya no se cancela ni se sustituye.';
    case 'begun':
      if (accion === 'reemitir') return 'Esta factura rechazada ya se emitió de nuevo: trabaje con la nueva.';
      if (accion === 'sustituir') {
        return 'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra ya la sustituye, trabaje con esa.';
      }
      return accion === 'solicitarCancelacion'
        ? 'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra factura la sustituye, cancélela con el motivo 01.'
        : 'Esta factura ya tiene otra que la sustituye: trabaje con esa.';
    case 'kind':
      if (accion === 'pagar') return 'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.';
      return accion === 'sustituir'
        ? 'Solo una factura de venta se sustituye: este documento se cancela y se hace otro.'
        : 'Solo una factura de venta lleva notas de crédito.';
    case 'spent':
      return accion === 'pagar'
        ? 'De esta factura ya no queda saldo por pagar.'
        : 'De esta factura ya no queda importe para notas de crédito.';
    // Its state, and the reasons of other lives.
    default:
      return `Una factura ${estado === 0 ? 'nueva' : `en estado ${ESTADOS_FACTURA[estado]}`} no permite ${VERBO[accion]}.`;
  }
}

/** The texts of the works on invoices; the first six are the specification's (section 8). */
export const FACTURA_TEXTS = {
  comoSePago:
    'La caja no dijo cómo se pagó esta venta. Elija la forma de pago; 99 Por definir es solo de lo que todavía se debe.',
  yaSeSabeComo: 'La caja ya dijo cómo se pagó esta venta: no se elige aquí.',
  actualizada: 'La Factura se actualizó con éxito',
  generada: 'La Factura se generó con éxito',
  escalada: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
  sinConceptos: 'No se encontraron los Conceptos.',
  sinFormasPago: 'No se encontraron las Formas de pago.',
  sinResultados: 'No se encontraron resultados.',
  sinTimbradas: 'Ninguna de esas facturas está timbrada, o no hay: no hay documentos que descargar.',
  sinSaberse:
    'No se sabe todavía si la factura se timbró: se terminará sola. Puede reintentar, no se emitirá dos veces.',
  porDecidir:
    'Nadie sabe si la factura se timbró, y por su fecha el SAT ya no la timbra. Pregunte al proveedor por ella y diga aquí qué contestó.',
  yaSeSupo: (nombre: string) => `Ya se sabe qué fue de la factura ${nombre}, o todavía se le pregunta al proveedor.`,
  /** `falla` is the end of a sentence: 'es de otra factura'. */
  noEsSuTimbre: (falla: string) => `Este XML no es el de esta factura: ${falla.replace(/\.$/, '')}.`,
  timbrada: (nombre: string) => `La factura ${nombre} está timbrada`,
  noTimbrada: (nombre: string) => `La factura ${nombre} no se timbró: quedó rechazada`,
  /** `impedimento` is the provider's sentence, with its full stop; null where it did not answer. */
  sinTimbre: (impedimento: string | null) =>
    impedimento === null
      ? 'Todavía no tiene timbre: el sistema lo pide de nuevo por sí solo hasta saber qué contestó el proveedor.'
      : `Todavía no tiene timbre. ${impedimento} El sistema lo pide de nuevo por sí solo.`,
  cancelacionSinSaberse:
    'No se sabe todavía qué contestó el proveedor a la cancelación: se preguntará de nuevo. Puede reintentar, se pide una sola vez.',
  /** `quien` is a neighbour with its article: 'El estacionamiento'. */
  sinRespuesta: (quien: string) => `${quien} no respondió. Intente de nuevo en unos minutos.`,
  otraEnCurso: (nombre: string) =>
    `La factura ${nombre} de este caso no ha terminado de generarse. Espere a que termine antes de hacer otra.`,
  boletoInvalido: (operacion: number) => `El boleto ${operacion} no está pagado: todavía no se puede facturar.`,
  otraFecha: 'El boleto se pagó otro día. Revise la fecha.',
  folioSva: 'No se encontró ninguna operación con el folio proporcionado',
  ventaFacturada: (nombre: string) => `Esta operación ya está en la factura ${nombre}.`,
  globalEnTramite: (nombre: string) =>
    `Esta operación está en la factura global ${nombre}, que se está timbrando o cancelando. Espere a que termine.`,
  rechazadaDeOtroCaso: (nombre: string) =>
    `La factura rechazada ${nombre} no es de este caso: emítala de nuevo desde el suyo.`,
  rechazadaDeOtraCosa: (nombre: string) =>
    `La factura rechazada ${nombre} no es de lo mismo: emita esta sin decir que toma su lugar.`,
  casoSolucionado: (id: number) => `El caso ${id} está solucionado: ya no admite facturas.`,
  casoPendiente: (id: number) => `El caso ${id} espera que se decida su autorización: todavía no admite facturas.`,
  sinSustituta: (nombre: string) =>
    `El motivo 01 pide la factura vigente que sustituye a la ${nombre}. Emítala primero en MANTENIMIENTO FACTURA.`,
  valeConNota: (folio: string, nota: string, estado: string) =>
    `El vale ${folio} ya tiene la nota ${nota} (${estado}).`,
  valeSinEfecto: (folio: string, estado: string) => `El vale ${folio} está ${estado}: no lleva nota de crédito.`,
  valeDeOtraVenta: (folio: string) => `El vale ${folio} no es de la operación de esta factura.`,
  cancelada: (nombre: string) => `La factura ${nombre} se canceló`,
  /** `plazo` is the last day for the answer; null where none is known. */
  solicitada: (nombre: string, plazo: string | null) =>
    plazo === null
      ? `Se pidió cancelar la factura ${nombre}: falta que conteste quien la recibió`
      : `Se pidió cancelar la factura ${nombre}: quien la recibió puede contestar hasta el ${plazo}`,
  negada: (nombre: string) => `La cancelación de la factura ${nombre} no se aceptó: sigue vigente`,
} as const;

/** The fault of a credit note, cut to 80 characters (specification, section 8): whole ones, as people count them. */
export function errorDeNota(texto: string): string {
  return Array.from(texto).slice(0, MAX_TEXTO_NOTA).join('');
}

const MAX_TEXTO_NOTA = 80;
