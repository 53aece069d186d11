import PDFDocument from 'pdfkit';
import type { Chart } from '#diagrams/chart';
import type { Diagram } from '#diagrams/diagram';
import { arrowHeadOf, cornersOf, type Drawing, type DrawnText, FONT_SIZES } from '#diagrams/drawing';
import { sheetOf } from '#diagrams/exports/sheet';
import { LIGHT } from '#diagrams/exports/svg';

/** A3 lying, in points: what a wall or a meeting takes. */
const PAGE = { width: 1190.55, height: 841.89, margin: 28 };

/** The faces with which drawings are measured; every reader of PDF has them. */
const FACES = { normal: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' } as const;

type Paper = InstanceType<typeof PDFDocument>;

/** All diagrams, a page each, as lines and text that can be searched. */
export function pdfOf(diagrams: readonly Diagram[]): Promise<Buffer> {
  const paper = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Diagramas' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  for (const { chart, drawing } of diagrams) {
    paper.addPage();
    paper.outline.addItem(chart.title);
    draw(paper, chart, drawing);
  }
  paper.end();
  return done;
}

function draw(paper: Paper, chart: Chart, drawing: Drawing): void {
  const { width, height, left, top, texts } = sheetOf(chart, drawing);
  const { boxes, lines, labels } = drawing;
  const room = { width: PAGE.width - 2 * PAGE.margin, height: PAGE.height - 2 * PAGE.margin };
  const scale = Math.min(room.width / width, room.height / height);
  paper
    .save()
    .translate((PAGE.width - width * scale) / 2, (PAGE.height - height * scale) / 2)
    .scale(scale);
  write(paper, texts, { x: 0, y: 0 });
  paper.translate(left, top);
  for (const box of boxes) {
    const { fill, stroke } = LIGHT.ground[box.look];
    paper.roundedRect(box.x, box.y, box.width, box.height, 8).lineWidth(1);
    if (box.look === 'region') paper.dash(6, { space: 4 });
    paper.fillAndStroke(fill, stroke).undash();
    if (box.look === 'final') paper.roundedRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 6).stroke(stroke);
    if (box.initial) paper.circle(box.x + 14, box.y + 17, 4.5).fill(LIGHT.ink.title);
    write(paper, box.texts, box);
  }
  for (const { look, points } of lines) {
    paper.path(cornersOf(points)).lineWidth(1.25).stroke(LIGHT.ink[look]);
    paper.path(arrowHeadOf(points)).fill(LIGHT.ink[look]);
  }
  for (const label of labels) {
    paper.roundedRect(label.x, label.y, label.width, label.height, 4).fill(LIGHT.ground[label.ground].fill);
    write(paper, label.texts, label);
  }
  paper.restore();
}

function write(paper: Paper, texts: readonly DrawnText[], { x, y }: { readonly x: number; readonly y: number }): void {
  for (const { look, text, ...at } of texts) {
    const size = FONT_SIZES[look];
    const face = look === 'title' ? FACES.bold : look === 'guard' || look === 'note' ? FACES.italic : FACES.normal;
    paper.font(face, size).fillColor(LIGHT.ink[look]);
    let left = x + at.x;
    // The faces of every reader have no arrow: it is drawn.
    for (const [index, part] of text.split('→').entries()) {
      if (index > 0) left += arrow(paper, left, y + at.y - size / 3, size, LIGHT.ink[look]);
      if (part !== '') paper.text(part, left, y + at.y, { lineBreak: false, baseline: 'alphabetic' });
      left += paper.widthOfString(part);
    }
  }
}

/** Draws an arrow among letters, and says how wide it is. */
function arrow(paper: Paper, x: number, y: number, size: number, ink: string): number {
  const end = x + size * 0.92;
  const head = size / 4;
  paper
    .moveTo(x + size * 0.08, y)
    .lineTo(end, y)
    .lineWidth(size / 14)
    .stroke(ink);
  paper
    .moveTo(end, y)
    .lineTo(end - head, y - head * 0.7)
    .lineTo(end - head, y + head * 0.7)
    .fill(ink);
  return size;
}
