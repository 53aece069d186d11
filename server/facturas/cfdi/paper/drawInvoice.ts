import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import {
  direccionDeVerificacion,
  RFC_TIMBRADOR,
  SIN_VALIDEZ_FISCAL,
  type Timbre,
} from '#domain/facturas/cfdi/timbreFiscal';
import {
  type Doc,
  drawParagraph,
  drawQr,
  finish,
  newDocument,
  pacer,
  paragraph,
  type Style,
} from '../../../platform/paper/pen.ts';
import { cadenaDelTimbre } from '../cadenaOriginal.ts';
import {
  BOTTOM,
  createPages,
  drawPairs,
  drawRule,
  drawTable,
  drawText,
  GAP,
  heightOfPairs,
  MARGIN,
  type PaperPages,
  WIDTH,
} from './pages.ts';
import {
  documentOf,
  factPairs,
  invoiceName,
  issuerPairs,
  paperTitle,
  paymentOf,
  receiverPairs,
  relationPairs,
  rowOf,
  sumPairs,
  totalInWords,
} from './words.ts';

/** An issued invoice, as it is printed. */
export interface PrintedInvoice {
  readonly comprobante: Comprobante;
  readonly timbre: Timbre;
  readonly fechaTimbrado: Date;
  /** The large mark on every page beside that, as of a cancelled invoice; null for none. */
  readonly marca: string | null;
}

/** Names that are longer stand smaller. */
const LONG_NAME = 60;

/** How wide the right column of the head is. */
const RIGHT = 272;
const LEFT = WIDTH - RIGHT - 12;
const QR = 112;
const SUMS = 250;
const SMALL: Style = { size: 6.5 };

const LINES = [
  { title: 'Cantidad', width: 52, align: 'right' },
  { title: 'Unidad', width: 64 },
  { title: 'Descripción', width: 216 },
  { title: 'Valor unitario', width: 72, align: 'right' },
  { title: 'Descuento', width: 62, align: 'right' },
  { title: 'Importe', width: WIDTH - 466, align: 'right' },
] as const;

const DOCUMENTS = [
  { title: 'Factura', width: 76 },
  { title: 'Folio fiscal', width: 188 },
  { title: 'Parcialidad', width: 60, align: 'right' },
  { title: 'Saldo anterior', width: 74, align: 'right' },
  { title: 'Pagado', width: 68, align: 'right' },
  { title: 'Saldo insoluto', width: WIDTH - 466, align: 'right' },
] as const;

/**
 * The paper of an issued invoice on letter size, as PDF: all that its XML says to people, and what makes it verifiable (seals, cadena of the
 * stamp, QR). Others have their turn while it is drawn.
 */
export async function drawInvoice(printed: PrintedInvoice): Promise<Buffer> {
  const { comprobante, timbre, fechaTimbrado } = printed;
  const name = `${paperTitle(comprobante)} ${invoiceName(comprobante)}`.trim();
  const doc = newDocument({ titulo: name, autor: comprobante.Emisor?.Nombre ?? '', creado: fechaTimbrado });
  const breathe = pacer();
  const page = createPages(doc, (first) => (first ? drawHead(doc, printed) : drawSmallHead(doc, printed, name)));
  page.begin();
  drawParties(doc, page, comprobante, timbre);
  const rows = (comprobante.Conceptos ?? []).map(rowOf);
  await drawTable(doc, page, { columns: LINES, rows, under: 2 }, breathe);
  for (const pago of comprobante.Pagos?.Pago ?? []) {
    page.make(60);
    page.y = drawText(doc, paymentOf(pago), { size: 8, bold: true }, { x: MARGIN, y: page.y + GAP * 2, width: WIDTH });
    page.y += GAP;
    const documents = pago.DoctoRelacionado.map(documentOf);
    await drawTable(doc, page, { columns: DOCUMENTS, rows: documents, under: 1 }, breathe);
  }
  drawSums(doc, page, comprobante);
  drawProof(doc, page, comprobante, timbre);
  await numberPages(doc, name, breathe);
  return finish(doc);
}

function marksOf({ timbre, marca }: PrintedInvoice): readonly string[] {
  const without = timbre.RfcProvCertif === RFC_TIMBRADOR ? [SIN_VALIDEZ_FISCAL] : [];
  return marca === null ? without : [marca, ...without];
}

function drawHead(doc: Doc, printed: PrintedInvoice): number {
  const { comprobante } = printed;
  const right = { x: MARGIN + WIDTH - RIGHT, width: RIGHT };
  const name = comprobante.Emisor?.Nombre ?? '';
  const size = name.length > LONG_NAME ? 9 : 13;
  let left = drawText(doc, name, { size, bold: true }, { x: MARGIN, y: MARGIN, width: LEFT });
  left = drawPairs(doc, issuerPairs(comprobante), { x: MARGIN, y: left + GAP, width: LEFT });
  let y = drawText(doc, paperTitle(comprobante), { size: 13, bold: true, align: 'right' }, { ...right, y: MARGIN });
  y = drawText(doc, invoiceName(comprobante), { size: 15, bold: true, align: 'right' }, { ...right, y });
  for (const mark of marksOf(printed)) y = drawMark(doc, mark, { ...right, y: y + GAP });
  const end = Math.max(left, y) + GAP;
  drawRule(doc, end);
  return end + GAP * 2;
}

