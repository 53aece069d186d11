import { expect } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { Facts, VoucherFact } from './puertas.facts.ts';
import {
  type Authorized,
  counted,
  lastOf,
  netOf,
  type Said,
  SPECIAL,
  type TillSale,
  takenBackIn,
} from './puertas.model.ts';

/**
 * How much of each sale is gone and promised, from what the database says and what the tills said. A till takes back what it takes back, also
 * what a voucher gave before: by that much, and no more, a sale may be overdrawn.
 */

const { vigente, canjeado, cancelado, porAutorizar } = ESTADO_VALE;
export const HOLDING: readonly number[] = [vigente, canjeado, porAutorizar];

/** The knowledge of a run beside the database: what was said, what was authorized, and above how much somebody must. */
export interface Known {
  readonly sales: readonly TillSale[];
  readonly authorized: Authorized;
  readonly maximos: number;
}

/** By how much each sale is overdrawn, by name. */
export type Overdrawn = ReadonlyMap<string, number>;

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
export const over = (amount: number): number => Math.max(0, amount);

/** The first voucher of each one's line of replacements. */
export function firstOf({ vales }: Facts): (id: number) => number {
  const before = new Map(vales.map(({ id, reemplaza }) => [id, reemplaza]));
  return function first(id: number): number {
    const replaced = before.get(id) ?? null;
    return replaced === null ? id : first(replaced);
  };
}

/** Notes what somebody else than its authors authorized; money that was given under an authorization stays so. */
export function noteAuthorizations(facts: Facts, authorized: Authorized): void {
  const first = firstOf(facts);
  for (const vale of facts.vales) {
    if (!wasDecided(vale)) continue;
    const { excess = 0, reasons = [] } = authorized.get(first(vale.id)) ?? {};
    authorized.set(first(vale.id), {
      excess: Math.max(excess, excessIn(vale)),
      reasons: [...reasons, ...vale.motivos.map((motivo) => motivo.split(' ')[0] ?? '')],
    });
  }
}

function wasDecided({ estado, resuelto, resuelve, autores }: VoucherFact): boolean {
  return (
    [vigente, canjeado, cancelado].some((one) => one === estado) &&
    resuelto &&
    resuelve !== null &&
    !autores.includes(resuelve)
  );
}

/** The excess that the sums in a voucher's reasons speak of. */
function excessIn({ motivos }: VoucherFact): number {
  const [, vuelve = 0, queda = 0] = (motivos.find((motivo) => motivo.startsWith('masDeLoPagado ')) ?? '')
    .split(' ')
    .map(Number);
  return over(vuelve - queda);
}

/** The vouchers of a sale, one for each line of replacements: the one that holds now, else the last. */
export interface Line {
  readonly first: number;
  readonly vale: VoucherFact;
  /** The sum that went back by all of them, or may have. */
  readonly given: number;
  /** The sum that it has still to give and has not begun to. */
  readonly owed: number;
  /** The excess that was authorized, or is asked for. */
  readonly allowed: number;
}

export function linesOf(facts: Facts, operacion: number, authorized: Authorized): readonly Line[] {
  const first = firstOf(facts);
  const ofSale = facts.vales.filter((vale) => vale.operacion === operacion);
  return [...new Set(ofSale.map(({ id }) => first(id)))].map((one) => {
    const some = ofSale.filter(({ id }) => first(id) === one);
    const last = some.find(({ estado }) => HOLDING.includes(estado)) ?? some.at(-1);
    if (last === undefined) throw new Error(`No voucher is of the line ${one}`);
    const refunds = facts.devoluciones.filter(({ vale }) => first(vale) === one).filter(counts);
    const asked = last.estado === porAutorizar ? excessIn(last) : 0;
    const begun = refunds.filter(({ estado }) => estado === 'pendiente');
    return {
      ...{ first: one, vale: last, given: sumOf(refunds.map(({ monto }) => monto)) },
      owed: HOLDING.includes(last.estado) ? last.saldo - sumOf(begun.map(({ monto }) => monto)) : 0,
      allowed: Math.max(asked, authorized.get(one)?.excess ?? 0),
    };
  });
}

export function counts({ estado }: { readonly estado: string }): boolean {
  return estado === 'hecha' || estado === 'pendiente';
}

export const holds = ({ vale: { estado } }: Line): boolean => HOLDING.includes(estado);
/** It gave something back, so that its goods are paid for. */
export const isPaid = ({ vale: { estado }, given }: Line): boolean => estado === canjeado || given > 0;

export function unitsOf({ articulos }: Facts, lines: readonly Line[], linea: number): number {
  const ids = lines.map(({ vale }) => vale.id);
  return sumOf(
    articulos.filter((one) => one.linea === linea && ids.includes(one.vale)).map(({ cantidad }) => cantidad),
  );
}

