import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { toPesos } from '#domain/common/money';
import { DEVOLUCION_TEXTS } from '#domain/vales/devoluciones';
import type { Tx } from '../../platform/db/db.ts';
import { valeDevoluciones } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { FIRST_WAIT_MS } from '../../platform/works/claim.ts';
import { NoChange } from '../../platform/works/judge.ts';
import { workOnVale } from '../work.ts';
import type { Wanted } from './methods.ts';
import { demandPart } from './parts.ts';

/** A refund that was written down and has not ended. */
export type BegunRefund = typeof valeDevoluciones.$inferSelect;

/**
 * Writes down that a refund begins, or finds one whose outcome is not known. Nothing else can then be done with what it gives
 * back.
 * @throws Rejection 409 when another method's has not ended, when the one to go on with has, or the life or the part refuses.
 */
export async function begin({ call, id, version, metodo, goesOn }: Wanted, context: Context): Promise<BegunRefund> {
  let begun: BegunRefund | null = null;
  await workOnVale(
    {
      call,
      work: 'devolver',
      id,
      version,
      contents: { id, metodo },
      facts: async ({ tx }) => {
        begun = await readUnderWay(tx, id);
        // The server goes on with the one that it means, or with none.
        const otraEnCurso = goesOn === undefined && begun !== null && begun.metodo !== metodo;
        return { life: { otraEnCurso }, judged: undefined };
      },
      effect: async ({ tx, row, numiden, now }) => {
        if (begun !== null) {
          if (goesOn !== undefined && begun.clave !== goesOn) throw conflict(DEVOLUCION_TEXTS.yaTermino(metodo));
          throw new NoChange(DEVOLUCION_TEXTS.empezada(metodo, begun.monto));
        }
        // No other refund was asked for.
        if (goesOn !== undefined) throw conflict(DEVOLUCION_TEXTS.yaTermino(metodo));
        const monto = await demandPart(tx, row, metodo);
        const clave = `devolucion-${randomUUID()}`;
        const [inserted] = await tx
          .insert(valeDevoluciones)
          .values({
            idVale: id,
            metodo,
            monto,
            estado: 'pendiente',
            clave,
            llamada: call,
            claveIdempotencia: context.idempotencyKey,
            proximo: new Date(now.getTime() + FIRST_WAIT_MS),
            creado: now,
            numiden,
          })
          .returning();
        begun = inserted ?? null;
        const text = DEVOLUCION_TEXTS.empezada(metodo, monto);
        return {
          text,
          entries: [{ trabajo: 'empezarDevolucion', metodo, monto }],
          detail: { metodo, monto: toPesos(monto), clave },
        };
      },
    },
    // The person's key stands for the whole refund, and is used when it is done.
    { ...context, idempotencyKey: null },
  );
  if (begun === null) throw new Error('A refund that began got no row');
  return begun;
}

/** The refund of a voucher that began and may or may not have ended; null when there is none. */
export async function readUnderWay(tx: Tx, idVale: number): Promise<BegunRefund | null> {
  const [row] = await tx
    .select()
    .from(valeDevoluciones)
    .where(and(eq(valeDevoluciones.idVale, idVale), eq(valeDevoluciones.estado, 'pendiente')));
  return row ?? null;
}
