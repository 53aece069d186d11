import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, initialTransition, transition } from 'xstate';
import { arrowKey, type Chart, type ChartArrow, type ChartState } from '#diagrams/chart';
import { innermost, isWithin, statesIn } from '#diagrams/states';

/** Where a chart is after the arrows that somebody chose. */
export interface Played {
  /** The arrows taken, those that could be: a link of an older chart may name others. */
  readonly taken: readonly ChartArrow[];
  /** Ids of the states in which it is, with those that hold them. */
  readonly states: ReadonlySet<string>;
  /** The arrows that can be taken now. */
  readonly possible: readonly ChartArrow[];
}

/** Its own event, and the arrow whose guard shall let through. */
interface Chosen {
  readonly type: string;
  readonly arrow: string;
}

/**
 * Plays a chart without anything behind it: XState itself says where each arrow leads, and the player says which guard
 * lets through. A call to others answers when the player says so.
 * @param path keys of arrows, as `keyOf` gives them.
 */
export function play(chart: Chart, path: readonly string[]): Played {
  const machine = playable(chart);
  const taken: ChartArrow[] = [];
  let [now] = initialTransition(machine);
  for (const key of path) {
    const arrow = possibleIn(chart, machine, now).find((one) => arrowKey(one) === key);
    if (arrow === undefined) break;
    [now] = transition(machine, now, chosen(arrow));
    taken.push(arrow);
  }
  return { taken, states: statesIn(chart.id, now.value), possible: possibleIn(chart, machine, now) };
}

/** The innermost state that the last arrow led to: where several parts go on at once, the one in which something happened. */
export function newest({ states, taken }: Played): string {
  const [first = '', ...others] = innermost(states);
  const last = taken.at(-1);
  const there = last?.to[0] ?? last?.from ?? '';
  return [first, ...others].find((id) => isWithin(id, there)) ?? first;
}

function chosen({ type, id }: ChartArrow): Chosen {
  return { type, arrow: id };
}

/** The arrows that XState would take: an inner state hears an event before those that hold it. */
function possibleIn({ arrows }: Chart, machine: AnyStateMachine, now: AnyMachineSnapshot): readonly ChartArrow[] {
  if (now.status !== 'active') return [];
  return arrows.filter(
    (arrow) =>
      !arrow.refuses && machine.getTransitionData(now, chosen(arrow)).some(({ meta }) => meta?.arrow === arrow.id),
  );
}

function playable(chart: Chart): AnyStateMachine {
  const [root] = chart.states;
  if (root === undefined) throw new Error(`The chart ${chart.id} has no state.`);
  return createMachine({ id: chart.id, ...configOf(chart, root) }, { guards: { isChosen } });
}

function isChosen(
  { event }: { readonly event: { readonly type: string } },
  { arrow }: { readonly arrow: string },
): boolean {
  return 'arrow' in event && event.arrow === arrow;
}

function configOf(chart: Chart, state: ChartState): Record<string, unknown> {
  const held = chart.states.filter(({ parent }) => parent === state.id);
  const leading = chart.arrows.filter(({ from }) => from === state.id);
  const types = [...new Set(leading.map(({ type }) => type))];
  return {
    ...(state.kind === 'atomic' || state.kind === 'compound' ? {} : { type: state.kind }),
    ...(state.initial === null ? {} : { initial: chart.states.find(({ id }) => id === state.initial)?.key }),
    states: Object.fromEntries(held.map((one) => [one.key, configOf(chart, one)])),
    on: Object.fromEntries(types.map((type) => [type, leading.filter((arrow) => arrow.type === type).map(branchOf)])),
  };
}

function branchOf({ id, to, guard, reenters }: ChartArrow): Record<string, unknown> {
  return {
    // Left out, it stays; the last of several branches needs no guard: it is taken where no other is.
    ...(to.length === 0 ? {} : { target: to.map((one) => `#${one}`) }),
    ...(guard === null || guard === 'else' ? {} : { guard: { type: 'isChosen', params: { arrow: id } } }),
    reenter: reenters,
    meta: { arrow: id },
  };
}
