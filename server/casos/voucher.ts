import { eq } from 'drizzle-orm';
import { ENTITIES } from '#domain/common/entities';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { type TipoVale, tipoDeCategoria } from '#domain/vales/vidaVale';
import type { Tx } from '../platform/db/db.ts';
import { Lock } from '../platform/db/oneConnection.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { conflict } from '../platform/http/rejection.ts';
import { caseLock, type Doing, leadOn, reasonAgainst } from './effect.ts';

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
