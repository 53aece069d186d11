import type { UmbralesSemaforo } from '#domain/common/semaforo';
import type { DayFilter, Described, Filter } from './filterKinds.ts';
import { canBe, type KnownFacts, type Plain, type Question } from './questions.ts';
import { isNone, type OnWire } from './wire.ts';

/** Who looks at a list, and when. */
export interface Look {
  readonly me: number;
  readonly now: Date;
  /** The hours of the traffic light, where they are not the usual ones. */
  readonly umbrales?: UmbralesSemaforo;
}

type Some<F extends string> = Question<F> | readonly Question<F>[];

/** A filter that asks for facts of a record; one without these is looked up by the server. */
export interface AskingFilter<F extends string = string> {
  /** All of these must hold. */
  readonly asks: (written: never, look: Look) => Some<F>;
  /** The question that is asked while it filters nothing. */
  readonly unset: Some<F>;
}

/** The value of a filter that is set: a day comes as the moment when it begins or ends, where a zone is known. */
type Written<K extends Filter> = K extends DayFilter ? Date : Exclude<OnWire<K>, null | ''>;

/** Adds to how a filter is typed what it asks. */
export function asking<const K extends Filter, const F extends string>(
  filter: K,
  asks: (written: Written<K>, look: Look) => Some<F>,
  unset: Some<F> = [],
): K & AskingFilter<F> {
  return { ...filter, asks, unset };
}

/**
 * A list said once. Its address, form, chips, request, schema, live changes and SQL follow from it.
 * @see docs/decisions/143-a-list-is-said-once.md
 */
export interface SaidList<
  D extends Described = Described,
  A extends Described = Described,
  S extends string = string,
  O extends string = string,
> {
  /** As the page has them, in the order of its form. */
  readonly filters: D;
  /** Of the call alone: no form has them. */
  readonly others: A;
  /** The orders in which it is read; the first one is the usual one and stands in no address. */
  readonly orders: readonly [O, ...O[]];
  /** The facts that never change, or by the clock alone: no change tells them, since none of them moves a record. */
  readonly still: readonly S[];
}

/** Says a list. */
export function sayList<
  const D extends Described,
  const A extends Described,
  const S extends FactIn<D> | FactIn<A>,
  const O extends string,
>(list: SaidList<D, A, S, O>): SaidList<D, A, S, O> {
  return list;
}

type FactIn<D extends Described> = { [K in keyof D]: D[K] extends AskingFilter<infer F> ? F : never }[keyof D];

/** The facts that the filters of a list ask for. */
export type FactOf<L extends SaidList> = FactIn<L['filters']> | FactIn<L['others']>;

/** The facts that a change must tell besides the record's own number. */
export type ToldFact<L extends SaidList> = Exclude<FactOf<L>, L['still'][number] | 'id'>;

type WireNames<D extends Described> = {
  [K in keyof D & string]: D[K] extends AskingFilter ? never : D[K]['wire'] extends string ? D[K]['wire'] : K;
}[keyof D & string];

/** The filters that ask for no fact, by their names on the wire: the server looks up what they find. */
export type LookedUp<L extends SaidList> = WireNames<L['filters']> | WireNames<L['others']>;

/** The filters of a list by their names on the wire. */
export function wireFilters({ filters, others }: SaidList): readonly (readonly [name: string, filter: Filter])[] {
  return Object.entries({ ...filters, ...others }).map(([key, filter]) => [filter.wire ?? key, filter]);
}

/** The names on the wire of the days that begin and end each range. */
export function dayRanges({ filters }: SaidList): readonly (readonly [start: string, end: string])[] {
  return Object.entries(filters).flatMap(([key, filter]) => {
    if (filter.kind !== 'day' || filter.from === null) return [];
    return [[filters[filter.from]?.wire ?? filter.from, filter.wire ?? key]];
  });
}

/** The questions that a filter, as the wire has it, asks of each record; a part that is left out filters nothing. */
export function questionsOf<L extends SaidList>(
  list: L,
  filter: Readonly<Record<string, unknown>>,
  look: Look,
): readonly Question<FactOf<L>>[] {
  return wireFilters(list).flatMap(([name, one]) => {
    if (!('asks' in one)) return [];
    const { asks, unset } = one as Filter & AskingFilter<FactOf<L>>;
    return isNone(one, filter[name]) ? unset : asks(filter[name] as never, look);
  });
}

/** A record before and after a change; null where it was not, or may not be seen. */
interface Change<F extends string> {
  readonly id: number;
  readonly antes: Readonly<Record<F, Plain | null>> | null;
  readonly despues: Readonly<Record<F, Plain | null>> | null;
}

/**
 * Whether a change of a record that is not among the rows shown can change a list all the same: who is in it, how many are, or
 * where this one stands.
 * @param me who looks at the list.
 * @param placed the facts by which it is ordered, as far as they change.
 */
export function movesList<L extends SaidList>(
  list: L,
  filter: Readonly<Record<string, unknown>>,
  { id, antes, despues }: Change<ToldFact<L>>,
  me: number,
  placed: readonly ToldFact<L>[] = [],
): boolean {
  // No change tells a moment, so that the clock decides nothing here.
  const questions = questionsOf(list, filter, { me, now: new Date() });
  const canHold = (facts: KnownFacts | null) =>
    facts !== null && questions.every((one) => canBe(one, { id, ...facts }));
  const held = canHold(antes);
  return held !== canHold(despues) || (held && placed.some((fact) => antes?.[fact] !== despues?.[fact]));
}
