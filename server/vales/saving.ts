/** The steps that every saving of a voucher shares, new or partial. */

import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Tx } from '../platform/db/db.ts';
import { lockThen } from '../platform/db/oneConnection.ts';
import type { Context } from '../platform/http/handler.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { tellOfRequests } from './guideRequests.ts';
import { demandNothingTravels } from './guides.ts';
import { calculate, type Judged, judgeVoucher } from './judge.ts';
import { caseLockForVoucher } from './onCase.ts';
import { todayOf } from './open.ts';
import { promisesLock, type WalletSeen, walletWanted } from './wallet.ts';
import type { Saving } from './write.ts';

/** The calls that save a voucher. */
export type SavingCall = 'guardarVale' | 'guardarCancelacion' | 'guardarParcial';

interface Around {
  readonly context: Context;
  /** The answer of the customer's wallet before anything was locked; null where nothing is promised to it. */
  readonly wallet: WalletSeen | null;
}

/**
 * Judges under the locks of the sale, of the wallet's promises and of the named case, in this order: no other work
 * changes them until this is saved or refused.
 */
export async function judgeLocked(tx: Tx, saving: Saving, solicitud: SolicitudVale, around: Around): Promise<Judged> {
  const { context, wallet } = around;
  const asking = { sesion: context.sesion, today: todayOf(context), wallet };
  const judging = () => (saving === 'guardar' ? judgeVoucher(tx, solicitud, asking) : calculate(tx, solicitud, asking));
  const underCase = () => lockThen(caseLockForVoucher(tx, solicitud.caso), judging);
  const underWallet = () => lockThen(promisesLock(tx, wallet), underCase);
  const [, [, [, judged]]] = await lockThen(saleLock(tx, solicitud), underWallet);
  return judged;
}

/**
 * A voucher that becomes VIGENTE pays for nothing that still travels; one that waits, or is filled
 * in, leaves the guides alone.
 */
export async function demandAtRest(
  tx: Tx,
  becomes: IdEstadoVale,
  { solicitud, venta, calculo }: Judged,
  { context, base }: { readonly context: Context; readonly base: string },
): Promise<readonly EntradaDeVale[]> {
  const now = context.clock();
  if (solicitud.tipo !== 0) return [];
  if (becomes !== ESTADO_VALE.vigente) return tellOfRequests(tx, base, now);
  return demandNothingTravels(tx, venta, calculo.lineas, { numiden: context.sesion.numiden, now, base });
}

/** The wallet is asked before anything is locked; what is only begun promises it nothing. */
export async function walletFor(
  saving: Saving,
  solicitud: SolicitudVale,
  context: Context,
): Promise<WalletSeen | null> {
  return saving === 'guardar' ? walletWanted(solicitud, context) : null;
}

/** The words for a voucher that was saved. */
export function savedText(saving: Saving, folio: string, waits: boolean): string {
  if (saving === 'guardarParcial') return VALE_TEXTS.parcial(folio);
  return waits ? VALE_TEXTS.porAutorizar(folio) : VALE_TEXTS.guardado(folio);
}

/** The entry of the history for a voucher that was saved. */
export function savedEntry(saving: Saving, { calculo }: Judged): EntradaDeVale {
  return saving === 'guardar'
    ? { trabajo: saving, porAutorizar: calculo.autorizacion.length > 0 }
    : { trabajo: saving };
}

/** The facts of the lines that the audit keeps: the amounts follow from them. */
export function takenIn({ calculo }: Judged) {
  return calculo.lineas.map(({ linea, cantidad, depreciacion }) => ({ linea, cantidad, depreciacion }));
}
