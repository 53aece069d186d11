import { setImmediate as turn } from 'node:timers/promises';
import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { printed } from './letters.ts';
import { qrOf } from './qr.ts';

/** A document that is being written, and the fonts in which it is. Lengths are points: 72 an inch. */
export type Doc = InstanceType<typeof PDFDocument>;

/** How much taller than its letters a line of text is. */
const LINE = 1.25;

/** How much may be drawn before everybody else has a turn. */
const PIECES_PER_TURN = 25;

interface Sheet {
  readonly titulo: string;
  readonly autor: string;
  readonly creado: Date;
}

/** Begins a document without a page; its pages can be gone back to until it ends. */
export function newDocument({ titulo, autor, creado }: Sheet): Doc {
  return new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: titulo, Author: autor, CreationDate: creado },
    lang: 'es-MX',
  });
}

/** Ends a document and answers its bytes. */
export function finish(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    doc.end();
  });
}

/** Makes a pause that lets others have a turn now and then, while much is drawn. */
export function pacer(): () => Promise<void> {
  let drawn = 0;
  return async () => {
    drawn += 1;
    if (drawn % PIECES_PER_TURN === 0) await turn();
  };
}

/** A text as one paragraph of the paper. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

/** A text broken into the lines that fit a width, and how tall they are together. */
export interface Paragraph extends Style {
  readonly font: string;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Breaks a text into lines between words, and within a word that is wider than the paper. */
export function paragraph(doc: Doc, text: string, width: number, style: Style): Paragraph {
  const { text: written, font: fonts } = printed(text);
  const font = style.bold ? fonts.bold : fonts.plain;
  doc.font(font).fontSize(style.size);
  const fits = (line: string) => doc.widthOfString(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of written.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const end = lettersThatFit(line, fits);
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  lines.push(line);
  return { ...style, font, lines, width, height: lines.length * style.size * LINE };
}

/** How many letters of a word that is too wide fit, one at least; halving, since a seal is hundreds of letters long. */
function lettersThatFit(word: string, fits: (line: string) => boolean): number {
  let [least, most] = [1, word.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(word.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Draws a paragraph with its upper left corner at a place. */
export function drawParagraph(doc: Doc, { lines, width, size, font, align }: Paragraph, x: number, y: number): void {
  doc.font(font).fontSize(size);
  lines.forEach((line, n) => {
    const free = align === 'left' || align === undefined ? 0 : width - doc.widthOfString(line);
    doc.text(line, x + (align === 'center' ? free / 2 : free), y + n * size * LINE, { lineBreak: false });
  });
}

/** Draws a text as Code 128, as wide as is given: bars and not a picture, so that any scanner reads them at any size. */
export function drawCode128(
  doc: Doc,
  text: string,
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): void {
  const widths = barWidthsOf(text);
  const module = box.width / widths.reduce((total, width) => total + width, 0);
  let { x } = box;
  widths.forEach((width, n) => {
    // Bars and spaces take turns, a bar first.
    if (n % 2 === 0) doc.rect(x, box.y, width * module, box.height);
    x += width * module;
  });
  doc.fill('black');
}

/** The widths of the bars and spaces of a text in Code 128, in modules, a bar first. */
export function barWidthsOf(text: string): readonly number[] {
  const [drawn] = bwip.raw({ bcid: 'code128', text });
  if (drawn === undefined || !('sbs' in drawn)) throw new Error(`No bars came of ${text}`);
  return drawn.sbs;
}

/** Draws a text as a QR of bars and not of a picture, white margin included. */
export function drawQr(doc: Doc, text: string, box: Readonly<Record<'x' | 'y' | 'size', number>>): void {
  const { side, bars } = qrOf(text);
  const module = box.size / side;
  for (const { x, y, width } of bars) doc.rect(box.x + x * module, box.y + y * module, width * module, module);
  doc.fill('black');
}
