import { eq } from 'drizzle-orm';
import { ENTITIES } from '#domain/entities';
import { RECOLECTA_TEXTS } from '#domain/recolectas';
import { ESTADO } from '#domain/vidaCaso';
import { announce } from '../changes/announce.ts';
import { audit } from '../db/audit.ts';
import type { Db, Tx } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import { conflict, notFound } from '../http/rejection.ts';
import { caseHistory } from './history.ts';

/**
 * Puts the case of a voucher into RECOLECTA, since something of it is fetched: the effect of a pickup, in its transaction,
 * under the voucher's lock. A pending case goes on waiting for its decision, as its life demands; one that is there already
 * stays as it is.
 * @throws Rejection 409 for a case that is solved.
 */
export async function putInPickup(
  tx: Tx,
  idCaso: number,
  { call, numiden, now }: { readonly call: 'programarRecolecta'; readonly numiden: number; readonly now: Date },
): Promise<void> {
  const [row] = await tx.select().from(casos).where(eq(casos.id, idCaso)).for('update');
  if (row === undefined) throw notFound(`El caso ${idCaso} no existe.`);
  refuseSolved(idCaso, row.idEstado);
  if (row.idEstado === ESTADO.recolecta || row.idEstado === ESTADO.pendiente) return;
  const changes = {
    version: row.version + 1,
    idEstado: ESTADO.recolecta,
    ...(row.idEstado === ESTADO.nuevo && row.administrador === null ? { administrador: numiden } : {}),
  };
  await tx.update(casos).set(changes).where(eq(casos.id, idCaso));
  const { version } = changes;
  await caseHistory.write(tx, idCaso, { entries: [{ trabajo: 'recolectar' }], version, fecha: now, numiden });
  await audit(tx, {
    momento: now,
    numiden,
    accion: call,
    entidad: ENTITIES.caso.name,
    idEntidad: idCaso,
    antes: { version: row.version, idEstado: row.idEstado },
    despues: changes,
  });
  await announce(tx, {
    entidad: 'caso',
    id: idCaso,
    version,
    numiden,
    caso: { antes: row, despues: { ...row, ...changes } },
  });
}

/** Refuses early what `putInPickup` would refuse, before anybody else is asked. */
export async function demandUnsolved(db: Db, idCaso: number): Promise<void> {
  const [row] = await db.select({ idEstado: casos.idEstado }).from(casos).where(eq(casos.id, idCaso));
  if (row !== undefined) refuseSolved(idCaso, row.idEstado);
}

function refuseSolved(idCaso: number, idEstado: number): void {
  if (idEstado !== ESTADO.solucionada) return;
  throw conflict(RECOLECTA_TEXTS.casoSolucionado(idCaso), { objeto: { entidad: ENTITIES.caso.name, id: idCaso } });
}
