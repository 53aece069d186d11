import { eq } from 'drizzle-orm';
import type { Expedicion } from '#domain/cfdi/armado/comun';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { stores } from '../db/schema/catalogos.ts';
import { conflict } from '../http/rejection.ts';

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
