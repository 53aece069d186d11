import { eq } from 'drizzle-orm';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Expedicion } from '#domain/facturas/cfdi/armado/comun';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { emisor } from '../platform/db/schema/cadena.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { askNeighbour } from '../platform/neighbours/neighbourCall.ts';
import { localTime } from '../platform/time/localTime.ts';
import { unreadyNow } from './unready.ts';

/** The one row of the issuer. */
export const ISSUER = 1;

/** The issuer; `version` is 0 while nobody said it on the page. */
export interface Issuer {
  readonly rfc: string;
  readonly nombre: string;
  readonly regimen: string;
  readonly version: number;
}

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
export async function issuedAt(db: Db, cvetda: number, config: Pick<Config, 'emisor'>): Promise<Expedicion> {
  const [store] = await db
    .select({ nombre: stores.nombre, codigoPostal: stores.codigoPostal, emisor })
    .from(stores)
    .leftJoin(emisor, eq(emisor.id, ISSUER))
    .where(eq(stores.cvetda, cvetda));
  const lugarExpedicion = store?.codigoPostal ?? null;
  if (lugarExpedicion === null) {
    throw conflict(`${store?.nombre ?? `La tienda ${cvetda}`} no tiene código postal: no puede expedir facturas.`);
  }
  const { rfc, nombre, regimen } = store?.emisor ?? config.emisor;
  return { emisor: { Rfc: rfc, Nombre: nombre, RegimenFiscal: regimen }, lugarExpedicion };
}

/** Who issues the chain's invoices: as its page says, else as the environment does, whose row there is none of. */
export async function issuerOf(db: Db, config: Pick<Config, 'emisor'>): Promise<Issuer> {
  const [row] = await db.select().from(emisor).where(eq(emisor.id, ISSUER));
  return row === undefined ? { ...config.emisor, version: 0 } : row;
}

/**
 * The obstacle to any stamp for the chain now, as a certificate that ran out; null for none.
 * @throws Rejection 502 when the provider did not say.
 */
export async function hindranceOf(
  context: Pick<Context, 'db' | 'config' | 'clock' | 'sealer' | 'neighbours' | 'log'>,
): Promise<string | null> {
  const { rfc } = await issuerOf(context.db, context.config);
  const unsealable = await context.sealer.hindrance(rfc, context.clock());
  const before = unsealable ?? (await unreadyNow(context.db, rfc));
  if (before !== null) return before;
  return askNeighbour(context, FACTURA_TEXTS.sinRespuesta('El proveedor que timbra'), ({ stamper }) =>
    stamper.hindrance(rfc),
  );
}
