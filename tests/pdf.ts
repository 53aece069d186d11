import { inflateSync } from 'node:zlib';

/** The lines of text of a PDF, page by page, as they were drawn. */
export function textOfPdf(pdf: Buffer): readonly (readonly string[])[] {
  const raw = pdf.toString('latin1');
  const streams = streamsOf(pdf, raw);
  const fonts = embeddedFonts(raw, streams);
  return [...streams.values()].map((page) => {
    let letters: Letters | undefined;
    return [...page.matchAll(/\/(\w+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])+)\]\s*TJ/g)].flatMap(
      ([, font, pieces = '']) => {
        if (font !== undefined) {
          letters = fonts.get(font);
          return [];
        }
        const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
        return [letters === undefined ? inWinAnsi(hex) : inLetters(hex, letters)];
      },
    );
  });
}

/** The letters of a font that travels with the paper, by the number of their shape in four hexadecimal digits. */
type Letters = ReadonlyMap<string, string>;

/** The contents of a PDF's compressed streams, by the number of their object. */
function streamsOf(pdf: Buffer, raw: string): ReadonlyMap<number, string> {
  return new Map(
    [...raw.matchAll(/(\d+) 0 obj\s*<<([^<>]*\/FlateDecode[^<>]*)>>\s*stream\r?\n/g)].map((stream) => {
      const start = stream.index + stream[0].length;
      // Its length is said: what is compressed may end like a line does.
      const length = Number(/\/Length (\d+)/.exec(stream[2] ?? '')?.[1]);
      return [Number(stream[1]), inflateSync(pdf.subarray(start, start + length)).toString('latin1')];
    }),
  );
}

/** The fonts that travel with a PDF, by the names that its pages call them. */
function embeddedFonts(raw: string, streams: ReadonlyMap<number, string>): ReadonlyMap<string, Letters> {
  const named = [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', object]) => {
    const font = new RegExp(`(?:^|\\s)${object} 0 obj\\s*<<([^]*?)endobj`).exec(raw)?.[1] ?? '';
    const map = streams.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]));
    return map === undefined ? [] : ([[name, lettersOf(map)]] as const);
  });
  return new Map(named.flat());
}

function lettersOf(map: string): Letters {
  const ranges = [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, letter = ''], n) => {
        const code = (Number.parseInt(first, 16) + n).toString(16).padStart(4, '0');
        return [code, new TextDecoder('utf-16be').decode(Buffer.from(letter, 'hex'))] as const;
      }),
    ),
  );
}

function inLetters(hex: string, letters: Letters): string {
  return [...hex.matchAll(/.{4}/g)].map(([code]) => letters.get(code) ?? '').join('');
}

function inWinAnsi(hex: string): string {
  return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
}

/** The sizes of a PDF's pages in points. */
export function pageSizes(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}
