/**
 * Written texts as they are kept: everything in them can be seen. Characters that show nothing or turn the direction of
 * reading let one name pass for another, hide words in a comment, and make two equal texts differ.
 */

/** Cleans a text as `freeLine` keeps it. Cleaning twice changes nothing. */
export function cleanLine(text: string): string {
  return cleanBlock(text.replace(BREAKS, ' '));
}

/**
 * Cleans a text as `freeBlock` keeps it: composed accents, unix line ends, nothing invisible, no outer space. The
 * joiners of an emoji (👩‍🚀) and of scripts that are spelled with them (نمی‌خواهم) are no hidden characters and stay.
 */
export function cleanBlock(text: string): string {
  return text.replace(LINE_ENDS, '\n').replace(KEPT_OR_INVISIBLE, '$1').normalize('NFC').trim();
}

/** Whether an XML can hold a text: halves of pairs, controls and the two that Unicode keeps from texts it cannot. */
export function isWritable(text: string): boolean {
  return !UNWRITABLE.test(text);
}

const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/g;
const BREAKS = /\r\n?|[\n\t\v\f\u2028\u2029\u0085]/g;

const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?`;
const KEYCAP = String.raw`[0-9#*]\ufe0f\u20e3`;
const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
];
const JOINING = `[${JOINING_SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]`;
const KEPT = [
  String.raw`${PICTURE}(?:\u200d${PICTURE})*`,
  KEYCAP,
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  String.raw`[\n\t]`,
];
// Controls, halves of surrogate pairs, and what Unicode itself says is not drawn: zero-width and direction marks, the soft
// hyphen, fillers, variation selectors, tags, the mark of byte order.
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

// No look-behind: browsers of old counter computers refuse the whole file for it.
const KEPT_OR_INVISIBLE = new RegExp(`(${KEPT.join('|')})|${INVISIBLE}`, 'gu');
