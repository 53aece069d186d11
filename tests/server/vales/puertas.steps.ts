import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { atOnce } from '../bed/atOnce.ts';
import type { DoorDesk, Who } from './puertas.desk.ts';
import {
  changeMethods,
  complete,
  type Decision,
  decide,
  give,
  make,
  spend,
  undo,
  type Wish,
} from './puertas.doings.ts';
import { annul, correct, type Forms, returnAtTill, sell } from './puertas.tills.ts';

/** Whom, at which server, and whether it is sent again under the same key. */
interface Asked {
  readonly who: Who;
  readonly server: number;
  readonly again: boolean;
}

/** A thing that a till or a person does; `nth` counts the sale, voucher or refund that it is about. */
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
