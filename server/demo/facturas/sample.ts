import { agrupar } from '#domain/common/agrupar';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Config } from '../../platform/config.ts';
import type { SampleCase } from '../oneCase.ts';
import type { Random } from '../random.ts';
import type { SampleSale } from '../ventas.ts';
import { type Invoice, type InvoiceNews, openBook, type Seal } from './book.ts';
import type { SampleCancelling } from './cancelled.ts';
import { byFolio } from './caseFacts.ts';
import { invoicesOfCases } from './ofCases.ts';
import { invoicesOfNobody, type People } from './ofNobody.ts';
import { ordersOf, type SampleMeal, type SampleTicket } from './orders.ts';
import { poolOf } from './pool.ts';
import { stockOf } from './taken.ts';

/** All that invoices are made of. */
interface Sold {
  readonly ventas: readonly SampleSale[];
  readonly parking: readonly SampleTicket[];
  readonly meals: readonly SampleMeal[];
  readonly cases: readonly SampleCase[];
  readonly people: People;
}

/** The invoices of the sample in the order in which they were issued, and the cases with what they were told of them. */
export interface SampleInvoices {
  readonly invoices: readonly Invoice[];
  readonly requests: readonly SampleCancelling[];
  readonly cases: readonly SampleCase[];
}

const REASON_NO_INVOICE = 8;

/** Some three hundred invoices of every kind and in every state, by the product's own rules. */
export function sampleInvoices(
  random: Random,
  { now, emisor, seal }: { readonly now: Date; readonly emisor: Config['emisor']; readonly seal: Seal },
  { ventas, parking, meals, cases, people }: Sold,
): SampleInvoices {
  const book = openBook(now, seal);
  const brought = new Set(cases.flatMap(({ parametros }) => parametros.map(({ valor }) => valor)));
  const desk = {
    book,
    orders: ordersOf(emisor),
    pool: poolOf(ventas),
    parking,
    freeTickets: stockOf(
      parking.filter((one) => one.valido && !isToTry(one.operacion % 100_000) && !brought.has(String(one.operacion))),
    ),
    freeMeals: stockOf(meals.filter(({ folio }) => !isToTry(Number(folio.slice(-5))) && !brought.has(folio))),
    toThePublic: [],
    requests: [],
    byFolio: new Map<number, Invoice>(),
  };
  const changed = invoicesOfCases(desk, cases);
  invoicesOfNobody(desk, random, people);
  book.play();
  const told = new Map(agrupar(book.told, ({ caso }) => caso).map(([caso, , entries]) => [caso, entries]));
  return {
    invoices: book.invoices,
    requests: desk.requests,
    cases: changed.map((one, caso) => {
      const invoice = desk.byFolio.get(caso);
      const searched = invoice === undefined ? one : { ...one, parametros: byFolio(invoice) };
      return (told.get(caso) ?? []).reduce(withEntry, searched);
    }),
  };
}

/** The first ticket and the first meal of each store have no invoice: newcomers are told to try these. */
function isToTry(turn: number): boolean {
  return turn === 1;
}

/** A case that was told of one of its invoices; what escalates it is said with the escalation. */
function withEntry(one: SampleCase, { fecha, accion, numiden }: InvoiceNews): SampleCase {
  const before = one.logs.filter((log) => log.fecha < fecha);
  const after = one.logs.slice(before.length);
  const [next] = after;
  const escalates = next?.accion.trabajo === 'escalar' && next.fecha.getTime() === fecha.getTime();
  const version = (escalates ? next : before.at(-1))?.version ?? 1;
  const logs = [...before, { accion, version, fecha, numiden }, ...after];
  if (!escalates) return { ...one, logs };
  return {
    ...one,
    logs: logs.map((log) => (log === next ? { ...log, numiden } : log)),
    escalamientos: one.escalamientos.map((escalation) => ({
      ...escalation,
      idMotivo: accion.trabajo === 'facturaRechazada' ? REASON_NO_INVOICE : null,
      comentario: whyEscalated(accion),
      numiden,
    })),
  };
}

function whyEscalated(accion: InvoiceNews['accion']): string {
  switch (accion.trabajo) {
    case 'facturaRechazada':
      return `${FACTURA_TEXTS.escalada}: ${accion.motivo}`;
    case 'facturar':
      return `Se hizo la factura de restaurante ${accion.nombre}.`;
    default:
      throw new Error(`No case is escalated by ${accion.trabajo}`);
  }
}
