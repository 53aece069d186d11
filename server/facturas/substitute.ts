import { and, eq } from 'drizzle-orm';
import { ESTADO_FACTURA, serieFolio } from '#domain/vidaFactura';
import type { Tx } from '../db/db.ts';
import { facturaRelaciones, facturas } from '../db/schema/facturas.ts';
import { invalidFields } from '../http/rejection.ts';
import type { FacturaRow } from './work.ts';

/**
 * Refuses motive 01 without an invoice that is VIGENTE and says that it substitutes this one.
 * @throws Rejection 400 at the field.
 */
export async function demandSubstitute(tx: Tx, row: FacturaRow, idSustituta: number | null): Promise<void> {
  const [found] =
    idSustituta === null
      ? []
      : await tx
          .select({ id: facturas.id })
          .from(facturas)
          .innerJoin(facturaRelaciones, eq(facturaRelaciones.idFactura, facturas.id))
          .where(
            and(
              eq(facturas.id, idSustituta),
              eq(facturas.estado, ESTADO_FACTURA.vigente),
              eq(facturaRelaciones.idRelacionada, row.id),
              eq(facturaRelaciones.relacion, '04'),
            ),
          );
  if (found !== undefined) return;
  throw invalidFields([
    {
      campo: 'idSustituta',
      message: `El motivo 01 pide la factura vigente que sustituye a la ${serieFolio(row)}. Emítala primero.`,
    },
  ]);
}
