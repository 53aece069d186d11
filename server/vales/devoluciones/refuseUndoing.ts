import { and, eq } from 'drizzle-orm';
import { ENTITIES } from '#domain/common/entities';
import { toPesos } from '#domain/common/money';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import { valeDeshechos, vales } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, type Rejection } from '../../platform/http/rejection.ts';
import { valeHistory } from '../work.ts';
import type { BegunUndoing, Refund, Undoing } from './undoing.ts';

/**
 * Ends an undoing that its neighbour refused, since the money is spent: the refund stays given. As with a refund that is refused, it is
 * no work on the voucher. Answers what the person is told.
 */
export async function refuseUndoing(
  { id, goesOn }: Undoing,
  { begun, refund: { metodo, monto } }: { readonly begun: BegunUndoing; readonly refund: Refund },
  reason: string,
  context: Context,
): Promise<Rejection> {
  const { numiden } = context.sesion;
  await context.db.transaction(async (tx) => {
    const [vale] = await tx.select().from(vales).where(eq(vales.id, id)).for('update');
    const now = context.clock();
    const [ended] = await tx
      .update(valeDeshechos)
      .set({ estado: 'rechazado', respuesta: reason, terminado: now })
      .where(and(eq(valeDeshechos.id, begun.id), eq(valeDeshechos.estado, 'pendiente')))
      .returning({ id: valeDeshechos.id });
    // Who asked beside this one has ended it.
    if (ended === undefined || vale === undefined) return;
    const { version } = vale;
    const porElSistema = goesOn !== undefined;
    const entry = { trabajo: 'negarDeshacer', metodo, monto, motivo: reason, porElSistema } as const;
    await valeHistory.write(tx, id, { entries: [entry], version, fecha: now, numiden });
    await audit(tx, {
      ...{ momento: now, numiden, accion: 'negarDeshacer', entidad: ENTITIES.vale.name, idEntidad: id },
      antes: { estado: 'pendiente' },
      despues: {
        ...{ estado: 'rechazado', metodo, monto: toPesos(monto), respuesta: reason },
        ...(porElSistema ? { porElSistema } : {}),
      },
    });
    await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: vale, despues: vale } });
  });
  return conflict(reason, { objeto: { entidad: ENTITIES.vale.name, id } });
}
