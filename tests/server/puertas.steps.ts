import fc from 'fast-check';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { ESTADO_VALE } from '#domain/vidaVale';
import { atOnce } from './atOnce.ts';
import type { DoorDesk, Who } from './puertas.desk.ts';
import type { Decision, Forms, Wish } from './puertas.doings.ts';
import {
  annul,
  changeMethods,
  complete,
  correct,
  decide,
  give,
  make,
  returnAtTill,
  sell,
  spend,
  undo,
} from './puertas.doings.ts';

/** Whom, at which server, and whether it is sent again under the same key. */
interface Asked {
  readonly who: Who;
  readonly server: number;
  readonly again: boolean;
}

/** A thing that a till or a person does; `nth` says of which sale, voucher or refund. */
export type Act =
  | { readonly act: 'sell'; readonly units: readonly [number, number]; readonly forms: Forms; readonly server: number }
  | {
      readonly act: 'return';
      readonly nth: number;
      readonly linea: 1 | 2;
      readonly units: number;
      readonly money: 'with' | 'without' | 'alone';
      readonly server: number;
    }
  | { readonly act: 'annul'; readonly nth: number; readonly server: number }
  | {
      readonly act: 'correct';
      readonly nth: number;
      readonly what: 'more' | 'less' | 'forms';
      readonly forms: Forms;
      readonly server: number;
    }
  | ({
      readonly act: 'make';
      readonly nth: number;
      readonly units: readonly [number, number];
      readonly wish: Wish;
      readonly worn: boolean;
      readonly partial: boolean;
    } & Asked)
  | ({ readonly act: Decision | 'complete' | 'undo' | 'spend'; readonly nth: number } & Asked)
  | ({ readonly act: 'give'; readonly nth: number; readonly part: number } & Asked)
  | ({
      readonly act: 'methods';
      readonly nth: number;
      readonly wish: Exclude<Wish, 'suggested' | 'wallet'>;
    } & Asked);

/** A step of a run: acts one by one or some at once, and what happens around them. */
export type Step =
  | Act
  | { readonly act: 'atOnce'; readonly works: readonly Act[]; readonly places: readonly number[] }
  | { readonly act: 'pass'; readonly hours: number }
  | { readonly act: 'silence'; readonly questions: number; readonly did: boolean }
  | { readonly act: 'finish' };

export async function take(desk: DoorDesk, step: Step): Promise<void> {
  switch (step.act) {
    case 'pass':
      return desk.pass(step.hours);
    case 'silence':
      desk.silence.questions = step.questions;
      desk.silence.did = step.did;
      desk.book.wasSilent = true;
      return;
    case 'finish':
      await desk.pass(1);
      for (let left = await desk.finish(); left > 0; left -= 1) desk.accept('finish');
      return;
    case 'atOnce':
      return race(desk, step);
    default:
      return act(desk, step);
  }
}

/** Two at one server stand in one queue for one voucher: for those nobody waits long. */
const QUEUED_MS = 300;

async function race(desk: DoorDesk, { works, places }: Extract<Step, { readonly act: 'atOnce' }>): Promise<void> {
  desk.book.isRace = true;
  const doings = works.map((one) => () => act(desk, one));
  await atOnce(desk.db, doings, places, QUEUED_MS);
  desk.book.isRace = false;
}

async function act(desk: DoorDesk, one: Act): Promise<void> {
  if (await isDone(desk, one)) desk.accept(one.act);
}

async function isDone(desk: DoorDesk, one: Act): Promise<boolean> {
  if (one.act === 'sell') return sell(desk, one);
  const sale = nthOf(desk.book.sales, one.nth);
  if (sale === undefined) return false;
  switch (one.act) {
    case 'return':
      return returnAtTill(desk, sale, one);
    case 'annul':
      return annul(desk, sale, one);
    case 'correct':
      return correct(desk, sale, one);
    case 'make':
      return make(desk, sale, one);
  }
  const facts = await desk.facts();
  if (one.act === 'undo' || one.act === 'spend') {
    const refund = nthOf(
      facts.devoluciones.filter(({ metodo }) => one.act === 'undo' || metodo === 7),
      one.nth,
    );
    if (refund === undefined) return false;
    return one.act === 'undo' ? undo(desk, refund, one) : spend(desk, refund, one);
  }
  const vale = nthOf(suited(facts.vales, one), one.nth);
  if (vale === undefined) return false;
  switch (one.act) {
    case 'complete':
      return complete(desk, vale, one);
    case 'give':
      return give(desk, facts, vale, { ...one, nth: one.part });
    case 'methods':
      return changeMethods(desk, vale, one);
    default:
      return decide(desk, one.act, vale, one);
  }
}

function nthOf<T>(some: readonly T[], nth: number): T | undefined {
  return some[nth % Math.max(1, some.length)];
}

