import type { TipoVale } from '#domain/cadena/tiposVale';
import { fromPesos, pesosToType, toPesos } from '#domain/common/money';
import { readWhole } from '#domain/common/readNumber';
import { readMonto } from '#domain/common/typedPesos';
import { readPorcentaje } from '#domain/vales/depreciacionVale';
import type { ModoDevolucion } from '#domain/vales/repartoVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import type { Vale } from '#domain/vales/vales';
import { methodTexts, writtenMethods } from '../methods/methodTexts.ts';
import type { ChosenBuyer } from './buyer/buyer.ts';

/** The written values of a line. */
export interface LineValues {
  readonly cantidad: string;
  readonly deprecia: boolean;
  readonly porcentaje: string;
  readonly motivo: string;
  readonly recolecta: boolean;
}

/** The written values of a voucher: text as typed, the lines by `lineKey`, the amounts of methods by `methodKey`. */
export interface MakingValues {
  /** The case that was chosen; '' for the sale's own, which is made where it has none. Counts where the page has none. */
  caso: string;
  /** Who bought, chosen where the sale does not say it; counts where the case is made with the voucher. */
  comprador: ChosenBuyer | null;
  motivo: string;
  /** How the balance goes back. */
  modo: ModoDevolucion;
  condonacion: string;
  /** Counts where the person divides the balance. */
  metodos: Record<string, string>;
  /** Only lines that were shown, or in which something stands: a sale may have hundreds, and a keystroke copies them all. */
  lineas: Record<string, Partial<LineValues>>;
}

interface WrittenValues extends MakingValues {
  lineas: Record<string, LineValues>;
}

/** The sale and the case that a voucher is made of; the case is null where it is chosen on the page. */
export interface Basis {
  readonly caso: number | null;
  readonly tienda: number;
  readonly operacion: number;
  readonly tipo: TipoVale;
}

/** The name of a line among the values: not a number, which would make a list of them. */
export function lineKey(linea: number): string {
  return `l${linea}`;
}

/** The number of a line, of its name among the values. */
export function lineOf(key: string): number {
  return Number(key.slice(1));
}

/** A line in which nothing stands. */
export const EMPTY_LINE: LineValues = { cantidad: '', deprecia: false, porcentaje: '', motivo: '', recolecta: false };

/** The values in the form of a new voucher before the person chose them. */
export type ChosenCase = Pick<MakingValues, 'caso' | 'motivo'>;

const NOTHING_CHOSEN: ChosenCase = { caso: '', motivo: '' };

/** The form before anything is written: what is chosen already, or what a partial voucher holds. */
export function blankValues(vale: Vale | null, start: ChosenCase = NOTHING_CHOSEN): MakingValues {
  const chosen = vale?.metodosPago ?? [];
  return {
    caso: start.caso,
    comprador: null,
    motivo: vale?.motivo ? String(vale.motivo.id) : start.motivo,
    modo: chosen.length > 0 ? 'eligiendo' : vale?.soloBilletera ? 'soloBilletera' : 'sugerida',
    condonacion: vale !== null && vale.condonacion > 0 ? pesosToType(vale.condonacion) : '',
    metodos: methodTexts(chosen.map(({ metodo, monto }) => ({ metodo: metodo.id, monto: fromPesos(monto) }))),
    lineas: Object.fromEntries(vale?.articulos.map((one) => [lineKey(one.linea), keptLine(one)]) ?? []),
  };
}

/** Tells whether something stands in a line. */
export function isWritten({ cantidad = '', deprecia = false, recolecta = false }: Partial<LineValues>): boolean {
  return cantidad.trim() !== '' || deprecia || recolecta;
}

/** The same values with only the lines in which something is written, each of them whole. */
export function writtenValues(values: MakingValues): WrittenValues {
  const written = Object.entries(values.lineas)
    .filter(([, line]) => isWritten(line))
    .map(([key, line]) => [key, { ...EMPTY_LINE, ...line }] as const)
    .sort(([one], [other]) => lineOf(one) - lineOf(other));
  return { ...values, lineas: Object.fromEntries(written) };
}

