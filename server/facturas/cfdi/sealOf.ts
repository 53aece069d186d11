import { createVerify } from 'node:crypto';
import { TIME_ZONE } from '#domain/common/dates';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Sellado } from '#domain/facturas/cfdi/reglas/contexto';
import { localTime } from '../../platform/time/localTime.ts';
import { cadenaOriginal } from './cadenaOriginal.ts';
import { certificateOf, factsOf } from './csd.ts';

/**
 * Finds in an invoice itself the facts that the rules of the seal ask for; null for a draft, where
 * both are absent or empty.
 */
export function sealOf(comprobante: Comprobante): Sellado | null {
  const { Sello = '', Certificado = '', Fecha = '' } = comprobante;
  if (Sello === '' && Certificado === '') return null;
  const certificate = certificateOf(Buffer.from(Certificado, 'base64'));
  if (certificate === null) return { selloValido: false, certificado: { rfc: '', vigente: false, esCsd: false } };
  const { rfc, desde, hasta, esCsd } = factsOf(certificate);
  const zone = zonaDe(comprobante.LugarExpedicion, TIME_ZONE);
  return {
    selloValido: createVerify('RSA-SHA256')
      .update(cadenaOriginal(comprobante), 'utf8')
      .verify(certificate.publicKey, Sello, 'base64'),
    certificado: {
      rfc: rfc ?? '',
      // Local times are compared as the texts that they are.
      vigente: localTime(desde, zone) <= Fecha && Fecha <= localTime(hasta, zone),
      esCsd,
    },
  };
}
