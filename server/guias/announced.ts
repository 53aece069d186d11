import type { EntradaDeGuia } from '#domain/guias/guiasVale';
import type { Tx } from '../platform/db/db.ts';
import type { vales } from '../platform/db/schema/vales.ts';
import { heardAbove } from '../platform/heard.ts';

/** A change of the guide of a pickup: what the history of its voucher says, who did it and when. */
interface PickupChange {
  readonly entry: EntradaDeGuia;
  readonly vale: typeof vales.$inferSelect;
  readonly numiden: number;
  readonly fecha: Date;
}

/** Announces that the guide of a pickup changed, in the transaction that changes it. */
export const { announce: tellOfPickup, heardBy: whenPickupChanges } =
  heardAbove<[tx: Tx, change: PickupChange]>('a pickup changed');
