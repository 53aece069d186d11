import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import type { SealingCertificates } from '../neighbours/stamperCertificates.ts';

/** The result of sealing an invoice: its text, or why nothing can be sealed now, or why this one never can. */
export type Sealing =
  | { readonly sellado: string }
  | { readonly impedimento: string }
  | { readonly rechazos: readonly [Rechazo, ...Rechazo[]] };

/** Seals invoices by the certificate of who issues them. The key never leaves the house: a provider gets what is sealed. */
export interface Sealer {
  /** Why nothing of an issuer can be sealed now, in one sentence; null when it can. */
  hindrance(rfcEmisor: string, now: Date): Promise<string | null>;
  /** Seals an invoice, which comes without certificate and seal, by the certificate that counts now. */
  seal(comprobante: Comprobante, now: Date): Promise<Sealing>;
}

const NOT_FOR_XML: Rechazo = {
  codigo: 'CFDI40999',
  donde: 'Comprobante',
  texto: 'Un texto de la factura tiene caracteres que un XML no admite: escríbalo de nuevo.',
};

/** Makes the sealer of a server. */
export function sealerOf(certificates: Pick<SealingCertificates, 'ofIssuer'>): Sealer {
  return {
    async hindrance(rfcEmisor, now) {
      const issuer = await certificates.ofIssuer(rfcEmisor, now);
      return 'falla' in issuer ? issuer.falla : null;
    },
    async seal(comprobante, now) {
      const issuer = await certificates.ofIssuer(comprobante.Emisor?.Rfc ?? '', now);
      if ('falla' in issuer) return { impedimento: issuer.falla };
      // Loaded with the first invoice: a server that makes none starts without the XML.
      const [{ sealed }, { NotForXml, writeXml }] = await Promise.all([import('./timbre.ts'), import('./writeXml.ts')]);
      try {
        return { sellado: writeXml(sealed(comprobante, issuer.csd)) };
      } catch (error) {
        if (error instanceof NotForXml) return { rechazos: [NOT_FOR_XML] };
        throw error;
      }
    },
  };
}
