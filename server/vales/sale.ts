import { retornoDe } from '#domain/cadena/retorno';
import { dayOf, daysBetween } from '#domain/common/dates';
import { fromPesos, toPesos } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import { acumuladoDe } from '#domain/vales/autorizacionVale';
import type { LineaVendida, VentaParaVale } from '#domain/vales/ventaParaVale';
import { devolucionesMaximas, ESTADO_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import { dividir, type LineaRestante, quitarParte } from '#domain/ventas/importesDeLinea';
import { type IdMetodo, pagosConDevuelto } from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { settingsIn } from '../cadena/ajustes/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { inPesos } from './lines.ts';
import { type Held, type LineOfSale, type OnGuide, saleRows } from './saleRows.ts';

/** Today, in a store. */
export interface Today {
  readonly now: Date;
  readonly zone: string;
}

/**
 * Reads a sale for a voucher: what is left of each line and what that is worth, how it was paid, and the chain's rules (DESIGN
 * of the vouchers, "Units" and "Money").
 * @throws Rejection 404 when the store has no such operation.
 */
export async function saleForVoucher(db: Db, key: ClaveOperacion, { now, zone }: Today): Promise<VentaParaVale> {
  const {
    cabecera,
    codigoPostal,
    lines,
    held,
    onGuides,
    pagos,
    refunded,
    owed,
    retenidos,
    devueltas,
    parciales,
    ajustes,
  } = await saleRows(db, key);
  const settings = settingsIn(ajustes);
  const dado = [...refunded, ...owed].map(({ metodo, monto }) => ({
    metodo: metodo as IdMetodo,
    monto: fromPesos(monto),
  }));
  const paid = pagosConDevuelto(pagos, dado);
  // The day that stands on the ticket is of the clock of the store that sold.
  const sold = zonaDe(codigoPostal, zone);
  const daysSince = (moment: string) => Math.max(0, daysBetween(dayOf(new Date(moment), sold), dayOf(now, zone)));
  return {
    cabecera,
    dias: daysSince(cabecera.fechaOperacion),
    acumulado: toPesos(
      acumuladoDe(retenidos.map(({ total, fecha }) => ({ total: fromPesos(total), dias: daysSince(fecha) }))),
    ),
    devueltasAparte: devueltas.map(({ linea }) => linea),
    lineas: soldLines({ lines, held, onGuides }),
    pagos: pagos.map(({ idFormaPago, nombre, referencia, monto }, index) => ({
      idFormaPago,
      nombre,
      referencia,
      monto: toPesos(monto),
      devuelto: toPesos(paid[index]?.devuelto ?? monto),
    })),
    parciales: parciales.map(({ id, folio, fecha, numiden, nombre }) => ({
      id,
      folio,
      fecha: new Date(fecha).toISOString(),
      autor: numiden === null ? null : { numiden, nombre: nombre ?? '' },
    })),
    reglas: { maximos: settings.maximos.valor, vigencia: settings.vigencia.valor },
  };
}

/** The lines of a sale, each with its guide and the vouchers that hold some of it. @throws Rejection as `saleForVoucher`. */
export async function readLinesOfSale(db: Db, key: ClaveOperacion): Promise<readonly LineaVendida[]> {
  return soldLines(await saleRows(db, key));
}

type LineRows = Pick<Awaited<ReturnType<typeof saleRows>>, 'lines' | 'held' | 'onGuides'>;

function soldLines({ lines, held, onGuides }: LineRows): LineaVendida[] {
  const heldOf = byLine(held);
  const guideOf = byLine(onGuides);
  return lines.map((line) => soldLine(line, heldOf.get(line.linea) ?? [], guideOf.get(line.linea) ?? []));
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

function soldLine(line: LineOfSale, held: readonly Held[], onGuide: readonly OnGuide[]): LineaVendida {
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
    pesada: line.pesada,
    retorno: retornoDe(line.delArticulo, line.delDepartamento),
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
  return statusitem === ESTADO_ARTICULO.cancelado;
}

/**
 * The rest of a line: the line less the units that vouchers hold. Units that are gone without a voucher, since they
 * were returned before the chain came here, are taken off first, at their share.
 */
function leftOf(line: LineOfSale, held: readonly Held[]): LineaRestante {
  const { subtotal, descuento, iva, ieps, total } = line;
  const whole: LineaRestante = { unidades: line.cantidadOriginal, subtotal, descuento, iva, ieps, total };
  const byVouchers = held.reduce((units, { cantidad }) => units + cantidad, 0);
  const before = line.cantidadOriginal - line.cantidadMaxima - byVouchers;
  const known = before > 0 ? dividir(whole, before).resto : whole;
  return held.reduce((left, part) => quitarParte(left, { ...part, unidades: part.cantidad }), known);
}
