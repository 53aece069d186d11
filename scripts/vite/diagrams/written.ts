/** What is written in a state's box and at a line. */
import type { ArrowKind, Chart, ChartArrow, ChartState } from '#machines/diagram/chart';
import type { DrawnText, LineLook, TextLook } from '#machines/diagram/drawing';
import { FONT_SIZES } from '#machines/diagram/drawing';
import { textWidth, wrapEvenly } from './text.ts';

const LINE = 15;
const PADDING = 9;
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

/** A state's name, its description, what is asked for meanwhile, and the arrows that do not leave it. */
export function writtenInState(
  chart: Chart,
  state: ChartState,
  jumps: readonly ChartArrow[],
  initial: boolean,
  { box }: Widths,
): Written {
  const wide = state.kind === 'compound' || state.kind === 'parallel' ? 2 * box : box;
  const inside = chart.arrows.filter((arrow) => arrow.from === state.id && stays(arrow));
  const lines: Line[] = [
    { look: 'title', text: titleOf(chart, state) },
    ...broken('description', state.description, wide),
    ...state.actors.flatMap((actor) => broken('note', `Pide: ${actor}`, wide)),
    ...together(inside.filter(({ refuses }) => !refuses)).flatMap((group, index) =>
      linesOf(group, wide, index === 0 ? 4 : 0),
    ),
    ...grouped(jumps, (arrow) => `${targetOf(arrow)} ${arrow.condition}`).flatMap((group, index) =>
      linesOf(group, wide, index === 0 ? 4 : 0, '', ` → ${group.slice(0, 1).map(targetOf).join()}`),
    ),
    ...together(inside.filter(({ refuses }) => refuses)).flatMap((group, index) =>
      linesOf(group, wide, index === 0 ? 4 : 0, 'No: '),
    ),
  ];
  return placed(lines, initial ? DOT : 0);
}

function titleOf(chart: Chart, { parent, key }: ChartState): string {
  return parent === null ? chart.title : key;
}

/** What is written at the line from one state to another: its arrows, those of one condition together. */
export function writtenAtLine(arrows: readonly ChartArrow[], { label }: Widths): Written {
  return placed(
    together(arrows).flatMap((group, index) => linesOf(group, label, index === 0 ? 0 : 3)),
    0,
    3,
  );
}

/** Whether an arrow is told inside its state's box: it leads nowhere else. */
export function stays({ from, to }: ChartArrow): boolean {
  return to.every((target) => target === from);
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
  return others.length === 0 ? look : 'event';
}

/** An arrow by its name in the file and by its button, or only by its button where that begins with the same word. */
function nameOnDrawing({ kind, name, act, button }: ChartArrow): string {
  switch (kind) {
    case 'always':
      return 'enseguida';
    case 'done':
      return `${name} contesta`;
    case 'error':
      return `${name} falla`;
    case 'after':
      return act;
    case 'end':
      return act;
    case 'event':
      if (button === null) return name;
      return folded(button).startsWith(folded(name)) ? `«${button}»` : `${name} «${button}»`;
  }
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}

/** What has the same key, in the order of the first of each. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Arrows of one kind under one condition, next to each other. */
function together(arrows: readonly ChartArrow[]): readonly (readonly ChartArrow[])[] {
  return grouped(arrows, ({ kind, condition }) => `${LOOKS[kind]} ${condition}`);
}

/** The name of the state to which arrows lead, long enough to tell it from others. */
function targetOf({ to }: ChartArrow): string {
  return to.map((id) => id.slice(id.indexOf('.') + 1)).join(', ');
}

function linesOf(group: readonly ChartArrow[], width: number, gap: number, before = '', after = ''): readonly Line[] {
  const [first] = group;
  if (first === undefined) return [];
  const names = [...new Set(group.map(nameOnDrawing))].join(', ');
  const events = broken(LOOKS[first.kind], `${before}${names}${after}`, width);
  const guard = first.condition === null ? [] : broken('guard', first.condition, width);
  return [...events, ...guard].map((line, index) => ({ ...line, gap: index === 0 ? gap : 0 }));
}

function broken(look: TextLook, text: string, width: number): readonly Line[] {
  return text === '' ? [] : wrapEvenly(text, FONT_SIZES[look], width).map((line) => ({ look, text: line }));
}

function placed(lines: readonly Line[], indent: number, padding = PADDING): Written {
  const texts: DrawnText[] = [];
  let y = padding - 3;
  for (const [index, { look, text, gap = 0 }] of lines.entries()) {
    y += LINE + gap;
    const x = padding + (index === 0 ? indent : 0);
    const width = Math.ceil(textWidth(text, FONT_SIZES[look], look === 'title' ? 'bold' : 'normal'));
    texts.push({ x, y, width, look, text });
  }
  const widths = texts.map(({ x, width }) => x + width);
  return { width: Math.ceil(Math.max(...widths) + padding), height: Math.ceil(y + padding - 2), texts };
}
