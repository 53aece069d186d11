/**
 * The check digit of a row of digits (Luhn, modulo 10). It finds every single wrong digit, and every two neighbours that
 * changed places but for 0 and 9.
 */
export function digitoVerificador(digits: string): string {
  return String((10 - (weighedSum(`${digits}0`) % 10)) % 10);
}

/** A folio: a prefix that says its kind, digits, and their check digit. */
export function folioDe(prefix: string, digits: string): string {
  return `${prefix}${digits}${digitoVerificador(digits)}`;
}

/**
 * Whether a text is a folio with this prefix and so many digits before its check digit, as typed without a slip.
 * @param folio as `normalizarFolio` leaves it.
 */
export function esFolio(folio: string, prefix: string, digits: number): boolean {
  if (!folio.startsWith(prefix)) return false;
  const number = folio.slice(prefix.length);
  return number.length === digits + 1 && /^[0-9]+$/.test(number) && weighedSum(number) % 10 === 0;
}

/** The prefixes by which our own folios say their kind. */
export const PREFIJOS = { billetera: 'BE', certificado: 'CR' } as const;

/**
 * A folio of whatever system, as it can be typed: up to forty characters that can be seen, letters or digits among them, with single
 * spaces between some.
 */
export const FORMA_DE_FOLIO = /^(?=.{1,40}$)(?=.*[\p{L}\p{N}])[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u;

/**
 * Whether a text can be a folio that another system gave out: one that begins as ours is ours, or has a slip.
 * @param folio as `folioEscrito` leaves it.
 */
export function esFolioAjeno(folio: string, prefix: string): boolean {
  return !parecePropio(folio, prefix) && FORMA_DE_FOLIO.test(folio);
}

/** A folio as it is looked up: one that can be ours as `normalizarFolio` leaves it, and one of another system as it was typed. */
export function folioEscrito(typed: string): string {
  return Object.values(PREFIJOS).some((prefix) => parecePropio(typed, prefix)) ? normalizarFolio(typed) : typed;
}

function parecePropio(typed: string, prefix: string): boolean {
  const folio = normalizarFolio(typed);
  return folio.startsWith(prefix) && /^[0-9]*$/.test(folio.slice(prefix.length));
}

/** A folio of ours as it is kept: people type it in small letters, and in groups with spaces or hyphens between. */
export function normalizarFolio(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a text is a voucher's folio, as its paper has it in bars: its type's letter, the store's number and its own. */
export function esFolioDeVale(text: string): boolean {
  return /^[CD]\d{9,}$/.test(normalizarFolio(text));
}

/** The sum of the digits, each second one from the right doubled. */
function weighedSum(number: string): number {
  return [...number].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
