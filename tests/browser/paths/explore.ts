/** Finds few walks that together take every transition which some act takes. */
import type { Act, Walkable } from './act.ts';

/** After so many acts a walk ends, so that one that fails is still short enough to be read. */
const MAX_ACTS = 30;

/** A fuse for a model that someone made boundless. */
const MAX_NODES = 2_000;

/** The acts that can happen, and the states in which walks begin. */
export interface Plan<Start extends string, Model extends Walkable, Desk> {
  /** The states in which a walk can begin: those to which none leads by itself. */
  readonly starts: readonly Start[];
  readonly acts: readonly Act<Model, Desk>[];
  /** The charts at work as a walk finds them. */
  readonly open: (start: Start) => Model | Promise<Model>;
  /** Which transitions the walks are for; all of them when it is left out. */
  readonly isWanted?: (transition: string) => boolean;
}

export interface Walk<Start extends string, Model, Desk> {
  readonly start: Start;
  readonly acts: readonly Act<Model, Desk>[];
  /** The transitions that it takes, of whatever chart. */
  readonly taken: ReadonlySet<string>;
}

interface Edge<Model, Desk> {
  readonly act: Act<Model, Desk>;
  readonly to: string;
  readonly taken: readonly string[];
}

type Edges<Model, Desk> = ReadonlyMap<string, readonly Edge<Model, Desk>[]>;

interface Graph<Model, Desk> {
  readonly first: string;
  /** The transitions that only opening the page takes. */
  readonly opening: readonly string[];
  readonly edges: Edges<Model, Desk>;
  /** The transitions that can still be taken from each state on. */
  readonly ahead: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The walks of a plan. */
export async function planWalks<Start extends string, Model extends Walkable, Desk>(
  plan: Plan<Start, Model, Desk>,
): Promise<readonly Walk<Start, Model, Desk>[]> {
  const { isWanted = () => true } = plan;
  const missing = new Set<string>();
  const graphs = new Map<Start, Graph<Model, Desk>>();
  for (const start of plan.starts) {
    const graph = await explore(plan, start);
    graphs.set(start, graph);
    for (const id of [...graph.opening, ...[...graph.edges.values()].flat().flatMap(({ taken }) => taken)])
      if (isWanted(id)) missing.add(id);
  }
  const walks: Walk<Start, Model, Desk>[] = [];
  for (const [start, graph] of graphs) {
    // A walk may be there for what only its beginning takes.
    let isFirst = graph.opening.some((id) => missing.has(id));
    for (let walk = next(graph, missing); isFirst || walk.acts.length > 0; walk = next(graph, missing)) {
      walks.push({ start, ...walk });
      isFirst = false;
    }
  }
  return walks;
}

/** Lives every act in every state that differs, from the start on; each time anew, because what is on its way has no copy. */
async function explore<Start extends string, Model extends Walkable, Desk>(
  plan: Plan<Start, Model, Desk>,
  start: Start,
): Promise<Graph<Model, Desk>> {
  const live = async (acts: readonly Act<Model, Desk>[]) => {
    const model = await plan.open(start);
    for (const act of acts) await act.live(model);
    return model;
  };
  const possibleIn = (model: Model) => plan.acts.filter((act) => act.may(model));
  const opened = await live([]);
  const ways = new Map([[opened.key, { way: [] as readonly Act<Model, Desk>[], possible: possibleIn(opened) }]]);
  const edges = new Map<string, readonly Edge<Model, Desk>[]>();
  for (const [key, { way, possible }] of ways) {
    if (ways.size > MAX_NODES) throw new Error('These walks have no end: say less in `key`, or more in `may`.');
    const found: Edge<Model, Desk>[] = [];
    for (const act of possible) {
      const model = await live(way);
      const before = model.taken.length;
      await act.live(model);
      const { key: to } = model;
      found.push({ act, to, taken: model.taken.slice(before) });
      if (!ways.has(to)) ways.set(to, { way: [...way, act], possible: possibleIn(model) });
    }
    edges.set(key, found);
  }
  return { first: opened.key, opening: opened.taken, edges, ahead: lookAhead(edges) };
}

function lookAhead<Model, Desk>(edges: Edges<Model, Desk>): Graph<Model, Desk>['ahead'] {
  return new Map([...edges.keys()].map((from) => [from, takenFrom(edges, from)]));
}

function takenFrom<Model, Desk>(edges: Edges<Model, Desk>, from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  const taken = new Set<string>();
  for (const key of seen) {
    for (const edge of edges.get(key) ?? []) {
      seen.add(edge.to);
      for (const id of edge.taken) taken.add(id);
    }
  }
  return taken;
}

/** One walk: always on to the nearest act that takes something missing, until none is in reach. */
function next<Model, Desk>(graph: Graph<Model, Desk>, missing: Set<string>) {
  const { first, opening } = graph;
  const acts: Act<Model, Desk>[] = [];
  const taken = new Set(opening);
  for (const id of opening) missing.delete(id);
  let here = first;
  while (acts.length < MAX_ACTS) {
    const way = towardsWhatIsMissing(graph, here, missing);
    if (way.length === 0) break;
    for (const edge of way) {
      acts.push(edge.act);
      here = edge.to;
      for (const id of edge.taken) {
        taken.add(id);
        missing.delete(id);
      }
    }
  }
  return { acts, taken };
}

/**
 * The shortest way to an act that takes something missing; of several alike the one that takes most. Ways after which as much
 * is in reach as before come first: what ends a voucher's life is left for the end of a walk.
 */
function towardsWhatIsMissing<Model, Desk>(
  { edges, ahead }: Graph<Model, Desk>,
  from: string,
  missing: ReadonlySet<string>,
): readonly Edge<Model, Desk>[] {
  const hoped = [...(ahead.get(from) ?? [])].filter((id) => missing.has(id));
  const seen = new Set([from]);
  let front: { readonly key: string; readonly way: readonly Edge<Model, Desk>[] }[] = [{ key: from, way: [] }];
  let costly: readonly Edge<Model, Desk>[] = [];
  while (front.length > 0) {
    const further: typeof front = [];
    let best: readonly Edge<Model, Desk>[] = [];
    let most = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { key, way } of front) {
      for (const edge of edges.get(key) ?? []) {
        const gained = new Set([...way, edge].flatMap(({ taken }) => taken));
        const gain = edge.taken.filter((id) => missing.has(id)).length;
        const lost = hoped.filter((id) => !gained.has(id) && !ahead.get(edge.to)?.has(id)).length;
        if (lost === 0 && gain > most) {
          most = gain;
          best = [...way, edge];
        }
        if (lost > 0 && gain > 0 && costly.length === 0 && lost < fewest) {
          fewest = lost;
          costly = [...way, edge];
        }
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        further.push({ key: edge.to, way: [...way, edge] });
      }
    }
    if (most > 0) return best;
    front = further;
  }
  return costly;
}
