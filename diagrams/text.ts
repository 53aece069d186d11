/** How wide text is: there is no browser at hand when the app is built. */

/** Widths of Helvetica and its like, in thousandths of the height, of characters not as wide as most letters. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [222, "ijl'í"],
      [278, ' !,./:;I[]ftÍ'],
      [333, '()-r·'],
      [500, 'ckszvxyJ'],
      [667, 'ABEKPSVXYÁÉ'],
      [722, 'CDHNRUwÓÚÑ«»'],
      [778, 'GOQ'],
      [833, 'mM'],
      [944, 'W…'],
      [1000, '→'],
      [611, 'FTZL'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])),
);

/** Bold letters are wider; and faces differ by a hair. */
const ROOM = { normal: 1.01, bold: 1.09 };

export function textWidth(text: string, size: number, weight: keyof typeof ROOM = 'normal'): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 556), 0);
  return (thousandths / 1000) * size * ROOM[weight];
}

/** Breaks text between words, so that no line but a single long word is wider. */
function wrap(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text, size, width)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How much wider than a line may be what is written on a button, before it is broken. */
const KEPT_WHOLE = 1.4;

/**
 * The pieces that are kept together: words, the text on a button with the comma after it, and an arrow with its target.
 */
function wordsOf(text: string, size: number, width: number): readonly string[] {
  const quoted = text.match(/(?:No: )?«[^»]*»\S*|→ \S+|\S+/g) ?? [];
  return quoted.flatMap((part) => (textWidth(part, size) <= width * KEPT_WHOLE ? [part] : part.split(' ')));
}

/** Breaks text into lines of nearly the same width, at most so wide. */
export function wrapEvenly(text: string, size: number, width: number): readonly string[] {
  const { length } = wrap(text, size, width);
  let even = Math.min(width, textWidth(text, size) / length);
  while (even < width && wrap(text, size, even).length > length) even += 4;
  return wrap(text, size, Math.min(even, width));
}
