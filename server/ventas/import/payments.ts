import type { Formas } from '#domain/cadena/formas';
import { diceDeMas } from '#domain/cadena/pagosDeVenta';
import { type Centavos, fromPesos } from '#domain/common/money';
import { juzgarPagos } from '#domain/ventas/entrada/loPagado';

/** A payment of a ticket, by the number of the till's form. */
export interface Payment {
  readonly idFormaPago: number;
  readonly monto: Centavos;
  /** The reference that tells it from another of its form; null where the till does not say. */
  readonly referencia: string | null;
}

/**
 * Reads how a ticket was paid: `1 100.00 + 2 248.00 1234` is cash and a card, each with form, amount and, if known, reference.
 * @returns why it cannot be taken; nothing for an empty text.
 */
export function readPayments(text: string, formas: Formas): readonly Payment[] | 'pagos' | 'tarjeta' | 'formaDePago' {
  if (text === '') return [];
  const payments: Payment[] = [];
  for (const part of text.split('+')) {
    const [, form, amount, referencia = ''] = PAYMENT.exec(part.trim()) ?? [];
    if (form === undefined || amount === undefined) return 'pagos';
    const known = formas.get(Number(form));
    if (known === undefined) return 'formaDePago';
    if (referencia !== '' && diceDeMas(known.como, referencia)) return 'tarjeta';
    payments.push({
      idFormaPago: Number(form),
      monto: fromPesos(Number(amount)),
      referencia: referencia === '' ? null : referencia,
    });
  }
  return payments;
}

const PAYMENT = /^([1-9]\d{0,3}) (\d{1,10}(?:\.\d{1,2})?)(?: (.{1,40}))?$/;

/** The whole by which payments of a ticket are judged. */
interface Whole {
  readonly total: Centavos;
  /** The sum paid for lines of it that are no article. */
  readonly aparte: Centavos;
  readonly formas: Formas;
}

/**
 * The payments of a ticket by its lines: what one says counts for all.
 * @returns why there are none: two lines say otherwise, or they come to less than it cost, or to more.
 */
export function paymentsOf(
  lines: readonly { readonly pagos: readonly Payment[] }[],
  { formas, ...whole }: Whole,
): readonly Payment[] | 'pagos' | 'pagosDeMas' {
  const said = lines.map(({ pagos }) => pagos).filter((pagos) => pagos.length > 0);
  const [first] = said;
  if (first === undefined) return [];
  const words = JSON.stringify(first);
  if (said.some((pagos) => JSON.stringify(pagos) !== words)) return 'pagos';
  const known = ({ idFormaPago: forma, monto }: Payment) => ({ idFormaPago: formas.get(forma)?.como ?? forma, monto });
  const falla = juzgarPagos({ ...whole, pagos: first.map(known) });
  return falla === null ? first : falla === 'faltan' ? 'pagos' : 'pagosDeMas';
}
