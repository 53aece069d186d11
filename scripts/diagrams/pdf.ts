import PDFDocument from 'pdfkit';
import type { Diagram } from '#machines/diagram/diagram';
import type { Drawing, DrawnText } from '#machines/diagram/drawing';
import { cornersOf, FONT_SIZES, headOf } from '#machines/diagram/drawing';
import { GROUND, INK } from './svg.ts';

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
    draw(paper, drawing);
  }
  paper.end();
  return done;
}

function draw(paper: Paper, { width, height, boxes, lines, labels }: Drawing): void {
  const room = { width: PAGE.width - 2 * PAGE.margin, height: PAGE.height - 2 * PAGE.margin };
  const scale = Math.min(room.width / width, room.height / height);
  paper
    .save()
    .translate((PAGE.width - width * scale) / 2, (PAGE.height - height * scale) / 2)
    .scale(scale);
  for (const box of boxes) {
    const { fill, stroke } = GROUND[box.look];
    paper.roundedRect(box.x, box.y, box.width, box.height, 8).lineWidth(1);
    if (box.look === 'region') paper.dash(6, { space: 4 });
    paper.fillAndStroke(fill, stroke).undash();
    if (box.look === 'final') paper.roundedRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 6).stroke(stroke);
    if (box.initial) paper.circle(box.x + 14, box.y + 17, 4.5).fill(INK.title);
    write(paper, box.texts, box);
  }
  for (const { look, points } of lines) {
    paper.path(cornersOf(points)).lineWidth(1.25).stroke(INK[look]);
    paper.path(headOf(points)).fill(INK[look]);
  }
  for (const label of labels) {
    paper.roundedRect(label.x, label.y, label.width, label.height, 4).fill(GROUND[label.ground].fill);
    write(paper, label.texts, label);
  }
  paper.restore();
}

function write(paper: Paper, texts: readonly DrawnText[], { x, y }: { readonly x: number; readonly y: number }): void {
  for (const { look, text, ...at } of texts) {
    const face = look === 'title' ? FACES.bold : look === 'guard' || look === 'note' ? FACES.italic : FACES.normal;
    paper
      .font(face, FONT_SIZES[look])
      .fillColor(INK[look])
      // The faces of every reader have no arrow.
      .text(text.replaceAll('→', '»'), x + at.x, y + at.y, { lineBreak: false, baseline: 'alphabetic' });
  }
}
