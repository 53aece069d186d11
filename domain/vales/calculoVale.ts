import { type Retorno, retornoEnPalabras, retornoQueCuenta } from '#domain/cadena/retorno';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { dividir, type Importes, type LineaRestante, sumarImportes } from '#domain/ventas/importesDeLinea';
import {
  type MetodoConMonto,
  type PagoDeVenta,
  porOtraForma,
  quedaDeLoPagado,
  tomaDesconocida,
} from '#domain/ventas/metodosDevolucion';
import { esOtraPersona, type MotivoAutorizacion, motivosAutorizacion, type SumasDePago } from './autorizacionVale.ts';
import { type CabidaBilletera, fallaSoloBilletera } from './billetera.ts';
import { esDepreciable, fallaDepreciacion, montoDepreciacion } from './depreciacionVale.ts';
import { fallaReparto, repartoSugerido } from './repartoDeSaldo.ts';
import { fallaCantidad, type LineaConUnidades, seOfrece, unidadesPosibles } from './unidadesVale.ts';

/** A line of a sale, and what of it no voucher holds. */
export interface LineaPorDevolver extends LineaConUnidades {
  readonly linea: number;
  readonly restante: LineaRestante;
}

/**
 * A sale as far as a voucher takes from it. `dias` are whole days since it was made; `comprador` is null if unknown.
 */
export interface VentaPorDevolver {
  readonly dias: number;
  readonly comprador: number | null;
  /** The sum of its recent vouchers (`acumuladoDe`). */
  readonly acumulado: Centavos;
  /** The lines that may have gone back in part at the till, by a ticket that does not say its sale. */
  readonly devueltasAparte: readonly number[];
  readonly lineas: readonly LineaPorDevolver[];
  readonly pagos: readonly PagoDeVenta[];
  /** The sum that its till rounded away (`redondeoDeCaja`). */
  readonly redondeo: Centavos;
}

/**
 * The wish for a line. `numArt` is the article that the asker takes it for, left out where unsaid. `depreciacion` is
 * null where nothing is taken off; the percent has at most two decimals.
 */
export interface LineaPedida {
  readonly linea: number;
  readonly numArt?: string | undefined;
  readonly cantidad: number | null;
  readonly depreciacion: { readonly porcentaje: number | null; readonly idMotivo: number | null } | null;
}

/** The request for a voucher. `metodos` is null while none were chosen: then they are suggested. */
export interface PedidoVale {
  readonly tipo: TipoVale;
  /** Who gets the money: the customer of the case. */
  readonly cliente: number | null;
  readonly lineas: readonly LineaPedida[];
  readonly metodos: readonly MetodoConMonto[] | null;
  readonly soloBilletera: boolean;
  /** The part of the depreciation that is forgiven by hand. */
  readonly condonacion: Centavos;
}

/** The rules that the chain sets. */
export interface ReglasVale {
  /** Above this total somebody must authorize (general setting 2). */
  readonly maximos: Centavos;
  /** The room in the customer's wallet; null while it was not asked. */
  readonly billetera: CabidaBilletera | null;
}

/** One thing that is wrong, beside what it is wrong with; `linea` is null for what concerns the whole voucher. */
export interface FallaVale {
  readonly campo:
    | 'articulos'
    | 'numArt'
    | 'cantidad'
    | 'seleccionadoDepreciacion'
    | 'porcentajeDepreciacion'
    | 'idMotivoDepreciacion'
    | 'metodosDevolucion'
    | 'condonacion';
  readonly linea: number | null;
  readonly texto: string;
}

/** A line with what the voucher takes of it. */
export interface LineaCalculada {
  readonly linea: number;
  readonly cantidad: number;
  readonly importes: Importes;
  readonly depreciacion: Centavos;
  /** The chain's mark that it keeps to. */
  readonly retorno: Retorno;
}

/** The refusal of a voucher that names a line of its sale twice. */
export const LINEA_REPETIDA = 'Una línea de la venta está dos veces en el vale.';

/** The outcome of a voucher's calculation. */
export interface CalculoVale {
  /** The lines that something is taken of, in the order asked for; those that are wrong are left out. */
  readonly lineas: readonly LineaCalculada[];
  readonly cantidad: number;
  readonly totales: Importes;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  /** The part of it that the till rounded away when it took cash: that was never paid. */
  readonly redondeo: Centavos;
  /** The amount that goes back to the customer: total less depreciation plus its forgiven part, less `redondeo`. */
  readonly saldo: Centavos;
  readonly metodos: readonly MetodoConMonto[];
  /** Why somebody must authorize it; empty when it needs no authorization. */
  readonly autorizacion: readonly MotivoAutorizacion[];
  readonly sumas: SumasDePago;
  /** Why it cannot be saved; empty when it can. */
  readonly fallas: readonly FallaVale[];
}

