import { PERMISOS } from '#domain/common/permisos';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { certificatesOf } from '../../facturas/neighbours/stamperCertificates.ts';
import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { sampleUsers } from '../empleados.ts';
import type { Seal } from './book.ts';
import type { SampleInvoices } from './sample.ts';

/** By what the sample chain issues its invoices. */
export interface Issuing {
  readonly emisor: Config['emisor'];
  readonly secrets: Secrets;
}

const CERTIFICATE_AGE_MS = 70 * 24 * 3_600_000;

/** Seals by certificates of the installation's own, which are as old as its invoices: never by the chain's CSD. */
export async function sealingOf(tx: Tx, now: Date, { emisor, secrets }: Issuing): Promise<Seal> {
  const since = new Date(now.getTime() - CERTIFICATE_AGE_MS);
  const certificates = certificatesOf(tx, secrets, null);
  // Loaded here: a server that has its data starts without the XML.
  const { sealAndStamp } = await import('../../facturas/cfdi/timbre.ts');
  const own = async (rfc: string) => {
    const made = await certificates.own(rfc, since);
    if ('falla' in made) throw new Error(made.falla);
    return made.csd;
  };
  const csd = await own(emisor.rfc);
  const timbrador = await own(RFC_TIMBRADOR);
  return (comprobante, at) => sealAndStamp(comprobante, csd, timbrador, at);
}

/** Who makes invoices at the sample chain. */
export function invoicersOf(personas: ReturnType<typeof sampleUsers>): readonly number[] {
  const { id } = PERMISOS.facturar;
  return personas
    .filter(({ idRol, permisos = [] }) => idRol !== 1 && permisos.includes(id))
    .map(({ numiden }) => numiden);
}

/** The receivers of stamped invoices, as the chain keeps them. */
export function receiversOf({ invoices }: SampleInvoices) {
  return invoices
    .filter(({ timbrada }) => timbrada !== null)
    .map(({ order, fechaTimbrado }) => ({ datosFiscales: order.datosFiscales, fechaCreacion: fechaTimbrado }));
}
