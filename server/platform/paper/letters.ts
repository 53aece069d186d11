import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';

/** A font as pdfkit takes it: the name of one that every reader has, or the path of one that travels with the paper. */
interface Font {
  readonly plain: string;
  readonly bold: string;
}

/** A text as it is printed, and the font that has all its letters. */
interface Printed {
  readonly text: string;
  readonly font: Font;
}

/** Every reader has it, so that it weighs nothing: its alphabet is WinAnsi, which covers Spanish. */
const HELVETICA: Font = { plain: 'Helvetica', bold: 'Helvetica-Bold' };

const require = createRequire(import.meta.url);

/** As wide as Helvetica, letter by letter, with all of Latin, Greek and Cyrillic; only what a paper uses of it travels with it. */
const arimo = (): Font => ({
  plain: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
});

const BEYOND_HELVETICA = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const BEYOND_ARIMO =
  /(?:[^\x20-\x7e\u00a0-\u0377\u037a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20be]|\p{Cn})+/gu;

/** Characters without a shape of their own: marks, joiners, directions. */
const SHAPELESS = /^[\p{M}\p{Cf}\s]*$/u;

/**
 * A text in letters that can be printed. Letters that no font here has are said in Latin ones between brackets, as
 * librarians do: 王芳丽 is [WangFangLi], and a letter without such a name is told by its number.
 */
export function printed(text: string): Printed {
  const tidy = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!BEYOND_HELVETICA.test(tidy)) return { text: tidy, font: HELVETICA };
  const readable = tidy.replace(BEYOND_ARIMO, inLatin);
  return { text: readable, font: BEYOND_HELVETICA.test(readable) ? arimo() : HELVETICA };
}

function inLatin(letters: string): string {
  if (SHAPELESS.test(letters)) return '';
  return `[${anyAscii(letters).trim() || [...letters].map(codeOf).join(' ')}]`;
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
