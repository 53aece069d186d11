/** The difference between two versions of a chart. */
import type { ChartArrow, ChartState } from './chart.ts';
import type { Kept, KeptCase } from './kept.ts';

/** A part that came, went, or is there in both and differs. */
export type Change<P, D extends string> =
  | { readonly kind: 'came'; readonly after: P }
  | { readonly kind: 'gone'; readonly before: P }
  | { readonly kind: 'changed'; readonly before: P; readonly after: P; readonly differs: readonly D[] };

/** The parts of a state that can differ; `place` is the state that holds it. */
export type StateDiffers = 'key' | 'name' | 'description' | 'kind' | 'place' | 'initial' | 'tags' | 'actors' | 'stored';

/**
 * The parts of an arrow that can differ; `rule` is how its guard decides, `order` its turn among the branches of its event, `asks` its
 * permissions and `owes` its debts.
 */
export type ArrowDiffers =
  | 'guard'
  | 'rule'
  | 'to'
  | 'order'
  | 'words'
  | 'description'
  | 'reenters'
  | 'refuses'
  | 'asks'
  | 'owes';

export type StateChange = Change<ChartState, StateDiffers>;
export type ArrowChange = Change<ChartArrow, ArrowDiffers>;

export interface Changes {
  readonly states: readonly StateChange[];
  readonly arrows: readonly ArrowChange[];
  /** Null where one of the versions was kept without its cases. */
  readonly cases: { readonly came: readonly KeptCase[]; readonly gone: readonly KeptCase[] } | null;
  /** Ids of states of the version before, by which the later one calls them. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Compares two versions of one chart, each in the order of its own. */
export function changesBetween(before: Kept, after: Kept): Changes {
  const renamed = statesInBoth(before.chart.states, after.chart.states);
  return {
    states: stateChanges(before, after, renamed),
    arrows: arrowChanges(before, after, renamed),
    cases: caseChanges(before.cases, after.cases),
    renamed,
  };
}

/** The same state has the same id; else the same number in the database; else the same name. */
function statesInBoth(before: readonly ChartState[], after: readonly ChartState[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const same: readonly ((one: ChartState, other: ChartState) => boolean)[] = [
    (one, other) => one.id === other.id,
    (one, other) => one.stored !== null && one.stored === other.stored,
    (one, other) => one.name === other.name,
  ];
  for (const isSame of same) {
    const taken = new Set(pairs.values());
    for (const one of before) {
      if (pairs.has(one.id)) continue;
      const other = after.find((candidate) => !taken.has(candidate.id) && isSame(one, candidate));
      if (other === undefined) continue;
      pairs.set(one.id, other.id);
      taken.add(other.id);
    }
  }
  return pairs;
}

type Renamed = ReadonlyMap<string, string>;

function stateChanges(before: Kept, after: Kept, renamed: Renamed): readonly StateChange[] {
  const stood = new Map(before.chart.states.map((state) => [renamed.get(state.id) ?? null, state]));
  const now = after.chart.states.flatMap((state): readonly StateChange[] => {
    const earlier = stood.get(state.id);
    if (earlier === undefined) return [{ kind: 'came', after: state }];
    const differs = differencesOfStates(earlier, state, renamed);
    return differs.length === 0 ? [] : [{ kind: 'changed', before: earlier, after: state, differs }];
  });
  const gone = before.chart.states.filter(({ id }) => !renamed.has(id));
  return [...now, ...gone.map((state): StateChange => ({ kind: 'gone', before: state }))];
}

function differencesOfStates(one: ChartState, other: ChartState, renamed: Renamed): readonly StateDiffers[] {
  const moved = (id: string | null) => (id === null ? null : (renamed.get(id) ?? id));
  const checks: Readonly<Record<StateDiffers, boolean>> = {
    key: one.key !== other.key,
    name: one.name !== other.name,
    description: one.description !== other.description,
    kind: one.kind !== other.kind,
    place: moved(one.parent) !== other.parent,
    initial: moved(one.initial) !== other.initial,
    tags: one.tags.join() !== other.tags.join(),
    actors: one.actors.join() !== other.actors.join(),
    stored: one.stored !== other.stored,
  };
  return namesOf(checks);
}

/** An arrow with what tells it from the others, by the names of the later version. */
interface Placed {
  readonly arrow: ChartArrow;
  readonly subject: string;
  readonly guard: string;
  readonly to: string;
}

function arrowChanges(before: Kept, after: Kept, renamed: Renamed): readonly ArrowChange[] {
  const earlier = before.chart.arrows.map((arrow) => placed(arrow, renamed));
  const later = after.chart.arrows.map((arrow) => placed(arrow, new Map()));
  const pairs = arrowsInBoth(earlier, later);
  const turned = outOfOrder(pairs, earlier, later);
  const now = later.flatMap((place): readonly ArrowChange[] => {
    const was = pairs.get(place);
    if (was === undefined) return [{ kind: 'came', after: place.arrow }];
    const one = was.arrow;
    const other = place.arrow;
    const differs = namesOf<ArrowDiffers>({
      guard: was.guard !== place.guard,
      rule: was.guard === place.guard && rulesDiffer(before, after, place.guard),
      to: was.to !== place.to,
      order: turned.has(place),
      words: saidOf(one, was.guard === place.guard) !== saidOf(other, was.guard === place.guard),
      description: one.description !== other.description,
      reenters: one.reenters !== other.reenters,
      refuses: one.refuses !== other.refuses,
      asks: haveDiffered(one.asks, other.asks),
      owes: haveDiffered(one.owes, other.owes),
    });
    return differs.length === 0 ? [] : [{ kind: 'changed', before: one, after: other, differs }];
  });
  const kept = new Set(pairs.values());
  return [
    ...now,
    ...earlier.flatMap((place): readonly ArrowChange[] =>
      kept.has(place) ? [] : [{ kind: 'gone', before: place.arrow }],
    ),
  ];
}

/** The last of several branches and an arrow without a condition are alike: a branch before it makes one of the other. */
function placed(arrow: ChartArrow, renamed: Renamed): Placed {
  const called = (id: string) => renamed.get(id) ?? id;
  return {
    arrow,
    subject: [called(arrow.from), arrow.kind, arrow.name].join('\n'),
    guard: arrow.guard ?? 'else',
    to: arrow.to.map(called).join('\n'),
  };
}

/** First those that are the same, then those that differ in one thing: where they lead, or under which condition. */
function arrowsInBoth(earlier: readonly Placed[], later: readonly Placed[]): ReadonlyMap<Placed, Placed> {
  const pairs = new Map<Placed, Placed>();
  const taken = new Set<Placed>();
  const same: readonly ((one: Placed, other: Placed) => boolean)[] = [
    (one, other) => one.guard === other.guard && one.to === other.to,
    (one, other) => one.guard === other.guard,
    (one, other) => one.to === other.to && one.arrow.refuses === other.arrow.refuses,
  ];
  for (const isSame of same) {
    for (const place of later) {
      if (pairs.has(place)) continue;
      const was = earlier.find((one) => !taken.has(one) && one.subject === place.subject && isSame(one, place));
      if (was === undefined) continue;
      pairs.set(place, was);
      taken.add(was);
    }
  }
  return pairs;
}

/** Branches are asked from the top: those that now come after one that they stood before. */
function outOfOrder(
  pairs: ReadonlyMap<Placed, Placed>,
  earlier: readonly Placed[],
  later: readonly Placed[],
): ReadonlySet<Placed> {
  const last = new Map<string, number>();
  const turned = new Set<Placed>();
  for (const place of later) {
    const was = pairs.get(place);
    if (was === undefined) continue;
    const turn = earlier.indexOf(was);
    const highest = last.get(place.subject) ?? -1;
    if (turn < highest) turned.add(place);
    last.set(place.subject, Math.max(turn, highest));
  }
  return turned;
}

/** Charts that were kept before they told permissions and debts lack the list, and nothing is known of it. */
function haveDiffered(before: readonly string[] | undefined, after: readonly string[]): boolean {
  return before !== undefined && [...before].sort().join() !== [...after].sort().join();
}

function rulesDiffer(before: Kept, after: Kept, guard: string): boolean {
  const was = before.rules[guard];
  const is = after.rules[guard];
  return was !== undefined && is !== undefined && was !== is;
}

/** Its words; with those of its condition where that is the same one. */
function saidOf({ who, act, button, condition, guard }: ChartArrow, withCondition: boolean): string {
  // 'si no' comes and goes with the branches before it.
  const isLast = guard === null || guard === 'else';
  return JSON.stringify([who, act, button, withCondition && !isLast ? condition : null]);
}

function caseChanges(before: Kept['cases'], after: Kept['cases']): Changes['cases'] {
  if (before === null || after === null) return null;
  const without = (all: readonly KeptCase[], others: readonly KeptCase[]) =>
    all.filter(({ id }) => !others.some((other) => other.id === id));
  return { came: without(after, before), gone: without(before, after) };
}

function namesOf<D extends string>(checks: Readonly<Record<D, boolean>>): readonly D[] {
  return (Object.keys(checks) as D[]).filter((name) => checks[name]);
}
