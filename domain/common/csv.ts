/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const UTF8_MARK = '\ufeff';

/** The values that a cell may hold: a number is written as it is; a text is quoted, and made inert. */
export type Cell = string | number | null;

/**
 * One line of a CSV that Excel opens: comma, CRLF, every text quoted, quotes doubled. A text that a spreadsheet would take for
 * a formula gets an apostrophe in front, so that nothing in it runs; inside of a text too, after what an Excel of another
 * country, or one that is told so, takes for the end of a cell.
 */
export function csvLine(celdas: readonly Cell[]): string {
  return `${celdas.map(write).join(',')}\r\n`;
}

// A spreadsheet of an East Asian computer reads the wide signs as the plain ones; some skip what cannot be seen before them,
// and some take a tab or a carriage return itself for the beginning.
const UNSEEN = '[\\s\\p{C}\\p{Default_Ignorable_Code_Point}]';
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
const FORMULA = new RegExp(`^(?:[\\t\\r]|${UNSEEN}*${SIGN})`, 'u');
/** A file whose separator is read as another one has its quotes in the middle of cells, where they hold nothing together. */
const FORMULA_INSIDE = new RegExp(`([;\\t\\r\\n]"*${UNSEEN}{0,100})(?=${SIGN})`, 'gu');

function write(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const inerte = (FORMULA.test(cell) ? `'${cell}` : cell).replaceAll(FORMULA_INSIDE, "$1'");
  return `"${inerte.replaceAll('"', '""')}"`;
}
