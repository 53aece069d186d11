import {
  type Doc,
  drawCode128,
  drawParagraph,
  finish,
  newDocument,
  pacer,
  paragraph,
  type Style,
} from '../../platform/paper/pen.ts';
import type { PaperFacts } from './facts.ts';
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

const PER_MM = 72 / 25.4;
const PAPER = 80 * PER_MM;
const MARGIN = 4 * PER_MM;
const WIDTH = PAPER - 2 * MARGIN;
/** No reader shows a longer page: a longer ticket is cut here. */
const MAX_HEIGHT = 14_000;
const TEXT: Style = { size: 8 };

/** Something on the ticket, from one edge of the text to the other. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/**
 * The paper of a voucher on a roll of 80 mm, as PDF: one page as long as it takes. Others have their turn while it is drawn.
 */
export async function drawTicket(facts: PaperFacts, print: Print, house: House): Promise<Buffer> {
  const doc = newDocument({ titulo: `Vale ${facts.folio}`, autor: house.cadena, creado: print.fecha });
  const breathe = pacer();
  // Measured before there is a page, since the page is as long as what stands on it.
  const blocks: Block[] = [];
  for (const block of blocksOf(doc, facts, print, house)) {
    blocks.push(block);
    await breathe();
  }
  for (const strip of stripsOf(blocks)) {
    const height = strip.reduce((total, block) => total + block.height, 2 * MARGIN);
    doc.addPage({ size: [PAPER, height], margin: 0 });
    let y = MARGIN;
    for (const block of strip) {
      block.draw(y);
      y += block.height;
      await breathe();
    }
  }
  return finish(doc);
}

function stripsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const strips: Block[][] = [[]];
  let height = 2 * MARGIN;
  for (const block of blocks) {
    if (height + block.height > MAX_HEIGHT) {
      strips.push([]);
      height = 2 * MARGIN;
    }
    strips.at(-1)?.push(block);
    height += block.height;
  }
  return strips;
}

function* blocksOf(doc: Doc, facts: PaperFacts, print: Print, house: House): Generator<Block> {
  const center = (text: string, size: number) => textBlock(doc, text, { size, bold: true, align: 'center' });
  yield center(house.cadena, 12);
  yield center(`VALE DE ${facts.tipo}`, 10);
  const reprint = reprintOf(print, house.zone);
  if (reprint !== null) {
    yield center(reprint.mark, 16);
    yield center(reprint.when, 9);
  }
  yield {
    height: 48,
    draw: (y) => drawCode128(doc, facts.folio, { x: MARGIN + 10, y: y + 4, width: WIDTH - 20, height: 40 }),
  };
  yield center(facts.folio, 11);
  for (const [label, text] of headOf(facts, house)) yield textBlock(doc, `${label}: ${text}`, TEXT);
  yield rule(doc);
  for (const linea of facts.lineas) {
    yield textBlock(doc, linea.descripcion, TEXT);
    yield pairBlock(doc, `${linea.cantidad} x ${linea.numArt}`, moneyOnPaper(linea.total), TEXT);
    const why = depreciationOf(linea);
    if (why !== null) yield textBlock(doc, why, { size: 7 });
  }
  yield rule(doc);
  const sums = voucherSums(facts);
  for (const [label, amount] of sums.slice(0, -1)) yield pairBlock(doc, label, amount, TEXT);
  for (const [label, amount] of sums.slice(-1)) yield pairBlock(doc, label, amount, { size: 11, bold: true });
  yield rule(doc);
  yield textBlock(doc, 'Métodos de devolución', { ...TEXT, bold: true });
  for (const [method, amount] of methodsOf(facts)) yield pairBlock(doc, method, amount, TEXT);
  for (const who of signaturesOf(facts)) yield signature(doc, who);
}

function textBlock(doc: Doc, text: string, style: Style): Block {
  const written = paragraph(doc, text, WIDTH, style);
  return { height: written.height + 1, draw: (y) => drawParagraph(doc, written, MARGIN, y) };
}

function pairBlock(doc: Doc, label: string, amount: string, style: Style): Block {
  const right = paragraph(doc, amount, WIDTH * 0.55, { ...style, align: 'right' });
  const left = paragraph(doc, label, WIDTH * 0.45, style);
  return {
    height: Math.max(left.height, right.height) + 1,
    draw: (y) => {
      drawParagraph(doc, left, MARGIN, y);
      drawParagraph(doc, right, MARGIN + WIDTH * 0.45, y);
    },
  };
}

function rule(doc: Doc): Block {
  return {
    height: 7,
    draw: (y) => {
      doc
        .moveTo(MARGIN, y + 3)
        .lineTo(MARGIN + WIDTH, y + 3)
        .lineWidth(0.5)
        .stroke('black');
    },
  };
}

function signature(doc: Doc, who: string): Block {
  const label = paragraph(doc, who, WIDTH, { size: 7, align: 'center' });
  return {
    height: 36 + label.height,
    draw: (y) => {
      doc
        .moveTo(MARGIN + 15, y + 34)
        .lineTo(MARGIN + WIDTH - 15, y + 34)
        .lineWidth(0.5)
        .stroke('black');
      drawParagraph(doc, label, MARGIN, y + 36);
    },
  };
}
