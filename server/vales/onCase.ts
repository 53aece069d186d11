import { eq } from 'drizzle-orm';
import { type TipoVale, tipoDeCategoria } from '#domain/cadena/tiposVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { caseLock, type Doing, leadOn, reasonAgainst } from '../casos/effect.ts';
import type { Tx } from '../platform/db/db.ts';
import { Lock } from '../platform/db/oneConnection.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { conflict } from '../platform/http/rejection.ts';

/**
 * The lock of the case that a voucher names, where there is one, after its sale: no work closes it or leads it to another
 * category until the voucher is stored or refused.
 */
export function caseLockForVoucher(tx: Tx, idCaso: number | null): Lock<unknown> | null {
  if (idCaso === null) return null;
  return Lock.of(tx.select({ id: casos.id }).from(casos).where(eq(casos.id, idCaso)).for('update'), () => undefined);
}

/** A voucher that is made of a case. */
interface Made {
  readonly folio: string;
  readonly tipo: TipoVale;
}

/**
 * Tells a case of a voucher that is made of it, partial too: a work on it like any other, so that the first one leaves a new case in
 * process. The case is locked after the sale, and judged under that lock.
 * @throws Rejection 409 for a case that was solved meanwhile, or led to a category of the other type.
 */
export async function noteVoucher(tx: Tx, idCaso: number, { folio, tipo }: Made, doing: Doing): Promise<void> {
  const caso = await caseLock(tx, idCaso).take();
  const objeto = { entidad: ENTITIES.caso.name, id: idCaso };
  if (reasonAgainst(caso, 'hacerVale') !== null) throw conflict(VALE_TEXTS.sinCasoAbierto(idCaso), { objeto });
  if (tipoDeCategoria(caso.idSubcategoria) !== tipo) throw conflict(VALE_TEXTS.casoDeOtroTipo(idCaso), { objeto });
  await leadOn(tx, caso, { effect: 'hacerVale', entry: { trabajo: 'hacerVale', folio } }, doing);
}

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
