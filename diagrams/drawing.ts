/** A chart as it is drawn: everything has its place, in units that make text 12 high. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Each state before those that it holds. */
  readonly boxes: readonly DrawnBox[];
  readonly lines: readonly DrawnLine[];
  readonly labels: readonly DrawnLabel[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnBox extends Place {
  /** Id of the state. */
  readonly state: string;
  readonly look: 'leaf' | 'final' | 'group' | 'region' | 'root';
  /** How many states hold it. */
  readonly depth: number;
  /** It is where the state that holds it begins. */
  readonly initial: boolean;
  readonly texts: readonly DrawnText[];
}

/** The look of a line to a reader: a person's act, an answer, a failure, an event by itself, or several of these. */
export type LineLook = 'event' | 'done' | 'error' | 'alone' | 'mixed';

export interface DrawnLine {
  /** Ids of the arrows that it stands for: all from one state to another. */
  readonly arrows: readonly string[];
  readonly look: LineLook;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface DrawnLabel extends Place {
  readonly arrows: readonly string[];
  /** The ground that it lies on: the look of the innermost box around it. */
  readonly ground: DrawnBox['look'];
  readonly texts: readonly DrawnText[];
}

export type TextLook = 'title' | 'description' | LineLook | 'guard' | 'note';

export interface DrawnText {
  /** Where its first letter stands on its line. */
  readonly x: number;
  readonly y: number;
  /** As it was measured: a system with other faces draws it as wide. */
  readonly width: number;
  readonly look: TextLook;
  readonly text: string;
}

/** Faces of the same widths, one of them on nearly every system: the drawing was measured with them. */
export const FONT = "Arial, 'Liberation Sans', Helvetica, sans-serif";

/** Heights of text, by what it says. */
export const FONT_SIZES: Readonly<Record<TextLook, number>> = {
  title: 13,
  description: 12,
  event: 12,
  done: 12,
  error: 12,
  alone: 12,
  mixed: 12,
  guard: 12,
  note: 12,
};

type Points = DrawnLine['points'];

const CORNER = 6;
const HEAD = { length: 8, half: 3.5 };

/** A line as the `d` of a path, its corners round. */
export function cornersOf(points: Points): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const [fromX, fromY] = towards([x, y], before, CORNER);
      const [toX, toY] = towards([x, y], after, CORNER);
      return `L${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`;
    })
    .join('');
}

/** The head of a line as the `d` of a filled path. */
export function arrowHeadOf(points: Points): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const [x, y] = end;
  const [backX, backY] = towards(end, before, HEAD.length);
  const length = Math.hypot(backX - x, backY - y) || 1;
  const sideX = ((backY - y) / length) * HEAD.half;
  const sideY = (-(backX - x) / length) * HEAD.half;
  return `M${x} ${y}L${backX + sideX} ${backY + sideY}L${backX - sideX} ${backY - sideY}Z`;
}

function towards([x, y]: Points[number], [toX, toY]: Points[number], far: number): Points[number] {
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return [x, y];
  const part = Math.min(far, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}
