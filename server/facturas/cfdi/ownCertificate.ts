import { createSign, generateKeyPair, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { SIN_VALIDEZ_FISCAL } from '#domain/facturas/cfdi/timbreFiscal';

/** A certificate of one's own making, which only this installation vouches for. */
export interface OwnCertificate {
  /** DER. */
  readonly certificado: Buffer;
  /** PKCS #8 in DER, open: whoever stores it seals it. */
  readonly llave: Buffer;
}

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const BRANCH = '2.5.4.11';
const TAX_NUMBER = '2.5.4.45';
const KEY_BITS = 2048;
const YEARS = 20;
/** No certificate of the authority begins so. */
const OWN_SERIES = '99999';
const SERIAL_DIGITS = 20;

/** Makes a key and a certificate in the shape of a CSD, so that a chain without one can try everything; it says what it is. */
export async function makeOwnCertificate(rfc: string, now: Date): Promise<OwnCertificate> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const name = nameOf([
    [COMMON_NAME, SIN_VALIDEZ_FISCAL],
    [TAX_NUMBER, rfc],
    [BRANCH, SIN_VALIDEZ_FISCAL],
  ]);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS);
  const algorithm = new AlgorithmIdentifier({ algorithm: SHA256_WITH_RSA, parameters: null });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.from(newSerial(), (digit) => digit.charCodeAt(0)).buffer,
    signature: algorithm,
    issuer: name,
    subject: name,
    validity: new Validity({ notBefore: now, notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  });
  const signature = createSign('RSA-SHA256')
    .update(Buffer.from(AsnConvert.serialize(tbsCertificate)))
    .sign(privateKey);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: Uint8Array.from(signature).buffer,
  });
  return {
    certificado: Buffer.from(AsnConvert.serialize(certificate)),
    llave: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}

function nameOf(parts: readonly (readonly [string, string])[]): Name {
  return new Name(
    parts.map(
      ([type, utf8String]) =>
        new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) })]),
    ),
  );
}

function newSerial(): string {
  const digits = Array.from({ length: SERIAL_DIGITS - OWN_SERIES.length }, () => randomInt(10));
  return `${OWN_SERIES}${digits.join('')}`;
}
