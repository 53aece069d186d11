/** Chooses how a chart is drawn: it is laid out in several ways, because none is the best for every chart (docs/decisions/111). */
import type { Chart } from '#diagrams/chart';
import { type Drawing, FONT_SIZES } from '#diagrams/drawing';
import { LEVELS } from './bundles.ts';
import { crossingsOf, faultsOf } from './faults.ts';
import { type LayoutWay, laidOut } from './layout.ts';

/** The part of the window that shows a diagram on a counter's computer, 1366 by 768. */
const SHOWN = { width: 1085, height: 578 };

const STRAIGHT = { 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' };
const GREEDY = { 'elk.layered.cycleBreaking.strategy': 'GREEDY' };

const WIDTHS = [
  { box: 110, label: 80 },
  { box: 120, label: 80 },
  { box: 140, label: 90 },
  { box: 150, label: 85 },
  { box: 155, label: 100 },
  { box: 210, label: 150 },
];

/** Small ways first: of two that are as good, the first stays. */
const WAYS: readonly LayoutWay[] = WIDTHS.flatMap((widths) => [
  { widths, fromTheStart: true, options: {} },
  { widths, fromTheStart: true, options: STRAIGHT },
  { widths, fromTheStart: false, options: GREEDY },
  { widths, fromTheStart: false, options: {} },
]);

/** Text of so many pixels is read without effort. */
const READABLE = 9 / FONT_SIZES.description;

/**
 * Draws a chart in the best of the ways that lay nothing over anything. An arrow with a line is not told in a box,
 * unless the text would be too small.
 */
export async function drawingOf(chart: Chart): Promise<Drawing> {
  let best: Judged | undefined;
  for (const told of LEVELS) {
    const drawings = await Promise.all(WAYS.map((way) => laidOut(chart, way, told)));
    [best] = [...(best === undefined ? [] : [best]), ...drawings.map((drawing) => judged(chart, drawing))].sort(
      (one, other) => one.faults - other.faults || other.worth - one.worth,
    );
    if (best !== undefined && best.faults === 0 && scaleOf(best.drawing) >= READABLE) return best.drawing;
  }
  if (best === undefined) throw new Error('No way was tried.');
  return best.drawing;
}

/** How large a drawing is when all of it is shown; 1 for text of its own height. */
export function scaleOf({ width, height }: Drawing): number {
  return Math.min(1, SHOWN.width / width, SHOWN.height / height);
}

interface Judged {
  readonly drawing: Drawing;
  readonly faults: number;
  readonly worth: number;
}

/** The worth of a pixel of text, against the faults that make lines hard to follow. */
const WORTH = { pixel: 8, unreadable: 20, crossing: 2, bend: 0.3, beforeTheStart: 4 };

function judged(chart: Chart, drawing: Drawing): Judged {
  const scale = scaleOf(drawing);
  const bends = drawing.lines.reduce((sum, { points }) => sum + points.length - 2, 0);
  const worth =
    scale * FONT_SIZES.description * WORTH.pixel -
    (scale < READABLE ? WORTH.unreadable : 0) -
    crossingsOf(drawing) * WORTH.crossing -
    bends * WORTH.bend -
    beforeTheStart(chart, drawing) * WORTH.beforeTheStart;
  return { drawing, faults: faultsOf(drawing).length, worth };
}

/** How many states stand before the one in which their holder begins: a reader begins at the left. */
function beforeTheStart({ states }: Chart, { boxes }: Drawing): number {
  const holderOf = new Map(states.map(({ id, parent }) => [id, parent]));
  return boxes
    .filter(({ initial }) => initial)
    .flatMap((start) =>
      boxes.filter((box) => holderOf.get(box.state) === holderOf.get(start.state) && box.x + box.width <= start.x),
    ).length;
}
