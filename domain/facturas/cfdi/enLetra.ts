import type { Centavos } from '#domain/common/money';

/** The greatest amount that can be put in words: twelve digits of pesos. */
const MOST = 99_999_999_999_999;

/**
 * An amount as an invoice has it in words: 'UN MIL DOSCIENTOS TREINTA Y CUATRO PESOS 56/100 M.N.'. A thousand is 'UN MIL', as banks
 * and invoices write it, so that no word can be put before it.
 * @throws RangeError for less than nothing, and for a million million pesos and more.
 */
export function enLetra(amount: Centavos): string {
  if (amount < 0 || amount > MOST) throw new RangeError(`No amount to put in words: ${amount}`);
  const pesos = Math.floor(amount / 100);
  const cents = String(amount % 100).padStart(2, '0');
  return `${cardinal(pesos)} ${unit(pesos)} ${cents}/100 M.N.`;
}

/** After whole millions the language wants a preposition: 'UN MILLÓN DE PESOS'. */
function unit(pesos: number): string {
  if (pesos === 1) return 'PESO';
  return pesos > 0 && pesos % 1_000_000 === 0 ? 'DE PESOS' : 'PESOS';
}

function cardinal(number: number): string {
  if (number === 0) return 'CERO';
  const millions = Math.floor(number / 1_000_000);
  return [
    millions === 0 ? '' : `${belowMillion(millions)} ${millions === 1 ? 'MILLÓN' : 'MILLONES'}`,
    belowMillion(number % 1_000_000),
  ]
    .filter(Boolean)
    .join(' ');
}

function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1_000);
  return [thousands === 0 ? '' : `${belowThousand(thousands)} MIL`, belowThousand(number % 1_000)]
    .filter(Boolean)
    .join(' ');
}

function belowThousand(number: number): string {
  if (number === 100) return 'CIEN';
  return [HUNDREDS[Math.floor(number / 100)], belowHundred(number % 100)].filter(Boolean).join(' ');
}

function belowHundred(number: number): string | undefined {
  if (number < SMALL.length) return SMALL[number];
  const tens = TENS[Math.floor(number / 10)];
  return number % 10 === 0 ? tens : `${tens} Y ${SMALL[number % 10]}`;
}

// In front of a counted noun: UN and VEINTIÚN, not UNO and VEINTIUNO.
const SMALL = [
  ...['', 'UN', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE'],
  ...['DIEZ', 'ONCE', 'DOCE', 'TRECE', 'CATORCE', 'QUINCE', 'DIECISÉIS', 'DIECISIETE', 'DIECIOCHO', 'DIECINUEVE'],
  ...['VEINTE', 'VEINTIÚN', 'VEINTIDÓS', 'VEINTITRÉS', 'VEINTICUATRO', 'VEINTICINCO'],
  ...['VEINTISÉIS', 'VEINTISIETE', 'VEINTIOCHO', 'VEINTINUEVE'],
];
const TENS = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
const HUNDREDS = [
  ...['', 'CIENTO', 'DOSCIENTOS', 'TRESCIENTOS', 'CUATROCIENTOS', 'QUINIENTOS'],
  ...['SEISCIENTOS', 'SETECIENTOS', 'OCHOCIENTOS', 'NOVECIENTOS'],
];
