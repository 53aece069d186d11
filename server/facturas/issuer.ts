import { eq } from 'drizzle-orm';
import type { Expedicion } from '#domain/cfdi/armado/comun';
import type { Comprobante } from '#domain/cfdi/comprobante';
import { zonaDe } from '#domain/zonaHoraria';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { stores } from '../db/schema/catalogos.ts';
import { conflict } from '../http/rejection.ts';
import { localTime } from '../time/localTime.ts';

/** Now, as an invoice says it: on the clock of the place where it is issued. */
export function issuedNow(
  { LugarExpedicion }: Comprobante,
  now: Date,
  { zonaHoraria }: Pick<Config, 'zonaHoraria'>,
): string {
  return localTime(now, zonaDe(LugarExpedicion, zonaHoraria));
}

/**
 * Who issues an invoice, and where: the chain, in the postal code of a store.
 * @throws Rejection 409 for a store that has none.
 */
export async function issuedAt(db: Db, cvetda: number, { emisor }: Pick<Config, 'emisor'>): Promise<Expedicion> {
  const [store] = await db
    .select({ nombre: stores.nombre, codigoPostal: stores.codigoPostal })
    .from(stores)
    .where(eq(stores.cvetda, cvetda));
  const lugarExpedicion = store?.codigoPostal ?? null;
  if (lugarExpedicion === null) {
    throw conflict(`${store?.nombre ?? `La tienda ${cvetda}`} no tiene código postal: no puede expedir facturas.`);
  }
  return {
    emisor: { Rfc: emisor.rfc, Nombre: emisor.nombre, RegimenFiscal: emisor.regimen },
    lugarExpedicion,
  };
}
