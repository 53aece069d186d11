import { expect } from 'vitest';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { Facts, LineFact, VoucherFact } from './puertas.facts.ts';
import type { Authorized, Said, TillSale } from './puertas.model.ts';
import { counted, fallIn, lastOf, netOf, SPECIAL } from './puertas.model.ts';

/**
 * The law of the doors, from what the database says and what the tills said: no function of the product is in it. A till takes back what it
 * takes back, also what a voucher gave before; by that much, and no more, a sale may be overdrawn.
 */

const { vigente, canjeado, cancelado, porAutorizar, parcial, rechazado } = ESTADO_VALE;
const HOLDING: readonly number[] = [vigente, canjeado, porAutorizar];

/** What a run knows beside the database: what was said, what was authorized, and above how much somebody must. */
export interface Known {
  readonly sales: readonly TillSale[];
  readonly authorized: Authorized;
  readonly maximos: number;
}

/** By how much each sale is overdrawn, by name. */
export type Overdrawn = ReadonlyMap<string, number>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const over = (amount: number): number => Math.max(0, amount);

/** The first voucher of each one's line of replacements. */
function firstOf({ vales }: Facts): (id: number) => number {
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
interface Line {
  readonly first: number;
  readonly vale: VoucherFact;
  /** What went back by all of them, or may have. */
  readonly given: number;
  /** What it has still to give and has not begun to. */
  readonly owed: number;
  /** The excess that was authorized, or is asked for. */
  readonly allowed: number;
}

function linesOf(facts: Facts, operacion: number, authorized: Authorized): readonly Line[] {
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

function counts({ estado }: { readonly estado: string }): boolean {
  return estado === 'hecha' || estado === 'pendiente';
}

const holds = ({ vale: { estado } }: Line): boolean => HOLDING.includes(estado);
/** It gave something back, so that its goods are paid for. */
const isPaid = ({ vale: { estado }, given }: Line): boolean => estado === canjeado || given > 0;

function unitsOf({ articulos }: Facts, lines: readonly Line[], linea: number): number {
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
function backOf(sale: TillSale, linea: number): number {
  return counted(lastOf(sale)).lines[linea - 1]?.devuelto ?? 0;
}

/** No sale is overdrawn by more than before, but by what its till took back or corrected in between. */
export function demandNoMore(before: Overdrawn, after: Overdrawn, sales: readonly TillSale[], words: Words): void {
  for (const [name, amount] of after) {
    const [operacion = '', ...what] = name.split(' ');
    const sale = sales.find((one) => one.operacion === Number(operacion));
    if (sale === undefined) continue;
    const bearable = (before.get(name) ?? 0) + fallIn(words(sale), amountFor(what.join(' ')));
    expect(amount, `the sale ${operacion} is overdrawn: ${what.join(' ')}`).toBeLessThanOrEqual(bearable);
  }
}

/** The words of a till on a sale of a step, with the last one before it. */
export type Words = (sale: TillSale) => readonly Said[];

function amountFor(what: string): (said: Said) => number {
  const [, by] = /by (\d)$/.exec(what) ?? [];
  const [, linea] = /of (\d)$/.exec(what) ?? [];
  if (linea !== undefined) {
    return ({ lines }) => {
      const line = lines[Number(linea) - 1];
      return (line?.cantidad ?? 0) - (line?.devuelto ?? 0);
    };
  }
  const forms = SPECIAL.find(({ metodo }) => metodo === Number(by))?.forms;
  return ({ payments }) =>
    netOf(forms === undefined ? payments : payments.filter(({ formaPago }) => forms.includes(formaPago)));
}

/** What holds at any moment at which nobody is at work. */
export function demandAlways(facts: Facts, known: Known): void {
  demandSalesAsSaid(facts, known.sales);
  demandBalances(facts);
  demandNeighbours(facts);
  for (const sale of known.sales) demandAuthorized(facts, sale, known);
}

/** Payments and units are those of the till's last word, less the units that vouchers hold: each once. */
function demandSalesAsSaid(facts: Facts, sales: readonly TillSale[]): void {
  for (const sale of sales) {
    const { operacion } = sale;
    const said = counted(lastOf(sale));
    const stored = facts.pagos
      .filter((pago) => pago.operacion === operacion)
      .map(({ forma: formaPago, monto, devuelto }) => ({ formaPago, monto, devuelto }));
    expect(stored, `the payments of ${operacion}`).toEqual(said.payments);
    const held = linesOf(facts, operacion, new Map()).filter(holds);
    const lines = facts.lineas.filter((line) => line.operacion === operacion);
    const left = ({ linea, original, maxima, excedente }: LineFact) => [linea, original, maxima - excedente];
    expect(lines.map(left), `the units left of ${operacion}`).toEqual(
      said.lines.map(({ cantidad, devuelto }, index) => [
        ...[index + 1, cantidad],
        cantidad - devuelto - unitsOf(facts, held, index + 1),
      ]),
    );
  }
}

/** What a voucher says of its money is what its refunds say; what has ended holds nothing, and what was replaced is held once. */
function demandBalances(facts: Facts): void {
  const first = firstOf(facts);
  for (const { id, estado, saldo, inicial, motivos, autores, resuelve, reemplaza } of facts.vales) {
    expect(saldo, `the balance of ${id}`).toBeGreaterThanOrEqual(0);
    const same = facts.vales.filter((vale) => first(vale.id) === first(id) && HOLDING.includes(vale.estado));
    expect(same.length, `vouchers in the place of ${first(id)}`).toBeLessThan(2);
    if (estado === cancelado || estado === rechazado) expect(saldo, `the balance of ${id}, which has ended`).toBe(0);
    if (estado === parcial || !HOLDING.includes(estado)) continue;
    const refunds = facts.devoluciones.filter(({ vale }) => first(vale) === first(id));
    const done = refunds.filter((one) => one.estado === 'hecha');
    expect(saldo, `the balance of ${id}`).toBe(inicial - sumOf(done.map(({ monto }) => monto)));
    const methods = facts.metodos.filter(({ vale }) => vale === id);
    expect(sumOf(methods.map(({ monto, devuelto }) => monto - devuelto)), `the methods of ${id}`).toBe(saldo);
    for (const { metodo, devuelto } of methods) {
      const by = done.filter((one) => one.metodo === metodo).map(({ monto }) => monto);
      expect(devuelto, `what ${id} gave by ${metodo}`).toBe(sumOf(by));
    }
    if (estado === porAutorizar || motivos.length === 0 || reemplaza !== null) continue;
    const who = resuelve !== null && !autores.includes(resuelve);
    expect(who, `${id} counts for ${motivos}, by ${resuelve} among ${autores}`).toBe(true);
  }
}

/** Those who have the money hold what the vouchers gave them, and what is under way perhaps. */
function demandNeighbours(facts: Facts): void {
  for (const { id } of facts.vales) {
    for (const metodo of [3, 4, 7]) {
      const its = facts.devoluciones.filter((one) => one.vale === id && one.metodo === metodo);
      const held = sumOf(
        facts.vecinos.filter((one) => one.vale === id && one.metodo === metodo).map((one) => one.monto),
      );
      const sure = its.filter(({ estado, deshaciendo }) => estado === 'hecha' && !deshaciendo);
      expect(held, `the ledger of ${metodo} holds of ${id}`).toBeGreaterThanOrEqual(
        sumOf(sure.map((one) => one.monto)),
      );
      expect(held, `the ledger of ${metodo} holds of ${id}`).toBeLessThanOrEqual(
        sumOf(its.filter(counts).map((one) => one.monto)),
      );
    }
  }
}

/** What nobody authorized stays below the amount above which somebody must, all vouchers of a sale together. */
function demandAuthorized(facts: Facts, { operacion }: TillSale, { authorized, maximos }: Known): void {
  const alone = linesOf(facts, operacion, authorized).filter(
    ({ first, vale: { estado } }) => (estado === vigente || estado === canjeado) && !authorized.has(first),
  );
  const total = sumOf(alone.map(({ vale }) => vale.total));
  expect(total, `the vouchers of ${operacion} that nobody authorized`).toBeLessThanOrEqual(maximos);
}

/**
 * A voucher that began to give, or became valid, in a step in which its till said nothing, is borne by its sale: it stands, and what the till
 * took back and others were paid for leaves all of its units; what becomes valid has its money, too.
 * @param alone nobody else was at work.
 */
export function demandBorne(before: Facts, after: Facts, known: Known, { words, alone }: Step): void {
  const { sales, authorized } = known;
  for (const sale of sales.filter((one) => words(one).length < 2)) {
    const { operacion } = sale;
    const lines = linesOf(after, operacion, authorized);
    const earlier = linesOf(before, operacion, authorized);
    for (const line of lines) {
      const was = earlier.find(({ first }) => first === line.first);
      const gave = line.given > (was?.given ?? 0);
      const isNew = line.vale.estado === vigente && was !== undefined && was.vale.estado === porAutorizar;
      const isReplaced = was !== undefined && was.vale.id !== line.vale.id;
      if (!gave && !isNew && !isReplaced) continue;
      const which = `${line.vale.id}, which ${gave ? 'gave' : isNew ? 'was authorized' : 'was replaced'}`;
      expect(lastOf(sale).annulled, `the sale of ${which} was taken back`).toBe(false);
      const others = lines.filter((one) => one !== line && isPaid(one));
      for (const { linea, original } of after.lineas.filter((one) => one.operacion === operacion)) {
        const left = original - backOf(sale, linea) - unitsOf(after, others, linea);
        const takes = unitsOf(after, [line], linea);
        if (takes > 0) expect(takes, `units of ${linea} of ${which}`).toBeLessThanOrEqual(over(left));
      }
      if (gave || !alone) continue;
      const net = netOf(after.pagos.filter((pago) => pago.operacion === operacion));
      const byOthers = sumOf(lines.filter((one) => one !== line).map((one) => over(one.given - one.allowed)));
      const bears = over(net - byOthers - over(line.given - line.allowed)) + over(line.allowed - line.given);
      expect(line.owed, `the money of ${which}`).toBeLessThanOrEqual(bears);
    }
  }
}

/** A step: what the tills said in it, and whether one alone was at work. */
interface Step {
  readonly words: Words;
  readonly alone: boolean;
}

/** The reasons of an authorization that speak of the way by which money goes back, or of more than came. */
const OF_THE_WAY = ['otraForma', 'formaDesconocida', 'masDeLoPagado'];

/**
 * Money goes another way than it came only by the word of somebody else: what vouchers that nobody authorized gave by a way comes to no more
 * than was paid so. Cash to the wallet is the customer's choice, and a certificate and the wallet are both the chain's own credit.
 */
export function demandTheWayItCame(facts: Facts, { sales, authorized }: Known): void {
  const first = firstOf(facts);
  for (const { operacion } of sales) {
    const ids = facts.vales
      .filter((vale) => vale.operacion === operacion)
      .filter(({ id }) => !authorized.get(first(id))?.reasons.some((reason) => OF_THE_WAY.includes(reason)))
      .map(({ id }) => id);
    const gave = (...methods: readonly number[]) =>
      sumOf(
        facts.devoluciones
          .filter((one) => counts(one) && ids.includes(one.vale) && methods.includes(one.metodo))
          .map(({ monto }) => monto),
      );
    const paid = (...forms: readonly number[]) =>
      sumOf(
        facts.pagos.filter((one) => one.operacion === operacion && forms.includes(one.forma)).map(({ monto }) => monto),
      );
    expect(gave(5, 6), `cash of ${operacion}`).toBeLessThanOrEqual(paid(1));
    expect(gave(7), `certificates of ${operacion}`).toBeLessThanOrEqual(paid(9, 10));
    expect(gave(3, 5, 6, 7), `cash, wallet and certificates of ${operacion}`).toBeLessThanOrEqual(paid(1, 9, 10));
  }
}
