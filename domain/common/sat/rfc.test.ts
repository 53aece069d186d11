import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, judgeRfc, normalizarRfc } from './rfc.ts';

describe('a tax number that can be used', () => {
  it.each([
    ['EKU9003173C9', 'moral'],
    ['XIQB891116QE4', 'fisica'],
    ['IAÑL750210963', 'fisica'],
    ['L&O950913MSA', 'moral'],
    ['Ñ&T130705MD6', 'moral'],
    // The 29th of February of 2000.
    ['XXX000229XX6', 'moral'],
  ])('%s is of a persona %s', (rfc, persona) => {
    expect(judgeRfc(rfc)).toEqual({ verdict: 'valido', rfc, persona, generico: null, texto: null });
  });

  it.each([
    ['XAXX010101000', 'nacional'],
    ['xexx-010101-000', 'extranjero'],
  ])('%s belongs to nobody and needs no check digit', (rfc, generico) => {
    expect(judgeRfc(rfc)).toMatchObject({ verdict: 'valido', persona: null, generico, texto: null });
  });
});

describe('a tax number to look at again', () => {
  const again = 'Revíselo contra la constancia; si ahí está así, puede continuar.';

  it('has another check digit than its characters make', () => {
    expect(judgeRfc('ISM0403025G3')).toEqual({
      verdict: 'aviso',
      rfc: 'ISM0403025G3',
      persona: 'moral',
      generico: null,
      texto: `El dígito verificador del RFC no coincide: termina en 3 y por lo demás debería terminar en 1. ${again}`,
    });
  });

  it('begins with a word that is never given to a person', () => {
    expect(judgeRfc('CACA580710NF7')).toEqual({
      verdict: 'aviso',
      rfc: 'CACA580710NF7',
      persona: 'fisica',
      generico: null,
      texto: `La autoridad no asigna a personas un RFC que empiece con CACA. ${again}`,
    });
  });

  it.each(['BUEI', 'CULO', 'FETO', 'MEAR', 'MEAS', 'RUIN'])('begins with %s', (word) => {
    expect(judgeRfc(`${word}580710NF7`).texto).toMatch(`un RFC que empiece con ${word}.`);
  });

  it('has both, and says both', () => {
    expect(judgeRfc('CACA580710NF8').texto).toBe(
      'La autoridad no asigna a personas un RFC que empiece con CACA. ' +
        `El dígito verificador del RFC no coincide: termina en 8 y por lo demás debería terminar en 7. ${again}`,
    );
  });

  it('is no word where the fourth character is not a letter', () => {
    expect(judgeRfc('PUT010101AA1').texto).not.toMatch(/no asigna/);
  });
});

describe('a tax number that is refused', () => {
  it.each([
    ['', 'Campo requerido'],
    [' .-/_ ', 'Campo requerido'],
    ['COMG-600703', 'Al RFC le falta la homoclave: los tres caracteres que siguen a la fecha.'],
    ['AKJ970902', 'Al RFC le falta la homoclave: los tres caracteres que siguen a la fecha.'],
    ['INVALID', 'El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 7.'],
    ['COSC8001137NA1', 'El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 14.'],
    ['ABCDE600703', 'El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 11.'],
    // An emoji is one character to whoever counts.
    ['🧾', 'El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 1.'],
    ['COSC800231AAA', 'La fecha del RFC no existe: año 80, mes 02, día 31. Revíselo contra la constancia.'],
    ['EKU9013173C9', 'La fecha del RFC no existe: año 90, mes 13, día 17. Revíselo contra la constancia.'],
    ['EKU9000003C9', 'La fecha del RFC no existe: año 90, mes 00, día 00. Revíselo contra la constancia.'],
    // 2001 was no leap year, nor was 1901.
    ['ABCD010229AAA', 'La fecha del RFC no existe: año 01, mes 02, día 29. Revíselo contra la constancia.'],
  ])('%j: %s', (text, texto) => {
    expect(judgeRfc(text)).toEqual({
      verdict: 'invalido',
      rfc: normalizarRfc(text),
      persona: null,
      generico: null,
      texto,
    });
  });

  it.each([
    // Á is no letter of a tax number, Ñ is none of a homoclave, and the last character is a digit or A.
    'ÁAAA010101AAA',
    'AABN8211038Ñ2',
    'EKU9003173CB',
    'AA010101AAAA',
    '1EKU900317C9',
    'EKU90O3173C9',
    'EKU9003173$$',
    'EKU9003173C\u{1d7d7}',
  ])('%j has not the shape', (text) => {
    expect(judgeRfc(text)).toMatchObject({
      verdict: 'invalido',
      texto: expect.stringMatching(/^El RFC no tiene la forma/),
    });
  });
});

