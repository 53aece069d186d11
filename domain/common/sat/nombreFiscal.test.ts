import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nombreFiscal } from './nombreFiscal.ts';

describe('the name of a company', () => {
  it.each([
    ['Escuela Kemper Urgate, S.A. de C.V.', 'ESCUELA KEMPER URGATE'],
    ['ESCUELA KEMPER URGATE SA DE CV', 'ESCUELA KEMPER URGATE'],
    ['ESCUELA KEMPER URGATE  S. A.  DE  C. V. ', 'ESCUELA KEMPER URGATE'],
    ['ESCUELA KEMPER URGATE S A DE C V', 'ESCUELA KEMPER URGATE'],
    ['ESCUELA KEMPER URGATE,S.A.DE C.V', 'ESCUELA KEMPER URGATE'],
    ['Abarrotes del Norte S.A.', 'ABARROTES DEL NORTE'],
    ['Luces & Obras S. de R.L. de C.V.', 'LUCES & OBRAS'],
    ['Luces & Obras S DE RL', 'LUCES & OBRAS'],
    ['Taller Ñandú S. de R.L. M.I.', 'TALLER ÑANDÚ'],
    ['Despacho Pérez y Asociados, S.C.', 'DESPACHO PÉREZ Y ASOCIADOS'],
    ['Cooperativa Pesquera SC de RL de CV', 'COOPERATIVA PESQUERA'],
    ['Semillas del Bajío S.P.R. de R.L.', 'SEMILLAS DEL BAJÍO'],
    ['Innova SAPI de CV', 'INNOVA'],
    ['Innova S.A.P.I. de C.V.', 'INNOVA'],
    ['Bolsa Grande S.A.B. de C.V.', 'BOLSA GRANDE'],
    ['Bolsa Chica SAPIB de CV', 'BOLSA CHICA'],
    ['Rápida S.A.S. de C.V.', 'RÁPIDA'],
    ['Rápida SAS', 'RÁPIDA'],
    ['Vecinos Unidos A.C.', 'VECINOS UNIDOS'],
    ['Vecinos Unidos AC', 'VECINOS UNIDOS'],
    ['Hogar I.A.P.', 'HOGAR'],
    ['Banca SNC', 'BANCA'],
    ['Caja S.C.L.', 'CAJA'],
    ['Comercial S. en C. por A.', 'COMERCIAL'],
    ['Comercial S en C de CV', 'COMERCIAL'],
    ['Hermanos S. en N.C.', 'HERMANOS'],
    ['Fierros SRL de CV', 'FIERROS'],
    ['Crédito Fácil, S.A. de C.V., SOFOM, E.N.R.', 'CRÉDITO FÁCIL'],
    ['Escuela Kemper Sociedad Anónima de Capital Variable', 'ESCUELA KEMPER'],
    ['ESCUELA KEMPER SOCIEDAD ANONIMA PROMOTORA DE INVERSION DE CAPITAL VARIABLE', 'ESCUELA KEMPER'],
    ['Fierros Sociedad de Responsabilidad Limitada de Capital Variable', 'FIERROS'],
    ['Vecinos Asociación Civil', 'VECINOS'],
    ['Letrados Sociedad Civil', 'LETRADOS'],
    // Written twice, once by whoever typed it.
    ['ACME SA DE CV SA DE CV', 'ACME'],
  ])('%s is %s', (written, certificate) => {
    expect(nombreFiscal(written)).toBe(certificate);
  });

  it.each([
    // A form in front or in the middle is part of the name, and so is what only ends like one.
    ['SA DE CV DEL NORTE', 'SA DE CV DEL NORTE'],
    ['S & SOFTWARE', 'S & SOFTWARE'],
    ['CASA', 'CASA'],
    ['COSAS', 'COSAS'],
    ['PLAZA MAC', 'PLAZA MAC'],
    ['GRUPO HNOS.', 'GRUPO HNOS.'],
    ['LÓPEZ Y CÍA,', 'LÓPEZ Y CÍA,'],
    // Nothing would be left.
    ['S.A. de C.V.', 'S.A. DE C.V.'],
    ['& SA DE CV', '& SA DE CV'],
    [', SC', ', SC'],
    ['', ''],
  ])('%j keeps what looks like a form: %j', (written, kept) => {
    expect(nombreFiscal(written)).toBe(kept);
  });

  it('keeps what the certificate has, and drops what cannot be seen', () => {
    expect(nombreFiscal('  "El Ñandú"\t&\nO\'Higgins <mx>\u200b  ')).toBe('"EL ÑANDÚ" & O\'HIGGINS <MX>');
    expect(nombreFiscal('nun\u0303ez')).toBe('NUÑEZ');
  });
});

describe('the name of a human being', () => {
  it('loses nothing at its end', () => {
    expect(nombreFiscal('Marie  Sas', 'fisica')).toBe('MARIE SAS');
    expect(nombreFiscal('Marie Sas', 'moral')).toBe('MARIE');
    expect(nombreFiscal('Acme SA', null)).toBe('ACME');
  });
});

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('SA', 'DE', 'CV', 'S.C.', ',', ' ', 'Ñ', '&', 'x', 'ß', '🧾', '|', '<', '"'))
      .map((parts) => parts.join(' ')),
  );

  it('is a name that stays the same when it is taken again, and never grows', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const name = nombreFiscal(text);
        expect(nombreFiscal(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(text.normalize('NFC').length);
      }),
    );
  });

  it('is taken at once, however long', () => {
    for (const part of [' ', ',', 'S.A. ', ', SA DE CV', 'ñ', '🧾', '\u202e', '"|<']) {
      const text = part.repeat(10_000);
      expect(nombreFiscal(text).length).toBeLessThanOrEqual(text.length);
    }
  });

  it('is never empty where something could be read', () => {
    fc.assert(
      fc.property(anything, (text) => {
        fc.pre(/[A-Za-z0-9]/.test(text));
        expect(nombreFiscal(text)).not.toBe('');
      }),
    );
  });
});
