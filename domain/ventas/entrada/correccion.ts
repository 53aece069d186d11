import { dayOf } from '#domain/common/dates';
import { type Centavos, centavos, showPesos, sum, toPesos } from '#domain/common/money';
import type { Importes } from '#domain/ventas/importesDeLinea';
import { type IdMetodo, type MetodoConMonto, metodoDePago, pagosConDevuelto } from '#domain/ventas/metodosDevolucion';
import type { PagoPorForma, VentaPorFormas } from './porFormas.ts';
import type { LineaEntrante, PagoEntrante, VentaEntrante } from './ventaEntrante.ts';

/** The fate of a sale that came in. */
export const RESULTADOS = {
  nueva: 'Nueva',
  igual: 'Ya estaba',
  corregida: 'Corregida',
  atrasada: 'Atrasada: ya se tiene una revisión posterior',
  conflicto: 'La misma revisión, con otro contenido',
  conVales: 'No se corrigió: algo de ella ya se devolvió o se facturó',
  enEspera: 'Anulada antes de llegar',
  rechazada: 'Rechazada',
} as const;

export type Resultado = keyof typeof RESULTADOS;

/** A stored sale, by which another one that comes in is told from it. */
export interface VentaConocida {
  readonly revision: number;
  /** The fingerprint of its contents; null for one that no till and no file has said. */
  readonly huella: string | null;
  /** The revision by which its till took it back whole; null for one that stands. */
  readonly anulacion: number | null;
}

/**
 * How a sale or an annulment (`huella` is null) that comes in stands to the stored sale of its key. Each is compared with the last of its
 * kind, so that in whatever order they come the sale ends with its last contents, and annulled if its last revision says so.
 */
export function frenteALaGuardada(
  guardada: VentaConocida,
  { revision, huella }: { readonly revision: number; readonly huella: string | null },
): 'igual' | 'atrasada' | 'conflicto' | 'posterior' {
  const { anulacion } = guardada;
  if (huella === null) {
    if (revision === anulacion) return 'igual';
    if (revision === guardada.revision) return 'conflicto';
    return revision > Math.max(guardada.revision, anulacion ?? 0) ? 'posterior' : 'atrasada';
  }
  if (revision === anulacion) return 'conflicto';
  if (revision > guardada.revision) return 'posterior';
  if (revision < guardada.revision) return 'atrasada';
  return huella === guardada.huella ? 'igual' : 'conflicto';
}

/** A line of a stored sale, and what of it is no longer free. */
export interface LineaGuardada extends LineaEntrante {
  /** The units of vouchers that hold. */
  readonly retenidas: number;
  /** The worth of those. */
  readonly tomado: Importes;
  /** The units that travel, or travelled, by a guide to the customer. */
  readonly enGuia: number;
  /** A voucher names it, of whatever state: its lines are read by the sale's. */
  readonly nombrada: boolean;
}

/** A stored sale, as a correction is judged by. */
export interface VentaGuardada extends Omit<VentaPorFormas, 'lineas'> {
  readonly lineas: readonly LineaGuardada[];
  /** The amounts that vouchers gave back of it or still owe, by method. */
  readonly dado: readonly MetodoConMonto[];
  /** An invoice counts it, its own or a global one. */
  readonly facturada: boolean;
  /** Of its store's clock, by which it is of a day. */
  readonly zona: string;
}

/**
 * The verdict on a later revision of a stored sale. One that is applied may still leave an excess: goods or money that the till took back
 * although a voucher had, too, which a person must hear of. `excedente` says it in words; null where there is none.
 */
export type Correccion =
  | {
      readonly aplica: true;
      /** The moment to store. */
      readonly fecha: Date;
      readonly lineas: readonly LineaPorGuardar[];
      readonly excedente: string | null;
    }
  | {
      readonly aplica: false;
      readonly resultado: Extract<Resultado, 'conVales' | 'rechazada'>;
      readonly motivo: string;
    };

/** A line to store, with the units that can still be given back. */
export interface LineaPorGuardar extends LineaEntrante {
  readonly cantidadMaxima: number;
  /** The units that the till took back although vouchers hold them. */
  readonly excedente: number;
}

/**
 * Judges a later revision of a stored sale, under the sale's lock. Returns at the till are always applied, since the goods are back.
 * Anything else of the sale changes only as far as nobody relies on it: no invoice counts it, each line that a voucher or a guide names
 * stays what it was and keeps the units and amounts that they took, and each way of paying keeps what went back by it. One that shares no
 * article with it is no correction at all. A sale that an invoice counts stays in its day, which is that of its period: another one is
 * refused, or passed over where the revision says what went back as well.
 */