describe('a tax number as it is written', () => {
  it.each([
    [' gode 561231 gr8 ', 'GODE561231GR8'],
    ['mab-930714-8t4', 'MAB9307148T4'],
    ['MAB–930714—8T4', 'MAB9307148T4'],
    ['h&e951128469', 'H&E951128469'],
    // N and a tilde of its own, as some keyboards and PDFs have them.
    ['zun\u0303920208kl4', 'ZUÑ920208KL4'],
    ['EKU\u200b9003173C9\n', 'EKU9003173C9'],
    ['E.K.U./900317_3C9', 'EKU9003173C9'],
  ])('%j is %s', (text, rfc) => {
    expect(normalizarRfc(text)).toBe(rfc);
  });

  it('does not change when it is written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizarRfc(normalizarRfc(text))).toBe(normalizarRfc(text));
      }),
    );
  });
});

it('judges any text, of any length', () => {
  const nasty = [
    'ñ',
    '&',
    '"',
    "'",
    '|',
    '<',
    '>',
    '🧾',
    '\u202e',
    '\u0000',
    '\ud800',
    'X'.repeat(10_000),
    ' '.repeat(10_000),
  ];
  for (const text of nasty) expect(judgeRfc(text).verdict).toBe('invalido');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['valido', 'aviso', 'invalido']).toContain(judgeRfc(text).verdict);
    }),
  );
});

it('weighs the characters from thirteen down to two', () => {
  expect(checkDigitOf('GODE561231GR')).toBe('8');
  expect(checkDigitOf('EKU9003173C')).toBe('9');
  expect(checkDigitOf('L&O950913MS')).toBe('A');
  expect(checkDigitOf('JES900109Q9')).toBe('0');
  expect(checkDigitOf('OÑO120726RX')).toBe('3');
});

it('a number with the digit of its body is valid, and with any other only warns', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'BCDFGHJKLMNÑPQRSTVWXYZ&'), minLength: 3, maxLength: 4 });
  const homoclave = fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
    minLength: 2,
    maxLength: 2,
  });
  const day = fc.date({
    min: new Date('1930-01-01T00:00:00Z'),
    max: new Date('2026-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(letters, day, homoclave, fc.constantFrom(...'0123456789A'), (initials, date, clave, last) => {
      const body = `${initials}${date.toISOString().slice(2, 10).replaceAll('-', '')}${clave}`;
      const { verdict, persona } = judgeRfc(`${body}${last}`);
      expect(verdict).toBe(last === checkDigitOf(body) ? 'valido' : 'aviso');
      expect(persona).toBe(initials.length === 4 ? 'fisica' : 'moral');
    }),
  );
});

const PUBLIC = fileURLToPath(new URL('../../../../shared/data/rfc/rfc_conformidad.json', import.meta.url));
const THERE = existsSync(PUBLIC);

describe.skipIf(!THERE)(
  `the verdicts of nine libraries${THERE ? '' : ' (skipped: there is no ../shared/data)'}`,
  () => {
    interface Caso {
      readonly entrada: string;
      readonly normalizado: string;
      readonly tipo: 'moral' | 'fisica' | 'generico' | null;
      readonly digito_esperado: string | null;
      readonly veredicto: string;
    }
    const casos: readonly Caso[] = THERE ? JSON.parse(readFileSync(PUBLIC, 'utf8')).casos : [];

    it('are ours, without exception', () => {
      expect(casos).toHaveLength(266);
      const disagreements = casos.filter(({ entrada, normalizado, veredicto }) => {
        const { rfc, verdict } = judgeRfc(entrada);
        return rfc !== normalizado || verdict !== veredicto;
      });
      expect(disagreements).toEqual([]);
    });

    it('know the same person and check digit', () => {
      const usable = casos.filter(({ veredicto }) => veredicto !== 'invalido');
      for (const { normalizado, tipo, digito_esperado } of usable) {
        expect(judgeRfc(normalizado).persona ?? 'generico').toBe(tipo);
        expect(checkDigitOf(normalizado.slice(0, -1))).toBe(digito_esperado);
      }
    });
  },
);
