import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { often } from '../../atLength.ts';
import { demandExplained } from '../bed/explained.ts';
import { DoorDesk, MAXIMOS } from './puertas.desk.ts';
import { demandAlways, demandBorne, demandTheWayItCame } from './puertas.laws.ts';
import { lastOf, type TillSale } from './puertas.model.ts';
import { ORDERS } from './puertas.orders.ts';
import { demandNoMore, type Looked, noteAuthorizations, overdrawn } from './puertas.overdrawn.ts';
import { type Run, runs } from './puertas.runs.ts';
import { type Step, take } from './puertas.steps.ts';

/** LEY_DE_LAS_PUERTAS=10000 takes so many runs at random. */
const RUNS = often('LEY_DE_LAS_PUERTAS', 20, 10_000);
/** For the runs, and for making a run that fails smaller, in milliseconds. */
const RUNNING_MS = 120_000 + RUNS * 5_000;
const PATIENCE_MS = RUNNING_MS + 60_000;

let desk: DoorDesk;
beforeAll(async () => {
  desk = await DoorDesk.open();
});
afterAll(() => desk.close());

async function live({ sold, made, steps }: Run): Promise<void> {
  await desk.begin();
  let before: Looked = { facts: await desk.facts(), overdrawn: new Map() };
  for (const step of [...sold, ...made, ...steps]) before = await look(step, before);
  desk.silence.questions = 0;
  for (let turn = 0; turn < TURNS && (await desk.unfinished()) > 0; turn += 1) {
    await desk.pass(24);
    before = await look({ act: 'finish' }, before);
  }
  expect(await desk.unfinished()).toBe(0);
  await demandExplained(desk.refunds.desk.bed, 'vale');
}

/** A work that nobody could finish in so many days would stay so. */
const TURNS = 5;

/** Takes a step, and demands all laws of what has come of it. */
async function look(step: Step, before: Looked): Promise<Looked> {
  const { book } = desk;
  const heard = new Map(book.sales.map((sale) => [sale, { last: lastOf(sale), words: sale.said.length }]));
  await take(desk, step);
  const words = (sale: TillSale) => {
    const known = heard.get(sale);
    return known === undefined ? sale.said : [known.last, ...sale.said.slice(known.words)];
  };
  const facts = await desk.facts();
  noteAuthorizations(facts, book.authorized);
  const known = { sales: book.sales, authorized: book.authorized, maximos: MAXIMOS * 100 };
  demandAlways(facts, known);
  const after = { facts, overdrawn: overdrawn(facts, known) };
  demandNoMore(before, after, book.sales, words);
  demandBorne(before.facts, facts, known, { words, alone: step.act !== 'atOnce' });
  demandTheWayItCame(facts, known);
  return after;
}

/** The kinds of doings; each must be accepted for the law to say anything of it. */
const KINDS = [
  ...['sell', 'return', 'annul', 'correct', 'make', 'complete', 'authorize', 'reject', 'cancel', 'replace', 'methods'],
  ...['give', 'giving by 2', 'giving by 3', 'giving by 4', 'giving by 6', 'giving by 7'],
  ...['undo', 'spend', 'finish'],
] as const;

describe('the law of the doors', () => {
  it.each(Object.entries(ORDERS))('holds with %s', async (_what, some) => {
    for (const one of some) await live(one);
  });

  it(
    'holds whatever happens',
    async () => {
      const bounds = {
        ...JSON.parse(process.env.FC ?? '{}'),
        numRuns: RUNS,
        interruptAfterTimeLimit: RUNNING_MS,
        markInterruptAsFailure: true,
      };
      await fc.assert(fc.asyncProperty(runs, live), bounds);
      const never = KINDS.filter((kind) => !desk.accepted.has(kind));
      expect(never, 'the kinds of doings that no door ever accepted').toEqual([]);
    },
    PATIENCE_MS,
  );
});
