import type { IdEstadoArticulo } from './guias.ts';
import { ESTADO_ARTICULO, sePuedeCancelar } from './guias.ts';
import type { IdEstadoVale, TipoVale } from './vidaVale.ts';
import { ESTADO_VALE } from './vidaVale.ts';

/** Article numbers that no cancellation takes: they are services and rounding (specification, section 5). */
const SIN_CANCELACION = new Set(['3965266', '0']);

/** Units of a line by the state of their item on the guide. */
export interface UnidadesEnGuia {
  readonly folioGuia: string;
  readonly unidades: readonly { readonly statusitem: IdEstadoArticulo; readonly cantidad: number }[];
  /** How many can be returned, by the guide (`devolucionesMaximas`). */
  readonly devolucionesMaximas: number;
}

/** Units of a line that a voucher holds. */
export interface UnidadesEnVale {
  readonly tipo: TipoVale;
  readonly estado: IdEstadoVale;
  readonly cantidad: number;
}

/** A line as far as its units matter. */
export interface LineaConUnidades {
  readonly numArt: string;
  readonly cantidadOriginal: number;
  /** Bought, less what vouchers hold and what went back before there were vouchers. */
  readonly cantidadMaxima: number;
  /** The vouchers that hold some of it. */
  readonly vales: readonly UnidadesEnVale[];
  /** Null for goods that were taken along at once. */
  readonly guia: UnidadesEnGuia | null;
}

/** Why a quantity is refused; the texts are the specification's (section 5, "Voucher items"). */
export type FallaCantidad = { readonly maximo: number; readonly texto: string };

/** How many units of a line a voucher of a type can take; 0 when none. */
export function unidadesPosibles(linea: LineaConUnidades, tipo: TipoVale): number {
  const { cantidadMaxima, guia, numArt } = linea;
  if (tipo === 1) return guia === null ? cantidadMaxima : Math.min(cantidadMaxima, guia.devolucionesMaximas);
  if (SIN_CANCELACION.has(numArt)) return 0;
  if (guia === null) return cantidadMaxima;
  const waiting = unidades(guia.unidades.filter(({ statusitem }) => sePuedeCancelar(statusitem)));
  return Math.max(0, Math.min(cantidadMaxima, waiting + canceladasSinVale(linea) - porAutorizar(linea)));
}

/**
 * How many units the guide must still cancel before a cancellation becomes VIGENTE. Units that are cancelled there already
 * count, unless they pay for another voucher.
 */
export function porCancelarEnGuia(linea: LineaConUnidades, cantidad: number): number {
  return linea.guia === null ? 0 : Math.max(0, cantidad - canceladasSinVale(linea));
}

/**
 * Units that were cancelled on the guide and that nothing was paid for: neither by a cancellation that logistics was asked
 * for, nor before there were vouchers. A return takes other units, those that the customer has.
 */
function canceladasSinVale({ cantidadOriginal, cantidadMaxima, guia, vales }: LineaConUnidades): number {
  if (guia === null) return 0;
  const canceladas = unidades(guia.unidades.filter(({ statusitem }) => statusitem === ESTADO_ARTICULO.cancelado));
  const antes = cantidadOriginal - cantidadMaxima - unidades(vales);
  const pagadas = unidades(vales.filter(({ tipo, estado }) => tipo === 0 && estado !== ESTADO_VALE.porAutorizar));
  return Math.max(0, canceladas - antes - pagadas);
}

/** Units that cancellations hold for which logistics is asked once they are authorized. */
function porAutorizar({ vales }: LineaConUnidades): number {
  return unidades(vales.filter(({ tipo, estado }) => tipo === 0 && estado === ESTADO_VALE.porAutorizar));
}

function unidades(parts: readonly { readonly cantidad: number }[]): number {
  return parts.reduce((total, { cantidad }) => total + cantidad, 0);
}

/** Whether a cancellation shows the line at all (specification, section 5). */
export function seOfrece(linea: Pick<LineaConUnidades, 'numArt'>, tipo: TipoVale): boolean {
  return tipo === 1 || !SIN_CANCELACION.has(linea.numArt);
}

/** Why nothing can be taken of a line: held by vouchers, returned elsewhere before, already sent, or cancelled on its guide. */
export type PorQueNada = 'retenida' | 'devueltaAntes' | 'salio' | 'cancelada';

/**
 * Why a line gives nothing to a voucher of a type; null when it gives something.
 * @param retenida units that vouchers hold.
 */
export function porQueNada(linea: LineaConUnidades, tipo: TipoVale, retenida: number): PorQueNada | null {
  if (unidadesPosibles(linea, tipo) > 0) return null;
  if (linea.cantidadMaxima === 0) return retenida > 0 ? 'retenida' : 'devueltaAntes';
  return tipo === 0 ? 'salio' : 'cancelada';
}

/**
 * Why a line cannot give so many units to a voucher; null when it can.
 * @param cantidad null while nothing is written.
 */
export function fallaCantidad(linea: LineaConUnidades, tipo: TipoVale, cantidad: number | null): FallaCantidad | null {
  const maximo = unidadesPosibles(linea, tipo);
  if (cantidad === null || !Number.isInteger(cantidad) || cantidad < 0)
    return { maximo, texto: 'Este campo es requerido' };
  if (cantidad <= maximo) return null;
  return { maximo, texto: linea.guia === null ? tooMany(maximo) : tooManyOnGuide(tipo, maximo) };
}

function tooMany(maximo: number): string {
  return `La cantidad no puede ser mayor a: ${maximo}`;
}

function tooManyOnGuide(tipo: TipoVale, maximo: number): string {
  return `La cantidad de artículos a ${tipo === 0 ? 'cancelar' : 'devolver'} no puede ser mayor a: ${maximo}`;
}