/**
 * Calculates what a voucher comes to, and why it cannot be saved. The screen, the call that validates and the one that saves
 * all use it (specification, section 5, "Voucher items").
 */
export function calcularVale(venta: VentaPorDevolver, pedido: PedidoVale, reglas: ReglasVale): CalculoVale {
  return calculadoraDe(venta, pedido.tipo)(pedido, reglas);
}

/**
 * Calculates vouchers of one sale and type again and again, each as `calcularVale` would. A line that is asked for by the same object as
 * before is not judged again: of hundreds, a keystroke changes one.
 */
export function calculadoraDe(
  venta: VentaPorDevolver,
  tipo: TipoVale,
): (pedido: Omit<PedidoVale, 'tipo'>, reglas: ReglasVale) => CalculoVale {
  const known = new Map(venta.lineas.map((linea) => [linea.linea, linea]));
  const before = new WeakMap<LineaPedida, Judged>();
  const judgedOnce = (pedida: LineaPedida): Judged => {
    const held = before.get(pedida);
    if (held !== undefined) return held;
    const fresh = judge(known.get(pedida.linea), pedida, tipo);
    before.set(pedida, fresh);
    return fresh;
  };
  return (pedido, reglas) => totalOf(venta, { ...pedido, tipo }, reglas, pedido.lineas.map(judgedOnce));
}

function totalOf(
  venta: VentaPorDevolver,
  pedido: PedidoVale,
  reglas: ReglasVale,
  judged: readonly Judged[],
): CalculoVale {
  const lineas = judged.flatMap(({ calculada }) => (calculada === null ? [] : [calculada]));
  const totales = sumarImportes(lineas.map(({ importes }) => importes));
  const depreciacion = sum(lineas.map((linea) => linea.depreciacion));
  const condonacion = centavos(Math.min(pedido.condonacion, depreciacion));
  const queda = quedaDeLoPagado(venta.pagos);
  const worth = centavos(totales.total - depreciacion + condonacion);
  const redondeo = redondeoDelVale(worth, queda, venta.redondeo);
  const saldo = centavos(worth - redondeo);
  const { soloBilletera } = pedido;
  const { billetera } = reglas;
  const metodos = pedido.metodos ?? repartoSugerido(saldo, venta.pagos, { soloBilletera, billetera });
  const deLineas = judged.flatMap((one) => one.fallas);
  // As long as a line is wrong, the faults of the whole follow from that line.
  const fallas =
    deLineas.length > 0 ? deLineas : fallasDelVale(venta, pedido, { lineas, depreciacion, saldo, billetera });
  const sumas = { vuelve: saldo, queda };
  const autorizacion = motivosAutorizacion({
    total: totales.total,
    depreciacion,
    condonacion,
    maximos: reglas.maximos,
    dias: venta.dias,
    acumulado: venta.acumulado,
    otraPersona: esOtraPersona({ comprador: venta.comprador, cliente: pedido.cliente }),
    sumas,
    otraForma: porOtraForma(metodos, venta.pagos),
    desconocida: tomaDesconocida(saldo, venta.pagos),
    restringida: lineas.some(({ retorno }) => retorno === 'autorizacion'),
    devueltaAparte: lineas.some(({ linea }) => venta.devueltasAparte.includes(linea)),
  });
  const cantidad = lineas.reduce((total, linea) => total + linea.cantidad, 0);
  return {
    lineas,
    cantidad,
    totales,
    depreciacion,
    condonacion,
    redondeo,
    saldo,
    metodos,
    autorizacion,
    sumas,
    fallas,
  };
}

/** An excess over the rest of the payments that the till's rounding explains is not given back, and nobody must authorize it. */
function redondeoDelVale(worth: Centavos, queda: Centavos | null, redondeo: Centavos): Centavos {
  const beyond = queda === null ? 0 : worth - queda;
  return centavos(beyond > 0 && beyond <= redondeo ? beyond : 0);
}

const SIN_DEPRECIACION = 'Un vale de cancelación no deprecia: sus artículos no se entregaron.';

interface Judged {
  readonly calculada: LineaCalculada | null;
  readonly fallas: readonly FallaVale[];
}

