import { ESTADO } from '#domain/casos/vidaCaso';
import { addDays, dayOf } from '#domain/common/dates';
import { centavos } from '#domain/common/money';
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import {
  AREA,
  CANCELACION_FACTURA,
  FACTURA_ESTACIONAMIENTO,
  FACTURA_GENERAL,
  MANTENIMIENTO_FACTURA,
  NOTA_CREDITO,
  RECIBO_PAGO,
} from '../catalogos.ts';
import type { SampleCase } from '../oneCase.ts';
import { ACCOUNTS } from '../stories.ts';
import type { SampleSale } from '../ventas.ts';
import type { Book, Invoice } from './book.ts';
import { type SampleCancelling, sampleCancelling } from './cancelled.ts';
import {
  aloneIn,
  bySale,
  escalatedAt,
  isWaiting,
  receiverOfCase,
  saleSaidBy,
  withReceiver,
  workedAt,
} from './caseFacts.ts';
import { discountOf, type ordersOf, returnOf, type SampleMeal, type SampleTicket, unpaidOf } from './orders.ts';
import type { Pool } from './pool.ts';
import { REFUSED_ON_CASES, UNKNOWN_TO_ITS_CASE } from './receivers.ts';
import type { Stock } from './taken.ts';

/** The sources of the invoices of cases, and the book that they go to. */
export interface Desk {
  readonly book: Book;
  readonly orders: ReturnType<typeof ordersOf>;
  readonly pool: Pool;
  readonly parking: readonly SampleTicket[];
  /** Paid tickets and meals that no case has. */
  readonly freeTickets: Stock<SampleTicket>;
  readonly freeMeals: Stock<SampleMeal>;
  /** Sales that went to the public before a case asked for their invoice. */
  readonly toThePublic: SampleSale[];
  readonly requests: SampleCancelling[];
  /** The cases that are searched by the series and folio of an invoice, by their place. */
  readonly byFolio: Map<number, Invoice>;
}

const FACTURISTA = 100_004;
const HOUR_MS = 3_600_000;
/** The age of an invoice for an open case: its receiver must be asked before it is cancelled. */
const SETTLED_MS = 6 * 24 * HOUR_MS;

const AT_THE_TILL = { numiden: FACTURISTA, caso: null } as const;

type Changed = Pick<SampleCase, 'caso' | 'parametros'>;

/**
 * Gives each case of the area Facturación what it is about: what is to be invoiced, or the invoice that something is to be done with.
 * A solved one has what came of it. Answers the cases with it, in their order.
 */
export function invoicesOfCases(desk: Desk, cases: readonly SampleCase[]): readonly SampleCase[] {
  const alone = aloneIn(cases);
  const wrong = cases.findIndex((one) => isWaiting(one, FACTURA_GENERAL) && alone(one));
  const late = cases.findIndex((one, caso) => caso !== wrong && isWaiting(one, FACTURA_GENERAL));
  let refused = 0;
  let turn = 0;
  return cases.map((one, caso): SampleCase => {
    if (one.caso.idArea !== AREA.facturacion) return one;
    const { idEstado, idSubcategoria } = one.caso;
    turn += 1;
    if (caso === wrong) return { ...one, ...toInvoice(desk, withReceiver(one, UNKNOWN_TO_ITS_CASE)) };
    if (caso === late) return { ...one, ...lateOf(desk, one) };
    if (idEstado === ESTADO.escalado) {
      if (idSubcategoria !== MANTENIMIENTO_FACTURA) return one;
      const receiver = REFUSED_ON_CASES[refused];
      if (receiver === undefined || !alone(one)) return { ...one, ...mealOf(desk, one, caso) };
      refused += 1;
      return { ...one, ...refusedOf(desk, withReceiver(one, receiver), caso) };
    }
    return { ...one, ...subjectOf(desk, one, { caso, turn }) };
  });
}

interface Place {
  readonly caso: number;
  readonly turn: number;
}

function subjectOf(desk: Desk, one: SampleCase, place: Place): Changed {
  const { caso, turn } = place;
  const { book, orders, parking } = desk;
  const asking = { numiden: FACTURISTA, caso };
  const solved = one.caso.idEstado === ESTADO.solucionada ? workedAt(one) : null;
  const then = (act: (of: Invoice, at: Date) => void) => (of: Invoice) => {
    if (solved !== null) book.at(solved, () => act(of, solved));
  };
  switch (one.caso.idSubcategoria) {
    case MANTENIMIENTO_FACTURA: {
      const substitute = then((old, at) => {
        book.issue(
          at,
          () => orders.substitute(old, receiverOfCase(one), asking),
          (sustituta) => {
            const answer = { respuesta: 'aceptada', horas: 10 } as const;
            desk.requests.push(
              sampleCancelling(book, old, sustituta.fechaTimbrado, { motivo: '01', sustituta, caso, answer }),
            );
          },
        );
      });
      return invoiced(desk, one, { ...place, receiver: { ...receiverOfCase(one), usoCFDI: 'S01' } }, substitute);
    }
    case NOTA_CREDITO:
      return invoiced(
        desk,
        one,
        place,
        then((of, at) => book.issue(at, () => orders.note(of, turn % 2 === 0 ? discountOf(of) : returnOf(of), asking))),
      );
    case CANCELACION_FACTURA: {
      const cancel = then((of, at) => {
        const answer = { respuesta: 'aceptada', horas: 20 } as const;
        const request = sampleCancelling(book, of, at, { motivo: turn % 2 === 0 ? '02' : '03', caso, answer });
        desk.requests.push(request);
      });
      // Of a car park: so little money that the receiver is not asked.
      const ticket = turn % 3 === 0 ? ticketBefore(desk, one) : null;
      return ticket === null ? invoiced(desk, one, place, cancel) : parked(desk, one, { ...place, ticket }, cancel);
    }
    case FACTURA_GENERAL: {
      if (solved === null) return toInvoice(desk, one);
      const sale = desk.pool.take({ ...wishOf(one), before: one.caso.fechaCreacion });
      book.issue(solved, () => orders.sale(sale, receiverOfCase(one), asking));
      return { ...one, parametros: bySale(sale.venta) };
    }
    case FACTURA_ESTACIONAMIENTO: {
      const operacion = saleSaidBy(one);
      const ticket = parking.find((paid) => paid.valido && paid.operacion === operacion);
      if (solved !== null && ticket !== undefined) {
        book.issue(solved, () => orders.parking(ticket, receiverOfCase(one), asking));
      }
      return one;
    }
    case RECIBO_PAGO: {
      const pay = (of: Invoice, at: Date, parts: number) => {
        const order = { pagado: centavos(Math.round(unpaidOf(of) / parts)), dia: dayBefore(at) };
        book.issue(at, () => orders.receipt(of, order, asking));
      };
      return invoiced(
        desk,
        one,
        { ...place, onCredit: true },
        then((of, at) => pay(of, at, 2)),
      );
    }
    default:
      return one;
  }
}

