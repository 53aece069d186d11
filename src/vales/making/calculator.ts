import type { TipoVale } from '#domain/cadena/tiposVale';
import { fromPesos } from '#domain/common/money';
import type { CabidaBilletera } from '#domain/vales/billetera';
import { type CalculoVale, calculadoraDe, type FallaVale, type LineaPedida } from '#domain/vales/calculoVale';
import { lineaPedida, pedidoDe } from '#domain/vales/solicitudVale';
import { type HojaDeVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { unreadable, unreadableIn } from './unreadable.ts';
import {
  asTaken,
  type Basis,
  EMPTY_LINE,
  isWritten,
  type LineValues,
  lineOf,
  lineRequest,
  type MakingValues,
  voucherRequestOf,
} from './values.ts';

/** The facts that a voucher is made of, beside the written values. */
export interface Sheet {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  /** Who gets the money; null where the receiver is not known. */
  readonly cliente: number | null;
  readonly billetera: CabidaBilletera | null;
}

/**
 * The calculation of the written values, with unreadable ones named ahead of other faults. A keystroke changes one line
 * of what may be hundreds: the others are neither read nor judged again.
 */
export function calculatorOf({ hoja, basis, cliente, billetera }: Sheet): (values: MakingValues) => CalculoVale {
  const calculate = calculadoraDe(ventaPorDevolver(hoja), basis.tipo);
  const readLines = lineReader(basis.tipo);
  const rules = { maximos: fromPesos(hoja.reglas.maximos), billetera };
  return (values) => {
    const lines = readLines(values.lineas);
    const rest = { ...values, lineas: {} };
    const asked = pedidoDe(voucherRequestOf(rest, basis), cliente);
    const calculo = calculate({ ...asked, lineas: lines.flatMap(({ pedidas }) => pedidas) }, rules);
    const unread = [
      ...lines.flatMap(({ fallas }) => fallas),
      ...unreadable(rest, basis.tipo).map(({ falla }) => falla),
    ];
    return unread.length === 0 ? calculo : { ...calculo, fallas: [...unread, ...calculo.fallas] };
  };
}

/** The request of a written line, and the faults of its unreadable fields. */
interface ReadLine {
  readonly linea: number;
  readonly pedidas: readonly LineaPedida[];
  readonly fallas: readonly FallaVale[];
}

/** Reads the written lines in the order of the sale; one that says what it said before is the same object as before. */
function lineReader(tipo: TipoVale): (lineas: MakingValues['lineas']) => readonly ReadLine[] {
  const before = new Map<string, { readonly line: LineValues; readonly read: ReadLine }>();
  const readOnce = (key: string, written: Partial<LineValues>): ReadLine => {
    const held = before.get(key);
    if (held !== undefined && saysTheSame(held.line, written)) return held.read;
    // A copy: the form writes into its own.
    const line = { ...EMPTY_LINE, ...written };
    const taken = asTaken(line, tipo);
    const read = {
      linea: lineOf(key),
      pedidas: lineRequest(lineOf(key), taken).map(lineaPedida),
      fallas: unreadableIn(key, taken).map(({ falla }) => falla),
    };
    before.set(key, { line, read });
    return read;
  };
  return (lineas) => {
    const read: ReadLine[] = [];
    for (const key in lineas) {
      const line = lineas[key];
      if (line !== undefined && isWritten(line)) read.push(readOnce(key, line));
    }
    return read.sort((one, other) => one.linea - other.linea);
  };
}

const FIELDS = Object.keys(EMPTY_LINE) as (keyof LineValues)[];

function saysTheSame(line: LineValues, written: Partial<LineValues>): boolean {
  return FIELDS.every((field) => line[field] === (written[field] ?? EMPTY_LINE[field]));
}
