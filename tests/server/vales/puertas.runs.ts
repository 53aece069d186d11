import fc from 'fast-check';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import type { Who } from './puertas.desk.ts';
import type { Decision, Wish } from './puertas.doings.ts';
import type { Act, Step } from './puertas.steps.ts';
import type { Forms } from './puertas.tills.ts';

/** The runs at random. */

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
  units: fc.tuple(fc.integer({ min: 2, max: 8 }), fc.constantFrom<number[]>(0, 0, 1, 3)),
  forms,
  server,
});
const makings = fc.record({
  act: fc.constant('make' as const),
  nth,
  units: fc.tuple(fc.constantFrom<number[]>(1, 1, 2, 2, 3, 6), fc.constantFrom<number[]>(0, 0, 1, 3)),
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