const FITTING: Partial<Record<Act['act'], number>> = {
  complete: ESTADO_VALE.parcial,
  authorize: ESTADO_VALE.porAutorizar,
  reject: ESTADO_VALE.porAutorizar,
  give: ESTADO_VALE.vigente,
  methods: ESTADO_VALE.vigente,
  replace: ESTADO_VALE.vigente,
};

/** Every fourth tries any voucher, whatever its state. */
function suited<V extends { readonly estado: number }>(
  vales: readonly V[],
  { act: what, nth }: { act: Act['act']; nth: number },
) {
  const state = FITTING[what];
  const fitting = vales.filter(({ estado }) => estado === state);
  return state === undefined || fitting.length === 0 || nth % 4 === 3 ? vales : fitting;
}

const nth = fc.nat({ max: 11 });
const server = fc.nat({ max: 1 });
const forms = fc.constantFrom<Forms[]>([1], [1], [2], [4], [9], [10], [1, 2], [2, 4], [1, 9], [4, 1], [10, 2]);
const METHODS: readonly IdMetodo[] = [2, 3, 4, 5, 6, 7];
const asked = (...who: readonly Who[]) => ({
  who: fc.constantFrom(...who),
  server,
  again: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
});
const oneOrTwo: fc.Arbitrary<Exclude<Wish, 'suggested' | 'wallet'>> = fc.oneof(
  fc.constantFrom(...METHODS),
  fc.constantFrom<[IdMetodo, IdMetodo][]>([6, 3], [2, 4], [2, 6], [6, 7], [4, 6], [3, 7], [2, 3]),
);

const sales = fc.record({
  act: fc.constant('sell' as const),
  units: fc.tuple(fc.integer({ min: 2, max: 8 }), fc.constantFrom(0, 0, 1, 3)),
  forms,
  server,
});
const makings = fc.record({
  act: fc.constant('make' as const),
  nth,
  units: fc.tuple(fc.constantFrom(1, 1, 2, 2, 3, 6), fc.constantFrom(0, 0, 1, 3)),
  wish: fc.oneof(
    { weight: 6, arbitrary: fc.constant('suggested' as const) },
    { weight: 1, arbitrary: fc.constant('wallet' as const) },
    { weight: 4, arbitrary: oneOrTwo },
  ),
  worn: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  partial: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  ...asked('asesor', 'asesor', 'gerente'),
});
const gives = fc.record({
  act: fc.constant('give' as const),
  nth,
  part: fc.nat({ max: 2 }),
  ...asked('asesor', 'asesor', 'gerente'),
});
const decides = (what: Decision | 'complete' | 'undo' | 'spend', ...who: readonly Who[]) =>
  fc.record({ act: fc.constant(what), nth, ...asked(...who) });

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: makings },
  { weight: 18, arbitrary: gives },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('return' as const),
      nth,
      linea: fc.constantFrom(1 as const, 1 as const, 2 as const),
      units: fc.integer({ min: 1, max: 3 }),
      money: fc.constantFrom('with' as const, 'with' as const, 'without' as const, 'alone' as const),
      server,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('annul' as const), nth, server }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('correct' as const),
      nth,
      what: fc.constantFrom('more' as const, 'less' as const, 'forms' as const),
      forms,
      server,
    }),
  },
  { weight: 10, arbitrary: decides('authorize', 'gerente', 'administrador', 'gerente', 'asesor') },
  { weight: 2, arbitrary: decides('reject', 'gerente', 'administrador') },
  { weight: 3, arbitrary: decides('cancel', 'gerente', 'administrador') },
  { weight: 4, arbitrary: decides('replace', 'asesor', 'gerente') },
  { weight: 8, arbitrary: decides('undo', 'gerente', 'administrador') },
  { weight: 3, arbitrary: decides('complete', 'asesor', 'gerente') },
  { weight: 2, arbitrary: decides('spend', 'asesor') },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant('methods' as const), nth, wish: oneOrTwo, ...asked('asesor', 'gerente') }),
  },
);

const places = fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 });

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: acts },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('atOnce' as const),
      works: fc.array(acts, { minLength: 2, maxLength: 3 }),
      places,
    }),
  },
  {
    weight: 3,
    // Two do the same at the same moment, each at a server.
    arbitrary: fc.record({ one: acts, places }).map(({ one, places }) => ({
      act: 'atOnce' as const,
      works: [
        { ...one, server: 0 },
        { ...one, server: 1 },
      ],
      places,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('silence' as const), questions: fc.constantFrom(1, 2), did: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('finish' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('pass' as const), hours: fc.constantFrom(1, 24 * 20, 24 * 80) }),
  },
);

/** A run at the doors: sales, the first vouchers, and all that happens to them. */
export const runs = fc.record({
  sold: fc.array(sales, { minLength: 1, maxLength: 2 }),
  made: fc.array(makings, { minLength: 1, maxLength: 3 }),
  steps: fc.array(steps, { minLength: 8, maxLength: 22 }),
});
export type Run = typeof runs extends fc.Arbitrary<infer T> ? T : never;
