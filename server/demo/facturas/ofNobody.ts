import { agrupar } from '#domain/common/agrupar';
import { addDays, dayOf } from '#domain/common/dates';
import { centavos } from '#domain/common/money';
import { type DatosFiscales, datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import { TIENDAS_FISICAS } from '../catalogos.ts';
import { TEST_RECEIVERS } from '../contribuyentes.ts';
import { fiscalDataOf } from '../fiscalData.ts';
import type { CaseCustomer } from '../oneCase.ts';
import { byTurn, type Random } from '../random.ts';
import type { SampleSale } from '../ventas.ts';
import type { Invoice } from './book.ts';
import { type ReceiverAnswer, sampleCancelling } from './cancelled.ts';
import type { Desk } from './ofCases.ts';
import { discountOf, returnOf, unpaidOf } from './orders.ts';
import { isOfAPlace, isOnCredit } from './pool.ts';
import { REFUSED_AT_THE_TILL } from './receivers.ts';

/** Who asks for invoices, and who makes them. */
export interface People {
  readonly clientes: readonly [CaseCustomer, ...CaseCustomer[]];
  readonly facturistas: readonly [number, ...number[]];
}

const HOUR_MS = 3_600_000;

/** So many sales are invoiced by name without a case; the others of a month that has ended go to the public. */
const BY_NAME = 104;
const TICKETS = 32;
const MEALS = 26;

/** The fate of an invoice that no case asked for. */
type Fate = 'nada' | 'descuento' | 'devolucion' | 'sustituida' | 'cancelada' | 'solicitada' | 'negada' | 'rechazada';

const FATES = [
  ...(['nada', 'nada', 'descuento', 'nada', 'sustituida', 'nada', 'devolucion', 'nada', 'cancelada'] as const),
  ...([
    'nada',
    'solicitada',
    'nada',
    'devolucion',
    'nada',
    'rechazada',
    'nada',
    'negada',
    'nada',
    'descuento',
  ] as const),
] as const satisfies readonly [Fate, ...Fate[]];

/** Of each four invoices that are paid later: in how many parts they were paid, and whether something is left. */
const PAYMENTS = [
  { parts: 2, paid: 2 },
  { parts: 3, paid: 1 },
  { parts: 4, paid: 2 },
  { parts: 1, paid: 0 },
] as const;

/** Invoices that were asked for at the till or on the chain's page: of sales, car parks and restaurants, and to the public. */
export function invoicesOfNobody(desk: Desk, random: Random, people: People): void {
  const sold = desk.pool.rest().filter(isOfAPlace);
  const named = sold.filter(({ venta }) => venta.numidenCliente != null).slice(0, BY_NAME);
  for (const [turn, sale] of named.entries()) invoiceByName(desk, sale, { random, people, turn });
  const toThePublic = [...desk.toThePublic, ...sold.filter((sale) => sale.venta.numidenCliente == null)];
  for (const [turn, { cvetda }] of TIENDAS_FISICAS.entries()) {
    invoiceMonths(desk, cvetda, { sales: toThePublic.filter(({ venta }) => venta.cvetda === cvetda), people, turn });
  }
  invoiceTickets(desk, random, people);
}

interface Turn {
  readonly random: Random;
  readonly people: People;
  readonly turn: number;
}

function invoiceByName(desk: Desk, sale: SampleSale, { random, people, turn }: Turn): void {
  const { book, orders } = desk;
  const asking = { numiden: byTurn(people.facturistas, turn), caso: null };
  const buyer = people.clientes.find(({ numiden }) => numiden === sale.venta.numidenCliente);
  const receiver = turn % 11 === 10 || buyer === undefined ? byTurn(TEST_RECEIVERS, turn) : fiscalOf(buyer);
  const moment = hoursAfter(sale.venta.fecha, random.whole(1, 40) / 2);
  const fate = byTurn(FATES, turn);
  if (fate === 'rechazada') {
    const wrong = datosFiscalesSchema.parse(byTurn(REFUSED_AT_THE_TILL, turn));
    book.issue(moment, () => ({ ...orders.sale(sale, wrong, asking), isRefused: true }));
    // Asked for again the day after, as it should be.
    book.issue(hoursAfter(moment, 20), () => orders.sale(sale, receiver, asking));
    return;
  }
  const old = fate === 'sustituida' ? { ...receiver, usoCFDI: 'S01' as const } : receiver;
  book.issue(
    moment,
    () => orders.sale(sale, old, asking),
    (of) => {
      if (isOnCredit(sale) && fate === 'nada') pay(desk, of, { random, people, turn });
      else follow(desk, of, { fate, receiver, turn });
    },
  );
}

function follow(
  desk: Desk,
  of: Invoice,
  { fate, receiver, turn }: { readonly fate: Fate; readonly receiver: DatosFiscales; readonly turn: number },
): void {
  const { book, orders } = desk;
  const asking = { numiden: of.order.numiden, caso: null };
  const days = (howMany: number) => hoursAfter(of.fecha, howMany * 24);
  const cancel = (moment: Date, motivo: '02' | '03', answer: ReceiverAnswer) =>
    book.at(moment, () => desk.requests.push(sampleCancelling(book, of, moment, { motivo, answer })));
  switch (fate) {
    case 'nada':
    case 'rechazada':
      break;
    case 'descuento':
      book.issue(days(2), () => orders.note(of, discountOf(of), asking));
      break;
    case 'devolucion':
      book.issue(days(3), () => orders.note(of, returnOf(of), asking));
      break;
    case 'sustituida':
      book.issue(
        days(1),
        () => orders.substitute(of, receiver, asking),
        (sustituta) => {
          const answer = turn % 2 === 0 ? ({ respuesta: 'aceptada', horas: 9 } as const) : null;
          desk.requests.push(sampleCancelling(book, of, sustituta.fechaTimbrado, { motivo: '01', sustituta, answer }));
        },
      );
      break;
    case 'cancelada':
      cancel(days(turn % 2 === 0 ? 0.1 : 4), '02', null);
      break;
    case 'solicitada':
      // However long ago it was issued, its receiver has been asked only now.
      cancel(new Date(Math.max(days(4).getTime(), book.now.getTime() - (2 + turn) * 600_000)), '03', null);
      break;
    case 'negada':
      cancel(days(4), '03', { respuesta: 'rechazada', horas: 12 });
      break;
  }
}

/** The parts in which an invoice was paid that is paid later, each with its receipt. */
function pay({ book, orders }: Desk, of: Invoice, { people, turn }: Turn): void {
  const { parts, paid } = byTurn(PAYMENTS, turn);
  for (let part = 0; part < paid; part += 1) {
    const moment = hoursAfter(of.fecha, (3 + part * 5) * 24);
    const numiden = byTurn(people.facturistas, turn + part);
    book.issue(moment, () => {
      const pagado = centavos(Math.round(unpaidOf(of) / (parts - part)));
      return orders.receipt(of, { pagado, dia: addDays(dayOf(moment), -1) }, { numiden, caso: null });
    });
  }
}

/** Invoices the sales of a store to the public, for each month that has ended, at the beginning of the next. */
function invoiceMonths(
  { book, orders }: Desk,
  cvetda: number,
  { sales, people, turn }: { readonly sales: readonly SampleSale[]; readonly people: People; readonly turn: number },
): void {
  const months = agrupar(sales, ({ venta }) => dayOf(venta.fecha).slice(0, 7));
  for (const [month, , own] of months) {
    const next = `${addDays(`${month}-28`, 5).slice(0, 7)}-01`;
    const moment = new Date(`${next}T10:${String(10 + turn)}:00-06:00`);
    const asking = { numiden: byTurn(people.facturistas, turn), caso: null };
    book.issue(moment, () => orders.global(cvetda, month, own, asking));
  }
}

function invoiceTickets(desk: Desk, random: Random, { clientes, facturistas }: People): void {
  const { book, orders, freeTickets, freeMeals } = desk;
  const known = clientes.filter(({ fechaNacimiento }) => fechaNacimiento !== null);
  const anybody = () => fiscalOf(known[random.whole(0, known.length - 1)] ?? clientes[0]);
  for (const [turn, ticket] of everyOther(freeTickets.rest()).slice(0, TICKETS).entries()) {
    const receiver = anybody();
    const moment = new Date(`${ticket.fecha}T22:${String(10 + turn)}:00-06:00`);
    const asking = { numiden: byTurn(facturistas, turn), caso: null };
    book.issue(
      moment,
      () => orders.parking(ticket, receiver, asking),
      (of) => {
        if (turn % 6 === 5) follow(desk, of, { fate: 'cancelada', receiver, turn });
        if (turn % 9 === 4) follow(desk, of, { fate: 'sustituida', receiver, turn });
      },
    );
  }
  for (const [turn, meal] of everyOther(freeMeals.rest()).slice(0, MEALS).entries()) {
    const receiver = anybody();
    const asking = { numiden: byTurn(facturistas, turn), caso: null };
    book.issue(hoursAfter(meal.fecha, 1), () => orders.meal(meal, receiver, asking));
  }
}

function everyOther<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, place) => place % 2 === 0);
}

function fiscalOf(customer: CaseCustomer): DatosFiscales {
  return datosFiscalesSchema.parse(fiscalDataOf(customer, customer.numiden));
}

function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}
