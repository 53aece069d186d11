import { eq } from 'drizzle-orm';
import { ENTITIES } from '#domain/entities';
import { VALE_TEXTS } from '#domain/trabajosVale';
import type { TipoVale } from '#domain/vidaVale';
import { tipoDeCategoria } from '#domain/vidaVale';
import type { Tx } from '../db/db.ts';
import type { Lock } from '../db/oneConnection.ts';
import { asLock } from '../db/oneConnection.ts';
import type { Places } from '../db/prepared.ts';
import { prepared } from '../db/prepared.ts';
import { casos } from '../db/schema/casos.ts';
import { conflict } from '../http/rejection.ts';
import type { Doing } from './effect.ts';
import { leadOn, lockCase, reasonAgainst } from './effect.ts';

/**
 * Locks the case that a voucher names, where there is one, after its sale: no work closes it or leads it to another
 * category until the voucher is stored or refused.
 */
export function lockForVoucher(tx: Tx, idCaso: number | null): Lock<unknown> {
  return asLock<unknown>(idCaso === null ? Promise.resolve() : takeCase(tx, { id: idCaso }));
}

// Prepared, so that it is sent at once: what is judged under it is prepared, too.
const takeCase = prepared('caso_de_vale_tomado', (db, { id }: Places<{ id: number }>) =>
  db.select({ id: casos.id }).from(casos).where(eq(casos.id, id)).for('update'),
);

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
  const caso = await lockCase(tx, idCaso);
  const objeto = { entidad: ENTITIES.caso.name, id: idCaso };
  if (reasonAgainst(caso, 'hacerVale') !== null) throw conflict(VALE_TEXTS.sinCasoAbierto(idCaso), { objeto });
  if (tipoDeCategoria(caso.idSubcategoria) !== tipo) throw conflict(VALE_TEXTS.casoDeOtroTipo(idCaso), { objeto });
  await leadOn(tx, caso, { effect: 'hacerVale', entry: { trabajo: 'hacerVale', folio } }, doing);
}
