import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { Retorno } from '#domain/cadena/retorno';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { fromPesos, toPesos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import type { VentaParaVale } from '#domain/vales/ventaParaVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import type { Importes } from '#domain/ventas/importesDeLinea';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { settingRows } from '../cadena/ajustes/settings.ts';
import { isOfArticle, isOfDepartment, ofArticle, ofDepartment } from '../cadena/fiscalKeys.ts';
import type { Db } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { devolucionesSueltas } from '../platform/db/schema/entrada.ts';
import {
  guiaArticulos,
  guiaPaquetes,
  guias,
  ventaArticulos,
  ventaPagos,
  ventas,
} from '../platform/db/schema/operaciones.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { valeArticulos, vales } from '../platform/db/schema/vales.ts';
import { rowsOf } from '../platform/db/together.ts';
import { notFound } from '../platform/http/rejection.ts';
import { buyerName } from '../ventas/operaciones/buyerName.ts';
import { owedBy, refundedBy, vouchersOfSale } from './given.ts';

/**
 * Everything that a voucher asks of a sale, as it is stored. It is one statement; nine took twice as long.
 * @throws Rejection 404 when the store has no such operation.
 */
export async function saleRows(db: Db, key: ClaveOperacion) {
  const [row] = fitsInteger(key.tienda) ? await readRows(db, key) : [];
  if (row === undefined) throw notFound(TEXTS.sinResultados);
  const { venta, lines, held, pagos, ...rest } = row;
  const cabecera: VentaParaVale['cabecera'] = {
    tienda: { cvetda: venta.cvetda, nombre: row.tienda },
    operacion: venta.operacion,
    fechaOperacion: venta.fecha.toISOString(),
    numiden: venta.numidenCliente,
    cliente: row.comprador,
    totalOperacion: toPesos(venta.total),
    ...(venta.anulacion !== null && { anulada: true as const }),
  };
  return {
    ...rest,
    cabecera,
    lines: lines.map(inCentavos),
    held: held.map(inCentavos),
    pagos: pagos.map((pago) => ({ ...pago, monto: fromPesos(pago.monto), devuelto: fromPesos(pago.devuelto) })),
  };
}

type Key = Places<ClaveOperacion>;

const readRows = prepared('venta_para_vale', (db, key: Key) =>
  db
    .select({
      venta: ventas,
      tienda: stores.nombre,
      codigoPostal: stores.codigoPostal,
      comprador: buyerName,
      lines: rowsOf<LineInPesos>(soldLines(db, key)),
      held: rowsOf<HeldInPesos>(heldParts(db, key)),
      onGuides: rowsOf<OnGuide>(unitsOnGuides(db, key)),
      pagos: rowsOf<Payment>(payments(db, key)),
      refunded: rowsOf<ByMethod>(refundedBy(db, key)),
      owed: rowsOf<ByMethod>(owedBy(db, key)),
      retenidos: rowsOf<{ total: number; fecha: string }>(holding(db, key)),
      devueltas: rowsOf<{ linea: number }>(returnedApart(db, key)),
      parciales: rowsOf<Unfinished>(unfinished(db, key)),
      ajustes: rowsOf<Awaited<ReturnType<typeof settingRows>>[number]>(settingRows(db)),
    })
    .from(ventas)
    .innerJoin(stores, eq(stores.cvetda, ventas.cvetda))
    .where(and(eq(ventas.cvetda, key.tienda), eq(ventas.operacion, key.operacion))),
);

function soldLines(db: Db, { tienda, operacion }: Key) {
  const { linea, numArt, descripcion, departamento, cantidadOriginal, cantidadMaxima, excedente, pesada } =
    ventaArticulos;
  const { subtotal, descuento, iva, ieps, total } = ventaArticulos;
  return db
    .select({
      linea,
      numArt: sql`${numArt}`.as('numArt'),
      descripcion,
      departamento,
      cantidadOriginal: sql`${cantidadOriginal}`.as('cantidadOriginal'),
      cantidadMaxima: sql`${cantidadMaxima}`.as('cantidadMaxima'),
      excedente,
      pesada,
      delArticulo: sql<Retorno | null>`${ofArticle.retorno}`.as('delArticulo'),
      delDepartamento: sql<Retorno | null>`${ofDepartment.retorno}`.as('delDepartamento'),
      subtotal,
      descuento,
      iva,
      ieps,
      total,
    })
    .from(ventaArticulos)
    .leftJoin(ofArticle, isOfArticle)
    .leftJoin(ofDepartment, isOfDepartment)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea));
}

function payments(db: Db, { tienda, operacion }: Key) {
  const { idFormaPago, nombre, referencia, monto, devuelto, orden } = ventaPagos;
  return db
    .select({ idFormaPago: sql`${idFormaPago}`.as('idFormaPago'), nombre, referencia, monto, devuelto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(orden));
}

function heldParts(db: Db, key: Key) {
  return db
    .select({
      linea: valeArticulos.linea,
      id: vales.id,
      folio: vales.folio,
      tipo: vales.tipo,
      estado: vales.estado,
      cantidad: valeArticulos.cantidad,
      subtotal: valeArticulos.subtotal,
      descuento: valeArticulos.descuento,
      iva: valeArticulos.iva,
      ieps: valeArticulos.ieps,
      total: valeArticulos.total,
    })
    .from(vales)
    .innerJoin(valeArticulos, eq(valeArticulos.idVale, vales.id))
    .where(and(vouchersOfSale(key), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])))
    .orderBy(asc(vales.id));
}

