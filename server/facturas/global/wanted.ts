import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { hastaLoQueQueda, lineasEnCaja, partesDeVale, partesEnCaja } from '#domain/facturas/cfdi/armado/lineasDeVale';
import type { PedidoDeNota } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../../platform/db/db.ts';
import { facturaRelaciones, facturas } from '../../platform/db/schema/facturas.ts';
import { valeArticulos, type vales } from '../../platform/db/schema/vales.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { readStored } from '../../ventas/entrada/stored.ts';
import type { HeldSale } from '../globalSale.ts';
import type { FacturaRow } from '../work.ts';
import { salesOf } from './sales.ts';

type ValeRow = typeof vales.$inferSelect;

/** The request for the note of a voucher on the global invoice that has its sale. @throws Rejection 409 for one that gives nothing back. */
export async function wantedOfVoucherInGlobal(
  tx: Tx,
  vale: ValeRow,
  { identificaciones }: HeldSale,
): Promise<PedidoDeNota> {
  const articulos = await tx.select().from(valeArticulos).where(eq(valeArticulos.idVale, vale.id));
  const [sold] = await salesOf(tx, vale.cvetda, [vale.operacion]);
  const tomadas = partesDeVale({ condonacion: vale.condonacion, articulos }, sold?.lineas ?? []);
  if (!tomadas.ok) throw conflict(tomadas.falla);
  return { por: 'deVenta', identificaciones, partes: tomadas.partes, sinEntregar: vale.tipo === 0 };
}

/** @returns null where all that the till took back of the sale has its note on the global invoice, or where nothing of that is left there. */
export async function wantedOfTill(tx: Tx, sale: ClaveOperacion, held: HeldSale): Promise<PedidoDeNota | null> {
  const notas = await tx
    .select({ comprobante: facturas.comprobante })
    .from(facturas)
    .where(
      and(
        ...[eq(facturas.cvetda, sale.tienda), eq(facturas.operacion, sale.operacion)],
        ...[eq(facturas.alPublico, true), isNull(facturas.idVale)],
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    );
  const devueltas = partesEnCaja(
    await backAtTill(tx, sale),
    notas.map(({ comprobante }) => comprobante),
  );
  const partes = hastaLoQueQueda(devueltas, held);
  return partes.length === 0 ? null : { por: 'deVenta', identificaciones: held.identificaciones, partes };
}

/** @returns null where all that the till took back of the sale has its note on the invoice by name, or where nothing of that is left there. */
export async function wantedOfTillByName(
  tx: Tx,
  sale: ClaveOperacion,
  { id, comprobante: factura }: FacturaRow,
): Promise<PedidoDeNota | null> {
  const notas = await tx
    .select({
      comprobante: facturas.comprobante,
      enCaja: sql<boolean>`${facturas.idVale} is null and ${facturaRelaciones.relacion} = '03'`,
    })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(
      and(
        ...[eq(facturaRelaciones.idRelacionada, id), inArray(facturaRelaciones.relacion, ['01', '03'])],
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    )
    .orderBy(asc(facturas.id));
  const tomadas = lineasEnCaja(await backAtTill(tx, sale), factura, notas);
  if (!tomadas.ok) throw conflict(tomadas.falla);
  return tomadas.lineas.length === 0 ? null : { por: 'devolucion', lineas: tomadas.lineas };
}

/** The lines of a sale as they were sold, each with the units of it that its till took back. */
async function backAtTill(tx: Tx, sale: ClaveOperacion) {
  const { lineas } = await readStored(tx, sale);
  const [sold] = await salesOf(tx, sale.tienda, [sale.operacion]);
  return (sold?.lineas ?? []).map((line) => {
    const { cantidad = 0, devuelto = 0 } = lineas.find(({ linea }) => linea === line.linea) ?? {};
    return { ...line, cantidad, devuelto };
  });
}
