import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { type Retorno, retornoEnPalabras, retornoQueCuenta } from '#domain/cadena/retorno';
import type { TipoVale } from '#domain/cadena/tiposVale';
import type { UnidadesEnGuia } from '#domain/guias/unidadesDeGuia';
import { DONDE_ESTA, type DondeEsta } from '#domain/ventas/estadosDeEntrega';

/** Article numbers that no cancellation takes: they are services and rounding (specification, section 5). */
const SIN_CANCELACION = new Set(['3965266', '0']);

/** Units of a line that a voucher holds. */
export interface UnidadesEnVale {
  readonly tipo: TipoVale;
  readonly estado: IdEstadoVale;
  readonly cantidad: number;
}

/** A line as far as its units matter. */
export interface LineaConUnidades {
  readonly numArt: string;
  /** Whether the chain lets it come back. */
  readonly retorno: Retorno;
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

/**
 * How many units of a line a voucher of a type can take; 0 when none. A return takes what is with the customer, a cancellation
 * what did not leave the warehouse (DESIGN of the vouchers, "Units").
 */
export function unidadesPosibles(linea: LineaConUnidades, tipo: TipoVale): number {
  const { cantidadMaxima, guia, numArt } = linea;
  if (retornoQueCuenta(linea, tipo) === 'no') return 0;
  if (tipo === 1) {
    return guia === null
      ? cantidadMaxima
      : Math.min(cantidadMaxima, guia.devolucionesMaximas, conElCliente(linea, guia));
  }
  if (SIN_CANCELACION.has(numArt)) return 0;
  if (guia === null) return cantidadMaxima;
  const waiting = enGuia(guia, 'almacen') + canceladasSinVale(linea) - porAutorizar(linea);
  return Math.max(0, Math.min(cantidadMaxima, waiting));
}

/** Units of a line on a guide, by where they are. */
function enGuia(guia: UnidadesEnGuia, donde: DondeEsta): number {
  return unidades(guia.unidades.filter(({ statusitem }) => DONDE_ESTA[statusitem] === donde));
}

/**
 * Units of a line on a guide that were delivered, or taken along beside the guide, and that nothing was given back for. Units that went
 * back before there were vouchers were first those that the guide cancelled.
 */
function conElCliente(linea: LineaConUnidades, guia: UnidadesEnGuia): number {
  return Math.max(0, entregadas(linea, guia));
}

/** As `conElCliente`; below 0 where more went back than was delivered. */
function entregadas(linea: LineaConUnidades, guia: UnidadesEnGuia): number {
  const { cantidadOriginal, vales } = linea;
  const llevadas = Math.max(0, cantidadOriginal - unidades(guia.unidades));
  const devueltas = unidades(vales.filter(({ tipo }) => tipo === 1));
  const devueltasAntes = Math.max(
    0,
    antesDeVales(linea) - Math.max(0, enGuia(guia, 'cancelado') - canceladasConVale(linea)),
  );
  return enGuia(guia, 'entregado') + llevadas - devueltas - devueltasAntes;
}

/**
 * Whether a return takes units of a sale's lines that are not with the customer (`machines/vidaVale.machine.ts`).
 * @param retiene the voucher holds them already, so that they count among those that went back.
 */
export function tomaSinEntregar(
  lineas: readonly (LineaConUnidades & { readonly linea: number })[],
  tomadas: readonly { readonly linea: number; readonly cantidad: number }[],
  retiene: boolean,
): boolean {
  return tomadas.some(({ linea: numero, cantidad }) => {
    const linea = lineas.find((one) => one.linea === numero);
    if (linea === undefined || linea.guia === null) return false;
    return entregadas(linea, linea.guia) + (retiene ? cantidad : 0) < cantidad;
  });
}

/** Units that are gone though no voucher holds them: they went back before there were vouchers. */
function antesDeVales({ cantidadOriginal, cantidadMaxima, vales }: LineaConUnidades): number {
  return Math.max(0, cantidadOriginal - cantidadMaxima - unidades(vales));
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
function canceladasSinVale(linea: LineaConUnidades): number {
  const { guia } = linea;
  return guia === null ? 0 : Math.max(0, enGuia(guia, 'cancelado') - antesDeVales(linea) - canceladasConVale(linea));
}

/** Units that cancellations pay for which logistics was asked. */
function canceladasConVale({ vales }: LineaConUnidades): number {
  return unidades(vales.filter(({ tipo, estado }) => tipo === 0 && estado !== ESTADO_VALE.porAutorizar));
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

/** Why units of a line are not for a voucher: the chain takes none back, nothing of the line is left, or they are elsewhere than it takes them from. */
export type PorQueNo =
  | 'noRetornable'
  | 'retenida'
  | 'devueltaAntes'
  | 'sinEntregar'
  | 'enRuta'
  | 'entregada'
  | 'cancelada';

/** Units of a line that a voucher does not take. */
export interface Impedidas {
  readonly porque: PorQueNo;
  readonly cantidad: number;
}

/** The units of a line that a voucher of a type does not take, by what keeps them from it; empty when it takes what is left. */
export function impedidas(linea: LineaConUnidades, tipo: TipoVale): readonly Impedidas[] {
  const { cantidadMaxima, cantidadOriginal, guia, vales } = linea;
  if (retornoQueCuenta(linea, tipo) === 'no') return [{ porque: 'noRetornable', cantidad: cantidadOriginal }];
  if (cantidadMaxima === 0) {
    return [{ porque: vales.length > 0 ? 'retenida' : 'devueltaAntes', cantidad: cantidadOriginal }];
  }
  if (guia === null) return [];
  const found: readonly Impedidas[] =
    tipo === 1
      ? [
          { porque: 'sinEntregar', cantidad: enGuia(guia, 'almacen') - porAutorizar(linea) },
          { porque: 'enRuta', cantidad: enGuia(guia, 'enRuta') },
          { porque: 'cancelada', cantidad: canceladasSinVale(linea) },
        ]
      : [
          { porque: 'enRuta', cantidad: enGuia(guia, 'enRuta') },
          { porque: 'entregada', cantidad: conElCliente(linea, guia) },
        ];
  return found.filter(({ cantidad }) => cantidad > 0);
}

/** Says what keeps units from a voucher, and what helps, without its full stop; null of a line with nothing left. */
export function impedidasEnPalabras({ porque, cantidad }: Impedidas): string | null {
  const one = cantidad === 1;
  const units = one ? '1 unidad' : `${cantidad} unidades`;
  switch (porque) {
    case 'noRetornable':
      return retornoEnPalabras('no');
    case 'retenida':
    case 'devueltaAntes':
      return null;
    case 'sinEntregar':
      return `${units} sin entregar: no se ${one ? 'devuelve, se cancela' : 'devuelven, se cancelan'} con «Cancelar artículos»`;
    case 'enRuta':
      return `${units} EN RUTA: no se ${one ? 'devuelve ni se cancela hasta que se entregue' : 'devuelven ni se cancelan hasta que se entreguen'}`;
    case 'entregada':
      return `${units} ${one ? 'entregada: se devuelve' : 'entregadas: se devuelven'} con «Devolver artículos»`;
    case 'cancelada':
      return `${units} ${one ? 'cancelada en su guía: se paga' : 'canceladas en su guía: se pagan'} con «Cancelar artículos»`;
  }
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