function judge(linea: LineaPorDevolver | undefined, pedida: LineaPedida, tipo: TipoVale): Judged {
  const fault = (campo: FallaVale['campo'], texto: string): FallaVale => ({ campo, linea: pedida.linea, texto });
  if (linea === undefined) {
    return { calculada: null, fallas: [fault('cantidad', `La venta no tiene la línea ${pedida.linea}.`)] };
  }
  if (pedida.numArt !== undefined && pedida.numArt !== linea.numArt) {
    return {
      calculada: null,
      fallas: [fault('numArt', `La línea ${linea.linea} de la venta es el artículo ${linea.numArt}.`)],
    };
  }
  if (tipo === 0 && pedida.depreciacion !== null) {
    return { calculada: null, fallas: [fault('seleccionadoDepreciacion', SIN_DEPRECIACION)] };
  }
  if (!seOfrece(linea, tipo)) return { calculada: null, fallas: [] };
  const retorno = retornoQueCuenta(linea, tipo);
  if (retorno === 'no' && (pedida.cantidad ?? 0) > 0) {
    return { calculada: null, fallas: [fault('numArt', `${retornoEnPalabras(retorno)}.`)] };
  }
  const falla = fallaCantidad(linea, tipo, pedida.cantidad);
  if (falla !== null) return { calculada: null, fallas: [fault('cantidad', falla.texto)] };
  const cantidad = pedida.cantidad ?? 0;
  if (cantidad === 0) return { calculada: null, fallas: [] };
  const { parte } = dividir(linea.restante, cantidad);
  const { unidades: _, ...importes } = parte;
  const { depreciacion, fallas } = depreciate(importes, pedida, fault);
  return { calculada: { linea: linea.linea, cantidad, importes, depreciacion, retorno }, fallas };
}

function depreciate(
  importes: Importes,
  { depreciacion }: LineaPedida,
  fault: (campo: FallaVale['campo'], texto: string) => FallaVale,
): { readonly depreciacion: Centavos; readonly fallas: readonly FallaVale[] } {
  const nothing = centavos(0);
  if (depreciacion === null || !esDepreciable(importes)) return { depreciacion: nothing, fallas: [] };
  const { porcentaje, idMotivo } = depreciacion;
  const wrong = fallaDepreciacion(porcentaje);
  const fallas = [
    ...(wrong === null ? [] : [fault('porcentajeDepreciacion', wrong)]),
    ...(idMotivo === null ? [fault('idMotivoDepreciacion', 'Este campo es requerido')] : []),
  ];
  const worthLess = wrong === null && porcentaje !== null ? montoDepreciacion(importes.total, porcentaje) : nothing;
  return { depreciacion: worthLess, fallas };
}

interface Came {
  readonly lineas: readonly LineaCalculada[];
  readonly depreciacion: Centavos;
  readonly saldo: Centavos;
  readonly billetera: CabidaBilletera | null;
}

function fallasDelVale(venta: VentaPorDevolver, pedido: PedidoVale, came: Came): readonly FallaVale[] {
  const fault = (campo: FallaVale['campo'], texto: string): FallaVale => ({ campo, linea: null, texto });
  if (new Set(pedido.lineas.map(({ linea }) => linea)).size < pedido.lineas.length) {
    return [fault('articulos', LINEA_REPETIDA)];
  }
  if (came.lineas.length === 0) return [fault('articulos', 'Agregue al menos un artículo al vale.')];
  if (pedido.condonacion < 0 || pedido.condonacion > came.depreciacion) {
    return [fault('condonacion', 'La condonación no puede ser menor a cero ni mayor a la depreciación.')];
  }
  const wrong = fallaDeMetodos(venta, pedido, came);
  return wrong === null ? [] : [fault('metodosDevolucion', wrong)];
}

function fallaDeMetodos(
  { pagos }: VentaPorDevolver,
  { metodos, soloBilletera }: PedidoVale,
  { saldo, billetera }: Came,
): string | null {
  if (metodos !== null) return fallaReparto(metodos, saldo, pagos, { billetera });
  // Suggested methods are right, but to who asked for all in the wallet they would be another thing.
  return soloBilletera && billetera !== null ? fallaSoloBilletera(saldo, billetera) : null;
}

/** Every unit that can go back, of every line: the whole sale in one click. */
export function ventaEntera(venta: VentaPorDevolver, tipo: TipoVale): readonly LineaPedida[] {
  return venta.lineas.map((linea) => ({
    linea: linea.linea,
    cantidad: unidadesPosibles(linea, tipo),
    depreciacion: null,
  }));
}
