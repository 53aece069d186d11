import { z } from 'zod';
import { esFolio, esFolioAjeno, folioDe, PREFIJOS } from '#domain/common/folios';

const PREFIX = PREFIJOS.certificado;

/** Digits of a gift certificate's folio before its check digit: drawn by chance, and too many to guess. */
export const DIGITOS_CERTIFICADO = 14;

/** The folio of a gift certificate: CR, fourteen digits and their check digit. */
export function folioCertificado(digits: string): string {
  return folioDe(PREFIX, digits);
}

/** Whether a text can be the folio of a gift certificate of ours. */
export function esFolioCertificado(folio: string): boolean {
  return esFolio(folio, PREFIX, DIGITOS_CERTIFICADO);
}

/** Whether a text can be the folio of a gift certificate, be it ours or that of the chain's own system. */
export function puedeSerCertificado(folio: string): boolean {
  return esFolioCertificado(folio) || esFolioAjeno(folio, PREFIX);
}

/** A gift certificate; it is spent once and whole. Money in pesos; `canjeado` is when it was spent, null while it was not. */
export const certificadoSchema = z.object({
  folio: z.string(),
  monto: z.number().multipleOf(0.01),
  estado: z.enum(['VIGENTE', 'CANJEADO', 'ANULADO']),
  idVale: z.int().nullable(),
  creado: z.iso.datetime(),
  canjeado: z.iso.datetime().nullable(),
  /** When it was annulled, since it had been issued by mistake. */
  anulado: z.iso.datetime().nullable(),
});

export type Certificado = z.infer<typeof certificadoSchema>;
