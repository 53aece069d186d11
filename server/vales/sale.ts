import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { acumuladoDe } from '#domain/autorizacionVale';
import { dayOf, daysBetween } from '#domain/dates';
import type { IdEstadoArticulo } from '#domain/guias';
import { devolucionesMaximas } from '#domain/guias';
import type { Importes, LineaRestante } from '#domain/importesVale';
import { dividir, quitarParte } from '#domain/importesVale';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { pagosConDevuelto } from '#domain/metodosDevolucion';
import { fromPesos, toPesos } from '#domain/money';
import type { ClaveOperacion } from '#domain/operaciones';
import { TEXTS } from '#domain/texts';
import type { LineaVendida, VentaParaVale } from '#domain/ventaParaVale';
import type { IdEstadoVale, TipoVale } from '#domain/vidaVale';
import { ESTADO_VALE, ESTADOS_QUE_RETIENEN } from '#domain/vidaVale';
import { settingRows, settingsIn } from '../ajustes/settings.ts';
import type { Db, Tx } from '../db/db.ts';
import { fitsInteger } from '../db/limits.ts';
import { stores } from '../db/schema/catalogos.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import { usuarios } from '../db/schema/personas.ts';
import { valeArticulos, vales } from '../db/schema/vales.ts';
import { rowsOf } from '../db/together.ts';
import { notFound } from '../http/rejection.ts';
import { ofOperation, owedBy, refundedBy } from './given.ts';
import { inPesos } from './lines.ts';

const CANCELADO: IdEstadoArticulo = 9;

/** Today, where the stores are. */
export interface Today {
  readonly now: Date;
  readonly zone: string;
}

/**
 * Locks a sale, so that nobody else takes of it until the transaction ends. A voucher's own row is locked before.
 * @throws Rejection 404 when the store has no such operation.
 */
export async function lockSale(tx: Tx, { tienda, operacion }: ClaveOperacion): Promise<void> {
  const [sale] = fitsInteger(tienda)
    ? await tx
        .select({ operacion: ventas.operacion })
        .from(ventas)
        .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))
        .for('update')
    : [];
  if (sale === undefined) throw notFound(TEXTS.sinResultados);
}

/**
 * Reads a sale for a voucher: what no voucher holds of each line and what that is worth (DESIGN of the vouchers, "Units" and
 * "Money"), how it was paid, and the chain's rules.
 * @throws Rejection 404 when the store has no such operation.
 */
export async function readSale(db: Db, key: ClaveOperacion, { now, zone }: Today): Promise<VentaParaVale> {
  const { cabecera, lines, held, onGuides, pagos, refunded, owed, retenidos, parciales, ajustes } = await readAtOnce(
    db,
    key,
  );
  const settings = settingsIn(ajustes);
  const dado = [...refunded, ...owed].map(({ metodo, monto }) => ({
    metodo: metodo as IdMetodo,
    monto: fromPesos(monto),
  }));
  const heldOf = byLine(held);
  const guideOf = byLine(onGuides);
  const paid = pagosConDevuelto(pagos, dado);
  const daysSince = (moment: string) => Math.max(0, daysBetween(dayOf(new Date(moment), zone), dayOf(now, zone)));
  return {
    cabecera,
    dias: daysSince(cabecera.fechaOperacion),
    acumulado: toPesos(
      acumuladoDe(retenidos.map(({ total, fecha }) => ({ total: fromPesos(total), dias: daysSince(fecha) }))),
    ),
    lineas: lines.map((line) => soldLine(line, heldOf.get(line.linea) ?? [], guideOf.get(line.linea) ?? [])),
    pagos: pagos.map(({ idFormaPago, nombre, monto }, index) => ({
      idFormaPago,
      nombre,
      monto: toPesos(monto),
      devuelto: toPesos(paid[index]?.devuelto ?? monto),
    })),
    parciales: parciales.map(({ id, folio, fecha, numiden, nombre }) => ({
      ...{ id, folio, fecha: new Date(fecha).toISOString() },
      autor: numiden === null ? null : { numiden, nombre: nombre ?? '' },
    })),
    reglas: { maximos: settings.maximos.valor, vigencia: settings.vigencia.valor },
  };
}

/** Everything of a sale in one statement, which a connection plans once: nine of them took twice as long as what they ask. */
async function readAtOnce(db: Db, key: ClaveOperacion) {
  const { tienda, operacion } = key;
  const [row] = fitsInteger(tienda)
    ? await db
        .select({
          venta: ventas,
          tienda: stores.nombre,
          lines: rowsOf<LineInPesos>(soldLines(db, key)),
          held: rowsOf<HeldInPesos>(heldParts(db, key)),
          onGuides: rowsOf<OnGuide>(unitsOnGuides(db, key)),
          pagos: rowsOf<{ idFormaPago: number; nombre: string; monto: number }>(payments(db, key)),
          refunded: rowsOf<ByMethod>(refundedBy(db, key)),
          owed: rowsOf<ByMethod>(owedBy(db, key)),
          retenidos: rowsOf<{ total: number; fecha: string }>(holding(db, key)),
          parciales: rowsOf<Unfinished>(unfinished(db, key)),
          ajustes: rowsOf<Awaited<ReturnType<typeof settingRows>>[number]>(settingRows(db)),
        })
        .from(ventas)
        .innerJoin(stores, eq(stores.cvetda, ventas.cvetda))
        .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))
        .prepare('venta_para_vale')
        .execute()
    : [];
  if (row === undefined) throw notFound(TEXTS.sinResultados);
  const { venta, lines, held, pagos, ...rest } = row;
  const cabecera: VentaParaVale['cabecera'] = {
    tienda: { cvetda: venta.cvetda, nombre: row.tienda },
    operacion: venta.operacion,
    fechaOperacion: venta.fecha.toISOString(),
    numiden: venta.numidenCliente,
    cliente: venta.nombreCliente,
    totalOperacion: toPesos(venta.total),
  };
  return {
    ...{ ...rest, cabecera, lines: lines.map(inCentavos), held: held.map(inCentavos) },
    pagos: pagos.map((pago) => ({ ...pago, monto: fromPesos(pago.monto) })),
  };
}

