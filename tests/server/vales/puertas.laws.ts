import { expect } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { Facts, LineFact } from './puertas.facts.ts';
import { counted, lastOf, netOf, type TillSale } from './puertas.model.ts';
import {
  backOf,
  counts,
  firstOf,
  HOLDING,
  holds,
  isChangeRejected,
  isPaid,
  type Known,
  linesOf,
  over,
  sumOf,
  unitsOf,
  type Words,
} from './puertas.overdrawn.ts';

/** The laws of the doors beside how much a sale is overdrawn: no function of the product is in them. */

const { vigente, canjeado, cancelado, porAutorizar, rechazado } = ESTADO_VALE;

/** The laws that hold at any moment at which nobody is at work. */
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

/** A voucher says of its money what its refunds say; one that has ended holds nothing, and one that was replaced is held once. */
function demandBalances(facts: Facts): void {
  const first = firstOf(facts);
  for (const { id, estado, saldo, inicial, motivos, autores, resuelve, reemplaza } of facts.vales) {
    expect(saldo, `the balance of ${id}`).toBeGreaterThanOrEqual(0);
    const same = facts.vales.filter((vale) => first(vale.id) === first(id) && HOLDING.includes(vale.estado));
    expect(same.length, `vouchers in the place of ${first(id)}`).toBeLessThan(2);
    if (estado === cancelado || estado === rechazado) expect(saldo, `the balance of ${id}, which has ended`).toBe(0);
    if (!HOLDING.includes(estado)) continue;
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

/** The vouchers of a sale that nobody authorized stay together below the amount above which somebody must. */
function demandAuthorized(facts: Facts, { operacion }: TillSale, { authorized, maximos }: Known): void {
  const alone = linesOf(facts, operacion, authorized).filter(
    ({ first, vale: { estado } }) => (estado === vigente || estado === canjeado) && !authorized.has(first),
  );
  const total = sumOf(alone.map(({ vale }) => vale.total));
  expect(total, `the vouchers of ${operacion} that nobody authorized`).toBeLessThanOrEqual(maximos);
}

/**
 * A voucher that began to give, or became valid, in a step in which its till said nothing, is borne by its sale: it stands, and what the till
 * took back and others were paid for leaves all of its units; what becomes valid has its money, too. A voucher whose change of methods was
 * rejected became valid before.
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
      const isNew =
        line.vale.estado === vigente &&
        was?.vale.estado === porAutorizar &&
        !isChangeRejected(before, after, line.vale);
      const isReplaced = was !== undefined && was.vale.id !== line.vale.id;
      if (!gave && !isNew && !isReplaced) continue;
      const which = `${line.vale.id}, which ${gave ? 'gave' : isNew ? 'was authorized' : 'was replaced'}`;
      expect(lastOf(sale).annulled, `the sale of ${which} was taken back`).toBe(false);
      // In a race another may have given after it became valid: whoever gives is judged by what the others gave, and not by what they hold.
      const paid = gave || alone ? lines : earlier;
      const others = paid.filter((one) => one.first !== line.first && isPaid(one));
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
