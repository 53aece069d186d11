import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { sum, toPesos } from '#domain/common/money';
import { type LineaAcreditada, lineasDeVale } from '#domain/facturas/cfdi/armado/lineasDeVale';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Factura } from '#domain/facturas/facturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { esDeIngreso } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../platform/db/db.ts';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';
import { noteOf } from './noteOfVoucher.ts';
import type { FacturaRow } from './work.ts';

type ValeRow = typeof vales.$inferSelect;

/** The states in which a voucher gives back what its credit note says. */
export const EN_EFECTO: readonly IdEstadoVale[] = [ESTADO_VALE.vigente, ESTADO_VALE.canjeado];

/** The lines that the note of a voucher takes of an invoice of its sale, or why there is none. */
export async function linesToCredit(db: Db, vale: ValeRow, { Conceptos = [] }: Comprobante) {
  const articulos = await db
    .select({
      linea: valeArticulos.linea,
      cantidad: valeArticulos.cantidad,
      total: valeArticulos.total,
      montoDepreciacion: valeArticulos.montoDepreciacion,
    })
    .from(valeArticulos)
    .where(eq(valeArticulos.idVale, vale.id))
    .orderBy(asc(valeArticulos.linea));
  const vendidas = await soldLines(db, { tienda: vale.cvetda, operacion: vale.operacion });
  return lineasDeVale({ condonacion: vale.condonacion, articulos }, vendidas, Conceptos.length);
}

function soldLines(db: Db, { tienda, operacion }: ClaveOperacion) {
  return db
    .select()
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea));
}

/** The vouchers in effect of the sale of an invoice, the latest first, each with what its note would take. */
export async function vouchersOf(db: Db, row: FacturaRow): Promise<Factura['vales']> {
  const { cvetda, operacion, clase, comprobante } = row;
  if (operacion === null || !esDeIngreso(clase)) return [];
  const found = await db
    .select()
    .from(vales)
    .where(and(eq(vales.cvetda, cvetda), eq(vales.operacion, operacion), inArray(vales.estado, [...EN_EFECTO])))
    .orderBy(desc(vales.id));
  const shown: Factura['vales'] = [];
  for (const vale of found) {
    const { id, folio } = vale;
    const note = await noteOf(db, id, false);
    const taken = await linesToCredit(db, vale, comprobante);
    const noted = note === null ? null : FACTURA_TEXTS.valeConNota(folio, note.nombre, note.estado.nombre);
    const lineas = taken.ok ? taken.lineas : [];
    shown.push({
      id,
      folio,
      importe: toPesos(sum(lineas.map(({ monto }) => monto))),
      impide: noted ?? (taken.ok ? null : taken.falla),
      lineas: lineas.map((line) => shownLine(line, comprobante)),
    });
  }
  return shown;
}

function shownLine({ orden, cantidad, monto }: LineaAcreditada, { Conceptos = [] }: Comprobante) {
  return { orden, descripcion: Conceptos[orden - 1]?.Descripcion ?? '', cantidad, importe: toPesos(monto) };
}
