import type { RecordLine } from './file.ts';
import { FILE_COLUMNS, OPTIONAL_COLUMNS, readLine } from './saleLine.ts';

/** A number with a comma in it, or with several points: of another notation than ours, whether it parts decimals or thousands. */
const OTHER = /^-?[\d.,']*\d(?:,\d|\.\d{3}\.\d)[\d.,]*$/;

/** A number that may be one and a fraction by our notation, and thousands by another. */
const AMBIGUOUS = /^-?\d{1,3}\.\d{3}$/;

const QUANTITY = FILE_COLUMNS.indexOf('Quantity');
const PRICE = FILE_COLUMNS.indexOf('UnitPrice');
const TAXES = FILE_COLUMNS.length;
const PAYMENTS = OPTIONAL_COLUMNS.indexOf('Pagos');

/**
 * Why the numbers of a file are not all in one notation, by one of its lines; null where this line says nothing against it. A file is read as
 * one: a line with 12,50 says that the 1.250 of another may be a thousand, and amounts that add up only as thousands say it of all.
 */
export function faultOfNotation({ valores, opcionales }: RecordLine): string | null {
  if (valores === null) return null;
  const amounts = [valores[QUANTITY], valores[PRICE], ...valores.slice(TAXES), ...opcionales.toSpliced(PAYMENTS, 1)];
  const paid = (opcionales[PAYMENTS] ?? '').split('+').map((payment) => payment.trim().split(' ')[1]);
  const other = [...amounts, ...paid].find((text) => OTHER.test(text?.trim() ?? ''));
  if (other !== undefined) return `dice ${other.trim()}`;
  const asThousands = (text: string) => (AMBIGUOUS.test(text.trim()) ? text.replace('.', '') : text);
  const doubtful = [valores[PRICE], ...valores.slice(TAXES)].find((text) => AMBIGUOUS.test(text?.trim() ?? ''));
  if (doubtful === undefined || readLine(valores, opcionales) !== 'impuesto') return null;
  const others = valores.map((text, place) => (place === PRICE || place >= TAXES ? asThousands(text) : text));
  const fits = typeof readLine(
    others,
    opcionales.map((text, place) => (place === PAYMENTS ? text : asThousands(text))),
  );
  return fits === 'string' ? null : `dice ${doubtful.trim()}, y sus importes solo cuadran si el punto separa miles`;
}
