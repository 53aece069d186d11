import { z } from 'zod';
import { quienRespondeFormSchema } from '#domain/personas/sesion';
import { deshacerAquiSchema, deshacerDevolucionSchema } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { decisionOnRefund, type Person, type RefundShown } from './life.ts';

const CHOOSE = 'Elija qué se deshace.';

// Radio buttons hold null while none is chosen, and text.
const chosen = z
  .string(CHOOSE)
  .regex(/^[1-9]\d*$/, CHOOSE)
  .transform(Number);

/** The window's values, judged as the call will. */
export const undoSchema = z.object({ idDevolucion: chosen, motivo: deshacerDevolucionSchema.shape.motivo });

/** The same of a colleague at this computer. */
export const undoHereSchema = deshacerAquiSchema
  .pick({ comentario: true })
  .extend({ ...quienRespondeFormSchema.shape, idDevolucion: chosen });

/** A refund that is done, and why this person cannot undo it; null where they can. */
export interface Undoable {
  readonly refund: RefundShown;
  readonly against: string | null;
}

/** The refunds of a voucher that are done, each with what its undoing by a person comes to. */
export function undoablesOf(vale: Vale, person: Person, now: Date): readonly Undoable[] {
  return vale.devoluciones
    .filter(({ estado }) => estado === 'hecha')
    .map((refund) => {
      const decision = decisionOnRefund(vale, refund, person, now);
      return { refund, against: decision.allowed ? null : decision.text };
    });
}
