import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { idempotencia } from '../../platform/db/schema/system.ts';
import type { Asked } from '../../platform/neighbours/asked.ts';

/**
 * The refusals of an embedded neighbour, kept under their claves among the keys: who asks again is refused again, also
 * when the obstacle is gone meanwhile.
 */
interface Refusals {
  of(tx: Tx, asked: Asked): Promise<string | null>;
  keep(tx: Tx, asked: Asked, text: string, now: Date): Promise<void>;
}

/** The refusals of one neighbour. */
export function refusalsOf(neighbour: 'billetera' | 'credito'): Refusals {
  const llamada = `vecino ${neighbour}`;
  // The clave alone names it: who asks again may be somebody else.
  const numiden = 0;
  return {
    async of(tx, { clave }) {
      const [row] = await tx
        .select({ respuesta: idempotencia.respuesta })
        .from(idempotencia)
        .where(
          and(eq(idempotencia.numiden, numiden), eq(idempotencia.llamada, llamada), eq(idempotencia.clave, clave)),
        );
      return row === undefined ? null : String(row.respuesta);
    },
    async keep(tx, { clave }, text, now) {
      await tx
        .insert(idempotencia)
        .values({ numiden, llamada, clave, huella: '', estado: 409, respuesta: text, creado: now });
    },
  };
}
