import type { Formas } from '#domain/cadena/formas';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { proporcion } from '#domain/ventas/importesDeLinea';
import { type Payment, paymentsOf } from './payments.ts';
import type { RejectedLine } from './report.ts';
import type { LineReason, SaleLine } from './saleLine.ts';

/** A line of the file, with its number, that holds a line of a sale. */
export interface ReadLine {
  readonly linea: number;
  readonly venta: SaleLine;
}

/** A whole ticket: its articles, at least one, each with its part of the discounts. */
export interface Ticket {
  readonly articulos: readonly [SaleLine, ...SaleLine[]];
  /** How it was paid; empty where the file does not say. */
  readonly pagos: readonly Payment[];
  /** The sum paid beside its articles: postage and fees, in lines of their own that are not loaded. */
  readonly aparte: Centavos;
  /** Its lines as they stand in the file, in order, discounts among them. */
  readonly lineas: readonly ReadLine[];
}

/** Lines of one ticket, as they are read one after the other. */
export interface OpenTicket {
  /** Its number as the file says it, and its store; null while no line has said that. */
  readonly factura: string;
  pais: string | null;
  readonly lineas: ReadLine[];
  /** A line of it was refused. */
  isBroken: boolean;
}

/**
 * Makes a ticket of its lines: it is whole or it is none, since what is missing of it would change what may go back. A discount is divided
 * over its articles by what they cost.
 * @param aparte what was paid for lines of it that are no article.
 * @returns why there is none.
 */
export function ticketOf(
  { lineas, isBroken }: Pick<OpenTicket, 'lineas' | 'isBroken'>,
  { aparte, formas }: { readonly aparte: Centavos; readonly formas: Formas },
): Ticket | LineReason {
  if (isBroken) return 'incompleta';
  const sold = lineas.map(({ venta }) => venta).filter(({ esDescuento }) => !esDescuento);
  const discounts = lineas.map(({ venta }) => venta).filter(({ esDescuento }) => esDescuento);
  if (contradicts(lineas)) return 'contradice';
  const codes = new Set(sold.map(({ numArt }) => numArt));
  if (discounts.some(({ numArt }) => codes.has(numArt))) return 'anulada';
  const [first, ...others] = (discounts.length === 0 ? sold : discounted(sold, discounts)) ?? [];
  if (first === undefined) return 'descuento';
  const articulos = [first, ...others] as const;
  const total = sum(articulos.map((line) => line.total));
  const pagos = paymentsOf([...sold, ...discounts], { total, aparte, formas });
  return typeof pagos === 'string' ? pagos : { articulos, pagos, aparte, lineas };
}

/** A ticket is written within so many milliseconds: long ones take minutes. */
const WRITTEN_WITHIN_MS = 60 * 60_000;

/** Whether lines say of one ticket that it was of two customers or of two moments; a line without a customer says nothing of him. */
function contradicts(lineas: readonly ReadLine[]): boolean {
  const customers = new Set(lineas.flatMap(({ venta }) => venta.numidenCliente ?? []));
  const moments = lineas.map(({ venta }) => Date.parse(`${venta.fecha.replace(' ', 'T')}Z`));
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return customers.size > 1 || last - first >= WRITTEN_WITHIN_MS;
}

/** Each line with its part, the last one with what rounding left, so that together they come to what was paid; null for less than nothing. */
function discounted(sold: readonly SaleLine[], discounts: readonly SaleLine[]): readonly SaleLine[] | null {
  const less = {
    subtotal: centavos(-sum(discounts.map(({ subtotal }) => subtotal))),
    iva: centavos(-sum(discounts.map(({ iva }) => iva))),
  };
  const subtotals = sharesOf(
    less.subtotal,
    sold.map(({ subtotal, descuento }) => subtotal - descuento),
  );
  const taxes = sharesOf(
    less.iva,
    sold.map(({ iva }) => iva),
  );
  if (subtotals === null || taxes === null) return null;
  return sold.map((line, index) => {
    const descuento = centavos(line.descuento + (subtotals[index] ?? 0));
    const iva = centavos(line.iva - (taxes[index] ?? 0));
    return { ...line, descuento, iva, total: centavos(line.subtotal - descuento + iva + line.ieps) };
  });
}

/** An amount divided over what each line still costs; null where they come to less. */
function sharesOf(amount: number, costs: readonly number[]) {
  const whole = costs.reduce((all, cost) => all + cost, 0);
  if (amount > whole) return null;
  if (amount === 0) return costs.map(() => centavos(0));
  let before = 0;
  return costs.map((cost) => {
    const from = proporcion(centavos(amount), before, whole);
    before += cost;
    return centavos(proporcion(centavos(amount), before, whole) - from);
  });
}

/** A line of a ticket that was not loaded. */
export function reject({ linea, venta }: ReadLine, motivo: LineReason): RejectedLine {
  const { operacion, numArt, cantidad, total } = venta;
  return { linea, factura: String(operacion), codigo: numArt, motivo, monto: { unidades: cantidad, importe: total } };
}
