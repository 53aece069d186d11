import type { Chart } from '#diagrams/chart';
import {
  arrowHeadOf,
  cornersOf,
  type Drawing,
  type DrawnBox,
  type DrawnLabel,
  type DrawnLine,
  type DrawnText,
  FONT,
  FONT_SIZES,
  type LineLook,
  type Place,
  type TextLook,
} from '#diagrams/drawing';
import { sheetOf } from './sheet.ts';
import { escaped } from './xml.ts';

/** The colours of a drawing. */
export interface Palette {
  readonly paper: string;
  /** Of lines and of the text that tells of them. */
  readonly ink: Readonly<Record<LineLook | TextLook, string>>;
  /** Ground and frame of a state, by its look. */
  readonly ground: Readonly<Record<DrawnBox['look'], { readonly fill: string; readonly stroke: string }>>;
}

/** For paper, a wall or a mail. */
export const LIGHT: Palette = {
  paper: '#ffffff',
  ink: {
    title: '#14212b',
    description: '#41525e',
    note: '#41525e',
    guard: '#41525e',
    event: '#0b4f8a',
    done: '#1c6b3a',
    error: '#a32020',
    alone: '#9a4a00',
    mixed: '#41525e',
  },
  ground: {
    root: { fill: '#ffffff', stroke: '#8696a1' },
    group: { fill: '#f3f6f8', stroke: '#6b7c88' },
    region: { fill: '#f8fafb', stroke: '#6b7c88' },
    leaf: { fill: '#ffffff', stroke: '#41525e' },
    final: { fill: '#ffffff', stroke: '#41525e' },
  },
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
  /** A few signs at the corner of a box or a label; left out where nothing has any. */
  readonly sign?: (ids: readonly string[]) => string | null;
}

const USUAL: Strokes = { line: () => null, frame: () => null };

/** A diagram as a file of its own, with what it is about and how it is read, for a wall or a mail. */
export function sheetInSvg(chart: Chart, drawing: Drawing): string {
  const { width, height, left, top, texts } = sheetOf(chart, drawing);
  const around = texts.map((text) => textInSvg(text, LIGHT, { x: 0, y: 0 })).join('');
  const placed = `<g transform="translate(${left} ${top})">${partsOf(drawing, LIGHT, USUAL)}</g>`;
  return svgOf(chart, { width, height }, LIGHT, `${around}${placed}`);
}

/** How a drawing looks that is a part of a page. */
interface Looks {
  readonly strokes: Strokes;
  readonly palette: Palette;
}

/** A diagram alone, for a page that says the rest. */
export function drawingInSvg(chart: Chart, drawing: Drawing, { strokes, palette }: Looks): string {
  return svgOf(chart, drawing, palette, partsOf(drawing, palette, strokes));
}

function svgOf(chart: Chart, { width, height }: Pick<Drawing, 'width' | 'height'>, { paper }: Palette, parts: string) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${FONT}" role="img">`,
    `<title>${escaped(chart.title)}</title><desc>${escaped(chart.description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>${parts}</svg>\n`,
  ].join('');
}

function partsOf({ boxes, lines, labels }: Drawing, palette: Palette, strokes: Strokes): string {
  return [
    ...boxes.map((box) => boxInSvg(box, palette, strokes.frame(box.state))),
    ...lines.map((line) => lineInSvg(line, palette, strokes.line(line.arrows))),
    ...labels.map((label) => labelInSvg(label, palette)),
    ...boxes.map((box) => signInSvg(box, strokes.sign?.([box.state]) ?? null, palette)),
    ...labels.map((label) => signInSvg(label, strokes.sign?.(label.arrows) ?? null, palette)),
  ].join('');
}

function boxInSvg(
  { x, y, width, height, look, initial, texts }: DrawnBox,
  palette: Palette,
  other: Stroke | null,
): string {
  const { fill, stroke: usual } = palette.ground[look];
  const stroke = other?.ink ?? usual;
  const dashes = `${look === 'region' ? ' stroke-dasharray="6 4"' : ''}${other === null ? '' : ` stroke-width="${other.width}"`}`;
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"${dashes}/>`;
  const second =
    look === 'final'
      ? `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6" fill="none" stroke="${stroke}"/>`
      : '';
  const dot = initial ? `<circle cx="${x + 14}" cy="${y + 16.5}" r="4.5" fill="${palette.ink.title}"/>` : '';
  return `${rect}${second}${dot}${texts.map((text) => textInSvg(text, palette, { x, y })).join('')}`;
}

function lineInSvg({ look, points }: DrawnLine, palette: Palette, other: Stroke | null): string {
  const { ink, width, dashes } = other ?? { ink: palette.ink[look], width: 1.25 };
  const broken = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${cornersOf(points)}" fill="none" stroke="${ink}" stroke-width="${width}"${broken}/><path d="${arrowHeadOf(points)}" fill="${ink}"/>`;
}

function labelInSvg({ x, y, width, height, ground: look, texts }: DrawnLabel, palette: Palette): string {
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${palette.ground[look].fill}"/>`;
  return `${ground}${texts.map((text) => textInSvg(text, palette, { x, y })).join('')}`;
}

function signInSvg({ x, y, width }: Place, sign: string | null, palette: Palette): string {
  if (sign === null) return '';
  const wide = sign.length * 7 + 10;
  const left = x + width + 6 - wide;
  const rect = `<rect x="${left}" y="${y - 7}" width="${wide}" height="15" rx="7.5" fill="${palette.ink.title}"/>`;
  return `${rect}<text x="${left + wide / 2}" y="${y + 4.5}" font-size="12" font-weight="700" text-anchor="middle" fill="${palette.paper}">${escaped(sign)}</text>`;
}

function textInSvg(
  { x, y, width, look, text }: DrawnText,
  palette: Palette,
  from: { readonly x: number; readonly y: number },
): string {
  const face =
    look === 'title' ? ' font-weight="700"' : look === 'guard' || look === 'note' ? ' font-style="italic"' : '';
  return `<text x="${from.x + x}" y="${from.y + y}" font-size="${FONT_SIZES[look]}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${palette.ink[look]}"${face}>${escaped(text)}</text>`;
}
