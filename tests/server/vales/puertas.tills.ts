import { expect } from 'vitest';
import { NOW } from '../casos/casos.desk.ts';
import { sentLine } from '../ventas/ventasEntrantes.desk.ts';
import type { DoorDesk } from './puertas.desk.ts';
import { lastOf, type Said, type SaidPayment, type TillSale, UNITS, worthOf } from './puertas.model.ts';

/** The words of tills at the door of the feed; each answers whether it was accepted. */

const DAY_MS = 86_400_000;

/** The forms of paying of a sale: half of it by each of two, or all of it by one. */
export type Forms = readonly [number, number] | readonly [number];

function paid(forms: Forms, total: number): readonly SaidPayment[] {
  const [one, two] = forms;
  if (two === undefined) return [{ formaPago: one, monto: total, devuelto: 0 }];
  const half = Math.floor(total / 200) * 100;
  return [
    { formaPago: one, monto: total - half, devuelto: 0 },
    { formaPago: two, monto: half, devuelto: 0 },
  ].filter(({ monto }) => monto > 0);
}

/** A word of a till as it is sent. */
function sent(operacion: number, { revision, annulled, lines, payments }: Said): object {
  if (annulled) return { tienda: 1, operacion, revision, anulada: true };
  const total = worthOf(lines.map(({ cantidad }) => cantidad));
  return {
    ...{
      tienda: 1,
      operacion,
      revision,
      fecha: new Date(NOW.getTime() - 3 * DAY_MS).toISOString(),
      total: total / 100,
    },
    lineas: lines.map(({ cantidad, devuelto }, index) => {
      const worth = (UNITS[index] ?? 0) * cantidad;
      const subtotal = Math.round(worth / 1.16);
      return sentLine(index + 1, cantidad, {
        ...{ devuelto, precioUnitario: subtotal / cantidad / 100, subtotal: subtotal / 100 },
        ...{ iva: (worth - subtotal) / 100, total: worth / 100 },
      });
    }),
    pagos: payments.map(({ formaPago, monto, devuelto }) => ({
      ...{ formaPago, monto: monto / 100, devuelto: devuelto / 100 },
      ...([2, 3].includes(formaPago) ? { referencia: '4242' } : {}),
    })),
  };
}

export async function sell(
  desk: DoorDesk,
  {
    units,
    forms,
    server,
  }: { readonly units: readonly [number, number]; readonly forms: Forms; readonly server: number },
): Promise<boolean> {
  const counts = units[1] === 0 ? [units[0]] : units;
  const said: Said = {
    ...{ revision: 1, annulled: false },
    lines: counts.map((cantidad) => ({ cantidad, devuelto: 0 })),
    payments: paid(forms, worthOf(counts)),
  };
  const operacion = desk.ticket();
  const casos = [await desk.openCase(), await desk.openCase()];
  expect(await desk.deliver(sent(operacion, said), server)).toBe('nueva');
  desk.book.sales.push({ operacion, casos, said: [said] });
  return true;
}

/** The till takes units back with their money, without it, or gives money alone. */
export async function returnAtTill(
  desk: DoorDesk,
  sale: TillSale,
  {
    linea,
    units,
    money,
    server,
  }: {
    readonly linea: 1 | 2;
    readonly units: number;
    readonly money: 'with' | 'without' | 'alone';
    readonly server: number;
  },
): Promise<boolean> {
  const last = lastOf(sale);
  const index = Math.min(linea, last.lines.length) - 1;
  const line = last.lines[index];
  if (line === undefined) return false;
  const count = Math.min(units, line.cantidad - line.devuelto);
  if (count === 0 && money !== 'alone') return false;
  let left = money === 'without' ? 0 : (money === 'alone' ? units : count) * (UNITS[index] ?? 0);
  const payments = last.payments.map((payment) => {
    const part = Math.min(left, payment.monto - payment.devuelto);
    left -= part;
    return { ...payment, devuelto: payment.devuelto + part };
  });
  const lines = last.lines.map((one, place) =>
    place === index && money !== 'alone' ? { ...one, devuelto: one.devuelto + count } : one,
  );
  return say(desk, sale, { ...last, annulled: false, lines, payments }, server);
}

export function annul(desk: DoorDesk, sale: TillSale, { server }: { readonly server: number }): Promise<boolean> {
  return say(desk, sale, { ...lastOf(sale), annulled: true }, server);
}

/** The till says that more or less was sold, or that it was paid otherwise. */
export function correct(
  desk: DoorDesk,
  sale: TillSale,
  { what, forms, server }: { readonly what: 'more' | 'less' | 'forms'; readonly forms: Forms; readonly server: number },
): Promise<boolean> {
  const last = lastOf(sale);
  const by = { more: 1, less: -1, forms: 0 }[what];
  const lines = last.lines.map((line, index) =>
    index === 0 ? { ...line, cantidad: Math.max(1, line.devuelto, line.cantidad + by) } : line,
  );
  const total = worthOf(lines.map(({ cantidad }) => cantidad));
  const back = last.payments.reduce((sum, { devuelto }) => sum + devuelto, 0);
  let left = Math.min(back, total);
  const payments = (what === 'forms' ? paid(forms, total) : resized(last.payments, total)).map((payment) => {
    const devuelto = Math.min(left, payment.monto);
    left -= devuelto;
    return { ...payment, devuelto };
  });
  return say(desk, sale, { ...last, annulled: false, lines, payments }, server);
}

function resized(payments: readonly SaidPayment[], total: number): readonly SaidPayment[] {
  const [first, ...others] = payments;
  const rest = others.reduce((sum, { monto }) => sum + monto, 0);
  return first === undefined || total <= rest
    ? paid([first?.formaPago ?? 1], total)
    : [{ ...first, monto: total - rest }, ...others];
}

async function say(desk: DoorDesk, sale: TillSale, word: Said, server: number): Promise<boolean> {
  const said = { ...word, revision: lastOf(sale).revision + 1 };
  const fate = await desk.deliver(sent(sale.operacion, said), server);
  // It was said otherwise at the same moment, or vouchers rely on what it said before.
  expect(['corregida', 'conVales', 'conflicto', 'atrasada', 'igual']).toContain(fate);
  if (fate === 'corregida') sale.said.push(said);
  return fate === 'corregida';
}
