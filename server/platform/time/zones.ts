import { eq } from 'drizzle-orm';
import { hasPermission } from '#domain/common/permisos';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { stores } from '../db/schema/catalogos.ts';
import type { ServerSession } from '../http/handler.ts';

type OfChain = Pick<Config, 'zonaHoraria'>;

interface Asker {
  readonly sesion: Pick<ServerSession, 'codigoPostal'>;
  readonly config: OfChain;
}

/** The zone of the store where a person works: in it is 'today' all that the store does. */
export function zoneOf({ sesion, config }: Asker): string {
  return zonaDe(sesion.codigoPostal, config.zonaHoraria);
}

/**
 * The zone in whose days cases are counted and searched for a person: of who sees those of the whole chain the chain's, so that all of
 * them read the same figures.
 */
export function zoneOfCases(asker: Asker & { readonly sesion: Pick<ServerSession, 'permisos'> }): string {
  const { sesion, config } = asker;
  return hasPermission(sesion.permisos, ['verTodosLosCasos']) ? config.zonaHoraria : zoneOf(asker);
}

/** The zone of any store; the chain's for one that says no postal code. */
export async function zoneOfStore(db: Db, cvetda: number, { zonaHoraria }: OfChain): Promise<string> {
  const [store] = await db.select({ codigoPostal: stores.codigoPostal }).from(stores).where(eq(stores.cvetda, cvetda));
  return zonaDe(store?.codigoPostal, zonaHoraria);
}
