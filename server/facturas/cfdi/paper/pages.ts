import { type Doc, drawParagraph, type Paragraph, paragraph, type Style } from '../../../platform/paper/pen.ts';
import type { Pair, PaperRow } from './words.ts';

export const MARGIN = 36;
/** Letter is 612 by 792 points. */
export const WIDTH = 612 - 2 * MARGIN;
/** Below this stands only the number of the page. */
export const BOTTOM = 792 - 48;
export const GAP = 4;

/** Where on which page is drawn next. */
export interface PaperPages {
  y: number;
  begin(): void;
  fits(height: number): boolean;
  /** Begins a new page unless so much fits on this one. */
  make(height: number): void;
}

/** Pages of letter size. @param head draws what stands on top of each, and answers where it ends. */
export function createPages(doc: Doc, head: (first: boolean) => number): PaperPages {
  let begun = 0;
  const pages: PaperPages = {
    y: MARGIN,
    begin() {
      doc.addPage({ size: 'LETTER', margin: 0 });
      begun += 1;
      pages.y = head(begun === 1);
    },
    fits: (height) => pages.y + height <= BOTTOM,
    make(height) {
      if (!pages.fits(height)) pages.begin();
    },
  };
  return pages;
}

/** Where something is drawn: its left edge, its top, its width. */
export interface PaperPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a text and answers where it ends. */
export function drawText(doc: Doc, text: string, style: Style, { x, y, width }: PaperPlace): number {
  const drawn = paragraph(doc, text, width, style);
  drawParagraph(doc, drawn, x, y);
  return y + drawn.height;
}

const LABELS = 92;
const PAIR: Style = { size: 8 };

/** Draws what stands beside its labels, one pair below the other, and answers where it ends. */
export function drawPairs(doc: Doc, pairs: readonly Pair[], { x, y, width }: PaperPlace): number {
  let at = y;
  for (const [label, text] of pairs) {
    drawText(doc, label, { ...PAIR, bold: true }, { x, y: at, width: LABELS - GAP });
    at = drawText(doc, text, PAIR, { x: x + LABELS, y: at, width: width - LABELS }) + 1;
  }
  return at;
}

/** How tall pairs are when they are drawn. */
export function heightOfPairs(doc: Doc, pairs: readonly Pair[], width: number): number {
  return pairs.reduce((height, [, text]) => height + paragraph(doc, text, width - LABELS, PAIR).height + 1, 0);
}

/** A column of a table. */
export interface PaperColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'right';
}

const CELL: Style = { size: 8 };
const NOTE: Style = { size: 7 };

/**
 * Draws a table, its heads anew on each page.
 * @param under below which column the note of a row begins; it is as wide as what is left of the paper.
 * @param breathe lets others have a turn.
 */
export async function drawTable(
  doc: Doc,
  page: PaperPages,
  {
    columns,
    rows,
    under,
  }: { readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[]; readonly under: number },
  breathe: () => Promise<void>,
): Promise<void> {
  const indent = columns.slice(0, under).reduce((sum, { width }) => sum + width, 0) + indentOf(under);
  const drawHeads = (room: number) => {
    const heads = columns.map((column) => cellOf(doc, column.title, column, true));
    const height = heightOf(heads) + GAP;
    page.make(height + room);
    drawCells(doc, columns, heads, page.y);
    page.y += height;
    drawRule(doc, page.y - 2);
    page.y += 2;
  };
  const prepared = rows.map(({ cells, note }) => {
    const drawn = columns.map((column, place) => cellOf(doc, cells[place] ?? '', column, false));
    const below = paragraph(doc, note, WIDTH - indent, NOTE);
    return { drawn, below, height: heightOf(drawn) + below.height + GAP };
  });
  drawHeads(prepared[0]?.height ?? 0);
  for (const { drawn, below, height } of prepared) {
    if (!page.fits(height)) {
      page.begin();
      drawHeads(height);
    }
    drawCells(doc, columns, drawn, page.y);
    drawParagraph(doc, below, MARGIN + indent, page.y + heightOf(drawn));
    page.y += height;
    await breathe();
  }
}

/** Draws a line over the whole width. */
export function drawRule(doc: Doc, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('black');
}

function cellOf(doc: Doc, text: string, { width, align }: PaperColumn, bold: boolean): Paragraph {
  return paragraph(doc, text, width - 2 * GAP, { ...CELL, bold, align: align ?? 'left' });
}

/** How far from its left edge a column begins. */
function indentOf(place: number): number {
  return place === 0 ? 0 : 2 * GAP;
}

function heightOf(cells: readonly Paragraph[]): number {
  return Math.max(...cells.map(({ height }) => height));
}

function drawCells(doc: Doc, columns: readonly PaperColumn[], cells: readonly Paragraph[], y: number): void {
  let x = MARGIN;
  cells.forEach((cell, place) => {
    const column = columns[place];
    // Text on the right ends where its column does, and text on the left keeps away from it.
    drawParagraph(doc, cell, x + (column?.align === 'right' ? 2 * GAP : indentOf(place)), y);
    x += column?.width ?? 0;
  });
}
