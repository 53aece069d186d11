/** The texts in a state's box and at a line. */
import { type ArrowKind, type Chart, type ChartArrow, type ChartState, stateName, stays } from '#diagrams/chart';
import { type DrawnText, FONT_SIZES, type LineLook, type TextLook } from '#diagrams/drawing';
import { textWidth, wrapEvenly } from '#diagrams/text';

const LINE = 15;
const PADDING = 9;
/** Room above lines that are told together: without it a reader cannot see which condition belongs to what. */
const GAP = 4;
/** Room of the dot before the title of the state in which one begins. */
const DOT = 14;

/** How wide text may be before it is broken. */
export interface Widths {
  readonly box: number;
  readonly label: number;
}

/** Text with the room that it takes. */
export interface Written {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
}

interface Line {
  readonly look: TextLook;
  readonly text: string;
  /** Room above it. */
  readonly gap?: number;
}

/** A state's name, its description, and the arrows that do not leave it. */
export function writtenInState(
  chart: Chart,
  state: ChartState,
  jumps: readonly ChartArrow[],
  initial: boolean,
  { box }: Widths,
): Written {
  const inside = chart.arrows.filter((arrow) => arrow.from === state.id && stays(arrow));
  const linesOf = (wide: number): readonly Line[] => [
    ...(state.parent === null ? [] : nameOf(state, wide)),
    ...told(
      inside.filter(({ refuses }) => !refuses),
      wide,
    ),
    ...toldWithTarget(chart, jumps, wide),
    ...told(
      inside.filter(({ refuses }) => refuses),
      wide,
      'No: ',
    ),
  ];
  return placed(
    asWideAsWidest(linesOf, state.kind === 'compound' || state.kind === 'parallel' ? 2 * box : box),
    initial ? DOT : 0,
  );
}

/** The whole chart has its name and its description above the drawing. */
function nameOf({ name, description }: ChartState, wide: number): readonly Line[] {
  return [{ look: 'title', text: name }, ...broken('description', description, wide)];
}

/** The text at the line from one state to another: its arrows, those of one condition together. */
export function writtenAtLine(arrows: readonly ChartArrow[], { label }: Widths): Written {
  const [first, ...others] = asWideAsWidest((wide) => told(arrows, wide), label);
  return placed(first === undefined ? [] : [{ ...first, gap: 0 }, ...others], 0, 3);
}

const LOOKS: Readonly<Record<ArrowKind, LineLook>> = {
  event: 'event',
  done: 'done',
  error: 'error',
  after: 'alone',
  end: 'alone',
  always: 'alone',
};

export function lookOf(arrows: readonly ChartArrow[]): LineLook {
  const [look = 'event', ...others] = new Set(arrows.map(({ kind }) => LOOKS[kind]));
  return others.length === 0 ? look : 'mixed';
}

/** An arrow by its button, or by what is done or happens: names of the file are for who reads the file. */
function nameOnDrawing({ kind, act, button }: ChartArrow): string {
  switch (kind) {
    case 'always':
      return 'enseguida';
    case 'done':
    case 'error':
    case 'after':
    case 'end':
      return act;
    case 'event':
      return button === null ? act.replace(/^la persona /, '') : `«${button}»`;
  }
}

/** The items with the same key, in the order of the first of each. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Arrows under their conditions; what happens under several is named once. */
function told(arrows: readonly ChartArrow[], width: number, before = ''): readonly Line[] {
  const together = grouped(arrows, ({ kind, condition }) => `${LOOKS[kind]} ${condition}`);
  return grouped(together, (group) => `${lookOf(group)} ${namesOf(group)}`).flatMap((same) => {
    const [first = []] = same;
    const conditions = same.map(([arrow]) => arrow?.condition ?? null).filter((condition) => condition !== null);
    return spaced([
      ...broken(lookOf(first), `${before}${namesOf(first)}`, width),
      ...conditions.flatMap((condition, index) => broken('guard', `${index === 0 ? '' : 'o '}${condition}`, width)),
    ]);
  });
}

/** Arrows that have no line, each with where it leads; those of one name under each other. */
function toldWithTarget(chart: Chart, jumps: readonly ChartArrow[], width: number): readonly Line[] {
  const together = grouped(jumps, (arrow) => `${LOOKS[arrow.kind]} ${targetOf(chart, arrow)} ${arrow.condition}`);
  const lines = grouped(together, (group) => `${lookOf(group)} ${namesOf(group)}`).flatMap((same) =>
    same.flatMap((group, index) => {
      const [arrow] = group;
      if (arrow === undefined) return [];
      const target = `→ ${targetOf(chart, arrow)}`;
      const condition = arrow.condition ?? '';
      return index === 0
        ? [...broken(lookOf(group), `${namesOf(group)} ${target}`, width), ...broken('guard', condition, width)]
        : broken('guard', `${condition} ${target}`, width);
    }),
  );
  return spaced(lines);
}

function spaced(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, index) => (index === 0 ? { ...line, gap: GAP } : line));
}

function namesOf(group: readonly ChartArrow[]): string {
  return [...new Set(group.map(nameOnDrawing))].join(', ');
}

/** The name of the state to which arrows lead, long enough to tell it from others. */
function targetOf(chart: Chart, { to }: ChartArrow): string {
  return to.map((id) => stateName(chart, id)).join(', ');
}

function broken(look: TextLook, text: string, width: number): readonly Line[] {
  return text === '' ? [] : wrapEvenly(text, FONT_SIZES[look], width).map((line) => ({ look, text: line }));
}

/** One long word makes all of it wide: then the rest needs fewer lines. */
function asWideAsWidest(linesOf: (width: number) => readonly Line[], width: number): readonly Line[] {
  return linesOf(Math.max(width, ...linesOf(width).map(widthOf)));
}

function widthOf({ look, text }: Line): number {
  return Math.ceil(textWidth(text, FONT_SIZES[look], look === 'title' ? 'bold' : 'normal'));
}

function placed(lines: readonly Line[], indent: number, padding = PADDING): Written {
  if (lines.length === 0) return { width: 0, height: 0, texts: [] };
  const texts: DrawnText[] = [];
  let y = padding - 3;
  for (const [index, line] of lines.entries()) {
    const { look, text, gap = 0 } = line;
    y += LINE + gap;
    const x = padding + (index === 0 ? indent : 0);
    texts.push({ x, y, width: widthOf(line), look, text });
  }
  const widths = texts.map(({ x, width }) => x + width);
  return { width: Math.ceil(Math.max(...widths) + padding), height: Math.ceil(y + padding - 2), texts };
}
