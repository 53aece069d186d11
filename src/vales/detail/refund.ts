import { z } from 'zod';
import { centavos, fromPesos, toPesos } from '#domain/common/money';
import { devolverValeSchema } from '#domain/vales/devoluciones';
import type { Vale } from '#domain/vales/vales';
import { type IdMetodo, METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';

/** The refund methods by name, for the screen that says what each one needs. */
export const METODO = {
  tarjeta: 2,
  billetera: 3,
  credito: 4,
  cheque: 5,
  efectivo: 6,
  certificado: 7,
} as const satisfies Record<string, IdMetodo>;

/** A part of a voucher that can still be given back; `monto` in pesos. */
export interface OpenPart {
  readonly metodo: Vale['metodosPago'][number]['metodo'];
  readonly monto: number;
  /** Giving it back has begun, and the outcome is not known. */
  readonly isBegun: boolean;
}

/** The rest of a part, in pesos; nothing once its voucher was refused or cancelled, which leaves no balance. */
export function leftOfMethod(
  { monto, devuelto }: Pick<Vale['metodosPago'][number], 'monto' | 'devuelto'>,
  saldo: number,
) {
  return saldo === 0 ? 0 : toPesos(centavos(fromPesos(monto) - fromPesos(devuelto)));
}

/** The amount of a voucher that its refusal or its cancelling keeps from being given back, in pesos; 0 for all others. */
export function voided(vale: Pick<Vale, 'total' | 'depreciacion' | 'condonacion' | 'saldo' | 'metodosPago'>): number {
  const given = vale.metodosPago.reduce((sum, { devuelto }) => sum + fromPesos(devuelto), 0);
  const worth = fromPesos(vale.total) - fromPesos(vale.depreciacion) + fromPesos(vale.condonacion);
  return toPesos(centavos(worth - given - fromPesos(vale.saldo)));
}

/**
 * The parts of a voucher that can be given back now: while one has begun and not ended, that one alone. A voucher that
 * is worth nothing ends by giving back nothing in cash.
 */
export function openParts({ metodosPago, devoluciones, saldo }: Pick<Vale, 'metodosPago' | 'devoluciones' | 'saldo'>) {
  const begun = devoluciones.find(({ estado }) => estado === 'pendiente')?.metodo.id;
  return metodosPago.flatMap(({ metodo, monto, devuelto }): readonly OpenPart[] => {
    const left = leftOfMethod({ monto, devuelto }, saldo);
    const isOpen = left > 0 || (metodo.id === METODO.efectivo && saldo === 0);
    const isNext = begun === undefined || begun === metodo.id;
    return isOpen && isNext ? [{ metodo, monto: left, isBegun: begun === metodo.id }] : [];
  });
}

/** The values of the window: the method's id as text, '' for none, and the number of a cheque. */
export type RefundTyped = { metodo: string; folio: string };

/** The part of them that is sent. */
export interface RefundSent {
  readonly metodo: IdMetodo;
  /** Null for all but a cheque. */
  readonly folio: string | null;
}

const CHOOSE = 'Elija qué se devuelve.';

/** The window's values, judged as the calls will. */
export const refundSchema = z
  // Radio buttons hold null while none is chosen.
  .object({ metodo: z.string(CHOOSE).min(1, CHOOSE), folio: z.string() })
  .transform(({ metodo, folio }, context): RefundSent => {
    const id = Number(metodo);
    const known = id in METODOS_DEVOLUCION ? (id as IdMetodo) : METODO.efectivo;
    const sent = { metodo: known, folio: known === METODO.cheque ? folio.trim() : null };
    if (known !== METODO.cheque) return sent;
    const judged = devolverValeSchema.safeParse({ id: 1, version: 1, ...sent });
    for (const { path, message } of judged.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return sent;
  });
