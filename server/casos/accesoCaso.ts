import { eq } from 'drizzle-orm';
import { puedeVerCaso } from '#domain/casos';
import type { Db } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import type { SesionServidor } from '../http/manejador.ts';
import { noEncontrado, sinPermiso } from '../http/rechazo.ts';

/**
 * Refuses a case that the person may not see. A case of others is 403, not 404: case numbers are consecutive, so that
 * one exists is no secret, and staff who were sent a link must read the true reason instead of looking for a typing
 * error.
 * @throws Rechazo 404 when there is no such case, 403 when it is not for this person.
 */
export const exigirCasoVisible = async (db: Db, sesion: SesionServidor, idCaso: number): Promise<void> => {
  const [caso] = await db
    .select({ cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea })
    .from(casos)
    .where(eq(casos.id, idCaso));
  if (!caso) throw noEncontrado(`El caso ${idCaso} no existe.`);
  if (!puedeVerCaso(sesion, caso)) {
    throw sinPermiso(`No tiene permiso para ver el caso ${idCaso}: es de otra tienda y de otra área.`);
  }
};
