import { randomUUID } from 'node:crypto';
import type { AuditedCall } from '#contract/contract';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Tx } from '../platform/db/db.ts';
import { facturaCancelaciones } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { restUntil } from '../platform/works/claim.ts';
import { workOnFacturaWithin } from './work.ts';

/** Why an invoice is cancelled as what follows from another one, for which case and in whose name. */
interface Following {
  readonly call: AuditedCall;
  readonly id: number;
  readonly motivo: MotivoCancelacion;
  /** The invoice that takes its place: of motive 01, null for every other. */
  readonly idSustituta: number | null;
  readonly idCaso: number | null;
  readonly numiden: number;
}

/**
 * Writes down that an invoice is to be cancelled, in the transaction of the work from which that follows. The provider is asked after it.
 * @throws Rejection as its life does.
 */
export async function beginCancelling(
  tx: Tx,
  { call, id, motivo, idSustituta, idCaso, numiden }: Following,
  context: Context,
): Promise<void> {
  await workOnFacturaWithin(
    tx,
    {
      call,
      work: 'solicitarCancelacion',
      id,
      version: null,
      facts: () => ({ life: { porSustitucion: motivo === '01' }, judged: undefined }),
      effect: async ({ tx, now }) => {
        await tx.insert(facturaCancelaciones).values({
          ...{ idFactura: id, idCaso, motivo, idSustituta, numiden },
          clave: `cancelacion-${randomUUID()}`,
          estado: 'pedida',
          pedida: now,
          proximo: restUntil(now, 0),
        });
        return { text: FACTURA_TEXTS.actualizada, entries: [{ trabajo: 'solicitarCancelacion', motivo }] };
      },
    },
    context,
  );
}
