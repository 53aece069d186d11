import type { Comprobante, Concepto, DoctoRelacionado, Pago, Pagos } from '#domain/facturas/cfdi/comprobante';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';
import type { Listing } from './attributes.ts';
import * as attributes from './attributes.ts';

/**
 * The cadena original of an invoice: what its seal is of. As the tax authority's cadenaoriginal_4_0.xslt and Pagos20.xslt make it
 * of the XML; what the product never issues (third parties, customs, other complements) is not in it.
 */
export function cadenaOriginal(comprobante: Comprobante): string {
  const { InformacionGlobal, CfdiRelacionados = [], Emisor, Receptor, Conceptos = [], Impuestos, Pagos } = comprobante;
  return closed([
    ...texts(comprobante, attributes.COMPROBANTE),
    ...(InformacionGlobal === undefined ? [] : texts(InformacionGlobal, attributes.INFORMACION_GLOBAL)),
    ...CfdiRelacionados.flatMap((related) => [...texts(related, attributes.RELACIONADOS), ...related.UUIDs]),
    ...(Emisor === undefined ? [] : texts(Emisor, attributes.EMISOR)),
    ...(Receptor === undefined ? [] : texts(Receptor, attributes.RECEPTOR)),
    ...Conceptos.flatMap(ofLine),
    ...each(Impuestos?.Retenciones, attributes.RETENCION_TOTAL),
    ...(Impuestos === undefined ? [] : texts(Impuestos, attributes.TOTAL_RETENIDOS)),
    ...each(Impuestos?.Traslados, attributes.TRASLADO),
    ...(Impuestos === undefined ? [] : texts(Impuestos, attributes.TOTAL_TRASLADADOS)),
    ...(Pagos === undefined ? [] : ofPayments(Pagos)),
  ]);
}

/** The cadena original of a stamp (cadenaoriginal_TFD_1_1.xslt). */
export function cadenaDelTimbre(timbre: Timbre): string {
  return closed(texts(timbre, attributes.TIMBRE));
}

function ofLine(line: Concepto): readonly string[] {
  return [
    ...texts(line, attributes.CONCEPTO),
    ...each(line.Impuestos?.Traslados, attributes.TRASLADO),
    ...each(line.Impuestos?.Retenciones, attributes.RETENCION),
  ];
}

function ofPayments(pagos: Pagos): readonly string[] {
  return [
    ...texts(pagos, attributes.PAGOS),
    ...texts(pagos.Totales, attributes.TOTALES),
    ...pagos.Pago.flatMap(ofPayment),
  ];
}

function ofPayment(pago: Pago): readonly string[] {
  return [
    ...texts(pago, attributes.PAGO),
    ...pago.DoctoRelacionado.flatMap(ofDocument),
    ...each(pago.ImpuestosP?.RetencionesP, attributes.RETENCION_P),
    ...each(pago.ImpuestosP?.TrasladosP, attributes.TRASLADO_P),
  ];
}

function ofDocument(document: DoctoRelacionado): readonly string[] {
  return [
    ...texts(document, attributes.DOCUMENTO),
    ...each(document.ImpuestosDR?.RetencionesDR, attributes.RETENCION_DR),
    ...each(document.ImpuestosDR?.TrasladosDR, attributes.TRASLADO_DR),
  ];
}

function each<T extends object>(nodes: readonly T[] | undefined, listing: Listing<T>): readonly string[] {
  return (nodes ?? []).flatMap((node) => texts(node, listing));
}

function texts<T extends object>(node: T, listing: Listing<T>): readonly string[] {
  return listing.flatMap((listed) => {
    const value = attributes.attributeText(node, listed);
    return value ?? (listed.endsWith('?') ? [] : '');
  });
}

function closed(values: readonly string[]): string {
  return `||${values.map(collapsed).join('|')}||`;
}

/** As XPath's normalize-space: of these four alone, so that a hard space stays. */
function collapsed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}