/** A case of an invoice that was made before, by its sale or by its series and folio. */
function invoiced(
  { book, orders, pool, byFolio }: Desk,
  one: SampleCase,
  { caso, turn, receiver = receiverOfCase(one), onCredit = false }: InvoicedBefore,
  then: (of: Invoice) => void,
): Changed {
  const before = earlier(one.caso.fechaCreacion, new Date(book.now.getTime() - SETTLED_MS));
  const sale = pool.take({ ...wishOf(one), before, onCredit });
  const moment = soonAfter(sale.venta.fecha, one.caso.fechaCreacion);
  book.issue(
    moment,
    () => orders.sale(sale, receiver, AT_THE_TILL),
    (of) => {
      if (turn % 2 === 0) byFolio.set(caso, of);
      then(of);
    },
  );
  return { ...one, parametros: bySale(sale.venta) };
}

interface InvoicedBefore extends Place {
  readonly receiver?: DatosFiscales;
  readonly onCredit?: boolean;
}

function parked(
  { book, orders, byFolio }: Desk,
  one: SampleCase,
  { caso, ticket }: Place & { readonly ticket: SampleTicket },
  then: (of: Invoice) => void,
): Changed {
  book.issue(
    new Date(`${ticket.fecha}T23:30:00-06:00`),
    () => orders.parking(ticket, receiverOfCase(one), AT_THE_TILL),
    (of) => {
      byFolio.set(caso, of);
      then(of);
    },
  );
  return one;
}

function ticketBefore({ freeTickets }: Desk, { caso }: SampleCase): SampleTicket | null {
  const day = dayOf(caso.fechaCreacion);
  return freeTickets.take(({ cvetda, fecha }) => cvetda === caso.cvetda && fecha < day);
}

function toInvoice({ pool }: Desk, one: SampleCase): Changed {
  const sale = pool.take({ ...wishOf(one), before: one.caso.fechaCreacion });
  return { ...one, parametros: bySale(sale.venta) };
}

/** A case of a sale of a month that has ended, which is in the global invoice of that month. */
function lateOf({ book, pool, toThePublic }: Desk, { caso }: SampleCase): Pick<SampleCase, 'parametros'> {
  const before = new Date(`${dayOf(book.now).slice(0, 7)}-01T00:00:00-06:00`);
  const sale = pool.take({ cvetda: caso.cvetda, before, toThePublic: true });
  toThePublic.push(sale);
  return { parametros: bySale(sale.venta) };
}

/** A case that was escalated, since the stamper knows its receiver otherwise. */
function refusedOf({ book, orders, pool }: Desk, one: SampleCase, caso: number): Changed {
  const sale = pool.take({ ...wishOf(one), before: one.caso.fechaCreacion });
  const moment = escalatedAt(one);
  book.issue(moment, () => ({
    ...orders.sale(sale, receiverOfCase(one), { numiden: FACTURISTA, caso }),
    isRefused: true,
  }));
  return { ...one, parametros: bySale(sale.venta) };
}

/** A case that was escalated, since its invoice of a restaurant was made (specification, section 4). */
function mealOf({ book, orders, freeMeals }: Desk, one: SampleCase, caso: number): Changed {
  const moment = escalatedAt(one);
  const meal = freeMeals.take(({ fecha }) => fecha < one.caso.fechaCreacion);
  if (meal === null) return one;
  book.issue(moment, () => orders.meal(meal, receiverOfCase(one), { numiden: FACTURISTA, caso }));
  return {
    caso: { ...one.caso, comentarioOriginal: ACCOUNTS[14]?.[0] ?? one.caso.comentarioOriginal },
    parametros: [{ orden: 0, tipo: 4, valor: meal.folio }],
  };
}

function wishOf(one: SampleCase) {
  return { cvetda: one.caso.cvetda, operacion: saleSaidBy(one) };
}

function dayBefore(moment: Date) {
  return addDays(dayOf(moment), -1);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** A day after the sale, or half the time until the case. */
function soonAfter(sale: Date, opened: Date): Date {
  return new Date(sale.getTime() + Math.min(24 * HOUR_MS, Math.round((opened.getTime() - sale.getTime()) / 2)));
}
