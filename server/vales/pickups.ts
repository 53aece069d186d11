import { eq } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { RECOLECTA_TEXTS, type Recolecta } from '#domain/guias/recolectas';
import { avanceRecolecta, finDeRecolectas } from '#domain/vales/avanceRecolecta';
import type { FinDeRecolecta } from '#domain/vales/historiaVale';
import { askedBy, askLogistics } from '../guias/ask.ts';
import { announce } from '../platform/changes/announce.ts';
import { vales } from '../platform/db/schema/vales.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { NeighbourRefusal } from '../platform/neighbours/asked.ts';
import { owes } from '../platform/works/owed.ts';
import { pickupsOf } from './pickups/collected.ts';
import { ifFound, refusalOf, type UnderVale, valeHistory } from './work.ts';

/** The end of a voucher without money for anybody, as it was asked for. */
export interface Ending {
  readonly call: AuditedCall;
  readonly work: 'cancelar' | 'rechazar';
  readonly id: number;
  /** Of the voucher, as the person saw it. */
  readonly version: number;
}

/**
 * Has logistics cancel the pickups of a voucher that is about to end, once a key and guide. It runs outside of the
 * voucher's transaction. An end that the voucher's life or version refuses is refused under its lock, and
 * logistics hears nothing of it.
 * @returns the folios of the guides that it cancelled.
 * @throws Rejection 404 without the voucher, 409 when somebody has left in this very moment.
 */
export async function cancelPickups({ call, work, id, version }: Ending, context: Context): Promise<readonly string[]> {
  const [found] = await context.db.select().from(vales).where(eq(vales.id, id));
  const row = ifFound(id, found);
  if (row.version !== version || (await refusalOf(row, work, context)) !== null) return [];
  const open = openOf(await pickupsOf(context.db, id));
  const asking = askedBy(call, context);
  const cancelled: string[] = [];
  for (const { folioGuia } of open) {
    const clave = `${asking.clave}/${folioGuia}`;
    try {
      await askLogistics(context, (logistics) =>
        logistics.cancel({ ...asking, clave }, { folioGuia, articulos: null }),
      );
      cancelled.push(folioGuia);
    } catch (error) {
      if (!(error instanceof NeighbourRefusal)) throw error;
      // Somebody else may have been there first: then no driver goes either.
      const now = openOf(await pickupsOf(context.db, id));
      if (now.some((one) => one.folioGuia === folioGuia)) throw conflict(error.message);
    }
  }
  return cancelled;
}

/** Writes down in a voucher that goes on, since its end was refused, that its pickups are cancelled, and tells whoever has it open. */
export async function tellOfCancelledPickups(
  id: number,
  cancelled: readonly string[],
  { db, clock, sesion: { numiden } }: Context,
): Promise<void> {
  if (cancelled.length === 0) return;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(vales).where(eq(vales.id, id));
    if (row === undefined) return;
    const { version } = row;
    const entries = cancelled.map((folioGuia) => ({ trabajo: 'cancelarRecolecta', folioGuia }) as const);
    await valeHistory.write(tx, id, { entries, version, fecha: clock(), numiden });
    await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: row, despues: row } });
  });
}

/**
 * The history entry about the pickups of a voucher that ends, read under its lock. The guides tell it, since a repetition finds
 * them cancelled already.
 * @throws Rejection 409 when one is open by now.
 */
export async function endOfPickups({ tx, row }: UnderVale): Promise<readonly FinDeRecolecta[]> {
  owes(tx, 'retiro');
  const pickups = await pickupsOf(tx, row.id);
  const [open] = openOf(pickups);
  if (open !== undefined) throw conflict(RECOLECTA_TEXTS.sigueAbierta(open.folioGuia));
  return finDeRecolectas(pickups);
}

function openOf(pickups: readonly Recolecta[]): readonly Recolecta[] {
  return pickups.filter((one) => avanceRecolecta([one]) === 'pendiente');
}
