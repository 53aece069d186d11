import { inflateSync } from 'node:zlib';

/** The lines of text of a PDF, page by page, as they were drawn. */
export function textOfPdf(pdf: Buffer): readonly (readonly string[])[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/<<([^<>]*\/FlateDecode[^<>]*)>>\s*stream\r?\n/g)].map((stream) => {
    const start = stream.index + stream[0].length;
    // Its length is said: what is compressed may end like a line does.
    const length = Number(/\/Length (\d+)/.exec(stream[1] ?? '')?.[1]);
    const page = inflateSync(pdf.subarray(start, start + length)).toString('latin1');
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
