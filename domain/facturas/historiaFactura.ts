import { type EstadoDeCorreo, envioEnPalabras } from '#domain/common/correos';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import { MOTIVOS_CANCELACION, type MotivoCancelacion } from '#domain/common/sat/catalogos';

interface PorQuien {
  /** The server went on by itself, unasked. */
  readonly porElSistema: boolean;
  /** A person said it, who had it from the provider. */
  readonly aMano?: boolean;
}

/** The entries of an invoice's history: the work, and the facts to tell of it. Invoices are named 'A-123'. */
export type EntradaDeFactura =
  | { readonly trabajo: 'emitir' }
  | ({ readonly trabajo: 'timbrar'; readonly uuid: string } & PorQuien)
  | ({ readonly trabajo: 'rechazar'; readonly motivo: string } & PorQuien)
  | { readonly trabajo: 'acreditar' | 'pagar'; readonly nombre: string; readonly monto: Centavos }
  | { readonly trabajo: 'sustituir' | 'reemitir'; readonly nombre: string }
  | { readonly trabajo: 'solicitarCancelacion'; readonly motivo: MotivoCancelacion }
  /** `plazo` is the day until which its receiver may answer, as people read it. */
  | { readonly trabajo: 'esperarAceptacion'; readonly plazo: string | null }
  | ({ readonly trabajo: 'cancelar' } & PorQuien)
  | ({ readonly trabajo: 'negarCancelacion'; readonly motivo: string } & PorQuien)
  /** So many people were told that nobody knows for a day what became of it, or of the request to cancel it. */
  | { readonly trabajo: 'avisar'; readonly que: 'timbre' | 'cancelacion'; readonly personas: number }
  | { readonly trabajo: 'imprimir' }
  /** Which mail of the invoice it was, from 1; entries that were written before it was kept lack it. */
  | { readonly trabajo: 'enviar'; readonly correo: string; readonly numero?: number };

/** The number of an invoice's next mail. Its history counts, since it is kept for good and the mails themselves are not. */
export function numeroDeEnvio(historia: readonly EntradaDeFactura[]): number {
  const envios = historia.flatMap((entrada) => (entrada.trabajo === 'enviar' ? [entrada.numero ?? 0] : []));
  return 1 + Math.max(envios.length, ...envios);
}

/**
 * An entry as staff read it in the history.
 * @param correo how the mail stands that the entry tells of; null for any other.
 */
export function entradaDeFacturaEnPalabras(entrada: EntradaDeFactura, correo: EstadoDeCorreo | null = null): string {
  switch (entrada.trabajo) {
    case 'emitir':
      return 'Factura con folio, por timbrar';
    case 'timbrar':
      return `Factura timbrada: ${entrada.uuid}${porQuien(entrada)}`;
    case 'rechazar':
      return `Factura rechazada por el proveedor: ${entrada.motivo}${porQuien(entrada)}`;
    case 'acreditar':
      return `Nota de crédito ${entrada.nombre} por ${showPesos(toPesos(entrada.monto))}`;
    case 'pagar':
      return `Recibo de pago ${entrada.nombre} por ${showPesos(toPesos(entrada.monto))}`;
    case 'sustituir':
      return `La sustituye la factura ${entrada.nombre}`;
    case 'reemitir':
      return `Se emitió de nuevo como ${entrada.nombre}`;
    case 'solicitarCancelacion':
      return `Cancelación pedida: ${MOTIVOS_CANCELACION[entrada.motivo]}`;
    case 'esperarAceptacion':
      return entrada.plazo === null
        ? 'La cancelación espera la respuesta de quien la recibió'
        : `La cancelación espera la respuesta de quien la recibió, hasta el ${entrada.plazo}`;
    case 'cancelar':
      return `Factura cancelada${porQuien(entrada)}`;
    case 'negarCancelacion':
      return `Cancelación negada: ${entrada.motivo}${porQuien(entrada)}`;
    case 'avisar':
      return `${entrada.que === 'timbre' ? 'Un día sin timbre' : 'Un día sin respuesta a la cancelación'}: ${avisados(entrada.personas)} (lo hizo el sistema)`;
    case 'imprimir':
      return 'Factura abierta como PDF';
    case 'enviar':
      return envioEnPalabras('factura', entrada.correo, correo);
  }
}

function avisados(personas: number): string {
  if (personas === 0) return 'no hay a quién avisar';
  return personas === 1 ? 'se avisó a una persona que factura' : `se avisó a ${personas} personas que facturan`;
}

function porQuien({ porElSistema, aMano = false }: PorQuien): string {
  if (aMano) return ' (según lo que se preguntó al proveedor)';
  return porElSistema ? ' (la terminó el sistema)' : '';
}
