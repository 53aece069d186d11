import type { CallName } from '#contract/contract';
import type { SolicitudVale } from '#domain/solicitudVale';
import { porCancelarEnGuia } from '#domain/unidadesVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import { asked, askedBy } from '../guias/ask.ts';
import type { Context } from '../http/handler.ts';
import type { Judged } from './judge.ts';
import { judge } from './judge.ts';
import { demandOpen, todayOf } from './open.ts';
import type { Saving } from './write.ts';

/**
 * Takes what a cancellation pays back off its guides, before it is saved: nobody delivers it any more. Logistics is asked outside
 * of the transaction, once a key. Should the voucher then be refused, its units are cancelled and owed: the next voucher
 * takes them without asking again.
 * @throws Rejection as the save would; 409 with the words of logistics, which may know that something has left meanwhile.
 */
export async function cancelOnGuides(
  call: CallName,
  saving: Saving,
  solicitud: SolicitudVale,
  context: Context,
): Promise<void> {
  if (saving !== 'guardar' || solicitud.tipo !== 0) return;
  // Before its lines are judged: what this very voucher holds by now would be blamed on them.
  if (solicitud.id !== null) await demandOpen(solicitud, context);
  const judged = await judge(context.db, solicitud, { sesion: context.sesion, today: todayOf(context) });
  const lineas = stillTravelling(judged);
  if (lineas.length === 0) return;
  const { tienda, operacion } = solicitud;
  await asked(() => context.neighbours.logistics.cancel(askedBy(call, context), { tienda, operacion, lineas }));
}

function stillTravelling({ venta, calculo }: Judged) {
  const lines = new Map(ventaPorDevolver(venta).lineas.map((line) => [line.linea, line]));
  return calculo.lineas.flatMap(({ linea, cantidad }) => {
    const line = lines.get(linea);
    const units = line === undefined ? 0 : porCancelarEnGuia(line, cantidad);
    return units > 0 ? [{ linea, cantidad: units }] : [];
  });
}
