/** How wide text is: there is no browser at hand when the app is built. */

/** Widths of Helvetica and its like, in thousandths of the height, of what is not as wide as most letters. */
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
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks text into lines of nearly the same width, at most so wide. */
export function wrapEvenly(text: string, size: number, width: number): readonly string[] {
  const { length } = wrap(text, size, width);
  let even = Math.min(width, textWidth(text, size) / length);
  while (even < width && wrap(text, size, even).length > length) even += 4;
  return wrap(text, size, Math.min(even, width));
}
