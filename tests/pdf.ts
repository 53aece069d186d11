import { inflateSync } from 'node:zlib';

/** The lines of text of a PDF, page by page, as they were drawn. */
export function textOfPdf(pdf: Buffer): readonly (readonly string[])[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, content = '']) => {
    const page = inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    return [...page.matchAll(/\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\]\s*TJ/g)].map(([, pieces = '']) => {
      const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
      return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
    });
  });
}

/** The sizes of a PDF's pages in points. */
export function pageSizes(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}
