import {
  type Doc,
  drawCode128,
  drawParagraph,
  finish,
  newDocument,
  type Paragraph,
  pacer,
  paragraph,
  type Style,
} from '../../platform/paper/pen.ts';
import type { PaperFacts, PaperLine } from './facts.ts';
import {
  depreciationOf,
  type House,
  headOf,
  methodsOf,
  moneyOnPaper,
  type Print,
  reprintOf,
  signaturesOf,
  voucherSums,
} from './words.ts';

const MARGIN = 40;
const WIDTH = 612 - 2 * MARGIN;
/** Below this stands only the number of the page. */
const BOTTOM = 792 - 60;
const GAP = 4;
/** How wide the folio's bars are. */
const BARS = 190;
/** How wide the sums at the right are, and their labels of it. */
const SUMS = 290;
const LABELS = 130;
const TEXT: Style = { size: 9 };

/** The columns of the lines, from left to right; widths in points, together the width of the paper. */
const COLUMNS = [
  { title: 'Artículo', width: 80 },
  { title: 'Descripción', width: 312 },
  { title: 'Cantidad', width: 55, align: 'right' },
  { title: 'Total', width: WIDTH - 447, align: 'right' },
] as const;

/**
 * The paper of a voucher on letter size, as PDF: as many pages as it takes, the head of the table on each, page x of y. Others
 * have their turn while it is drawn.
 */
export async function drawLetter(facts: PaperFacts, print: Print, house: House): Promise<Buffer> {
  const doc = newDocument({ titulo: `Vale ${facts.folio}`, autor: house.cadena, creado: print.fecha });
  const breathe = pacer();
  const page = createPages(doc, facts, print, house);
  page.begin();
  drawHead(doc, page, facts, house);
  drawTableHead(doc, page);
  for (const linea of facts.lineas) {
    const row = rowOf(doc, linea);
    if (!page.fits(row.height)) {
      page.begin();
      drawTableHead(doc, page);
    }
    drawRow(doc, page, row);
    await breathe();
  }
  drawEnd(doc, page, facts);
  const { count } = doc.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(n);
    drawAt(doc, `Vale ${facts.folio} · Página ${n + 1} de ${count}`, { ...TEXT, align: 'center' }, BOTTOM + 20);
    await breathe();
  }
  return finish(doc);
}

/** Where on which page is drawn next. */
interface Pages {
  y: number;
  begin(): void;
  fits(height: number): boolean;
  /** Begins a new page unless so much fits on this one. */
  make(height: number): void;
}

function createPages(doc: Doc, facts: PaperFacts, print: Print, { cadena, zone }: House): Pages {
  const reprint = reprintOf(print, zone);
  const pages: Pages = {
    y: MARGIN,
    begin() {
      doc.addPage({ size: 'LETTER', margin: 0 });
      const whose = paragraph(doc, cadena, WIDTH - BARS - 10, { size: 15, bold: true });
      const what = paragraph(doc, `VALE DE ${facts.tipo}`, WIDTH - BARS - 10, { size: 12, bold: true });
      drawParagraph(doc, whose, MARGIN, MARGIN);
      drawParagraph(doc, what, MARGIN, MARGIN + whose.height + GAP);
      drawAt(doc, facts.folio, { size: 15, bold: true, align: 'right' }, MARGIN);
      drawCode128(doc, facts.folio, { x: MARGIN + WIDTH - BARS, y: MARGIN + 22, width: BARS, height: 34 });
      pages.y = MARGIN + Math.max(66, whose.height + what.height + GAP * 3);
      if (reprint === null) return;
      drawAt(doc, reprint.mark, { size: 22, bold: true, align: 'center' }, pages.y);
      drawAt(doc, reprint.when, { size: 11, bold: true, align: 'center' }, pages.y + 27);
      pages.y += 27 + 14 + GAP;
    },
    fits: (height) => pages.y + height <= BOTTOM,
    make(height) {
      if (!pages.fits(height)) pages.begin();
    },
  };
  return pages;
}

function drawAt(doc: Doc, text: string, style: Style, y: number): void {
  drawParagraph(doc, paragraph(doc, text, WIDTH, style), MARGIN, y);
}

