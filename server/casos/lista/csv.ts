/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const MARCA_UTF8 = '\ufeff';

/** What a cell may hold: a number is written as it is, a text is made inert and quoted when needed. */
export type Celda = string | number | null;

/**
 * One line of a CSV that Excel opens: comma, CRLF, quotes doubled. A text that a spreadsheet would take for a formula
 * (it begins with = + - @, a tab or a carriage return) gets an apostrophe in front, so that nothing in it runs.
 */
export const lineaCsv = (celdas: readonly Celda[]): string => `${celdas.map(escribir).join(',')}\r\n`;

const escribir = (celda: Celda): string => {
  if (celda === null) return '';
  if (typeof celda === 'number') return String(celda);
  const inerte = /^[=+\-@\t\r]/.test(celda) ? `'${celda}` : celda;
  return /[",\r\n\t']|^\s|\s$/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
};
