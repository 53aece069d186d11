import { randomUUID } from 'node:crypto';
import { toPesos } from '#domain/common/money';
import { DESHACER_TEXTS, fallaDeDeshacer } from '#domain/vales/deshacerDevolucion';
import { valeDeshechos } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { FIRST_WAIT_MS } from '../../platform/works/claim.ts';
import { NoChange } from '../../platform/works/judge.ts';
import { workOnVale } from '../work.ts';
import { type BegunUndoing, demandRefund, factsOfUndoing, type Refund, type Undoing, underWayOf } from './undoing.ts';

/**
 * Writes down that a refund begins to be undone, or finds the same person's undoing whose outcome is not known. The refund counts as
 * given until its neighbour has said that it took the money back.
 * @throws Rejection 409 when the life or the refund's own state refuses, and when the one to go on with has ended.
 */
export async function beginUndoing(
  wanted: Undoing,
  context: Context,
): Promise<{ readonly begun: BegunUndoing; readonly refund: Refund }> {
  const { call, id, version, idDevolucion, motivo, at, goesOn } = wanted;
  let begun: BegunUndoing | undefined;
  await workOnVale(
    {
      call,
      work: 'deshacerDevolucion',
      id,
      version,
      contents: { id, idDevolucion, motivo },
      facts: async ({ tx, numiden }) => ({ life: await factsOfUndoing(tx, wanted, numiden), judged: undefined }),
      effect: async ({ tx, numiden, now }) => {
        const refund = await demandRefund(tx, wanted);
        const { metodo, monto } = refund;
        [begun] = await underWayOf(tx, id);
        if (goesOn !== undefined && begun?.clave !== goesOn) throw conflict(DESHACER_TEXTS.yaTermino);
        const text = DESHACER_TEXTS.empezado(metodo, monto);
        if (begun !== undefined) throw new NoChange(text);
        const fault = fallaDeDeshacer(refund);
        if (fault !== null) throw conflict(fault);
        const clave = `deshacer-${randomUUID()}`;
        [begun] = await tx
          .insert(valeDeshechos)
          .values({
            ...{ idVale: id, idDevolucion, estado: 'pendiente', clave, motivo, numidenEquipo: at?.numiden ?? null },
            ...{ llamada: call, claveIdempotencia: context.idempotencyKey },
            ...{ proximo: new Date(now.getTime() + FIRST_WAIT_MS), creado: now, numiden },
          })
          .returning();
        return {
          text,
          entries: [{ trabajo: 'empezarADeshacer', metodo, monto }],
          detail: { idDevolucion, metodo, monto: toPesos(monto), clave, motivo },
        };
      },
    },
    // The person's key stands for the whole undoing, and is used when it is done.
    { ...context, idempotencyKey: null },
  );
  if (begun === undefined) throw new Error('An undoing that began got no row');
  return { begun, refund: await demandRefund(context.db, wanted) };
}
