import { eq } from 'drizzle-orm';
import { puedeVerCaso } from '#domain/casos';
import type { Db } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import type { SesionServidor } from '../http/manejador.ts';
import { noEncontrado, sinPermiso } from '../http/rechazo.ts';

/** What decides who may see a case. */
interface DuenosDeCaso {
  readonly cvetda: number;
  readonly idArea: number;
  readonly numidenCrea: number;
}

/**
 * Hands back a case that was read, unless the person may not see it. A case of others is 403, not 404: case numbers are
 * consecutive, so that one exists is no secret, and staff who were sent a link must read the true reason instead of
 * looking for a typing error.
 * @throws Rechazo 404 when there is no such case, 403 when it is not for this person.
 */
export const siEsVisible = <C extends DuenosDeCaso>(sesion: SesionServidor, idCaso: number, caso: C | undefined): C => {
  if (!caso) throw noEncontrado(`El caso ${idCaso} no existe.`);
  if (!puedeVerCaso(sesion, caso)) {
    throw sinPermiso(`No tiene permiso para ver el caso ${idCaso}: es de otra tienda y de otra área.`);
  }
  return caso;
};

/** Reads version and state of a case that the person may see; refuses as `siEsVisible` does. */
export const exigirCasoVisible = async (
  db: Db,
  sesion: SesionServidor,
  idCaso: number,
): Promise<{ readonly version: number; readonly idEstado: number }> => {
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
  return siEsVisible(sesion, idCaso, caso);
};
