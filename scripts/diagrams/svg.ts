import type { Chart } from '#machines/diagram/chart';
import type {
  Drawing,
  DrawnBox,
  DrawnLabel,
  DrawnLine,
  DrawnText,
  LineLook,
  TextLook,
} from '#machines/diagram/drawing';
import { cornersOf, FONT, FONT_SIZES, headOf } from '#machines/diagram/drawing';

/** Ink of lines and of the text that tells of them; paper is white. */
export const INK: Readonly<Record<LineLook | Exclude<TextLook, LineLook>, string>> = {
  title: '#14212b',
  description: '#41525e',
  note: '#41525e',
  guard: '#41525e',
  event: '#0b4f8a',
  done: '#1c6b3a',
  error: '#a32020',
  alone: '#6b3fa0',
};

/** Ground and frame of a state, by its look. */
export const GROUND: Readonly<Record<DrawnBox['look'], { readonly fill: string; readonly stroke: string }>> = {
  root: { fill: '#ffffff', stroke: '#8696a1' },
  group: { fill: '#f3f6f8', stroke: '#6b7c88' },
  region: { fill: '#f8fafb', stroke: '#6b7c88' },
  leaf: { fill: '#ffffff', stroke: '#41525e' },
  final: { fill: '#ffffff', stroke: '#41525e' },
};

/** How a line or the frame of a state is drawn. */
export interface Stroke {
  readonly ink: string;
  readonly width: number;
  readonly dashes?: string;
}

/** Other strokes than usual, for who tells something of a chart: null leaves one as it is. */
export interface Strokes {
  readonly line: (arrows: readonly string[]) => Stroke | null;
  readonly frame: (state: string) => Stroke | null;
}

const USUAL: Strokes = { line: () => null, frame: () => null };

/** A diagram as a file of its own, in light colours, for a wall or a mail. */
export function svgOf(
  chart: Chart,
  { width, height, boxes, lines, labels }: Drawing,
  strokes: Strokes = USUAL,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${FONT}" role="img">`,
    `<title>${escaped(chart.title)}</title><desc>${escaped(chart.description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...boxes.map((box) => boxInSvg(box, strokes.frame(box.state))),
    ...lines.map((line) => lineInSvg(line, strokes.line(line.arrows))),
    ...labels.map(labelInSvg),
    '</svg>\n',
  ].join('');
}

function boxInSvg({ x, y, width, height, look, initial, texts }: DrawnBox, other: Stroke | null): string {
  const { fill, stroke: usual } = GROUND[look];
  const stroke = other?.ink ?? usual;
  const dashes = `${look === 'region' ? ' stroke-dasharray="6 4"' : ''}${other === null ? '' : ` stroke-width="${other.width}"`}`;
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"${dashes}/>`;
  const second =
    look === 'final'
      ? `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6" fill="none" stroke="${stroke}"/>`
      : '';
  const dot = initial ? `<circle cx="${x + 14}" cy="${y + 16.5}" r="4.5" fill="${INK.title}"/>` : '';
  return `${rect}${second}${dot}${texts.map((text) => textInSvg(text, x, y)).join('')}`;
}

function lineInSvg({ look, points }: DrawnLine, other: Stroke | null): string {
  const { ink, width, dashes } = other ?? { ink: INK[look], width: 1.25 };
  const broken = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${cornersOf(points)}" fill="none" stroke="${ink}" stroke-width="${width}"${broken}/><path d="${headOf(points)}" fill="${ink}"/>`;
}

function labelInSvg({ x, y, width, height, ground: look, texts }: DrawnLabel): string {
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${GROUND[look].fill}"/>`;
  return `${ground}${texts.map((text) => textInSvg(text, x, y)).join('')}`;
}

function textInSvg({ x, y, width, look, text }: DrawnText, left: number, top: number): string {
  const face =
    look === 'title' ? ' font-weight="700"' : look === 'guard' || look === 'note' ? ' font-style="italic"' : '';
  return `<text x="${left + x}" y="${top + y}" font-size="${FONT_SIZES[look]}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${INK[look]}"${face}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
