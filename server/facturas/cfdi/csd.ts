import { createPrivateKey, createSign, type KeyObject, X509Certificate } from 'node:crypto';

/** A certificate with its key, by which invoices are sealed. */
export interface Csd {
  /** The 20 digits that the authority hides in the serial number. */
  readonly noCertificado: string;
  /** DER in base64. */
  readonly certificado: string;
  readonly llave: KeyObject;
  /** Whose it is; null where the certificate does not say it as the authority's do. */
  readonly rfc: string | null;
  readonly desde: Date;
  readonly hasta: Date;
  /** Whether it is a CSD; else it is the FIEL by which a person signs. */
  readonly esCsd: boolean;
}

/** The part of a CSD that is at fault. */
export type ParteDeCsd = 'certificado' | 'llave' | 'contrasena';

/** The result of opening a certificate: it, or one Spanish sentence that says why it does not open, and which part is at fault. */
export type OpenedCsd = { readonly csd: Csd } | { readonly falla: string; readonly parte: ParteDeCsd | null };

/** The sentences about a CSD, by where it was given. */
export interface CsdWords {
  readonly noEsCertificado: string;
  readonly noAbre: string;
  readonly noEsLlave: string;
  readonly noEsPareja: string;
  /** Whose certificate is not the authority's, for the reason that follows. */
  readonly noEsDelSat: string;
  readonly fiel: string;
  /** How another one is given in the place of one that ran out. */
  readonly otro: string;
}

const IN_ENVIRONMENT: CsdWords = {
  noEsCertificado: 'El archivo de CSD_CER no es un certificado como los da el SAT (.cer).',
  noAbre: 'La contraseña de CSD_CONTRASENA no abre la llave de CSD_LLAVE.',
  noEsLlave: 'El archivo de CSD_LLAVE no es una llave privada como las da el SAT (.key).',
  noEsPareja: 'La llave de CSD_LLAVE no es la del certificado de CSD_CER.',
  noEsDelSat: 'El certificado de CSD_CER no es del SAT',
  fiel: 'El certificado de CSD_CER es una e.firma (FIEL) y no un CSD: con ella no se sellan facturas.',
  otro: 'e indíquelo en CSD_CER y CSD_LLAVE',
};

/** The sentences about one that is given on the page of the issuer. */
export const ON_PAGE: CsdWords = {
  noEsCertificado: 'Este archivo no es un certificado como los da el SAT (.cer).',
  noAbre: 'La contraseña no abre la llave privada.',
  noEsLlave: 'Este archivo no es una llave privada como las da el SAT (.key).',
  noEsPareja: 'La llave privada no es la de este certificado.',
  noEsDelSat: 'El certificado no es del SAT',
  fiel: 'El certificado es una e.firma (FIEL) y no un CSD: con ella no se sellan facturas.',
  otro: 'y súbalo en Datos fiscales',
};

/** The authority signs no shorter keys. */
const LEAST_KEY_BITS = 2048;

/** Opens a certificate and its key as the tax authority hands them out: both in DER, the key under a password. */
export function openCsd(cer: Buffer, llave: Buffer, contrasena: string, words: CsdWords = IN_ENVIRONMENT): OpenedCsd {
  const certificate = certificateOf(cer);
  if (certificate === null) return { falla: words.noEsCertificado, parte: 'certificado' };
  const key = keyOf(llave, contrasena);
  if (key === 'password') return { falla: words.noAbre, parte: 'contrasena' };
  if (key === null) return { falla: words.noEsLlave, parte: 'llave' };
  if (!certificate.checkPrivateKey(key)) return { falla: words.noEsPareja, parte: 'llave' };
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < LEAST_KEY_BITS) {
    const why = `su llave es RSA de ${bits} bits, y los CSD son de ${LEAST_KEY_BITS} o más`;
    return { falla: `${words.noEsDelSat}: ${why}.`, parte: 'certificado' };
  }
  const noCertificado = Buffer.from(certificate.serialNumber, 'hex').toString('latin1');
  if (!/^\d{20}$/.test(noCertificado)) {
    return { falla: `${words.noEsDelSat}: su número de serie no tiene los 20 dígitos.`, parte: 'certificado' };
  }
  return { csd: csdOf(certificate, key, noCertificado) };
}

/** Says in one sentence why an issuer cannot seal with a certificate now; null when it can. */
export function fallaDelCsd(
  { rfc, desde, hasta, esCsd }: Pick<Csd, 'rfc' | 'desde' | 'hasta' | 'esCsd'>,
  rfcEmisor: string,
  now: Date,
  words: CsdWords = IN_ENVIRONMENT,
): string | null {
  if (!esCsd) return words.fiel;
  if (now < desde) return `El CSD todavía no es válido: lo será a partir del ${dayOf(desde)}.`;
  if (now > hasta) return `El CSD venció el ${dayOf(hasta)}: pida otro al SAT ${words.otro}.`;
  if (rfc !== rfcEmisor) return `El CSD es de ${rfc ?? 'nadie'} y las facturas las emite ${rfcEmisor}.`;
  return null;
}

/** The seal of a cadena original: RSA with SHA-256, in base64. */
export function seal(cadena: string, { llave }: Pick<Csd, 'llave'>): string {
  return createSign('RSA-SHA256').update(cadena, 'utf8').sign(llave, 'base64');
}

/** Whose a certificate is, when it is valid, and what for. */
export function factsOf(certificate: X509Certificate): Pick<Csd, 'rfc' | 'desde' | 'hasta' | 'esCsd'> {
  const subject = certificate.subject.split('\n');
  const [rfc = null] = partOf(subject, 'x500UniqueIdentifier')?.split(' / ') ?? [];
  return {
    rfc,
    desde: new Date(certificate.validFrom),
    hasta: new Date(certificate.validTo),
    // A branch is what the authority writes in a CSD alone.
    esCsd: partOf(subject, 'OU') !== null,
  };
}

/** A certificate from its DER; null where it is none. */
export function certificateOf(der: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(der);
  } catch {
    // Node says that it is none by throwing, and there is nothing more to say.
    return null;
  }
}

function keyOf(der: Buffer, passphrase: string): KeyObject | 'password' | null {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8', passphrase });
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_OSSL_BAD_DECRYPT' ? 'password' : null;
  }
}

function csdOf(certificate: X509Certificate, llave: KeyObject, noCertificado: string): Csd {
  return { noCertificado, certificado: certificate.raw.toString('base64'), llave, ...factsOf(certificate) };
}

function partOf(subject: readonly string[], name: string): string | null {
  const found = subject.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return found === '' ? null : found;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