function soldLines(db: Db, { tienda, operacion }: ClaveOperacion) {
  const { linea, numArt, descripcion, departamento, cantidadOriginal, cantidadMaxima } = ventaArticulos;
  const { subtotal, descuento, iva, ieps, total } = ventaArticulos;
  return db
    .select({
      ...{ linea, numArt: sql`${numArt}`.as('numArt'), descripcion, departamento },
      cantidadOriginal: sql`${cantidadOriginal}`.as('cantidadOriginal'),
      cantidadMaxima: sql`${cantidadMaxima}`.as('cantidadMaxima'),
      ...{ subtotal, descuento, iva, ieps, total },
    })
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea));
}

function payments(db: Db, { tienda, operacion }: ClaveOperacion) {
  const { idFormaPago, nombre, monto, orden } = ventaPagos;
  return db
    .select({ idFormaPago: sql`${idFormaPago}`.as('idFormaPago'), nombre, monto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(orden));
}

function heldParts(db: Db, key: ClaveOperacion) {
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
    .where(and(ofOperation(key), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])))
    .orderBy(asc(vales.id));
}

/** What the guides carry to the customer; what is collected from there is not on them. */
function unitsOnGuides(db: Db, { tienda, operacion }: ClaveOperacion) {
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
function holding(db: Db, key: ClaveOperacion) {
  return db
    .select({ total: vales.total, fecha: sql`${vales.fechaCreacion}`.as('fecha') })
    .from(vales)
    .where(and(ofOperation(key), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])));
}

interface Unfinished {
  readonly id: number;
  readonly folio: string;
  readonly fecha: string;
  /** Null where nobody is known who saved it. */
  readonly numiden: number | null;
  readonly nombre: string | null;
}

function unfinished(db: Db, key: ClaveOperacion) {
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
    .where(and(ofOperation(key), eq(vales.estado, ESTADO_VALE.parcial)))
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

function byLine<R extends { readonly linea: number }>(rows: readonly R[]): ReadonlyMap<number, readonly R[]> {
  const lines = new Map<number, R[]>();
  for (const row of rows) {
    const same = lines.get(row.linea);
    if (same === undefined) lines.set(row.linea, [row]);
    else same.push(row);
  }
  return lines;
}

type Line = Pick<
  typeof ventaArticulos.$inferSelect,
  'linea' | 'numArt' | 'descripcion' | 'departamento' | 'cantidadOriginal' | 'cantidadMaxima' | keyof Importes
>;
type LineInPesos = InPesos<Line>;
type Held = Importes & {
  readonly linea: number;
  readonly id: number;
  readonly folio: string;
  readonly tipo: TipoVale;
  readonly estado: IdEstadoVale;
  readonly cantidad: number;
};
type HeldInPesos = InPesos<Held>;
interface OnGuide {
  readonly linea: number;
  readonly folioGuia: string;
  readonly statusitem: number;
  readonly cantidad: number;
}

function soldLine(line: Line, held: readonly Held[], onGuide: readonly OnGuide[]): LineaVendida {
  const cancelados = onGuide.filter(isCancelled).reduce((total, { cantidad }) => total + cantidad, 0);
  const [first] = onGuide;
  const { unidades: _, ...left } = leftOf(line, held);
  return {
    linea: line.linea,
    numArt: line.numArt,
    descripcion: line.descripcion,
    departamento: line.departamento,
    cantidadOriginal: line.cantidadOriginal,
    cantidadMaxima: line.cantidadMaxima,
    importes: inPesos(line),
    restante: inPesos(left),
    guia:
      first === undefined
        ? null
        : {
            folioGuia: first.folioGuia,
            devolucionesMaximas: devolucionesMaximas({ ...line, cancelados }),
            unidades: onGuide.map(({ statusitem, cantidad }) => ({
              statusitem: statusitem as IdEstadoArticulo,
              cantidad,
            })),
          },
    vales: held.map(({ id, folio, tipo, estado, cantidad }) => ({ id, folio, tipo, estado, cantidad })),
  };
}

function isCancelled({ statusitem }: OnGuide): boolean {
  return statusitem === CANCELADO;
}

/**
 * What is left of a line: the line less what vouchers hold. Units that are gone without a voucher, since they were returned
 * before the chain came here, are taken off first, at their share.
 */
function leftOf(line: Line, held: readonly Held[]): LineaRestante {
  const { subtotal, descuento, iva, ieps, total } = line;
  const whole: LineaRestante = { unidades: line.cantidadOriginal, subtotal, descuento, iva, ieps, total };
  const byVouchers = held.reduce((units, { cantidad }) => units + cantidad, 0);
  const before = line.cantidadOriginal - line.cantidadMaxima - byVouchers;
  const known = before > 0 ? dividir(whole, before).resto : whole;
  return held.reduce((left, part) => quitarParte(left, { ...part, unidades: part.cantidad }), known);
}