/** A mark in a frame: beside everything else and over nothing. */
function drawMark(
  doc: Doc,
  mark: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
) {
  const text = paragraph(doc, mark, width - GAP * 2, { size: 14, bold: true, align: 'center' });
  drawParagraph(doc, text, x + GAP, y + GAP + 1);
  doc
    .rect(x, y, width, text.height + GAP * 2 - 2)
    .lineWidth(1.2)
    .stroke('black');
  return y + text.height + GAP * 2;
}

function drawSmallHead(doc: Doc, printed: PrintedInvoice, name: string): number {
  const { comprobante, timbre } = printed;
  const place = { x: MARGIN, width: WIDTH };
  const who = `${comprobante.Emisor?.Nombre ?? ''} · ${name}`;
  let y = drawText(doc, who, { size: 10, bold: true }, { ...place, y: MARGIN });
  y = drawText(doc, `Folio fiscal ${timbre.UUID}`, { size: 8 }, { ...place, y });
  const marks = marksOf(printed);
  if (marks.length > 0) y = drawText(doc, marks.join(' · '), { size: 11, bold: true }, { ...place, y: y + 1 });
  drawRule(doc, y + GAP);
  return y + GAP * 3;
}

function drawParties(doc: Doc, page: PaperPages, comprobante: Comprobante, timbre: Timbre): void {
  const title: Style = { size: 9, bold: true };
  const right = { x: MARGIN + WIDTH - RIGHT, width: RIGHT };
  const y = drawText(doc, 'Receptor', title, { x: MARGIN, y: page.y, width: LEFT }) + 2;
  drawText(doc, 'Comprobante', title, { ...right, y: page.y });
  const left = drawPairs(doc, receiverPairs(comprobante), { x: MARGIN, y, width: LEFT });
  page.y = Math.max(left, drawPairs(doc, factPairs(comprobante, timbre), { ...right, y })) + GAP;
  for (const pair of relationPairs(comprobante)) {
    page.make(heightOfPairs(doc, [pair], WIDTH));
    page.y = drawPairs(doc, [pair], { x: MARGIN, y: page.y, width: WIDTH });
  }
  page.y += GAP;
  drawRule(doc, page.y);
  page.y += GAP;
}

function drawSums(doc: Doc, page: PaperPages, comprobante: Comprobante): void {
  const sums = sumPairs(comprobante);
  page.make(40);
  drawRule(doc, page.y);
  page.y += GAP;
  const x = MARGIN + WIDTH - SUMS;
  sums.forEach(([label, amount], place) => {
    const last = place === sums.length - 1;
    const style: Style = last ? { size: 12, bold: true } : { size: 9 };
    const value = paragraph(doc, amount, SUMS / 2, { ...style, align: 'right' });
    page.make(value.height);
    drawText(doc, label, style, { x, y: page.y, width: SUMS / 2 });
    drawParagraph(doc, value, x + SUMS / 2, page.y);
    page.y += value.height + 2;
  });
  const words = totalInWords(comprobante);
  if (words === null) return;
  const text = paragraph(doc, words, WIDTH, { size: 9, bold: true });
  page.make(text.height + GAP);
  drawParagraph(doc, text, MARGIN, page.y + GAP);
  page.y += text.height + GAP * 2;
}

/** Draws the proof that makes it verifiable, together on one page. */
function drawProof(doc: Doc, page: PaperPages, comprobante: Comprobante, timbre: Timbre): void {
  const width = WIDTH - QR - GAP * 2;
  const parts = [
    ['Sello digital del CFDI', comprobante.Sello ?? ''],
    ['Sello digital del SAT', timbre.SelloSAT],
    ['Cadena original del complemento de certificación digital del SAT', cadenaDelTimbre(timbre)],
  ].flatMap(([label = '', text = '']) => [
    paragraph(doc, label, width, { ...SMALL, bold: true }),
    paragraph(doc, text, width, SMALL),
  ]);
  const height = parts.reduce((sum, part) => sum + part.height, 0) + GAP * 3;
  page.make(Math.max(QR, height) + GAP * 6);
  page.y += GAP;
  drawRule(doc, page.y);
  const top = page.y + GAP;
  drawQr(doc, direccionDeVerificacion(comprobante, timbre), { x: MARGIN, y: top, size: QR });
  let y = top;
  parts.forEach((part, place) => {
    drawParagraph(doc, part, MARGIN + QR + GAP * 2, y);
    y += part.height + (place % 2 === 1 ? GAP : 0);
  });
  page.y = Math.max(top + QR, y) + GAP;
  const style: Style = { size: 8, bold: true, align: 'center' };
  const what = 'Este documento es una representación impresa de un CFDI';
  page.y = drawText(doc, what, style, { x: MARGIN, y: page.y, width: WIDTH });
}

async function numberPages(doc: Doc, name: string, breathe: () => Promise<void>): Promise<void> {
  const { count } = doc.bufferedPageRange();
  for (let place = 0; place < count; place += 1) {
    doc.switchToPage(place);
    const text = `${name} · Página ${place + 1} de ${count}`;
    drawText(doc, text, { size: 8, align: 'center' }, { x: MARGIN, y: BOTTOM + 14, width: WIDTH });
    await breathe();
  }
}
