import { eq } from 'drizzle-orm';
import { canSeeCase } from '#domain/casos/casos';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { noPermission, notFound } from '../platform/http/rejection.ts';

/** The columns that decide who may see a case. */
interface CaseOwners {
  readonly cvetda: number;
  readonly idArea: number;
  readonly numidenCrea: number;
}

/**
 * Hands back a case that was read, unless the person may not see it. A case of others is 403, not 404: case numbers are
 * consecutive, so that one exists is no secret, and staff who were sent a link must read the true reason instead of
 * looking for a typing error.
 * @throws Rejection 404 when there is no such case, 403 when it is not for this person.
 */
export function ifVisible<C extends CaseOwners>(sesion: ServerSession, idCaso: number, caso: C | undefined): C {
  if (!caso) throw notFound(`El caso ${idCaso} no existe.`);
  if (!canSeeCase(sesion, caso)) {
    throw noPermission(`No tiene permiso para ver el caso ${idCaso}: es de otra tienda y de otra área.`);
  }
  return caso;
}

/** Reads version and state of a case that the person may see; refuses as `ifVisible` does. */
export async function demandVisibleCase(
  db: Db,
  sesion: ServerSession,
  idCaso: number,
): Promise<{ readonly version: number; readonly idEstado: number }> {
  const [caso] = await db
    .select({
      cvetda: casos.cvetda,
      idArea: casos.idArea,
      numidenCrea: casos.numidenCrea,
      version: casos.version,
      idEstado: casos.idEstado,
    })
    .from(casos)
    .where(eq(casos.id, idCaso));
  return ifVisible(sesion, idCaso, caso);
}
