import { z } from 'zod';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { dayOf, hourOf } from '#domain/common/dates';
import { isIsoDate } from '#domain/common/isoDate';
import { type Centavos, centavos, fromPesos, pesosToType, sum } from '#domain/common/money';
import { faultOfMonto, readMonto } from '#domain/common/typedPesos';
import { fallaDePago, momentoDePago } from '#domain/facturas/cfdi/pago';
import type { Factura, PorPagar } from '#domain/facturas/facturas';
import { reciboPagoSchema } from '#domain/facturas/solicitudesFactura';

/** The values in the form of a receipt: time, way of payment, and the amount paid of each invoice; '' for nothing. */
export type PaymentTyped = Record<string, string>;

/** An invoice as far as its payment needs it. */
export type Payable = Pick<PorPagar, 'id' | 'version' | 'serie' | 'folio' | 'porPagar' | 'parcialidad'>;

/** The field that shows the faults in the choice of invoices. */
export const CHOICE = 'pagos';

const AMOUNT_FIELD = /^monto(\d+)$/;

/** The field with the amount that is paid of an invoice. */
export function amountField(id: number): string {
  return `monto${id}`;
}

/**
 * The values of a new payment: it is of now, and pays all that is left of the chosen invoice.
 * @param chosen the invoice that was searched for; null where all of a payer are offered.
 */
export function blankPayment(
  rows: readonly Payable[],
  { elegido, chosen, now }: { readonly elegido: string; readonly chosen: number | null; readonly now: Date },
): PaymentTyped {
  const amounts = rows.map(({ id, porPagar }) => [amountField(id), id === chosen ? pesosToType(porPagar) : '']);
  const [fechaPago, horaPago] = [dayOf(now), hourOf(now)];
  return {
    ...{ elegido, fechaPago, horaPago, formaPago: '', numOperacion: '', [CHOICE]: '' },
    ...Object.fromEntries(amounts),
  };
}

/** The values of a receipt that was refused. @param elegido the key of the chosen thing. */
export function paymentSaid({ pago, relacionadas }: Factura, elegido: string): PaymentTyped {
  const paid = relacionadas.filter(({ relacion, esDeEsta }) => relacion === 'pago' && !esDeEsta);
  const { fecha = '', formaPago = '', numOperacion = null } = pago ?? {};
  const [fechaPago = '', hora = ''] = fecha.split('T');
  return {
    ...{ elegido, fechaPago, horaPago: hora.slice(0, 'HH:mm'.length), formaPago, numOperacion: numOperacion ?? '' },
    ...Object.fromEntries(paid.map(({ id, monto }) => [amountField(id), pesosToType(monto)])),
  };
}

/**
 * The ids of the invoices that a draft pays in part or whole.
 * @param kept the draft; null for none.
 * @param elegido the key of the chosen thing: the draft of another one is not taken up.
 */
export function paidInDraft(kept: PaymentTyped | null, elegido: string): readonly number[] {
  if (kept?.elegido !== elegido) return [];
  const amounts = Object.entries(kept).filter(([, amount]) => amount !== '');
  return amounts.flatMap(([field]) => {
    const id = AMOUNT_FIELD.exec(field)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}

/** The invoices as they are now, with those that were offered before and are to be paid no longer: nothing is left of them. */
export function keepOffered<R extends Payable>(offered: readonly R[], now: readonly R[]): readonly R[] {
  const present = new Map(now.map((row) => [row.id, row]));
  const known = new Set(offered.map(({ id }) => id));
  return [
    ...offered.map((row) => present.get(row.id) ?? { ...row, porPagar: 0 }),
    ...now.filter(({ id }) => !known.has(id)),
  ];
}

/** The sum of the payment, as far as it is written. */
export function paidIn(typed: PaymentTyped, rows: readonly Payable[]): Centavos {
  return sum(rows.map(({ id }) => amountIn(typed, id)));
}

function amountIn(typed: PaymentTyped, id: number): Centavos {
  const text = typed[amountField(id)] ?? '';
  return faultOfMonto(text) === null ? fromPesos(readMonto(text)) : centavos(0);
}

/** The part of a request with the time, the way and the amount paid of each invoice; never more than is left. */
export function paymentSchema(rows: readonly Payable[], now: () => Date): z.ZodType<object, PaymentTyped> {
  return z.custom<PaymentTyped>().transform((typed, { issues }) => {
    const say = (field: string, message: string) => {
      issues.push({ code: 'custom', path: [field], message, input: typed });
    };
    const { fechaPago = '', formaPago = '' } = typed;
    const isToday = fechaPago === dayOf(now());
    const horaPago = isToday ? typed.horaPago : undefined;
    const fault = faultOfMoment({ fechaPago, horaPago }, now());
    if (fault !== null) say(...fault);
    if (formaPago === '') say('formaPago', 'Elija la forma de pago.');
    const numOperacion = reciboPagoSchema.shape.numOperacion.safeParse(typed.numOperacion?.trim() || undefined);
    if (!numOperacion.success) say('numOperacion', numOperacion.error.issues[0]?.message ?? '');
    const pagos = rows
      .filter(({ id }) => (typed[amountField(id)] ?? '').trim() !== '')
      .map((row) => {
        const fault = faultOfAmount(typed, row);
        if (fault !== null) say(amountField(row.id), fault);
        return { idFactura: row.id, version: row.version, monto: readMonto(typed[amountField(row.id)] ?? '') };
      })
      // In the server's order: its words about the third are about the third.
      .toSorted((one, other) => one.idFactura - other.idFactura);
    const ofChoice = reciboPagoSchema.shape.pagos.safeParse(pagos).error?.issues.find(({ path }) => path.length === 0);
    if (ofChoice !== undefined) say(CHOICE, ofChoice.message);
    return { fechaPago, horaPago, formaPago, numOperacion: numOperacion.data, pagos };
  });
}

function faultOfMoment(
  { fechaPago, horaPago }: { readonly fechaPago: string; readonly horaPago: string | undefined },
  now: Date,
): readonly [field: string, text: string] | null {
  if (!isIsoDate(fechaPago)) return ['fechaPago', 'Escriba el día del pago.'];
  if (!reciboPagoSchema.shape.horaPago.safeParse(horaPago).success) return ['horaPago', 'Escriba la hora del pago.'];
  const when = momentoDePago({ fechaPago, horaPago }, `${dayOf(now)}T${hourOf(now)}:00`);
  return when.ok ? null : [when.campo, when.falla];
}

function faultOfAmount(typed: PaymentTyped, { id, serie, folio, porPagar, parcialidad }: Payable): string | null {
  const nombre = serieFolio({ serie, folio });
  const saldo = fromPesos(porPagar);
  // Paid, cancelled or replaced: its row says which.
  if (saldo === 0) return `La factura ${nombre} ya no está por pagar: quítela.`;
  const fault = faultOfMonto(typed[amountField(id)] ?? '');
  return fault ?? fallaDePago(amountIn(typed, id), { saldo, parcialidad }, nombre);
}
