import type {
  CfdiRelacionados,
  Comprobante,
  Concepto,
  DoctoRelacionado,
  ImpuestosComprobante,
  ImpuestosConcepto,
  ImpuestosDR,
  ImpuestosP,
  Pago,
  Pagos,
} from '#domain/facturas/cfdi/comprobante';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';
import type { Listing } from './attributes.ts';
import * as attributes from './attributes.ts';
import { CFDI, PAGO20, TFD } from './namespaces.ts';
import { parseXml, type XmlElement } from './parseXml.ts';

/** The content of a file: an invoice, stamped or a draft, or one Spanish sentence that says why it is none. */
export type ReadXml =
  | { readonly comprobante: Comprobante; readonly timbre: Timbre | null }
  | { readonly falla: string };

/**
 * Reads an invoice of anybody: with a mark at its start, any prefixes, comments, complements that are not known here.
 * Nothing outside the text is asked for, and a DTD is refused. Elements that the product never issues are not read.
 */
export function readXml(text: string): ReadXml {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (!body.startsWith('<')) return { falla: 'El archivo no es un XML.' };
  const root = parseXml(body);
  if ('fault' in root) return { falla: `El archivo no es un XML bien formado: ${root.fault}.` };
  if (root.name !== 'Comprobante') {
    return { falla: `El XML no es un CFDI: su raíz es ${root.name} y no Comprobante.` };
  }
  if (root.namespace !== CFDI) {
    const version = root.attributes.get('Version') ?? root.attributes.get('version') ?? 'desconocida';
    return { falla: `El XML no es un CFDI 4.0: su versión es ${version}.` };
  }
  return { comprobante: invoiceOf(root), timbre: stampOf(root) };
}

function invoiceOf(root: XmlElement): Comprobante {
  const related = all(root, 'CfdiRelacionados').map(relatedOf);
  return {
    ...texts(root, attributes.COMPROBANTE),
    ...texts(root, attributes.OUTSIDE_THE_SEAL),
    ...part('InformacionGlobal', one(root, 'InformacionGlobal'), (node) => texts(node, attributes.INFORMACION_GLOBAL)),
    ...(related.length === 0 ? {} : { CfdiRelacionados: related }),
    ...part('Emisor', one(root, 'Emisor'), (node) => texts(node, attributes.EMISOR)),
    ...part('Receptor', one(root, 'Receptor'), (node) => texts(node, attributes.RECEPTOR)),
    ...part('Conceptos', one(root, 'Conceptos'), (node) => all(node, 'Concepto').map(lineOf)),
    ...part('Impuestos', one(root, 'Impuestos'), taxesOf),
    ...part('Pagos', complement(root, PAGO20, 'Pagos'), paymentsOf),
  };
}

function relatedOf(node: XmlElement): CfdiRelacionados {
  const UUIDs = all(node, 'CfdiRelacionado').map((related) => related.attributes.get('UUID') ?? '');
  return { ...texts(node, attributes.RELACIONADOS), UUIDs };
}

function lineOf(node: XmlElement): Concepto {
  return { ...texts(node, attributes.CONCEPTO), ...part('Impuestos', one(node, 'Impuestos'), taxesOfLine) };
}

function taxesOfLine(node: XmlElement): ImpuestosConcepto {
  return {
    ...group(node, CFDI, 'Traslados', 'Traslado', attributes.TRASLADO),
    ...group(node, CFDI, 'Retenciones', 'Retencion', attributes.RETENCION),
  };
}

function taxesOf(node: XmlElement): ImpuestosComprobante {
  return {
    ...texts(node, attributes.TOTAL_RETENIDOS),
    ...texts(node, attributes.TOTAL_TRASLADADOS),
    ...group(node, CFDI, 'Retenciones', 'Retencion', attributes.RETENCION_TOTAL),
    ...group(node, CFDI, 'Traslados', 'Traslado', attributes.TRASLADO),
  };
}

function paymentsOf(node: XmlElement): Pagos {
  const totals = one(node, 'Totales', PAGO20);
  return {
    ...texts(node, attributes.PAGOS),
    Totales: totals === null ? {} : texts(totals, attributes.TOTALES),
    Pago: all(node, 'Pago', PAGO20).map(paymentOf),
  };
}

function paymentOf(node: XmlElement): Pago {
  return {
    ...texts(node, attributes.PAGO),
    DoctoRelacionado: all(node, 'DoctoRelacionado', PAGO20).map(documentOf),
    ...part(
      'ImpuestosP',
      one(node, 'ImpuestosP', PAGO20),
      (taxes): ImpuestosP => ({
        ...group(taxes, PAGO20, 'RetencionesP', 'RetencionP', attributes.RETENCION_P),
        ...group(taxes, PAGO20, 'TrasladosP', 'TrasladoP', attributes.TRASLADO_P),
      }),
    ),
  };
}

function documentOf(node: XmlElement): DoctoRelacionado {
  return {
    ...texts(node, attributes.DOCUMENTO),
    ...part(
      'ImpuestosDR',
      one(node, 'ImpuestosDR', PAGO20),
      (taxes): ImpuestosDR => ({
        ...group(taxes, PAGO20, 'RetencionesDR', 'RetencionDR', attributes.RETENCION_DR),
        ...group(taxes, PAGO20, 'TrasladosDR', 'TrasladoDR', attributes.TRASLADO_DR),
      }),
    ),
  };
}

function stampOf(root: XmlElement): Timbre | null {
  const node = complement(root, TFD, 'TimbreFiscalDigital');
  if (node === null) return null;
  const text = (name: string) => node.attributes.get(name) ?? '';
  const legend = node.attributes.get('Leyenda');
  return {
    Version: text('Version'),
    UUID: text('UUID'),
    FechaTimbrado: text('FechaTimbrado'),
    RfcProvCertif: text('RfcProvCertif'),
    ...(legend === undefined ? {} : { Leyenda: legend }),
    SelloCFD: text('SelloCFD'),
    NoCertificadoSAT: text('NoCertificadoSAT'),
    SelloSAT: text('SelloSAT'),
  };
}

type Texts<T> = { readonly [K in keyof T]?: Extract<T[K], string | undefined> };

function texts<T extends object>(node: XmlElement, listing: Listing<T>): Texts<T> {
  const found = listing.map(attributes.attributeName).flatMap((name) => {
    const value = node.attributes.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  // The listing holds names of texts of T alone, which the compiler loses on the way through entries.
  return Object.fromEntries(found) as Texts<T>;
}

function part<K extends string, V>(
  name: K,
  node: XmlElement | null,
  read: (node: XmlElement) => V,
): { readonly [P in K]?: V } {
  // The compiler does not see that a computed key of type K makes a record of K.
  return node === null ? {} : ({ [name]: read(node) } as { readonly [P in K]: V });
}

function group<K extends string, T extends object>(
  node: XmlElement,
  namespace: string,
  name: K,
  member: string,
  listing: Listing<T>,
): { readonly [P in K]?: readonly Texts<T>[] } {
  return part(name, one(node, name, namespace), (found) =>
    all(found, member, namespace).map((element) => texts(element, listing)),
  );
}

function complement(root: XmlElement, namespace: string, name: string): XmlElement | null {
  return all(root, 'Complemento').flatMap((node) => all(node, name, namespace))[0] ?? null;
}

function one(node: XmlElement, name: string, namespace: string = CFDI): XmlElement | null {
  return all(node, name, namespace)[0] ?? null;
}

function all(node: XmlElement, name: string, namespace: string = CFDI): readonly XmlElement[] {
  return node.children.filter((child) => child.name === name && child.namespace === namespace);
}
