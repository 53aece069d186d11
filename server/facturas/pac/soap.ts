import { create } from 'xmlbuilder2';
import { parseXml, textOf, type XmlElement } from '../cfdi/parseXml.ts';
import type { Ask } from './ask.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** One call of a service. */
export interface SoapCall {
  readonly url: URL;
  readonly accion: string;
  /** The element of the body, its namespace, and its parts by name, in order. */
  readonly metodo: string;
  readonly espacio: string;
  readonly partes: Readonly<Record<string, string>>;
}

/**
 * Calls a SOAP 1.1 service: two or three of them are not worth the package that reads their descriptions.
 * @returns the one element of the answer's body.
 * @throws SoapFault for the service's own fault, whatever its status; Error for anything that is no answer of it.
 */
export async function callSoap(ask: Ask, { url, accion, metodo, espacio, partes }: SoapCall): Promise<XmlElement> {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const body = document.ele(SOAP, 'soap:Envelope').ele(SOAP, 'soap:Body').ele(espacio, metodo);
  // The builder leaves what looks like a reference as it stands.
  for (const [name, value] of Object.entries(partes)) body.ele(espacio, name).txt(value.replaceAll('&', '&amp;'));
  const { estado, cuerpo } = await ask({
    metodo: 'POST',
    url,
    cabeceras: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${accion}"` },
    cuerpo: document.end(),
  });
  const envelope = parseXml(cuerpo.replace(/^\uFEFF/, '').trimStart());
  const answer = 'fault' in envelope || envelope.name !== 'Envelope' ? null : within(envelope, 'Body')?.children[0];
  if (answer === null || answer === undefined) throw new Error(`Status ${estado}, and no SOAP in it`);
  if (answer.name === 'Fault') throw new SoapFault(said(answer, 'faultcode'), said(answer, 'faultstring'));
  if (estado !== 200) throw new Error(`Status ${estado} with a SOAP body that is no fault`);
  return answer;
}

/** A fault that the service itself told of. */
export class SoapFault extends Error {
  readonly codigo: string;

  constructor(codigo: string, texto: string) {
    super(texto);
    this.name = 'SoapFault';
    this.codigo = codigo;
  }
}

/** The first element of a name directly within another, whatever its namespace; null for none. */
export function within(element: XmlElement, name: string): XmlElement | null {
  return element.children.find((child) => child.name === name) ?? null;
}

/** The text of the first element of a name directly within another; '' for none, and for an empty one. */
export function said(element: XmlElement, name: string): string {
  const found = within(element, name);
  return found === null ? '' : (textOf(found) ?? '').trim();
}
