import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { RECOLECTA_TEXTS } from '#domain/vales/recolectas';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { tipoDeCategoria } from '#domain/vales/vidaVale';
import type { Tx } from '../platform/db/db.ts';
import { conflict } from '../platform/http/rejection.ts';
import { caseLock, type Doing, leadOn, reasonAgainst } from './effect.ts';

/**
 * Leads the case of a voucher into RECOLECTA, since something of it is fetched: the effect of a pickup, in its transaction, under
 * the voucher's lock. A pending case goes on waiting for its decision, as its life says; one that is there already stays as it is.
 * @throws Rejection 409 for a case that was solved meanwhile, or led to a category of the other type.
 */
export async function putInPickup(tx: Tx, idCaso: number, doing: Doing): Promise<void> {
  const caso = await caseLock(tx, idCaso).take();
  const objeto = { entidad: ENTITIES.caso.name, id: idCaso };
  if (reasonAgainst(caso, 'recolectar') !== null) {
    throw conflict(RECOLECTA_TEXTS.casoSolucionado(idCaso), { objeto });
  }
  // Only what comes back is fetched.
  if (tipoDeCategoria(caso.idSubcategoria) !== 1) throw conflict(VALE_TEXTS.casoDeOtroTipo(idCaso), { objeto });
  if (caso.idEstado === ESTADO.recolecta || caso.idEstado === ESTADO.pendiente) return;
  await leadOn(tx, caso, { effect: 'recolectar', entry: { trabajo: 'recolectar' } }, doing);
}
