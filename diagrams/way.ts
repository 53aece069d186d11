/** The way by which a record came through the chart of its life, as its history tells it. */
import type { Movimiento } from '#domain/common/history';
import type { Chart, ChartArrow } from './chart.ts';

/** One step of a way. A gap in the history stands as such; nothing is made up. */
export type Step =
  /** An arrow of the chart; several entries where it was taken several times in a row without leaving its state. */
  | { readonly kind: 'arrow'; readonly arrow: ChartArrow; readonly entries: readonly Movimiento[] }
  /** One of several arrows, and the history does not say which; no entry where it says nothing at all. */
  | { readonly kind: 'unsure'; readonly arrows: readonly ChartArrow[]; readonly entry: Movimiento | null }
  /** The history tells of another state, to which no arrow leads from the one before. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly entry: Movimiento }
  /** A work of the chart that was done where it has no arrow for it: the state stayed as it was. */
  | { readonly kind: 'outside'; readonly at: string; readonly entry: Movimiento }
  /** The state changed, and the history does not say how. */
  | { readonly kind: 'untold'; readonly from: string; readonly to: string };

export interface Way {
  readonly steps: readonly Step[];
  /** Ids of the states through which it surely led, in order, the present one last. */
  readonly passed: readonly string[];
}

/**
 * Finds the way that tells a history best: of all ways from the beginning of a life to the present state, the one with the fewest
 * changes that nothing explains. Where several are as good, what they have in common is sure.
 * @param logs the history, the oldest first.
 * @param present the number under which the state is stored.
 * @throws RangeError for a number that no state of the chart has.
 */
export function wayOf(chart: Chart, logs: readonly Movimiento[], present: number): Way {
  const end = stateStoredAs(chart, present);
  const start = chart.states.find(({ parent }) => parent === null)?.initial ?? end;
  const layers = layersOf(chart, logs);
  const best = bestOf(layers, start, end);
  const steps = best.flatMap((edges, index) => stepOf(edges, layers[index]?.entry ?? null));
  const between = best.map((edges) => [...new Set(edges.map(({ to }) => to))]);
  const sure = [[start], ...between].flatMap((states) => (states.length === 1 ? states : []));
  return { steps: together(steps), passed: [...new Set([...sure.filter((state) => state !== end), end])] };
}

/** Id of the state that is stored under a number. */
export function stateStoredAs({ id, states }: Chart, stored: number): string {
  const state = states.find((one) => one.stored === stored);
  if (state === undefined) throw new RangeError(`The chart ${id} has no state ${stored}.`);
  return state.id;
}

/** One way to get on; the cost says how little it explains. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly arrow: ChartArrow | null;
  readonly cost: number;
  /** A work of the chart without an arrow for it. */
  readonly outside?: boolean;
}

/** The edges that an entry of the history, or the silence before it, can have taken. */
interface Layer {
  readonly entry: Movimiento | null;
  readonly edges: readonly Edge[];
}

/** An entry that says where it led, or that its work was done, is nearly believed; one of mere words less; silence is the last resort. */
const COST = { toldState: 10, outside: 10, words: 100, silence: 10_000 };

function layersOf(chart: Chart, logs: readonly Movimiento[]): readonly Layer[] {
  const states = chart.states.filter(({ stored }) => stored !== null).map(({ id }) => id);
  // The later the better: what the history tells is believed for as long as it goes.
  const silence = (index: number): Layer => ({
    entry: null,
    edges: pairsOf(states, COST.silence + logs.length - index),
  });
  return [
    ...logs.flatMap((entry, index) => [
      silence(index),
      { entry, edges: states.flatMap((from) => edgesOf(chart, states, entry, from)) },
    ]),
    silence(logs.length),
  ];
}

/** From each state to itself for nothing, and to each other one. */
function pairsOf(states: readonly string[], cost: number): readonly Edge[] {
  return states.flatMap((from) => states.map((to) => ({ from, to, arrow: null, cost: from === to ? 0 : cost })));
}

function edgesOf(chart: Chart, states: readonly string[], { hecho }: Movimiento, from: string): readonly Edge[] {
  if (hecho === undefined) return pairsOf(states, COST.words).filter((edge) => edge.from === from);
  const { trabajo, estado } = hecho;
  const works = chart.arrows.filter(({ name, refuses }) => name === trabajo && !refuses);
  const arrows = works
    .filter((arrow) => arrow.from === from)
    .map((arrow): Edge => ({ from, to: arrow.to[0] ?? from, arrow, cost: 0 }));
  const stays: Edge = { from, to: from, arrow: null, cost: 0 };
  const outside: Edge = { ...stays, cost: COST.outside, outside: true };
  const edges = arrows.length > 0 ? arrows : [works.length > 0 ? outside : stays];
  if (estado === undefined) return edges;
  const told = stateStoredAs(chart, estado);
  const there = edges.filter(({ to }) => to === told);
  return there.length > 0 ? there : [{ from, to: told, arrow: null, cost: COST.toldState }];
}

/** Of each layer, the edges that lie on a way of the least cost. */
function bestOf(layers: readonly Layer[], start: string, end: string): readonly (readonly Edge[])[] {
  const until = reached(layers, start);
  const from = reached(layers.toReversed().map(turned), end).toReversed();
  const least = until.at(-1)?.get(end) ?? 0;
  return layers.map(({ edges }, index) =>
    edges.filter((edge) => costIn(until[index], edge.from) + edge.cost + costIn(from[index + 1], edge.to) === least),
  );
}

/** How little it costs to come to each state, before the first layer and after each. */
function reached(layers: readonly Layer[], start: string): readonly ReadonlyMap<string, number>[] {
  const costs: ReadonlyMap<string, number>[] = [new Map([[start, 0]])];
  for (const { edges } of layers) {
    const before = costs.at(-1);
    const after = new Map<string, number>();
    for (const { from, to, cost } of edges)
      after.set(to, Math.min(after.get(to) ?? Number.POSITIVE_INFINITY, costIn(before, from) + cost));
    costs.push(after);
  }
  return costs;
}

function turned({ entry, edges }: Layer): Layer {
  return { entry, edges: edges.map((edge) => ({ ...edge, from: edge.to, to: edge.from })) };
}

function costIn(costs: ReadonlyMap<string, number> | undefined, state: string): number {
  return costs?.get(state) ?? Number.POSITIVE_INFINITY;
}

function stepOf(edges: readonly Edge[], entry: Movimiento | null): readonly Step[] {
  const [edge, ...others] = edges;
  if (edge === undefined || !edges.some(isStep)) return [];
  if (others.length > 0)
    return [{ kind: 'unsure', arrows: edges.flatMap(({ arrow }) => (arrow === null ? [] : [arrow])), entry }];
  const { from, to, arrow, outside = false } = edge;
  if (entry === null) return [{ kind: 'untold', from, to }];
  if (arrow !== null) return [{ kind: 'arrow', arrow, entries: [entry] }];
  return [outside ? { kind: 'outside', at: from, entry } : { kind: 'moved', from, to, entry }];
}

function isStep({ from, to, arrow, outside }: Edge): boolean {
  return arrow !== null || from !== to || outside === true;
}

/** Joins into one step the acts that were done again and again without leaving a state. */
function together(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (step.kind === 'arrow' && before?.kind === 'arrow' && before.arrow === step.arrow)
      joined[joined.length - 1] = { ...before, entries: [...before.entries, ...step.entries] };
    else joined.push(step);
  }
  return joined;
}
