import { eq } from 'drizzle-orm';
import type { papelVale } from '#contract/vales/papelVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { vales } from '../platform/db/schema/vales.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { NeighbourRefusal } from '../platform/neighbours/asked.ts';
import { askNeighbour } from '../platform/neighbours/neighbourCall.ts';
import { ifFound, refusalOf, workOnVale } from './work.ts';

/**
 * Hands a voucher over to the accounts (GET vales/migra-netsuite) and marks it. The accounts are asked before anything is
 * locked, always under the voucher's own clave: whoever dies in between asks again, and it counts once.
 * @throws Rejection 404 without the voucher, 409 when its life or the accounts refuse it.
 */
export const migraNetsuite: Handler<typeof papelVale.migraNetsuite> = ({ ruta: { id } }, context) =>
  workOnVale(
    {
      call: 'migraNetsuite',
      work: 'migrar',
      id,
      version: null,
      contents: { id },
      check: () => handOver(id, context),
      effect: ({ row }) => ({
        text: VALE_TEXTS.migrado(row.folio),
        entries: [{ trabajo: 'migrar' }],
        columns: { migradoNetsuite: true },
      }),
    },
    context,
  );

async function handOver(id: number, context: Context): Promise<void> {
  const [found] = await context.db.select().from(vales).where(eq(vales.id, id));
  const row = ifFound(id, found);
  // A voucher that its life refuses is refused under the lock, and nothing leaves the house that must not.
  if ((await refusalOf(row, 'migrar', context)) !== null) return;
  try {
    await askNeighbour(context, VALE_TEXTS.sinSaberseNetsuite, ({ netsuite }) => netsuite.send(`vale-${id}`, row));
  } catch (error) {
    if (error instanceof NeighbourRefusal) throw conflict(error.message, { objeto: { entidad: 'vale', id } });
    throw error;
  }
}
