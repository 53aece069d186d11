import { create } from 'xmlbuilder2';
import type { Comprobante, Concepto, DoctoRelacionado, Pago, Pagos } from '#domain/facturas/cfdi/comprobante';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';
import type { Listing } from './attributes.ts';
import * as attributes from './attributes.ts';
import { CFDI, PAGO20, TFD } from './namespaces.ts';

type XMLBuilder = ReturnType<typeof create>;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const SCHEMAS = 'http://www.sat.gob.mx/sitio_internet/cfd';
const SCHEMA_OF_CFDI = `${CFDI} ${SCHEMAS}/4/cfdv40.xsd`;
const SCHEMA_OF_PAGOS = `${PAGO20} ${SCHEMAS}/Pagos/Pagos20.xsd`;
const SCHEMA_OF_TIMBRE = `${TFD} ${SCHEMAS}/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd`;

/** The parts of an invoice beside the sealed ones. */
interface Besides {
  readonly timbre?: Timbre;
  /** The stamp with its Leyenda, which is all that the Addenda holds. */
  readonly addenda?: Timbre;
}

/** A text of the invoice has characters that no XML can hold. */
export class NotForXml extends Error {}

/**
 * An invoice as XML: elements in the schema's order, attributes that it lacks absent, UTF-8 without a mark.
 * @throws NotForXml when a text has characters that no XML can hold.
 */
export function writeXml(comprobante: Comprobante, { timbre, addenda }: Besides = {}): string {
  const { InformacionGlobal, CfdiRelacionados = [], Emisor, Receptor, Conceptos, Impuestos, Pagos } = comprobante;
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const root = document.ele(CFDI, 'cfdi:Comprobante').att(XMLNS, 'xmlns:xsi', XSI);
  if (Pagos !== undefined) root.att(XMLNS, 'xmlns:pago20', PAGO20);
  root.att(XSI, 'xsi:schemaLocation', [SCHEMA_OF_CFDI, ...(Pagos === undefined ? [] : [SCHEMA_OF_PAGOS])].join(' '));
  write(root, comprobante, attributes.COMPROBANTE);
  write(root, comprobante, attributes.OUTSIDE_THE_SEAL);

  if (InformacionGlobal !== undefined)
    cfdi(root, 'InformacionGlobal', InformacionGlobal, attributes.INFORMACION_GLOBAL);
  for (const related of CfdiRelacionados) {
    const node = cfdi(root, 'CfdiRelacionados', related, attributes.RELACIONADOS);
    for (const UUID of related.UUIDs) cfdi(node, 'CfdiRelacionado', { UUID }, ['UUID']);
  }
  if (Emisor !== undefined) cfdi(root, 'Emisor', Emisor, attributes.EMISOR);
  if (Receptor !== undefined) cfdi(root, 'Receptor', Receptor, attributes.RECEPTOR);
  if (Conceptos !== undefined) {
    const lines = root.ele(CFDI, 'cfdi:Conceptos');
    for (const line of Conceptos) writeLine(lines, line);
  }
  if (Impuestos !== undefined) {
    const taxes = cfdi(root, 'Impuestos', Impuestos, [...attributes.TOTAL_RETENIDOS, ...attributes.TOTAL_TRASLADADOS]);
    several(taxes, CFDI, 'cfdi:Retenciones', 'cfdi:Retencion', Impuestos.Retenciones, attributes.RETENCION_TOTAL);
    several(taxes, CFDI, 'cfdi:Traslados', 'cfdi:Traslado', Impuestos.Traslados, attributes.TRASLADO);
  }
  if (Pagos !== undefined || timbre !== undefined) {
    const complement = root.ele(CFDI, 'cfdi:Complemento');
    if (Pagos !== undefined) writePayments(complement, Pagos);
    if (timbre !== undefined) writeStamp(complement, timbre);
  }
  if (addenda !== undefined) writeStamp(root.ele(CFDI, 'cfdi:Addenda'), addenda);
  return ended(document);
}

function ended(document: XMLBuilder): string {
  try {
    return document.end({ wellFormed: true });
  } catch (error) {
    // All names are ours, so that what is wrong is a text.
    throw new NotForXml('A text of the invoice cannot stand in an XML', { cause: error });
  }
}

