import { ENTITIES } from '#domain/entities';
import { VALE_TEXTS } from '#domain/trabajosVale';
import type { Tx } from '../db/db.ts';
import { conflict } from '../http/rejection.ts';
import type { Doing } from './effect.ts';
import { leadOn, lockCase, reasonAgainst } from './effect.ts';

/**
 * Tells a case of a voucher that is made of it, partial too: a work on it like any other, so that the first one leaves a new case in
 * process. The case is locked after the sale, and judged under that lock.
 * @throws Rejection 409 for a case that was solved meanwhile.
 */
export async function noteVoucher(tx: Tx, idCaso: number, folio: string, doing: Doing): Promise<void> {
  const caso = await lockCase(tx, idCaso);
  if (reasonAgainst(caso, 'hacerVale') !== null) {
    throw conflict(VALE_TEXTS.sinCasoAbierto(idCaso), { objeto: { entidad: ENTITIES.caso.name, id: idCaso } });
  }
  await leadOn(tx, caso, { effect: 'hacerVale', entry: { trabajo: 'hacerVale', folio } }, doing);
}
