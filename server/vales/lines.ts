import { and, asc, eq } from 'drizzle-orm';
import { type Centavos, centavos, sum, toPesos } from '#domain/common/money';
import type { Vale } from '#domain/vales/vales';
import { dividir, type Importes, porcentajeDescuento, sumarImportes } from '#domain/ventas/importesDeLinea';
import type { Db } from '../platform/db/db.ts';
import { motivosDepreciacion } from '../platform/db/schema/configuracion.ts';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';

type ReadLine = Awaited<ReturnType<typeof readLines>>[number];

/** The lines of a voucher beside those of its sale, in the order of the ticket. */
export function readLines(db: Db, { id }: { readonly id: number }) {
  return db
    .select({
      taken: valeArticulos,
      sold: {
        descripcion: ventaArticulos.descripcion,
        departamento: ventaArticulos.departamento,
        cantidadMaxima: ventaArticulos.cantidadMaxima,
        cantidadOriginal: ventaArticulos.cantidadOriginal,
        pesada: ventaArticulos.pesada,
      },
      ticket: {
        venta: vales.operacion,
        subtotal: ventaArticulos.subtotal,
        descuento: ventaArticulos.descuento,
        iva: ventaArticulos.iva,
        ieps: ventaArticulos.ieps,
        total: ventaArticulos.total,
      },
      motivo: { id: motivosDepreciacion.id, descripcion: motivosDepreciacion.descripcion },
    })
    .from(valeArticulos)
    .innerJoin(vales, eq(vales.id, valeArticulos.idVale))
    .innerJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, vales.cvetda),
        eq(ventaArticulos.operacion, vales.operacion),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    )
    .leftJoin(motivosDepreciacion, eq(motivosDepreciacion.id, valeArticulos.idMotivoDepreciacion))
    .where(eq(valeArticulos.idVale, id))
    .orderBy(asc(valeArticulos.linea));
}

/** A line as it travels, with what belongs to it of its voucher. */
export function shownLine(
  { taken, sold, ticket, motivo }: ReadLine,
  { recolectas, nota }: Pick<Vale, 'recolectas' | 'nota'>,
): Vale['articulos'][number] {
  const ofUnits = sold.cantidadOriginal > 0 ? dividir({ ...ticket, unidades: sold.cantidadOriginal }, 1).parte : ticket;
  return {
    id: taken.linea,
    linea: taken.linea,
    venta: ticket.venta,
    totalAnterior: toPesos(ticket.total),
    unitario: inPesos(ofUnits),
    seleccionado: taken.cantidad > 0,
    depreciable: taken.total > 0,
    valesRecolecta: recolectas
      .filter(({ articulos }) => articulos.some(({ linea }) => linea === taken.linea))
      .map(({ folioGuia, fechaRecoleccion }) => ({ folioGuia, fechaRecoleccion })),
    factura: nota?.nombre ?? null,
    parteInteres: 0,
    numArt: taken.numArt,
    ...sold,
    cantidad: taken.cantidad,
    ...inPesos(taken),
    porcentajeDescuento: porcentajeDescuento(taken),
    esRecolecta: taken.esRecolecta,
    seleccionadoDepreciacion: taken.porcentajeDepreciacion !== null || taken.idMotivoDepreciacion !== null,
    porcentajeDepreciacion: taken.porcentajeDepreciacion,
    motivoDepreciacion: motivo,
    montoDepreciacion: toPesos(taken.montoDepreciacion),
  };
}

/** The totals of the lines of a voucher (specification, section 3, "Voucher"). */
export function totalsOf(lines: readonly ReadLine[]): Vale['totales'] {
  const amounts = sumarImportes(lines.map(({ taken }) => taken));
  const units = (of: (line: ReadLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const depreciacion: Centavos = sum(lines.map(({ taken }) => taken.montoDepreciacion));
  return {
    ...inPesos(amounts),
    subtotal2: toPesos(centavos(amounts.subtotal - amounts.descuento)),
    depreciacion: toPesos(depreciacion),
    cantidad: units(({ taken }) => taken.cantidad),
    cantidadMaxima: units(({ sold }) => sold.cantidadMaxima),
  };
}

/** Amounts as they travel. */
export function inPesos({ subtotal, descuento, iva, ieps, total }: Importes) {
  return {
    subtotal: toPesos(subtotal),
    descuento: toPesos(descuento),
    iva: toPesos(iva),
    ieps: toPesos(ieps),
    total: toPesos(total),
  };
}
