import { expect } from 'vitest';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { giveBackBy } from './devoluciones.desk.ts';
import type { DoorDesk, Who } from './puertas.desk.ts';
import type { Facts, RefundFact, VoucherFact } from './puertas.facts.ts';
import { lastOf, type TillSale, worthOf } from './puertas.model.ts';
import { asking, depreciated } from './vales.desk.ts';

/** The works of people at the doors of vouchers; each answers whether it was accepted. */

const MOTIVO = 'Así lo pidió el cliente.';

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
    ...{ caso: sale.casos[making.server] ?? null, articulos: taken, soloBilletera: wish === 'wallet' },
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
