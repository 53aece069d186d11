/** Gives every state, arrow and label of a chart its place, by the layered layout of ELK (docs/decisions/106). */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartArrow, ChartState } from '#machines/diagram/chart';
import type { Drawing, DrawnBox, DrawnLabel, DrawnLine } from '#machines/diagram/drawing';
import { faultsOf, holds } from './faults.ts';
import type { Widths, Written } from './written.ts';
import { grouped, lookOf, stays, writtenAtLine, writtenInState } from './written.ts';

/** The part of the window that shows a diagram on a counter's computer, 1366 by 768. */
const SHOWN = { width: 1110, height: 590 };

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '8',
  // Sideways a line enters a box at its side, and never through the text at its head.
  'elk.direction': 'RIGHT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.thoroughness': '30',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** One way to lay a chart out. */
interface Way {
  readonly options: LayoutOptions;
  readonly widths: Widths;
}

const GREEDY = { 'elk.layered.cycleBreaking.strategy': 'GREEDY' };

/** Ways that are tried, because none is the best for every chart. */
const WAYS: readonly Way[] = [
  { options: {}, widths: { box: 140, label: 90 } },
  { options: GREEDY, widths: { box: 140, label: 90 } },
  { options: GREEDY, widths: { box: 170, label: 110 } },
  { options: { 'elk.layered.layering.strategy': 'MIN_WIDTH' }, widths: { box: 170, label: 110 } },
];

/** Draws a chart as large as one of the ways allows, of those in which nothing lies over anything. */
export async function drawingOf(chart: Chart): Promise<Drawing> {
  const drawings = await Promise.all(WAYS.map((way) => new Graph(chart, way).draw()));
  const [best] = drawings
    .map((drawing) => ({ drawing, faults: faultsOf(drawing).length, scale: scaleOf(drawing) }))
    .sort((one, other) => one.faults - other.faults || other.scale - one.scale);
  if (best === undefined) throw new Error('No way was tried.');
  return best.drawing;
}

/** How large a drawing is when all of it is shown; 1 for text of its own height. */
export function scaleOf({ width, height }: Drawing): number {
  return Math.min(1, SHOWN.width / width, SHOWN.height / height);
}

/** The arrows from one state to another, that one line stands for. */
interface Bundle {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly arrows: readonly ChartArrow[];
  readonly written: Written;
}

/** A chart on its way to the layouter and back. */
class Graph {
  readonly #chart: Chart;
  readonly #written: ReadonlyMap<string, Written>;
  readonly #bundles: readonly Bundle[];
  readonly #options: LayoutOptions;

