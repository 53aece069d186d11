import { and, eq } from 'drizzle-orm';
import { ENTITIES } from '#domain/common/entities';
import { toPesos } from '#domain/common/money';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import { valeDevoluciones, vales } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, type Rejection } from '../../platform/http/rejection.ts';
import { valeHistory } from '../work.ts';
import type { BegunRefund } from './begin.ts';
import type { Wanted } from './methods.ts';

/**
 * Ends a refund that its neighbour refused: the voucher is free again. It is no work on the voucher, which changes in
 * nothing, and whoever asked need not be allowed anything for it. Answers what the person is told.
 */
export async function refuseRefund(
  { id, metodo, goesOn }: Wanted,
  begun: BegunRefund,
  reason: string,
  context: Context,
): Promise<Rejection> {
  const { numiden } = context.sesion;
  await context.db.transaction(async (tx) => {
    const [vale] = await tx.select().from(vales).where(eq(vales.id, id)).for('update');
    const now = context.clock();
    const [ended] = await tx
      .update(valeDevoluciones)
      .set({ estado: 'rechazada', respuesta: reason, terminado: now })
      .where(and(eq(valeDevoluciones.id, begun.id), eq(valeDevoluciones.estado, 'pendiente')))
      .returning({ id: valeDevoluciones.id });
    // Who asked beside this one has ended it.
    if (ended === undefined || vale === undefined) return;
    const { version } = vale;
    const porElSistema = goesOn !== undefined;
    const entry = { trabajo: 'rechazarDevolucion', metodo, monto: begun.monto, motivo: reason, porElSistema } as const;
    await valeHistory.write(tx, id, { entries: [entry], version, fecha: now, numiden });
    await audit(tx, {
      momento: now,
      numiden,
      accion: 'rechazarDevolucion',
      entidad: ENTITIES.vale.name,
      idEntidad: id,
      antes: { estado: 'pendiente' },
      despues: {
        estado: 'rechazada',
        metodo,
        monto: toPesos(begun.monto),
        respuesta: reason,
        ...(porElSistema ? { porElSistema } : {}),
      },
    });
    await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: vale, despues: vale } });
  });
  return conflict(reason, { objeto: { entidad: ENTITIES.vale.name, id } });
}
