/** A drawing for a wall or a mail: what it is about above it, and how it is read below. */
import type { Chart } from '#diagrams/chart';
import { type Drawing, type DrawnText, FONT_SIZES } from '#diagrams/drawing';
import { LEGEND } from '#diagrams/legend';
import { textWidth, wrapEvenly } from '#diagrams/text';

const MARGIN = 10;
const LINE = 16;
/** Beneath a small drawing, too, the lines of the legend are long enough to read. */
const LEAST_WIDTH = 640;

export interface PaperSheet {
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands on it. */
  readonly left: number;
  readonly top: number;
  readonly texts: readonly DrawnText[];
}

export function sheetOf({ title, description }: Chart, { width: drawn, height }: Drawing): PaperSheet {
  const width = Math.max(drawn, LEAST_WIDTH);
  const linesOf = (text: string) => wrapEvenly(text, FONT_SIZES.description, width - 2 * MARGIN);
  const above = [
    textAt('title', title, 1),
    ...linesOf(description).map((line, index) => textAt('description', line, index + 2)),
  ];
  const top = above.length * LINE + MARGIN;
  const below = linesOf(LEGEND).map((line, index) => {
    const text = textAt('description', line, index + 1);
    return { ...text, y: top + height + MARGIN / 2 + text.y };
  });
  return {
    width,
    height: top + height + below.length * LINE + 2 * MARGIN,
    left: (width - drawn) / 2,
    top,
    texts: [...above, ...below],
  };
}

function textAt(look: 'title' | 'description', text: string, line: number): DrawnText {
  const width = Math.ceil(textWidth(text, FONT_SIZES[look], look === 'title' ? 'bold' : 'normal'));
  return { x: MARGIN, y: line * LINE, width, look, text };
}