/** The quantities of these lines written over what stands there; everything else of them stays. */
export function withQuantities(
  lineas: MakingValues['lineas'],
  pedidas: readonly { readonly linea: number; readonly cantidad: number | null }[],
): MakingValues['lineas'] {
  const asked = pedidas
    .filter(({ cantidad }) => (cantidad ?? 0) > 0)
    .map(({ linea, cantidad }) => [lineKey(linea), { ...lineas[lineKey(linea)], cantidad: String(cantidad) }] as const);
  return { ...lineas, ...Object.fromEntries(asked) };
}

/** The same lines without quantities. */
export function withoutQuantities(lineas: MakingValues['lineas']): MakingValues['lineas'] {
  return Object.fromEntries(Object.entries(lineas).map(([key, line]) => [key, { ...line, cantidad: '' }]));
}

function keptLine(line: Vale['articulos'][number]): LineValues {
  return {
    cantidad: line.cantidad === 0 ? '' : String(line.cantidad),
    deprecia: line.seleccionadoDepreciacion,
    porcentaje: line.porcentajeDepreciacion === null ? '' : String(line.porcentajeDepreciacion),
    motivo: line.motivoDepreciacion === null ? '' : String(line.motivoDepreciacion.id),
    recolecta: line.esRecolecta,
  };
}

/**
 * The request of the written values, for every line with units or a depreciation. A text that is no number is as if
 * nothing stood there: `unreadable` says what is wrong with it, and nothing is sent.
 */
export function voucherRequestOf(values: MakingValues, basis: Basis): SolicitudVale {
  const caso = basis.caso ?? readWhole(values.caso);
  return {
    id: null,
    version: null,
    ...basis,
    caso,
    comprador: caso === null ? (values.comprador?.pedido ?? null) : null,
    motivo: readWhole(values.motivo),
    esMesa: false,
    soloBilletera: values.modo === 'soloBilletera',
    articulos: Object.entries(writtenValues(values).lineas).flatMap(([key, line]) =>
      lineRequest(lineOf(key), asTaken(line, basis.tipo)),
    ),
    metodosDevolucion: values.modo === 'eligiendo' ? chosenMethods(values.metodos) : null,
    condonacion: readMonto(values.condonacion),
  };
}

/** The line as a voucher of this type has it: what was never delivered is not worth less, whatever was kept of a percent. */
export function asTaken(line: LineValues, tipo: TipoVale): LineValues {
  return tipo === 1 ? line : { ...line, deprecia: false };
}

/** The request for a line; nothing where only its pickup is marked. */
export function lineRequest(linea: number, line: LineValues): SolicitudVale['articulos'] {
  if (line.cantidad.trim() === '' && !line.deprecia) return [];
  return [
    {
      linea,
      cantidad: readWhole(line.cantidad),
      esRecolecta: line.recolecta,
      seleccionadoDepreciacion: line.deprecia,
      porcentajeDepreciacion: line.deprecia ? readPorcentaje(line.porcentaje) : null,
      idMotivoDepreciacion: line.deprecia ? readWhole(line.motivo) : null,
    },
  ];
}

/** The lines with units that are fetched from the customer. */
export function markedLines({ lineas }: Pick<MakingValues, 'lineas'>) {
  return Object.entries(lineas).flatMap(([key, { cantidad = '', recolecta = false }]) => {
    const units = readWhole(cantidad) ?? 0;
    return recolecta && units > 0 ? [{ linea: lineOf(key), cantidad: units }] : [];
  });
}

function chosenMethods(metodos: Record<string, string>): SolicitudVale['metodosDevolucion'] {
  return writtenMethods(metodos).map(({ metodo, monto }) => ({ metodo: { id: metodo }, monto: toPesos(monto) }));
}
