/** Finds few walks that together take every transition which some act takes. */
import type { Act } from './act.ts';
import { OWN_ACTS } from './acts.ts';
import { CaseModel } from './caseModel.ts';
import type { LifeState } from './caseServer.ts';
import { OUTSIDE_ACTS } from './outsideActs.ts';

/** After so many acts a walk ends, so that one that fails is still short enough to be read. */
const MAX_ACTS = 30;

/** A fuse for a model that someone made boundless. */
const MAX_NODES = 2_000;

/** The states in which a walk can find a case: no work on a case leads to the second. */
const STARTS = ['nuevo', 'recolecta'] as const satisfies readonly LifeState[];

export interface Walk {
  readonly start: LifeState;
  readonly acts: readonly Act[];
  /** The transitions that it takes, of whatever chart. */
  readonly taken: ReadonlySet<string>;
}

interface Edge {
  readonly act: Act;
  readonly to: string;
  readonly taken: readonly string[];
}

interface Graph {
  readonly first: string;
  /** What only opening the page takes. */
  readonly opening: readonly string[];
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
}

/** The walks of a case's page. */
export async function planWalks(): Promise<readonly Walk[]> {
  const missing = new Set<string>();
  const graphs = new Map<LifeState, Graph>();
  for (const start of STARTS) {
    const graph = await explore(start);
    graphs.set(start, graph);
    for (const edges of graph.edges.values()) for (const { taken } of edges) for (const id of taken) missing.add(id);
  }
  const walks: Walk[] = [];
  for (const [start, graph] of graphs) {
    for (let walk = next(graph, missing); walk.acts.length > 0; walk = next(graph, missing))
      walks.push({ start, ...walk });
  }
  return walks;
}

/** Lives every act in every state that differs, from the start on; each time anew, because what is on its way has no copy. */
async function explore(start: LifeState): Promise<Graph> {
  const opened = await live(start, []);
  const ways = new Map([[opened.key, { way: [] as readonly Act[], possible: possibleIn(opened) }]]);
  const edges = new Map<string, readonly Edge[]>();
  for (const [key, { way, possible }] of ways) {
    if (ways.size > MAX_NODES) throw new Error('The walks of a case have no end: say less in `key`, or more in `may`.');
    const found: Edge[] = [];
    for (const act of possible) {
      const model = await live(start, way);
      const before = model.taken.length;
      await act.live(model);
      const { key: to } = model;
      found.push({ act, to, taken: model.taken.slice(before) });
      if (!ways.has(to)) ways.set(to, { way: [...way, act], possible: possibleIn(model) });
    }
    edges.set(key, found);
  }
  return { first: opened.key, opening: opened.taken, edges };
}

function possibleIn(model: CaseModel): readonly Act[] {
  return [...OWN_ACTS, ...OUTSIDE_ACTS].filter((act) => act.may(model));
}

async function live(start: LifeState, acts: readonly Act[]): Promise<CaseModel> {
  const model = new CaseModel(start, 1);
  for (const act of acts) await act.live(model);
  return model;
}

/** One walk: always on to the nearest act that takes something missing, until none is in reach. */
function next({ first, opening, edges }: Graph, missing: Set<string>): Omit<Walk, 'start'> {
  const acts: Act[] = [];
  const taken = new Set(opening);
  let here = first;
  while (acts.length < MAX_ACTS) {
    const way = towardsWhatIsMissing(edges, here, missing);
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

/** The shortest way to an act that takes something missing; of several alike the one that takes most. */
function towardsWhatIsMissing(edges: Graph['edges'], from: string, missing: ReadonlySet<string>): readonly Edge[] {
  const seen = new Set([from]);
  let front: { readonly key: string; readonly way: readonly Edge[] }[] = [{ key: from, way: [] }];
  while (front.length > 0) {
    const further: typeof front = [];
    let best: readonly Edge[] = [];
    let most = 0;
    for (const { key, way } of front) {
      for (const edge of edges.get(key) ?? []) {
        const gain = edge.taken.filter((id) => missing.has(id)).length;
        if (gain > most) {
          most = gain;
          best = [...way, edge];
        }
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        further.push({ key: edge.to, way: [...way, edge] });
      }
    }
    if (most > 0) return best;
    front = further;
  }
  return [];
}
