import { Transform } from 'node:stream';

/** How a file of values is written. */
export interface Layout {
  /** The character between two values. */
  readonly delimiter: string;
  /** The line of the header, counted from 1: spreadsheets may say the delimiter in a line of its own before it (`sep=;`). */
  readonly firstLine: 1 | 2;
}

/** The delimiters that spreadsheets put between values, by the country that they are set to. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Reads from the beginning of a file how it is written: with the delimiter by which its header has the columns asked for. */
export function layoutOf(
  head: string,
  columns: readonly string[],
  nameOf: (written: string) => string = (name) => name,
): Layout {
  const [first = '', second = ''] = head.split(/\r?\n/, 2);
  const [, said] = /^"?sep=([,;|])"?$/i.exec(first.trim()) ?? [];
  if (said !== undefined) return { delimiter: said, firstLine: 2 };
  if (/^sep=$/i.test(first.trim()) && second !== '') return { delimiter: '\t', firstLine: 2 };
  const has = (delimiter: string) => {
    const names = first.split(delimiter).map((name) => nameOf(name.trim().replace(/^"(.*)"$/, '$1')));
    return columns.every((column) => names.includes(column));
  };
  return { delimiter: DELIMITERS.find(has) ?? ',', firstLine: 1 };
}

/** Holds for a record whose quotes stand around whole values, with those inside doubled. */
export function wellQuotedBy(delimiter: string): RegExp {
  const value = `(?:"(?:[^"]|"")*"|[^"\\${delimiter}]*)`;
  return new RegExp(`^${value}(?:\\${delimiter}${value})*$`);
}

/**
 * Passes text on, and makes quotes literal in a line that has all its values but whose quotes are no quoting: `"32" LED, NEGRO` would
 * swallow the lines after it. A value that goes on in the next line has fewer values in its first, and is left as it is.
 */
export function literalQuotes({ delimiter, firstLine }: Layout): Transform {
  const wellQuoted = wellQuotedBy(delimiter);
  let width = 0;
  let number = 0;
  let rest = '';
  const mended = (line: string): string => {
    const bare = line.endsWith('\r') ? line.slice(0, -1) : line;
    number += 1;
    if (number === firstLine) width = bare.split(delimiter).length;
    if (!bare.includes('"') || wellQuoted.test(bare)) return line;
    const values = bare.split(delimiter);
    if (values.length !== width) return line;
    return values.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter) + line.slice(bare.length);
  };
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer | string, _encoding, ready) {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      ready(null, lines.map((line) => `${mended(line)}\n`).join(''));
    },
    flush(ready) {
      ready(null, rest === '' ? '' : mended(rest));
    },
  });
}
