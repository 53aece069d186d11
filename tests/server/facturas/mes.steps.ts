import fc from 'fast-check';
import { atOnce } from '../bed/atOnce.ts';
import type { MonthDesk, ServerWork } from './mes.desk.ts';
import {
  annul,
  cancel,
  correct,
  giveBackAtTill,
  globalNth,
  invoice,
  namedOf,
  noteByHand,
  sell,
  voucher,
  workOnPeriod,
} from './mes.doings.ts';
import { look } from './mes.look.ts';
import { dayAt, HOUR_MS } from './mes.model.ts';

/** A thing that a till, a person or a server does; `nth` counts the sale, invoice or period that it is about. */
export type Act =
  | {
      readonly act: 'sell';
      readonly hoursAgo: number;
      readonly units: readonly [number, number];
      readonly credit: boolean;
    }
  | { readonly act: 'giveBackAtTill' | 'annul' | 'invoice' | 'putBack'; readonly nth: number }
  | { readonly act: 'correct'; readonly nth: number; readonly what: 'pago' | 'dia'; readonly hours: number }
  | { readonly act: 'voucher'; readonly nth: number; readonly refund: 'hecha' | 'pendiente' | 'rechazada' }
  | { readonly act: 'cancel' | 'cancelGlobal'; readonly nth: number; readonly waits: boolean }
  | { readonly act: 'noteByHand'; readonly nth: number; readonly onGlobal: boolean }
  | { readonly act: 'detener' | 'hacer'; readonly nth: number }
  | { readonly act: ServerWork };

/** A step of a month: acts one by one or some at once, and what happens around them. */
export type Step =
  | Act
  | { readonly act: 'atOnce'; readonly works: readonly Act[]; readonly places: readonly number[] }
  | { readonly act: 'pass'; readonly hours: number }
  | { readonly act: 'silence'; readonly stamps: number }
  | { readonly act: 'set'; readonly every: 'diaria' | 'semanal' | 'quincenal'; readonly days: number }
  | { readonly act: 'look' };

export async function take(desk: MonthDesk, step: Step): Promise<void> {
  switch (step.act) {
    case 'pass':
      return desk.pass(step.hours);
    case 'silence':
      desk.book.silent = step.stamps;
      return;
    case 'set': {
      const first = dayAt(new Date(desk.now.getTime() + step.days * 24 * HOUR_MS));
      return desk.set({ every: step.every, first });
    }
    case 'look':
      return look(desk);
    case 'atOnce':
      return race(desk, step);
    default:
      return act(desk, step);
  }
}

/** Takes some at once. A round passes over a store in which somebody works just then: all of its periods are opened then, or none. */
async function race(desk: MonthDesk, { works, places }: Extract<Step, { readonly act: 'atOnce' }>): Promise<void> {
  const { periods } = desk.book;
  const before = periods.length;
  await atOnce(
    desk.db,
    works.map((one) => () => act(desk, one)),
    places,
  );
  if ((await desk.periods()).length === before) periods.length = before;
}

async function act(desk: MonthDesk, one: Act): Promise<void> {
  switch (one.act) {
    case 'sell':
      return sell(desk, one);
    case 'detener':
    case 'hacer':
      return workOnPeriod(desk, one.nth, one.act);
    case 'globals':
    case 'notes':
    case 'invoices':
    case 'cancellations':
      return desk.round(one.act);
    case 'cancelGlobal': {
      const global = await globalNth(desk, one.nth);
      return global && cancel(desk, global, one.waits);
    }
    case 'noteByHand': {
      if (!one.onGlobal) break;
      const global = await globalNth(desk, one.nth);
      return global && noteByHand(desk, global);
    }
  }
  const sale = desk.book.sales[one.nth % Math.max(1, desk.book.sales.length)];
  if (sale === undefined) return;
  switch (one.act) {
    case 'giveBackAtTill':
      return giveBackAtTill(desk, sale);
    case 'annul':
      return annul(desk, sale);
    case 'invoice':
      return invoice(desk, sale);
    case 'correct':
      return correct(desk, sale, one.what, one.hours);
    case 'voucher':
      return voucher(desk, sale, one.refund);
    case 'cancel': {
      const { named } = await namedOf(desk, sale);
      return named && cancel(desk, named, one.waits);
    }
    case 'putBack': {
      // Its invoice and then the note: the sale belongs to its global invoice again.
      const { named, taking } = await namedOf(desk, sale);
      if (taking === undefined) return;
      if (named !== undefined) await cancel(desk, named, false);
      const after = await namedOf(desk, sale);
      if (after.named === undefined && after.taking !== undefined) await cancel(desk, after.taking, false);
      return;
    }
    case 'noteByHand': {
      const { named } = await namedOf(desk, sale);
      return named && noteByHand(desk, named);
    }
  }
}

const nth = fc.nat({ max: 5 });
const HOURS_AGO: readonly number[] = [0, 1, 9, 20, 26, 44, 50, 70, 100];

const sales = fc.record({
  act: fc.constant('sell' as const),
  hoursAgo: fc.constantFrom(...HOURS_AGO),
  units: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2)),
  credit: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const ofSale = fc.record({
  act: fc.constantFrom(
    'giveBackAtTill' as const,
    'annul' as const,
    'invoice' as const,
    'invoice' as const,
    'putBack' as const,
  ),
  nth,
});
const others: readonly fc.Arbitrary<Act>[] = [
  fc.record({
    act: fc.constant('correct' as const),
    nth,
    what: fc.constantFrom('pago' as const, 'dia' as const),
    hours: fc.constantFrom(-30, -10, 10, 30),
  }),
  fc.record({
    act: fc.constant('voucher' as const),
    nth,
    refund: fc.constantFrom('hecha' as const, 'hecha' as const, 'pendiente' as const, 'rechazada' as const),
  }),
  fc.record({ act: fc.constantFrom('cancel' as const, 'cancelGlobal' as const), nth, waits: fc.boolean() }),
  fc.record({ act: fc.constant('noteByHand' as const), nth, onGlobal: fc.boolean() }),
  fc.record({ act: fc.constantFrom('detener' as const, 'hacer' as const), nth }),
];
const byServer = fc.record({
  act: fc.constantFrom(
    'globals' as const,
    'globals' as const,
    'notes' as const,
    'invoices' as const,
    'cancellations' as const,
  ),
});

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: sales },
  { weight: 4, arbitrary: ofSale },
  ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 4, arbitrary: byServer },
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: acts },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('atOnce' as const),
      works: fc.array(acts, { minLength: 2, maxLength: 3 }),
      places: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 7 }), fc.nat({ max: 7 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pass' as const), hours: fc.constantFrom(1, 7, 14, 24, 40) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('silence' as const), stamps: fc.constantFrom(1, 2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('set' as const),
      every: fc.constantFrom('diaria' as const, 'diaria' as const, 'semanal' as const, 'quincenal' as const),
      days: fc.integer({ min: -4, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('look' as const) }) },
);

/** A store's month: how it invoices to the public, and all that happens. */
export const months = fc.record({
  every: fc.constantFrom('diaria' as const, 'diaria' as const, 'semanal' as const, 'quincenal' as const),
  first: fc.constantFrom<string[]>('2026-02-22', '2026-02-24', '2026-02-26'),
  sold: fc.array(sales, { minLength: 2, maxLength: 4 }),
  /** Whether those are in global invoices when the rest begins. */
  made: fc.boolean(),
  steps: fc.array(steps, { minLength: 6, maxLength: 20 }),
});
export type MonthScript = typeof months extends fc.Arbitrary<infer T> ? T : never;