export function juzgarCorreccion(guardada: VentaGuardada, nueva: VentaPorFormas): Correccion {
  if (esOtraVenta(guardada, nueva)) return { aplica: false, resultado: 'rechazada', motivo: OTRA_VENTA };
  const deOtroDia = guardada.facturada && esDeOtroDia(guardada, nueva);
  const seAdmite = seVendioLoMismo(guardada, nueva) && !(deOtroDia && volvioLoMismo(guardada, nueva));
  const motivo = seAdmite ? null : porQueNo(guardada, nueva);
  if (motivo !== null) return { aplica: false, resultado: 'conVales', motivo };
  return {
    aplica: true,
    fecha: deOtroDia ? guardada.fecha : nueva.fecha,
    lineas: nueva.lineas.map((line) => porGuardar(line, guardada)),
    excedente: excedenteDe(guardada, nueva),
  };
}

/** A sale that its till took back whole: the same one, with all its units and all its money returned. */
export function anulada(venta: VentaPorFormas): VentaPorFormas {
  return {
    ...venta,
    lineas: venta.lineas.map((line) => ({ ...line, devuelto: line.cantidad })),
    pagos: venta.pagos.map((pago) => ({ ...pago, devuelto: pago.monto })),
  };
}

/** A line of a sale that nobody has taken anything of. */
export function lineaNueva(line: LineaEntrante): LineaPorGuardar {
  return { ...line, cantidadMaxima: line.cantidad - line.devuelto, excedente: 0 };
}

/** The units of a stored line that its till took back, also those that vouchers hold. @param retenidas the units of vouchers that hold. */
export function devueltoEnCaja(
  {
    cantidadOriginal,
    cantidadMaxima,
    excedente,
  }: Readonly<Record<'cantidadOriginal' | 'cantidadMaxima' | 'excedente', number>>,
  retenidas: number,
): number {
  return Math.max(0, cantidadOriginal - cantidadMaxima + excedente - retenidas);
}

function porGuardar(line: LineaEntrante, { lineas }: VentaGuardada): LineaPorGuardar {
  const retenidas = lineas.find(({ linea }) => linea === line.linea)?.retenidas ?? 0;
  const left = line.cantidad - line.devuelto - retenidas;
  return { ...line, cantidadMaxima: Math.max(0, left), excedente: Math.max(0, -left) };
}

const IMPORTES = ['subtotal', 'descuento', 'iva', 'ieps', 'total'] as const satisfies readonly (keyof Importes)[];

const OTRA_VENTA =
  'No lleva ningún artículo de la venta que se tiene con ese número: es otra, y no se tomó por una corrección. Revise la numeración de sus cajas.';

/** A till that began to count anew sends another sale under a number that was given: not one article of it is known. */
function esOtraVenta(una: Pick<VentaGuardada, 'lineas'>, otra: Pick<VentaEntrante, 'lineas'>): boolean {
  const known = new Set(una.lineas.map(({ numArt }) => numArt));
  return !otra.lineas.some(({ numArt }) => known.has(numArt));
}

/** Whether lines and payments are the same, but for what went back of them. */
function seVendioLoMismo(una: VentaGuardada, otra: VentaEntrante): boolean {
  const lineOf = ({ linea, numArt, cantidad, pesada, ...line }: LineaEntrante) =>
    JSON.stringify([linea, numArt, cantidad, pesada, ...IMPORTES.map((importe) => line[importe])]);
  const paymentOf = ({ forma, monto, referencia }: PagoEntrante) => JSON.stringify([forma, monto, referencia]);
  const same = (these: readonly string[], those: readonly string[]) =>
    these.toSorted().join() === those.toSorted().join();
  return (
    same(una.lineas.map(lineOf), otra.lineas.map(lineOf)) && same(una.pagos.map(paymentOf), otra.pagos.map(paymentOf))
  );
}

function esDeOtroDia({ fecha, zona }: VentaGuardada, nueva: VentaEntrante): boolean {
  return dayOf(fecha, zona) !== dayOf(nueva.fecha, zona);
}

/** Whether a sale of the same lines and payments says nothing new of what went back of them. */
function volvioLoMismo(una: VentaGuardada, otra: VentaEntrante): boolean {
  const backOf = (lines: readonly LineaEntrante[]) => new Map(lines.map(({ linea, devuelto }) => [linea, devuelto]));
  const before = backOf(una.lineas);
  const backBy = (pagos: readonly PagoEntrante[]) => sum(pagos.map(({ devuelto }) => devuelto));
  return (
    otra.lineas.every(({ linea, devuelto }) => before.get(linea) === devuelto) &&
    backBy(una.pagos) === backBy(otra.pagos)
  );
}

