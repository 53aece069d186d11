import { cleanLine } from '#domain/common/cleanText';
import { RFC_EXTRANJERO, RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { Comprobante, Concepto, Emisor, Receptor } from '#domain/facturas/cfdi/comprobante';
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import { totalesDe } from './totales.ts';

/**
 * A CFDI without Serie, Folio, Fecha and seal, which whoever issues it adds; or why none can be made, in one sentence for staff, and
 * which of the documents that were given is at fault, counted from 0.
 */
export type Armado =
  | { readonly ok: true; readonly comprobante: Comprobante }
  | { readonly ok: false; readonly falla: string; readonly lugar?: number };

/** Who issues, and in which store's postal code. */
export interface Expedicion {
  readonly emisor: Required<Pick<Emisor, 'Rfc' | 'Nombre' | 'RegimenFiscal'>>;
  readonly lugarExpedicion: string;
}

/** The data that an invoice takes of whoever receives it. */
export type DatosReceptor = Pick<
  DatosFiscales,
  'rfc' | 'beneficiario' | 'codigoPostal' | 'regimenFiscal' | 'usoCFDI' | 'residenciaFiscal' | 'numRegIdTrib'
>;

/** The attributes of every CFDI of this chain: whole pesos and centavos, nothing exported. */
export const DE_TODOS = { Version: '4.0', Moneda: 'MXN', Exportacion: '01' } as const;

/**
 * The receiver of the invoice. The owner of a generic number has no address of their own, no obligations and no use of
 * the invoice (Matriz de errores, 149, 159 and 161); a country of residence is a foreigner's alone (150 and 154).
 */
export function receptorDe(datos: DatosReceptor, lugarExpedicion: string): Receptor {
  const { rfc, beneficiario, residenciaFiscal, numRegIdTrib } = datos;
  if (rfc !== RFC_PUBLICO && rfc !== RFC_EXTRANJERO) {
    return {
      Rfc: rfc,
      Nombre: beneficiario,
      DomicilioFiscalReceptor: datos.codigoPostal,
      RegimenFiscalReceptor: datos.regimenFiscal,
      UsoCFDI: datos.usoCFDI,
    };
  }
  return {
    Rfc: rfc,
    Nombre: beneficiario,
    DomicilioFiscalReceptor: lugarExpedicion,
    ...(rfc === RFC_EXTRANJERO && residenciaFiscal !== '' && { ResidenciaFiscal: residenciaFiscal }),
    ...(rfc === RFC_EXTRANJERO && numRegIdTrib !== '' && { NumRegIdTrib: numRegIdTrib }),
    RegimenFiscalReceptor: '616',
    UsoCFDI: 'S01',
  };
}

/** Puts lines under a head, with what follows from them. */
export function conConceptos(cabeza: Comprobante, conceptos: readonly Concepto[]): Comprobante {
  return { ...cabeza, ...totalesDe(conceptos), Conceptos: conceptos };
}

/**
 * A text as an attribute may have it: on one line, of characters that an XML holds, without the bar that divides a cadena original, at
 * most so many of them.
 */
export function textoDe(texto: string, maximo: number): string {
  const limpio = cleanLine(texto)
    .replace(/[\ufffe\uffff]/gu, '')
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ');
  // By whole characters, as the schema counts them: half of an emoji is none.
  return Array.from(limpio).slice(0, maximo).join('').trim();
}
