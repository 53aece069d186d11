import { expect } from 'vitest';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { NOW } from './casos.desk.ts';
import { giveBackBy } from './devoluciones.desk.ts';
import type { DoorDesk, Who } from './puertas.desk.ts';
import type { Facts, RefundFact, VoucherFact } from './puertas.facts.ts';
import type { Said, SaidPayment, TillSale } from './puertas.model.ts';
import { lastOf, UNITS, worthOf } from './puertas.model.ts';
import { asking, depreciated } from './vales.desk.ts';
import { sentLine } from './ventasEntrantes.desk.ts';

/** What tills and people do at the doors; each answers whether it was accepted. */

const MOTIVO = 'Así lo pidió el cliente.';
const DAY_MS = 86_400_000;

/** The answer of a call; anything that no law allows ends the run. */
type Answer = Awaited<ReturnType<DoorDesk['refunds']['desk']['asesor']['send']>>;

/** Done, or refused for a reason that a person can read; who asked a silent neighbour may not know. */
function isDone(desk: DoorDesk, what: string, { statusCode, body }: Answer): boolean {
  const { wasSilent, isRace } = desk.book;
  const allowed = [200, 400, 403, 404, 409, ...(wasSilent ? [502] : []), ...(isRace ? [503] : [])];
  expect(allowed, `${what} was answered ${statusCode}: ${body}`).toContain(statusCode);
  return statusCode === 200;
}

/** Makes a call, and sends it again under the same key to the other server where it was accepted: nothing more comes of it. */
async function once(
  desk: DoorDesk,
  what: string,
  { server, again }: { readonly server: number; readonly again: boolean },
  send: (server: number, key: string) => Promise<Answer>,
): Promise<boolean> {
  const key = desk.key();
  const first = await send(server, key);
  if (!isDone(desk, what, first)) return false;
  if (again) {
    const repeated = await send(1 - server, key);
    expect([what, repeated.statusCode, repeated.body]).toEqual([what, 200, first.body]);
  }
  return true;
}

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
  const caso = await desk.openCase();
  expect(await desk.deliver(sent(operacion, said), server)).toBe('nueva');
  desk.book.sales.push({ operacion, caso, said: [said] });
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

/** How a voucher is to go back: as is suggested, or by one method or by halves of two. */
export type Wish = 'suggested' | 'wallet' | IdMetodo | readonly [IdMetodo, IdMetodo];

function methodsOf(wish: Wish, saldo: number) {
  if (wish === 'suggested' || wish === 'wallet') return null;
  if (typeof wish === 'number') return [{ metodo: { id: wish }, monto: saldo / 100 }];
  const [one, two] = wish;
  const half = Math.floor(saldo / 200) * 100;
  return [
    { metodo: { id: one }, monto: (saldo - half) / 100 },
    { metodo: { id: two }, monto: half / 100 },
  ].filter(({ monto }) => monto > 0);
}

/** A call of a person at a server, once or twice. */
export interface By {
  readonly who: Who;
  readonly server: number;
  readonly again: boolean;
}

export interface Making extends By {
  readonly units: readonly [number, number];
  readonly wish: Wish;
  /** Half of its worth is taken off. */
  readonly worn: boolean;
  /** It is left half filled in. */
  readonly partial: boolean;
}

export async function make(desk: DoorDesk, sale: TillSale, making: Making): Promise<boolean> {
  const { units, wish, worn, partial } = making;
  const taken = lastOf(sale).lines.flatMap((_, index) => {
    const count = units[index] ?? 0;
    return count === 0 ? [] : [worn ? depreciated(index + 1, count, 50) : { linea: index + 1, cantidad: count }];
  });
  const changes = {
    ...{ caso: sale.caso, articulos: taken, soloBilletera: wish === 'wallet' },
    metodosDevolucion: methodsOf(wish, worthOf(units) / (worn ? 2 : 1)),
  };
  const solicitud = await asking(desk.refunds.desk, sale.operacion, {}, changes);
  const path = partial ? 'vales/guardar-parcial' : 'vales/guardar-vale';
  return once(desk, 'making', making, async (server, key) => {
    const answer = await desk.person(making.who, server).send(path, solicitud, key);
    if (partial && answer.statusCode === 200) desk.book.begun.set(answer.json().id, solicitud);
    return answer;
  });
}

