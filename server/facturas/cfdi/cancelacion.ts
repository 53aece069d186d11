import { createHash, createSign, X509Certificate } from 'node:crypto';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { Csd } from './csd.ts';

/** The cancellation of one invoice, as its issuer asks the tax authority for it. */
export interface SolicitudAlSat {
  readonly rfcEmisor: string;
  readonly uuid: string;
  readonly motivo: MotivoCancelacion;
  /** The UUID of the invoice in its place: of motive 01, null for every other. */
  readonly sustituye: string | null;
  /** Local time of who asks, without a zone: 2026-11-25T10:00:00. */
  readonly fecha: string;
}

/** All that holds in the document, in the order in which the authority's canonical form has it. */
const NAMESPACES =
  'xmlns="http://cancelacfd.sat.gob.mx" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
/** The same within the signature, whose own namespace stands for the document's. */
const NAMESPACES_OF_SIGNED = NAMESPACES.replace('http://cancelacfd.sat.gob.mx', DSIG);

/**
 * A request to cancel, signed by the issuer's certificate (XML-DSig, enveloped, RSA with SHA-1: the authority takes no other). It is
 * written as the canonical form has it, letter for letter, so that what is digested is what stands there: no library canonicalises here,
 * and none builds it, since a builder would close `<Folio/>` by itself.
 * @returns an XML document of one line.
 */
export function signedCancellation(asked: SolicitudAlSat, csd: Csd): string {
  const { rfcEmisor, uuid, motivo, sustituye, fecha } = asked;
  const substitute = sustituye === null ? '' : ` FolioSustitucion="${attribute(sustituye)}"`;
  const open = `<Cancelacion ${NAMESPACES} Fecha="${attribute(fecha)}" RfcEmisor="${attribute(rfcEmisor)}">`;
  const folio = `<Folios><Folio${substitute} Motivo="${motivo}" UUID="${attribute(uuid)}"></Folio></Folios>`;
  const close = '</Cancelacion>';
  const digest = createHash('sha1').update(`${open}${folio}${close}`, 'utf8').digest('base64');
  const inside = signedInfo(digest);
  const signature = createSign('RSA-SHA1')
    .update(`<SignedInfo ${NAMESPACES_OF_SIGNED}>${inside}</SignedInfo>`, 'utf8')
    .sign(csd.llave, 'base64');
  const signed = [
    `<Signature xmlns="${DSIG}"><SignedInfo>${inside}</SignedInfo>`,
    `<SignatureValue>${signature}</SignatureValue>${keyInfo(csd)}</Signature>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>${open}${folio}${signed}${close}`;
}

function signedInfo(digest: string): string {
  return [
    '<CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></CanonicalizationMethod>',
    `<SignatureMethod Algorithm="${DSIG}rsa-sha1"></SignatureMethod>`,
    `<Reference URI=""><Transforms><Transform Algorithm="${DSIG}enveloped-signature"></Transform></Transforms>`,
    `<DigestMethod Algorithm="${DSIG}sha1"></DigestMethod><DigestValue>${digest}</DigestValue></Reference>`,
  ].join('');
}

function keyInfo({ certificado, noCertificado }: Csd): string {
  const certificate = new X509Certificate(Buffer.from(certificado, 'base64'));
  const { n = '', e = '' } = certificate.publicKey.export({ format: 'jwk' });
  const [modulus, exponent] = [n, e].map((number) => Buffer.from(number, 'base64url').toString('base64'));
  return [
    `<KeyInfo><X509Data><X509IssuerSerial><X509IssuerName>${text(issuerOf(certificate))}</X509IssuerName>`,
    `<X509SerialNumber>${noCertificado}</X509SerialNumber></X509IssuerSerial>`,
    `<X509Certificate>${certificado}</X509Certificate></X509Data><KeyValue><RSAKeyValue><Modulus>${modulus}</Modulus>`,
    `<Exponent>${exponent}</Exponent></RSAKeyValue></KeyValue></KeyInfo>`,
  ].join('');
}

/** The issuer's name in one line, its parts in the order in which the certificate has them, each value escaped as RFC 4514 says. */
function issuerOf({ issuer }: X509Certificate): string {
  return issuer
    .split('\n')
    .map((line) => {
      const at = line.indexOf('=') + 1;
      const value = line.slice(at).replace(/[\\",+;<>]|^[ #]| $/g, (character) => `\\${character}`);
      return `${line.slice(0, at)}${value}`;
    })
    .join(',');
}

function text(value: string): string {
  return value.replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? character);
}

function attribute(value: string): string {
  return value.replace(/[&<"\t\n\r]/g, (character) => REFERENCES[character] ?? character);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
