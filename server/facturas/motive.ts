import { and, eq } from 'drizzle-orm';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import { MOTIVO_AJENO, motivosDe } from '#domain/facturas/cfdi/cancelacion';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Tx } from '../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import type { FacturaRow } from './work.ts';

/**
 * Refuses a motive that an invoice is not cancelled for, and motive 01 without an invoice that is VIGENTE and says that it substitutes this one.
 * @throws Rejection 400 at the field.
 */
export async function demandMotive(
  tx: Tx,
  row: FacturaRow,
  { motivo, idSustituta }: { readonly motivo: MotivoCancelacion; readonly idSustituta: number | null },
): Promise<void> {
  if (!motivosDe({ rfcReceptor: row.rfc }).includes(motivo)) {
    throw invalidFields([{ campo: 'motivo', message: MOTIVO_AJENO }]);
  }
  if (motivo !== '01' || (idSustituta !== null && (await substitutes(tx, row, idSustituta)))) return;
  throw invalidFields([{ campo: 'idSustituta', message: FACTURA_TEXTS.sinSustituta(serieFolio(row)) }]);
}

async function substitutes(tx: Tx, { id }: FacturaRow, idSustituta: number): Promise<boolean> {
  const found = await tx
    .select({ id: facturas.id })
    .from(facturas)
    .innerJoin(facturaRelaciones, eq(facturaRelaciones.idFactura, facturas.id))
    .where(
      and(
        eq(facturas.id, idSustituta),
        eq(facturas.estado, ESTADO_FACTURA.vigente),
        eq(facturaRelaciones.idRelacionada, id),
        eq(facturaRelaciones.relacion, '04'),
      ),
    );
  return found.length > 0;
}