/** The units that the guides carry to the customer; goods that are collected from there do not count. */
function unitsOnGuides(db: Db, { tienda, operacion }: Key) {
  return db
    .select({
      linea: guiaArticulos.linea,
      folioGuia: sql`${guias.folio}`.as('folioGuia'),
      statusitem: guiaArticulos.statusitem,
      cantidad: guiaArticulos.cantidad,
    })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(guias.cvetda, tienda), eq(guias.operacion, operacion), eq(guias.tipo, 'ENTREGA')))
    .orderBy(asc(guiaArticulos.linea), asc(guiaArticulos.id));
}

/** As JSON has it: pesos. */
interface ByMethod {
  readonly metodo: number;
  readonly monto: number;
}

/** The vouchers that hold, each with what it came to and when it was made. */
function holding(db: Db, key: Key) {
  return db
    .select({ total: vales.total, fecha: sql`${vales.fechaCreacion}`.as('fecha') })
    .from(vales)
    .where(and(vouchersOfSale(key), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])));
}

/** The lines whose return a file may have said as a ticket of its own, without its sale. */
function returnedApart(db: Db, { tienda, operacion }: Key) {
  const { cvetda, numArt, fecha, numidenCliente } = devolucionesSueltas;
  return db
    .selectDistinct({ linea: ventaArticulos.linea })
    .from(ventaArticulos)
    .innerJoin(ventas, and(eq(ventas.cvetda, ventaArticulos.cvetda), eq(ventas.operacion, ventaArticulos.operacion)))
    .innerJoin(
      devolucionesSueltas,
      and(
        ...[eq(cvetda, ventaArticulos.cvetda), eq(numArt, ventaArticulos.numArt), gte(fecha, ventas.fecha)],
        // Who is not said may be anybody.
        sql`coalesce(${numidenCliente} = ${ventas.numidenCliente}, true)`,
      ),
    )
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)));
}

interface Unfinished {
  readonly id: number;
  readonly folio: string;
  readonly fecha: string;
  /** Null where it is unknown who saved it. */
  readonly numiden: number | null;
  readonly nombre: string | null;
}

function unfinished(db: Db, key: Key) {
  return db
    .select({
      id: vales.id,
      folio: vales.folio,
      fecha: sql`${vales.fechaCreacion}`.as('fecha'),
      numiden: usuarios.numiden,
      nombre: sql`${usuarios.nombreCompleto}`.as('nombre'),
    })
    .from(vales)
    .leftJoin(usuarios, eq(usuarios.numiden, sql`coalesce(${vales.numidenGuarda}, ${vales.numidenCrea})`))
    .where(and(vouchersOfSale(key), eq(vales.estado, ESTADO_VALE.parcial)))
    .orderBy(desc(vales.id));
}

/** As JSON has it: amounts in pesos. */
type InPesos<R> = Omit<R, keyof Importes> & { readonly [I in keyof Importes]: number };

function inCentavos<R extends InPesos<object>>(row: R): Omit<R, keyof Importes> & Importes {
  const { subtotal, descuento, iva, ieps, total } = row;
  return {
    ...row,
    subtotal: fromPesos(subtotal),
    descuento: fromPesos(descuento),
    iva: fromPesos(iva),
    ieps: fromPesos(ieps),
    total: fromPesos(total),
  };
}

/** A line as it was sold. */
export type LineOfSale = Pick<
  typeof ventaArticulos.$inferSelect,
  | 'linea'
  | 'numArt'
  | 'descripcion'
  | 'departamento'
  | 'cantidadOriginal'
  | 'cantidadMaxima'
  | 'excedente'
  | 'pesada'
  | keyof Importes
> & {
  /** The chain's marks of the article and of its department (`retornoDe`). */
  readonly delArticulo: Retorno | null;
  readonly delDepartamento: Retorno | null;
};
type LineInPesos = InPesos<LineOfSale>;
/** A payment, in pesos. */
type Payment = Pick<typeof ventaPagos.$inferSelect, 'idFormaPago' | 'nombre' | 'referencia'> & {
  readonly monto: number;
  readonly devuelto: number;
};
/** The units and amounts of a line that a voucher holds. */
export type Held = Importes & {
  readonly linea: number;
  readonly id: number;
  readonly folio: string;
  readonly tipo: TipoVale;
  readonly estado: IdEstadoVale;
  readonly cantidad: number;
};
type HeldInPesos = InPesos<Held>;
/** Units of a line on the sale's guides, each as it travels. */
export interface OnGuide {
  readonly linea: number;
  readonly folioGuia: string;
  readonly statusitem: number;
  readonly cantidad: number;
}
