/** Gives every state, arrow and label of a chart its place, by the layered layout of ELK (docs/decisions/106). */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from '#diagrams/chart';
import type { Drawing, DrawnBox, DrawnLabel, DrawnLine } from '#diagrams/drawing';
import { type Bundle, bundlesOf, jumpsOf, type ToldLevel } from './bundles.ts';
import { holds } from './faults.ts';
import { leadsBack } from './forward.ts';
import { lookOf, type Widths, type Written, writtenInState } from './written.ts';

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '8',
  // Sideways a line enters a box at its side, and never through the text at its head.
  'elk.direction': 'RIGHT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.thoroughness': '10',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** One way to lay a chart out. */
export interface LayoutWay {
  readonly options: LayoutOptions;
  readonly widths: Widths;
  /** A line that leads back is told to the layouter the other way round, so that all stands behind the start. */
  readonly fromTheStart: boolean;
}

/** Lays a chart out in one way. */
export function laidOut(chart: Chart, way: LayoutWay, told: ToldLevel): Promise<Drawing> {
  return new Graph(chart, way, told).draw();
}

/** A chart on its way to the layouter and back. */
class Graph {
  readonly #chart: Chart;
  readonly #written: ReadonlyMap<string, Written>;
  readonly #bundles: readonly Bundle[];
  readonly #options: LayoutOptions;
  readonly #isTurned: (bundle: Bundle) => boolean;

  constructor(chart: Chart, way: LayoutWay, told: ToldLevel) {
    this.#chart = chart;
    this.#options = way.options;
    const isBack = leadsBack(chart);
    this.#isTurned = ({ from, to }) => way.fromTheStart && isBack(from, to);
    const jumps = jumpsOf(chart, told);
    this.#written = new Map(
      chart.states.map((state) => {
        const own = jumps.filter(({ from }) => from === state.id);
        return [state.id, writtenInState(chart, state, own, isInitial(chart, state), way.widths)];
      }),
    );
    this.#bundles = bundlesOf(chart, jumps, way.widths);
  }

  async draw(): Promise<Drawing> {
    const [root] = this.#chart.states;
    if (root === undefined) throw new Error(`The chart ${this.#chart.id} has no state.`);
    const graph: ElkNode = {
      id: '',
      children: [this.#nodeOf(root)],
      edges: this.#bundles.map((one) => edgeOf(one, this.#isTurned(one))),
    };
    const layoutOptions = { ...OPTIONS, ...this.#options, 'elk.padding': padding(1) };
    const placed = await new ELK().layout(graph, { layoutOptions });
    const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
    const edges = new Map(edgesIn(placed).map((edge) => [edge.id, edge]));
    const boxes = this.#chart.states.map((state) => this.#boxOf(state, nodes));
    return {
      width: Math.ceil(placed.width ?? 0),
      height: Math.ceil(placed.height ?? 0),
      boxes,
      lines: this.#bundles.map((bundle) => lineOf(bundle, this.#isTurned(bundle), edges)),
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
        'elk.padding': state.parent === null ? padding(8, height) : padding(14, height - 4),
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

function edgeOf({ id, from, to, written: { width, height } }: Bundle, isTurned: boolean): ElkExtendedEdge {
  const layoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
  const [source, target] = isTurned ? [to, from] : [from, to];
  return { id, sources: [source], targets: [target], labels: [{ text: id, width, height, layoutOptions }] };
}

function lineOf({ id, arrows }: Bundle, isTurned: boolean, edges: ReadonlyMap<string, ElkExtendedEdge>): DrawnLine {
  const points = (known(edges, id).sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [rounded(x), rounded(y)] as const),
  );
  return {
    arrows: arrows.map((arrow) => arrow.id),
    look: lookOf(arrows),
    points: isTurned ? points.toReversed() : points,
  };
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

function padding(room: number, head = 0): string {
  return `[top=${head + room},left=${room},bottom=${room},right=${room}]`;
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