function writeLine(parent: XMLBuilder, line: Concepto): void {
  const node = cfdi(parent, 'Concepto', line, attributes.CONCEPTO);
  if (line.Impuestos === undefined) return;
  const taxes = node.ele(CFDI, 'cfdi:Impuestos');
  several(taxes, CFDI, 'cfdi:Traslados', 'cfdi:Traslado', line.Impuestos.Traslados, attributes.TRASLADO);
  several(taxes, CFDI, 'cfdi:Retenciones', 'cfdi:Retencion', line.Impuestos.Retenciones, attributes.RETENCION);
}

function writePayments(parent: XMLBuilder, pagos: Pagos): void {
  const node = write(parent.ele(PAGO20, 'pago20:Pagos'), pagos, attributes.PAGOS);
  write(node.ele(PAGO20, 'pago20:Totales'), pagos.Totales, attributes.TOTALES);
  for (const pago of pagos.Pago) writePayment(node, pago);
}

function writePayment(parent: XMLBuilder, pago: Pago): void {
  const node = write(parent.ele(PAGO20, 'pago20:Pago'), pago, attributes.PAGO);
  for (const document of pago.DoctoRelacionado) writeDocument(node, document);
  if (pago.ImpuestosP === undefined) return;
  const { RetencionesP, TrasladosP } = pago.ImpuestosP;
  const taxes = node.ele(PAGO20, 'pago20:ImpuestosP');
  several(taxes, PAGO20, 'pago20:RetencionesP', 'pago20:RetencionP', RetencionesP, attributes.RETENCION_P);
  several(taxes, PAGO20, 'pago20:TrasladosP', 'pago20:TrasladoP', TrasladosP, attributes.TRASLADO_P);
}

function writeDocument(parent: XMLBuilder, document: DoctoRelacionado): void {
  const node = write(parent.ele(PAGO20, 'pago20:DoctoRelacionado'), document, attributes.DOCUMENTO);
  if (document.ImpuestosDR === undefined) return;
  const { RetencionesDR, TrasladosDR } = document.ImpuestosDR;
  const taxes = node.ele(PAGO20, 'pago20:ImpuestosDR');
  several(taxes, PAGO20, 'pago20:RetencionesDR', 'pago20:RetencionDR', RetencionesDR, attributes.RETENCION_DR);
  several(taxes, PAGO20, 'pago20:TrasladosDR', 'pago20:TrasladoDR', TrasladosDR, attributes.TRASLADO_DR);
}

function writeStamp(parent: XMLBuilder, timbre: Timbre): void {
  const node = parent.ele(TFD, 'tfd:TimbreFiscalDigital').att(XSI, 'xsi:schemaLocation', SCHEMA_OF_TIMBRE);
  write(node, timbre, [...attributes.TIMBRE, 'SelloSAT']);
}

/** A group of nodes, which is absent where there is none of them. */
function several<T extends object>(
  parent: XMLBuilder,
  namespace: string,
  group: string,
  name: string,
  nodes: readonly T[] | undefined,
  listing: Listing<T>,
): void {
  if (nodes === undefined) return;
  const node = parent.ele(namespace, group);
  for (const one of nodes) write(node.ele(namespace, name), one, listing);
}

function cfdi<T extends object>(parent: XMLBuilder, name: string, node: T, listing: Listing<T>): XMLBuilder {
  return write(parent.ele(CFDI, `cfdi:${name}`), node, listing);
}

function write<T extends object>(element: XMLBuilder, node: T, listing: Listing<T>): XMLBuilder {
  for (const listed of listing) {
    const value = attributes.attributeText(node, listed);
    if (value !== undefined) element.att(attributes.attributeName(listed), escaped(value));
  }
  return element;
}

// The builder leaves what looks like an entity as it stands, so that a name with '&lt;' in it would be read as another one; and
// who reads turns a bare line break into a space.
function escaped(value: string): string {
  return value.replace(/[&\t\n\r]/g, (character) => (character === '&' ? '&amp;' : `&#${character.charCodeAt(0)};`));
}
