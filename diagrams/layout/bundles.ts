/** Which arrows of a chart are drawn as lines, and which are told in the boxes that they leave. */
import { type Chart, type ChartArrow, stays } from '#diagrams/chart';
import { leadsBack } from './forward.ts';
import { grouped, type Widths, type Written, writtenAtLine } from './written.ts';

/** The arrows from one state to another, that one line stands for. */
export interface Bundle {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly arrows: readonly ChartArrow[];
  readonly written: Written;
}

/**
 * The lines of a chart with many that are told in boxes: those from three states to the same one; also those from two;
 * or these, and all that lead back to an earlier state.
 */
export const LEVELS = ['three', 'two', 'back'] as const;

export type ToldLevel = (typeof LEVELS)[number];

/** Beyond so many lines a reader loses one. */
const MANY_LINES = 20;

/** The arrows that are told in the box of the state that they leave, without a line. */
export function jumpsOf(chart: Chart, told: ToldLevel): readonly ChartArrow[] {
  const ofAll = leadingAnywhere(chart);
  const lines = chart.arrows.filter((arrow) => !stays(arrow) && !ofAll.includes(arrow));
  if (new Set(lines.map(({ from, to }) => `${from} ${to}`)).size <= MANY_LINES) return ofAll;
  const isBack = leadsBack(chart);
  const least = told === 'three' ? 3 : 2;
  const jumps = grouped(lines, ({ type, to }) => `${type} ${to}`).flatMap((same) => {
    if (new Set(same.map(({ from }) => from)).size >= least) return same;
    return told === 'back' ? same.filter(({ from, to }) => to.every((target) => isBack(from, target))) : [];
  });
  return [...ofAll, ...jumps];
}

/** An act of every state that leads to wherever the record stood before: it is told once, for the whole chart. */
function leadingAnywhere({ states: [root], arrows }: Chart): readonly ChartArrow[] {
  const ofRoot = arrows.filter((arrow) => arrow.from === root?.id && !stays(arrow));
  return grouped(ofRoot, ({ type }) => type).flatMap((same) => (same.length >= ANYWHERE ? same : []));
}

const ANYWHERE = 4;

/** The lines of a chart without what is told in boxes. */
export function bundlesOf({ arrows }: Chart, jumps: readonly ChartArrow[], widths: Widths): readonly Bundle[] {
  const drawn = arrows.filter((arrow) => !stays(arrow) && !jumps.includes(arrow));
  const ends = drawn.flatMap((arrow) => arrow.to.map((to) => ({ id: `${arrow.from} → ${to}`, to, arrow })));
  return grouped(ends, ({ id }) => id).flatMap((pair) => {
    const [first] = pair;
    if (first === undefined) return [];
    const together = pair.map(({ arrow }) => arrow);
    const written = writtenAtLine(together, widths);
    return [{ id: first.id, from: first.arrow.from, to: first.to, arrows: together, written }];
  });
}
