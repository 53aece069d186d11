import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayOf, daysBetween } from '#domain/dates';
import type { IdEstadoArticulo } from '#domain/guias';
import { devolucionesMaximas } from '#domain/guias';
import type { LineaRestante } from '#domain/importesVale';
import { dividir, quitarParte } from '#domain/importesVale';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { pagosConDevuelto } from '#domain/metodosDevolucion';
import { fromPesos, toPesos } from '#domain/money';
import type { ClaveOperacion } from '#domain/operaciones';
import { TEXTS } from '#domain/texts';
import type { LineaVendida, VentaParaVale } from '#domain/ventaParaVale';
import { ESTADO_VALE, ESTADOS_QUE_RETIENEN } from '#domain/vidaVale';
import { readSettings } from '../ajustes/settings.ts';
import type { Db, Tx } from '../db/db.ts';
import { fitsInteger } from '../db/limits.ts';
import { stores } from '../db/schema/catalogos.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos, ventaPagos, ventas } from '../db/schema/operaciones.ts';
import { usuarios } from '../db/schema/personas.ts';
import { valeArticulos, valeMetodos, vales } from '../db/schema/vales.ts';
import { notFound } from '../http/rejection.ts';
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
  const cabecera = await header(db, key);
  // One after the other: a transaction has one connection, which does one thing at a time.
  const lines = await soldLines(db, key);
  const held = await heldParts(db, key);
  const onGuides = await unitsOnGuides(db, key);
  const pagos = await payments(db, key);
  const dado = await givenByMethod(db, key);
  const parciales = await unfinished(db, key);
  const settings = await readSettings(db);
  const heldOf = byLine(held);
  const guideOf = byLine(onGuides);
  const paid = pagosConDevuelto(pagos, dado);
  return {
    cabecera,
    dias: Math.max(0, daysBetween(dayOf(new Date(cabecera.fechaOperacion), zone), dayOf(now, zone))),
    lineas: lines.map((line) => soldLine(line, heldOf.get(line.linea) ?? [], guideOf.get(line.linea) ?? [])),
    pagos: pagos.map(({ idFormaPago, nombre, monto }, index) => ({
      idFormaPago,
      nombre,
      monto: toPesos(monto),
      devuelto: toPesos(paid[index]?.devuelto ?? monto),
    })),
    parciales,
    reglas: { maximos: settings.maximos.valor, vigencia: settings.vigencia.valor },
  };
}

async function header(db: Db, { tienda, operacion }: ClaveOperacion): Promise<VentaParaVale['cabecera']> {
  const [row] = fitsInteger(tienda)
    ? await db
        .select({ venta: ventas, tienda: stores.nombre })
        .from(ventas)
        .innerJoin(stores, eq(stores.cvetda, ventas.cvetda))
        .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))
    : [];
  if (row === undefined) throw notFound(TEXTS.sinResultados);
  const { venta } = row;
  return {
    tienda: { cvetda: venta.cvetda, nombre: row.tienda },
    operacion: venta.operacion,
    fechaOperacion: venta.fecha.toISOString(),
    numiden: venta.numidenCliente,
    cliente: venta.nombreCliente,
    totalOperacion: toPesos(venta.total),
  };
}

function soldLines(db: Db, { tienda, operacion }: ClaveOperacion) {
  return db
    .select()
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea));
}

function payments(db: Db, { tienda, operacion }: ClaveOperacion) {
  return db
    .select()
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, tienda), eq(ventaPagos.operacion, operacion)))
    .orderBy(asc(ventaPagos.orden));
}

function ofOperation({ tienda, operacion }: ClaveOperacion) {
  return and(eq(vales.cvetda, tienda), eq(vales.operacion, operacion));
}

function heldParts(db: Db, key: ClaveOperacion) {
  return db
    .select({
      linea: valeArticulos.linea,
      id: vales.id,
      folio: vales.folio,
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
      folioGuia: guias.folio,
      statusitem: guiaArticulos.statusitem,
      cantidad: guiaArticulos.cantidad,
    })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(guias.cvetda, tienda), eq(guias.operacion, operacion), eq(guias.tipo, 'ENTREGA')))
    .orderBy(asc(guiaArticulos.linea), asc(guiaArticulos.id));
}

/** What vouchers give back, or are to give back, by each method. */
async function givenByMethod(db: Db, key: ClaveOperacion) {
  const rows = await db
    .select({ metodo: valeMetodos.metodo, monto: sql<string>`sum(${valeMetodos.monto})` })
    .from(vales)
    .innerJoin(valeMetodos, eq(valeMetodos.idVale, vales.id))
    .where(and(ofOperation(key), inArray(vales.estado, [...ESTADOS_QUE_RETIENEN])))
    .groupBy(valeMetodos.metodo);
  return rows.map(({ metodo, monto }) => ({ metodo: metodo as IdMetodo, monto: fromPesos(Number(monto)) }));
}

async function unfinished(db: Db, key: ClaveOperacion): Promise<VentaParaVale['parciales']> {
  const rows = await db
    .select({
      id: vales.id,
      folio: vales.folio,
      fecha: vales.fechaCreacion,
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
    })
    .from(vales)
    .leftJoin(usuarios, eq(usuarios.numiden, sql`coalesce(${vales.numidenGuarda}, ${vales.numidenCrea})`))
    .where(and(ofOperation(key), eq(vales.estado, ESTADO_VALE.parcial)))
    .orderBy(desc(vales.id));
  return rows.map(({ id, folio, fecha, numiden, nombre }) => ({
    id,
    folio,
    fecha: fecha.toISOString(),
    autor: numiden === null ? null : { numiden, nombre: nombre ?? '' },
  }));
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

type Line = typeof ventaArticulos.$inferSelect;
type Held = Awaited<ReturnType<typeof heldParts>>[number];
type OnGuide = Awaited<ReturnType<typeof unitsOnGuides>>[number];

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
    vales: held.map(({ id, folio, cantidad }) => ({ id, folio, cantidad })),
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