function porQueNo(guardada: VentaGuardada, nueva: VentaPorFormas): string | null {
  if (guardada.facturada) return 'Tiene una factura que cuenta.';
  const lineOf = new Map(nueva.lineas.map((line) => [line.linea, line]));
  for (const line of guardada.lineas) {
    const later = lineOf.get(line.linea);
    const named = line.nombrada || line.enGuia > 0;
    if (named && later?.numArt !== line.numArt) {
      return `La línea ${line.linea} (${line.numArt}) está en un vale o en una guía, y ya no viene.`;
    }
    if (later === undefined) continue;
    const { retenidas, enGuia, tomado } = line;
    if (later.cantidad < Math.max(retenidas, enGuia)) {
      return `De la línea ${line.linea} vienen ${later.cantidad} y en vales o guías hay ${Math.max(retenidas, enGuia)}.`;
    }
    // More may have gone back than was sold, when the till took units that vouchers hold.
    const back = Math.min(line.devuelto, later.devuelto);
    if (later.cantidad < Math.min(line.cantidad, retenidas + back)) {
      return `De la línea ${line.linea} vienen ${later.cantidad}: ${back} volvieron ya a su caja y en vales hay ${retenidas}.`;
    }
    const less = IMPORTES.find((importe) => later[importe] < tomado[importe]);
    if (less !== undefined) {
      return `De la línea ${line.linea} sus vales ya tomaron ${inWords(tomado[less])} de ${less}, y vienen ${inWords(later[less])}.`;
    }
  }
  return pagoDeMenos(guardada, nueva);
}

/** Why the payments do not bear what vouchers gave back the way it came, beside what the till had given back and says still. */
function pagoDeMenos({ dado, pagos: before }: VentaGuardada, { pagos }: VentaPorFormas): string | null {
  const took = pagosConDevuelto(conLoQueAunVolvio(before, pagos), dado);
  for (const way of new Set(took.map(({ idFormaPago }) => metodoDePago(idFormaPago)))) {
    const isOfWay = ({ idFormaPago }: Pick<PagoPorForma, 'idFormaPago'>) => metodoDePago(idFormaPago) === way;
    const gone = sum(took.filter(isOfWay).map(({ devuelto }) => devuelto));
    const paid = sum(pagos.filter(isOfWay).map(({ monto }) => monto));
    if (paid < gone) return `De su pago ya se devolvió ${inWords(gone)}, y vienen ${inWords(paid)}.`;
  }
  // The till may say by another way what it gave back: then only all of them together show that it is too much.
  const backBy = (some: readonly PagoPorForma[]) => sum(some.map(({ devuelto }) => devuelto));
  const gone = sum(dado.map(({ monto }) => monto)) + Math.min(backBy(before), backBy(pagos));
  const paid = sum(pagos.map(({ monto }) => monto));
  return paid < Math.min(gone, sum(before.map(({ monto }) => monto)))
    ? `De sus pagos ya se devolvió ${inWords(centavos(gone))}, y vienen ${inWords(paid)}.`
    : null;
}

/** The stored payments with what went back by each at the till, as far as the till says by that way still. */
function conLoQueAunVolvio(before: readonly PagoPorForma[], later: readonly PagoPorForma[]): readonly PagoPorForma[] {
  const left = new Map<IdMetodo | null, number>();
  for (const { idFormaPago, devuelto } of later) {
    const way = metodoDePago(idFormaPago);
    left.set(way, (left.get(way) ?? 0) + devuelto);
  }
  return before.map((pago) => {
    const way = metodoDePago(pago.idFormaPago);
    const devuelto = Math.min(pago.devuelto, left.get(way) ?? 0);
    left.set(way, (left.get(way) ?? 0) - devuelto);
    return { ...pago, devuelto: centavos(devuelto) };
  });
}

/** The goods and the money that were taken back twice, in words; null where none were. */
function excedenteDe({ lineas, dado }: VentaGuardada, nueva: VentaEntrante): string | null {
  const units = nueva.lineas.flatMap(({ linea, cantidad, devuelto }) => {
    const retenidas = lineas.find((line) => line.linea === linea)?.retenidas ?? 0;
    const excess = devuelto + retenidas - cantidad;
    return excess > 0 ? [`${excess} de la línea ${linea}`] : [];
  });
  if (units.length > 0) return `Se devolvieron en caja y en un vale: ${units.join(', ')}.`;
  const paid = sum(nueva.pagos.map(({ monto }) => monto));
  const back = sum([...nueva.pagos.map(({ devuelto }) => devuelto), ...dado.map(({ monto }) => monto)]);
  return nueva.pagos.length > 0 && back > paid
    ? `Entre caja y vales se devolvió ${inWords(back)} de ${inWords(paid)} pagados.`
    : null;
}

function inWords(amount: Centavos): string {
  return showPesos(toPesos(amount));
}