function drawHead(doc: Doc, page: Pages, facts: PaperFacts, house: House): void {
  for (const [label, text] of headOf(facts, house)) {
    const value = paragraph(doc, text, WIDTH - 100, TEXT);
    page.make(value.height);
    drawAt(doc, label, { ...TEXT, bold: true }, page.y);
    drawParagraph(doc, value, MARGIN + 100, page.y);
    page.y += value.height + 2;
  }
  page.y += GAP * 2;
}

interface Row {
  readonly cells: readonly Paragraph[];
  readonly note: Paragraph | null;
  readonly height: number;
}

function rowOf(doc: Doc, linea: PaperLine): Row {
  const texts = [linea.numArt, linea.descripcion, String(linea.cantidad), moneyOnPaper(linea.total)];
  const cells = COLUMNS.map((column, n) => cellOf(doc, texts[n] ?? '', column, false));
  const why = depreciationOf(linea);
  const note = why === null ? null : paragraph(doc, why, COLUMNS[1].width - GAP, { size: 8 });
  const height = Math.max(...cells.map((cell) => cell.height)) + (note?.height ?? 0) + GAP;
  return { cells, note, height };
}

function cellOf(doc: Doc, text: string, column: (typeof COLUMNS)[number], bold: boolean): Paragraph {
  // The last column ends where the paper does, as the sums below it.
  const width = column === COLUMNS.at(-1) ? column.width : column.width - GAP;
  return paragraph(doc, text, width, { ...TEXT, bold, align: 'align' in column ? column.align : 'left' });
}

function drawTableHead(doc: Doc, page: Pages): void {
  const cells = COLUMNS.map((column) => cellOf(doc, column.title, column, true));
  const height = Math.max(...cells.map((cell) => cell.height)) + GAP;
  page.make(height * 3);
  drawRow(doc, page, { cells, note: null, height });
  rule(doc, page.y - 2);
  page.y += 2;
}

function drawRow(doc: Doc, page: Pages, { cells, note, height }: Row): void {
  let x = MARGIN;
  cells.forEach((cell, n) => {
    drawParagraph(doc, cell, x, page.y);
    x += COLUMNS[n]?.width ?? 0;
  });
  if (note !== null) drawParagraph(doc, note, MARGIN + COLUMNS[0].width, page.y + height - GAP - note.height);
  page.y += height;
}

function rule(doc: Doc, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('black');
}

function drawEnd(doc: Doc, page: Pages, facts: PaperFacts): void {
  rule(doc, page.y);
  page.y += GAP;
  const sums = voucherSums(facts);
  sums.forEach(([label, amount], n) => {
    const last = n === sums.length - 1;
    drawPair(doc, page, label, amount, { size: last ? 12 : TEXT.size, bold: last });
  });
  page.y += GAP * 2;
  page.make(40);
  drawParagraph(
    doc,
    paragraph(doc, 'Métodos de devolución', SUMS, { ...TEXT, bold: true }),
    MARGIN + WIDTH - SUMS,
    page.y,
  );
  page.y += 14;
  for (const [method, amount] of methodsOf(facts)) drawPair(doc, page, method, amount, TEXT);
  page.make(90);
  page.y += 55;
  const signatures = signaturesOf(facts);
  const width = WIDTH / signatures.length;
  signatures.forEach((who, n) => {
    const x = MARGIN + n * width;
    doc
      .moveTo(x + 10, page.y)
      .lineTo(x + width - 10, page.y)
      .lineWidth(0.5)
      .stroke('black');
    drawParagraph(doc, paragraph(doc, who, width, { size: 8, align: 'center' }), x, page.y + GAP);
  });
}

function drawPair(doc: Doc, page: Pages, label: string, amount: string, style: Style): void {
  const value = paragraph(doc, amount, SUMS - LABELS, { ...style, align: 'right' });
  page.make(value.height);
  drawParagraph(doc, paragraph(doc, label, LABELS, style), MARGIN + WIDTH - SUMS, page.y);
  drawParagraph(doc, value, MARGIN + WIDTH - SUMS + LABELS, page.y);
  page.y += value.height + 2;
}
