import type { whenPickupChanges } from '../../guias/announced.ts';
import { announce } from '../../platform/changes/announce.ts';
import { valeHistory } from '../work.ts';

type Heard = Parameters<Parameters<typeof whenPickupChanges>[0]>;

/** Announces the voucher of a pickup whose guide changed: its history says it, and its version stays. */
export async function tellVoucherOfPickup(...[tx, { entry, vale, numiden, fecha }]: Heard): Promise<void> {
  const { id, version } = vale;
  await valeHistory.write(tx, id, { entries: [entry], version, fecha, numiden });
  await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: vale, despues: vale } });
}