/** A voucher as a person sees it. */
const seen = async (desk: DoorDesk, id: number) => {
  const { rows } = await desk.db.execute<{ version: number; saldo: number }>(
    `select version, (saldo * 100)::bigint::int as saldo from vales where id = ${id}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return { id, ...row };
};

export async function complete(desk: DoorDesk, { id }: VoucherFact, by: By): Promise<boolean> {
  const solicitud = desk.book.begun.get(id);
  if (solicitud === undefined) return false;
  const { version } = await seen(desk, id);
  return once(desk, 'completing', by, (server, key) =>
    desk.person(by.who, server).send('vales/guardar-vale', { ...solicitud, id, version }, key),
  );
}

const DECISIONS = {
  authorize: ['vales/autorizar-vale', { comentario: '' }],
  reject: ['vales/rechazar-vale', { motivo: MOTIVO }],
  cancel: ['vales/cancelar-vale', { motivo: MOTIVO }],
  replace: ['vales/guardarReposicion', { motivo: MOTIVO }],
} as const;
export type Decision = keyof typeof DECISIONS;

export async function decide(desk: DoorDesk, what: Decision, { id }: VoucherFact, by: By): Promise<boolean> {
  const [path, contents] = DECISIONS[what];
  const { version } = await seen(desk, id);
  return once(desk, what, by, (server, key) =>
    desk.person(by.who, server).send(path, { id, version, ...contents }, key),
  );
}

/** Its rest is to go back by other methods. It may then be valid still, or wait for somebody else. */
export async function changeMethods(
  desk: DoorDesk,
  { id }: VoucherFact,
  { wish, ...by }: By & { readonly wish: Exclude<Wish, 'suggested' | 'wallet'> },
): Promise<boolean> {
  const { version, saldo } = await seen(desk, id);
  const body = { id, version, metodosDevolucion: methodsOf(wish, saldo) };
  return once(desk, 'changing methods', by, (server, key) =>
    desk.person(by.who, server).send('vales/cambiar-metodos', body, key),
  );
}

/** Gives back a part of a voucher; `nth` says which of those that it still has to give. */
export async function give(
  desk: DoorDesk,
  { metodos }: Facts,
  { id }: VoucherFact,
  { nth, ...by }: By & { readonly nth: number },
): Promise<boolean> {
  const open = metodos.filter(({ vale, monto, devuelto }) => vale === id && monto > devuelto);
  const metodo = (open[nth % Math.max(1, open.length)]?.metodo ?? 6) as Parameters<typeof giveBackBy>[1];
  const { version } = await seen(desk, id);
  const done = await once(desk, 'giving', by, (server, clave) =>
    giveBackBy(
      desk.person(by.who, server),
      metodo,
      { id, version },
      { clave, ...(metodo === 5 ? { folio: '77' } : {}) },
    ),
  );
  if (done) desk.accept(`giving by ${metodo}`);
  return done;
}

export async function undo(desk: DoorDesk, { id: idDevolucion, vale, metodo }: RefundFact, by: By): Promise<boolean> {
  const { id, version } = await seen(desk, vale);
  const body = { id, version, idDevolucion, motivo: MOTIVO };
  const done = await once(desk, 'undoing', by, (server, key) =>
    desk.person(by.who, server).send('vales/deshacer-devolucion', body, key),
  );
  if (done) desk.accept(`undoing by ${metodo}`);
  return done;
}

/** The customer brings a certificate, whose refund then cannot be undone. */
export async function spend(desk: DoorDesk, { id }: RefundFact, by: By): Promise<boolean> {
  const { rows } = await desk.db.execute<{ folio: string | null }>(
    `select folio from vale_devoluciones where id = ${id}`,
  );
  const folio = rows[0]?.folio ?? null;
  if (folio === null) return false;
  return once(desk, 'spending', by, (server, key) =>
    desk.person(by.who, server).send('vales/folio/guardar-certificado-regalo', { folio }, key),
  );
}