  constructor(chart: Chart, way: Way) {
    this.#chart = chart;
    this.#options = way.options;
    const jumps = jumpsOf(chart);
    this.#written = new Map(
      chart.states.map((state) => {
        const own = jumps.filter(({ from }) => from === state.id);
        return [state.id, writtenInState(chart, state, own, isInitial(chart, state), way.widths)];
      }),
    );
    this.#bundles = bundlesOf(
      chart.arrows.filter((arrow) => !jumps.includes(arrow)),
      way.widths,
    );
  }

  async draw(): Promise<Drawing> {
    const [root] = this.#chart.states;
    if (root === undefined) throw new Error(`The chart ${this.#chart.id} has no state.`);
    const graph: ElkNode = { id: '', children: [this.#nodeOf(root)], edges: this.#bundles.map(edgeOf) };
    const layoutOptions = { ...OPTIONS, ...this.#options, 'elk.padding': '[top=4,left=4,bottom=4,right=4]' };
    const placed = await new ELK().layout(graph, { layoutOptions });
    const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
    const edges = new Map(edgesIn(placed).map((edge) => [edge.id, edge]));
    const boxes = this.#chart.states.map((state) => this.#boxOf(state, nodes));
    return {
      width: Math.ceil(placed.width ?? 0),
      height: Math.ceil(placed.height ?? 0),
      boxes,
      lines: this.#bundles.map((bundle) => lineOf(bundle, edges)),
      labels: this.#bundles.map((bundle) => labelOf(bundle, edges, boxes)),
    };
  }

  #nodeOf(state: ChartState): ElkNode {
    const { width, height } = known(this.#written, state.id);
    const held = this.#chart.states.filter(({ parent }) => parent === state.id);
    if (held.length === 0) return { id: state.id, width: Math.max(width, 70), height };
    return {
      id: state.id,
      children: held.map((child) => this.#nodeOf(child)),
      layoutOptions: {
        'elk.padding': `[top=${height + 10},left=14,bottom=14,right=14]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  }

  #boxOf(state: ChartState, nodes: ReadonlyMap<string, ElkNode>): DrawnBox {
    return {
      state: state.id,
      look: boxLook(this.#chart, state),
      depth: depthOf(this.#chart, state),
      initial: isInitial(this.#chart, state),
      texts: known(this.#written, state.id).texts,
      ...placeOf(known(nodes, state.id)),
    };
  }
}

/** Beyond so many lines nobody follows one. */
const MANY_LINES = 20;

/** Of a chart with many lines, what leads from three states or more to the same one: it is told in their boxes, without a line. */
function jumpsOf({ arrows }: Chart): readonly ChartArrow[] {
  const lines = arrows.filter((arrow) => !stays(arrow));
  if (new Set(lines.map(({ from, to }) => `${from} ${to}`)).size <= MANY_LINES) return [];
  const same = grouped(lines, ({ type, to }) => `${type} ${to}`);
  return same.filter((group) => new Set(group.map(({ from }) => from)).size > 2).flat();
}

function bundlesOf(arrows: readonly ChartArrow[], widths: Widths): readonly Bundle[] {
  const pairs = new Map<string, { from: string; to: string; arrows: ChartArrow[] }>();
  for (const arrow of arrows.filter((one) => !stays(one)))
    for (const to of arrow.to) {
      const id = `${arrow.from} → ${to}`;
      const pair = pairs.get(id) ?? { from: arrow.from, to, arrows: [] };
      pair.arrows.push(arrow);
      pairs.set(id, pair);
    }
  return [...pairs].map(([id, pair]) => ({ id, ...pair, written: writtenAtLine(pair.arrows, widths) }));
}

function edgeOf({ id, from, to, written: { width, height } }: Bundle): ElkExtendedEdge {
  const layoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
  return { id, sources: [from], targets: [to], labels: [{ text: id, width, height, layoutOptions }] };
}

function lineOf({ id, arrows }: Bundle, edges: ReadonlyMap<string, ElkExtendedEdge>): DrawnLine {
  const points = (known(edges, id).sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [rounded(x), rounded(y)] as const),
  );
  return { arrows: arrows.map((arrow) => arrow.id), look: lookOf(arrows), points };
}

function labelOf(
  { id, arrows, written }: Bundle,
  edges: ReadonlyMap<string, ElkExtendedEdge>,
  boxes: readonly DrawnBox[],
): DrawnLabel {
  const place = placeOf(known(edges, id).labels?.[0] ?? {});
  // Boxes come before what they hold.
  const ground = boxes.findLast((box) => holds(box, place))?.look ?? 'root';
  return { arrows: arrows.map((arrow) => arrow.id), texts: written.texts, ground, ...place };
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>) {
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

function rounded(length: number): number {
  return Math.round(length * 2) / 2;
}

function isInitial(chart: Chart, { id, parent }: ChartState): boolean {
  return chart.states.some((one) => one.id === parent && one.initial === id);
}

function depthOf(chart: Chart, { parent }: ChartState): number {
  const holder = chart.states.find(({ id }) => id === parent);
  return holder === undefined ? 0 : 1 + depthOf(chart, holder);
}

function boxLook(chart: Chart, { kind, parent }: ChartState): DrawnBox['look'] {
  if (parent === null) return 'root';
  if (chart.states.find(({ id }) => id === parent)?.kind === 'parallel') return 'region';
  if (kind === 'final') return 'final';
  return kind === 'compound' || kind === 'parallel' ? 'group' : 'leaf';
}

function nodesIn(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function edgesIn(node: ElkNode): readonly ElkExtendedEdge[] {
  return nodesIn(node).flatMap(({ edges = [] }) => edges);
}

function known<V>(map: ReadonlyMap<string, V>, id: string): V {
  const found = map.get(id);
  if (found === undefined) throw new Error(`The layout lost ${id}.`);
  return found;
}
