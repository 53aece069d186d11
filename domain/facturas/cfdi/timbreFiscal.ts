import type { Comprobante } from './comprobante.ts';

/** The stamp of an issued CFDI (TimbreFiscalDigital 1.1), with the names of the tax authority's schema. */
export interface Timbre {
  readonly Version: string;
  readonly UUID: string;
  /** Local time of central Mexico, without a zone. */
  readonly FechaTimbrado: string;
  readonly RfcProvCertif: string;
  readonly Leyenda?: string;
  readonly SelloCFD: string;
  readonly NoCertificadoSAT: string;
  readonly SelloSAT: string;
}

/** The words wherever a stamp is none of an authorised provider. */
export const SIN_VALIDEZ_FISCAL = 'SIN VALIDEZ FISCAL';

/** The tax number under which the embedded provider stamps: of the right shape, and without owner. */
export const RFC_TIMBRADOR = 'SVF010101000';

const VERIFIER = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';

/** Where the tax authority tells of a stamped invoice: what the QR on its paper says. */
export function direccionDeVerificacion({ Emisor, Receptor, Total, Sello }: Comprobante, { UUID }: Timbre): string {
  const issuer = encodeURIComponent(Emisor?.Rfc ?? '');
  const receiver = encodeURIComponent(Receptor?.Rfc ?? '');
  // The seal's end goes as it is, which is how the authority's own address has it.
  return `${VERIFIER}?id=${UUID}&re=${issuer}&rr=${receiver}&tt=${Total ?? ''}&fe=${(Sello ?? '').slice(-8)}`;
}