/** By how much each sale is overdrawn: in money and units, gone or promised, and by each way that only gives what it took. */
export function overdrawn(facts: Facts, { sales, authorized }: Known): Overdrawn {
  const entries = sales.flatMap((sale): (readonly [string, number])[] => {
    const { operacion } = sale;
    const lines = linesOf(facts, operacion, authorized);
    const pagos = facts.pagos.filter((pago) => pago.operacion === operacion);
    const name = (what: string) => `${operacion} ${what}`;
    const ids = lines.map(({ first }) => first);
    const first = firstOf(facts);
    const ways = SPECIAL.flatMap(({ metodo, forms }): (readonly [string, number])[] => {
      const came = netOf(pagos.filter(({ forma }) => forms.includes(forma)));
      const refunds = facts.devoluciones.filter(
        (one) => one.metodo === metodo && counts(one) && ids.includes(first(one.vale)),
      );
      const gone = sumOf(refunds.map(({ monto }) => monto));
      const open = sumOf(lines.filter(holds).map(({ vale: { id } }) => openBy(facts, id, metodo)));
      return [
        [name(`given by ${metodo}`), over(gone - came)],
        [name(`promised by ${metodo}`), over(gone + open - came)],
      ];
    });
    const units = facts.lineas
      .filter((line) => line.operacion === operacion)
      .flatMap(({ linea, original }): (readonly [string, number])[] => {
        const left = original - backOf(sale, linea);
        return [
          [name(`units paid of ${linea}`), over(unitsOf(facts, lines.filter(isPaid), linea) - left)],
          [name(`units held of ${linea}`), over(unitsOf(facts, lines.filter(holds), linea) - left)],
        ];
      });
    return [
      [name('money given'), over(sumOf(lines.map(({ given, allowed }) => over(given - allowed))) - netOf(pagos))],
      [
        name('money promised'),
        over(sumOf(lines.map((line) => over(line.given + line.owed - line.allowed))) - netOf(pagos)),
      ],
      ...ways,
      ...units,
    ];
  });
  return new Map(entries);
}

/** The part of a method that a voucher has not begun to give. */
function openBy({ metodos, devoluciones }: Facts, vale: number, metodo: number): number {
  const row = metodos.find((one) => one.vale === vale && one.metodo === metodo);
  const underWay = devoluciones.filter(
    (one) => one.vale === vale && one.metodo === metodo && one.estado === 'pendiente',
  );
  return (row?.monto ?? 0) - (row?.devuelto ?? 0) - sumOf(underWay.map(({ monto }) => monto));
}

/** The units of a line that its till has taken back. */
export function backOf(sale: TillSale, linea: number): number {
  return counted(lastOf(sale)).lines[linea - 1]?.devuelto ?? 0;
}

/**
 * No sale is overdrawn by more than before, but by what its till took back in between, and by what is promised anew by a way because a
 * change of methods was rejected: giving it is judged.
 */
export function demandNoMore(before: Looked, after: Looked, sales: readonly TillSale[], words: Words): void {
  for (const [name, amount] of after.overdrawn) {
    const [operacion = '', ...what] = name.split(' ');
    const sale = sales.find((one) => one.operacion === Number(operacion));
    if (sale === undefined) continue;
    const [, way] = /^promised by (\d)$/.exec(what.join(' ')) ?? [];
    const bearable =
      (before.overdrawn.get(name) ?? 0) +
      takenBackIn(words(sale), amountFor(what.join(' '))) +
      (way === undefined ? 0 : promisedAgain(before.facts, after.facts, sale.operacion, Number(way)));
    expect(amount, `the sale ${operacion} is overdrawn: ${what.join(' ')}`).toBeLessThanOrEqual(bearable);
  }
}

/** The database at a moment at which nobody is at work. */
export interface Looked {
  readonly facts: Facts;
  readonly overdrawn: Overdrawn;
}

function promisedAgain(before: Facts, after: Facts, operacion: number, metodo: number): number {
  const again = after.vales.filter((vale) => vale.operacion === operacion && isChangeRejected(before, after, vale));
  return sumOf(again.map(({ id }) => openBy(after, id, metodo)));
}

/** A voucher waited and is valid, divided otherwise: who authorizes leaves the division alone, and a rejected change brings the former one back. */
export function isChangeRejected(before: Facts, after: Facts, { id, estado }: VoucherFact): boolean {
  const was = before.vales.find((vale) => vale.id === id);
  const divisionOf = ({ metodos }: Facts) =>
    JSON.stringify(metodos.filter(({ vale }) => vale === id).map(({ metodo, monto }) => [metodo, monto]));
  return estado === vigente && was?.estado === porAutorizar && divisionOf(before) !== divisionOf(after);
}

/** The words of a till on a sale of a step, with the last one before it. */
export type Words = (sale: TillSale) => readonly Said[];

/** How much a till has taken back of the thing that a name speaks of: units of a line, or money by a way. */
function amountFor(what: string): (said: Said) => number {
  const [, by] = /by (\d)$/.exec(what) ?? [];
  const [, linea] = /of (\d)$/.exec(what) ?? [];
  if (linea !== undefined) return ({ lines }) => lines[Number(linea) - 1]?.devuelto ?? 0;
  const forms = SPECIAL.find(({ metodo }) => metodo === Number(by))?.forms;
  return ({ payments }) =>
    sumOf(payments.filter(({ formaPago }) => forms?.includes(formaPago) !== false).map(({ devuelto }) => devuelto));
}
