import { TIME_ZONE } from '#domain/common/dates';
import { instantOf } from '#domain/common/localTime';
import { cadenaOriginal } from '../cfdi/cadenaOriginal.ts';
import { readXml } from '../cfdi/readXml.ts';
import type { Stamped } from '../neighbours/stamper.ts';

/** The result of holding a document against what was sealed: its stamp, or why it is none of it, as the end of a Spanish sentence. */
export type Verified = { readonly stamped: Stamped } | { readonly falla: string };

const UUID = /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/**
 * Holds a stamped document against the sealed one that was handed in: the same invoice, under our own seal, by the configured provider.
 * @param rfcs under which the provider stamps.
 */
export function verifiedStamp(xml: string, sellado: string, rfcs: readonly string[]): Verified {
  const [read, ours] = [readXml(xml), readXml(sellado)];
  if ('falla' in ours) throw new Error(`The sealed invoice cannot be read: ${ours.falla}`);
  if ('falla' in read) return { falla: `no se puede leer: ${read.falla}` };
  const { comprobante, timbre } = read;
  if (timbre === null) return { falla: 'no tiene timbre' };
  const { Sello = '' } = ours.comprobante;
  if (cadenaOriginal(comprobante) !== cadenaOriginal(ours.comprobante)) return { falla: 'es de otra factura' };
  if (comprobante.Sello !== Sello || timbre.SelloCFD !== Sello) return { falla: 'no tiene el sello de esta factura' };
  const uuid = timbre.UUID.toUpperCase();
  if (!UUID.test(uuid)) return { falla: 'su folio fiscal no es un UUID' };
  if (!rfcs.includes(timbre.RfcProvCertif)) {
    return { falla: `su timbre es de ${timbre.RfcProvCertif}, y el proveedor es ${rfcs.join(' o ')}` };
  }
  if (!LOCAL_TIME.test(timbre.FechaTimbrado)) return { falla: 'no dice cuándo se timbró' };
  return { stamped: { uuid, xml, fechaTimbrado: instantOf(timbre.FechaTimbrado.replace('T', ' '), TIME_ZONE) } };
}

/** The same, where a provider says that it stamped. @throws Error with what is amiss: nothing of it is kept, and it stays unknown. */
export function demandVerified(xml: string, sellado: string, rfcs: readonly string[]): Stamped {
  const verified = verifiedStamp(xml, sellado, rfcs);
  if ('falla' in verified) throw new Error(`What the provider answered ${JSON.stringify(verified.falla)}`);
  return verified.stamped;
}
