import { randomUUID } from 'node:crypto';
import { TIME_ZONE } from '#domain/common/dates';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { RFC_TIMBRADOR, SIN_VALIDEZ_FISCAL, type Timbre } from '#domain/facturas/cfdi/timbreFiscal';
import { localTime } from '../../platform/time/localTime.ts';
import { cadenaDelTimbre, cadenaOriginal } from './cadenaOriginal.ts';
import { type Csd, seal } from './csd.ts';
import { writeXml } from './writeXml.ts';

/** The text of the Addenda; the authority's pattern for it has no full stop. */
const LEYENDA = `${SIN_VALIDEZ_FISCAL}: este timbre no es de un proveedor autorizado por el SAT`;

/** An invoice with its seal and its stamp. */
export interface SealedAndStamped {
  readonly uuid: string;
  readonly xml: string;
  readonly fechaTimbrado: Date;
  /** As it was handed in, with certificate and seal. */
  readonly comprobante: Comprobante;
  readonly timbre: Timbre;
}

/** An invoice with the certificate that seals it and the seal. */
export function sealed(comprobante: Comprobante, csd: Csd): Comprobante {
  const { noCertificado: NoCertificado, certificado: Certificado } = csd;
  const unsealed = { ...comprobante, NoCertificado, Certificado };
  return { ...unsealed, Sello: seal(cadenaOriginal(unsealed), csd) };
}

/**
 * Stamps a sealed invoice without fiscal validity. The Addenda, which is outside both seals, holds the stamp once more with
 * the words that say so: the schema lets nothing else stand there than what it knows.
 * @param timbrador the provider's own certificate.
 */
export function stampSealed(ready: Comprobante, timbrador: Csd, now: Date): SealedAndStamped {
  const stamp = {
    Version: '1.1',
    UUID: randomUUID().toUpperCase(),
    FechaTimbrado: localTime(now, TIME_ZONE),
    RfcProvCertif: RFC_TIMBRADOR,
    SelloCFD: ready.Sello ?? '',
    NoCertificadoSAT: timbrador.noCertificado,
  };
  const timbre = sealedStamp(stamp, timbrador);
  const addenda = sealedStamp({ ...stamp, Leyenda: LEYENDA }, timbrador);
  return {
    uuid: timbre.UUID,
    xml: writeXml(ready, { timbre, addenda }),
    fechaTimbrado: now,
    comprobante: ready,
    timbre,
  };
}

/** Seals an invoice and stamps it at once, as sample data are made. */
export function sealAndStamp(comprobante: Comprobante, csd: Csd, timbrador: Csd, now: Date): SealedAndStamped {
  return stampSealed(sealed(comprobante, csd), timbrador, now);
}

function sealedStamp(stamp: Omit<Timbre, 'SelloSAT'>, timbrador: Csd): Timbre {
  return { ...stamp, SelloSAT: seal(cadenaDelTimbre({ ...stamp, SelloSAT: '' }), timbrador) };
}
