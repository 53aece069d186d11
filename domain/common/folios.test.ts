import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGITOS_BILLETERA, esFolioBilletera, folioBilletera, puedeSerBilletera } from '#domain/vales/billetera';
import {
  DIGITOS_CERTIFICADO,
  esFolioCertificado,
  folioCertificado,
  puedeSerCertificado,
} from '#domain/vales/certificados';
import { digitoVerificador, esFolio, folioEscrito, normalizarFolio } from './folios.ts';

function digits(length: number) {
  return fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
}

const KINDS = [
  ['a wallet', DIGITOS_BILLETERA, folioBilletera, esFolioBilletera],
  ['a certificate', DIGITOS_CERTIFICADO, folioCertificado, esFolioCertificado],
] as const;

it('the check digit is the one that everybody computes', () => {
  expect(['7992739871', '1789372997', '0', '000000'].map(digitoVerificador)).toEqual(['3', '4', '0', '0']);
});

describe.each(KINDS)('the folio of %s', (_name, length, make, isFolio) => {
  it('is recognized as it was made', () => {
    fc.assert(fc.property(digits(length), (number) => isFolio(make(number))));
  });

  it('is found wrong with any one digit another', () => {
    fc.assert(
      fc.property(digits(length), fc.nat(length), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const folio = make(number);
        const place = 2 + at;
        const other = String((Number(folio[place]) + by) % 10);
        return !isFolio(`${folio.slice(0, place)}${other}${folio.slice(place + 1)}`);
      }),
    );
  });

  it('is found wrong with any two neighbours that changed places, but for 0 and 9, which the rule does not see', () => {
    fc.assert(
      fc.property(digits(length), fc.nat(length - 1), (number, at) => {
        const folio = make(number);
        const [one = '', other = ''] = [folio[2 + at], folio[3 + at]];
        const seen = one !== other && !['09', '90'].includes(one + other);
        return isFolio(`${folio.slice(0, 2 + at)}${other}${one}${folio.slice(4 + at)}`) === !seen;
      }),
    );
  });

  it('is not that of the other kind, nor one of another length', () => {
    const folio = make('1'.repeat(length));
    const others = KINDS.filter(([, , another]) => another !== make);
    for (const [, , , isOther] of others) expect(isOther(folio)).toBe(false);
    for (const wrong of [
      folio.slice(0, -1),
      `${folio}0`,
      folio.slice(2),
      `x${folio}`,
      '',
      'BE',
      `${folio.slice(0, -1)}x`,
    ])
      expect(isFolio(wrong), wrong).toBe(false);
  });
});

it.each([
  ['BE12345678903', true, true],
  ['BE12345678904', false, true],
  ['BE', false, true],
  ['MI1000', true, true],
  ['1000', true, true],
  ['BEX1', true, true],
  ['CR1', true, false],
  ['MI-1000', true, true],
  ['mi1000', true, true],
  ['Tarjeta 77/ñ.9', true, true],
  ['BE-12', false, true],
  ['be 12', false, true],
  ['-/-', false, false],
  [' MI1', false, false],
  ['MI  1', false, false],
  ['MI\t1', false, false],
  ['MI\u200b1', false, false],
  ['', false, false],
  ['X'.repeat(41), false, false],
])('%s can be the folio of a wallet: %s, of a certificate: %s', (folio, wallet, certificate) => {
  expect([puedeSerBilletera(folio), puedeSerCertificado(folio)]).toEqual([wallet, certificate]);
});

it('a folio is read however it is typed', () => {
  const folio = folioBilletera('1234567890');
  expect(folio).toBe('BE12345678903');
  expect(normalizarFolio(' be1234-5678 903\n')).toBe(folio);
  expect(esFolio(folio, 'CR', DIGITOS_BILLETERA)).toBe(false);
});

it.each([
  [' be1234-5678 903', 'BE12345678903'],
  ['cr 1', 'CR1'],
  ['Ab-12/x', 'Ab-12/x'],
  ['mi 1000', 'mi 1000'],
])('%j is looked up as %j', (typed, folio) => {
  expect(folioEscrito(typed)).toBe(folio);
});
