import { describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../tests/cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC } from '../../tests/cfdi/certificates.ts';
import { csdInWords } from './csdFiles.ts';

const NOW = new Date('2026-11-23T14:00:00Z');
const AND_SO = 'Mientras tanto no se timbran facturas; lo demás sigue.';

describe('what is told at start of a CSD', () => {
  it('is nothing where there is none', () => {
    expect(csdInWords(null, TEST_RFC, NOW)).toBeNull();
  });

  it.each([
    [{ cer: null, llave: 'b', contrasena: 'c' }, 'CSD_CER'],
    [{ cer: 'a', llave: null, contrasena: 'c' }, 'CSD_LLAVE'],
    [{ cer: 'a', llave: 'b', contrasena: null }, 'CSD_CONTRASENA'],
  ])('is what %j lacks', (files, variable) => {
    expect(csdInWords(files, TEST_RFC, NOW)).toBe(
      `Falta ${variable}: un CSD se indica con CSD_CER, CSD_LLAVE y CSD_CONTRASENA. ${AND_SO}`,
    );
  });

  it('is which file is missing', () => {
    expect(csdInWords({ cer: '/no/hay.cer', llave: 'b', contrasena: 'c' }, TEST_RFC, NOW)).toBe(
      `El archivo de CSD_CER, /no/hay.cer, no existe. ${AND_SO}`,
    );
  });

  it.each(['/', '/dev/zero'])('is that %s is no file, and nobody waits for its end', (cer) => {
    expect(csdInWords({ cer, llave: 'b', contrasena: 'c' }, TEST_RFC, NOW)).toBe(
      `Lo que indica CSD_CER, ${cer}, no es un archivo. ${AND_SO}`,
    );
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`of the authority's test certificate${SKIPPED}`, () => {
  const files = { cer: TEST_CER, llave: TEST_KEY, contrasena: TEST_PASSWORD };

  it('there is nothing to tell', () => {
    expect(csdInWords(files, TEST_RFC, NOW)).toBeNull();
  });

  it('is told that it has expired', () => {
    expect(csdInWords(files, TEST_RFC, new Date('2028-01-01T00:00:00Z'))).toBe(
      `El CSD venció el 2027-05-18: pida otro al SAT e indíquelo en CSD_CER y CSD_LLAVE. ${AND_SO}`,
    );
  });

  it('is told that it is of somebody else', () => {
    expect(csdInWords(files, 'XIA190128J61', NOW)).toBe(
      `El CSD es de EKU9003173C9 y las facturas las emite XIA190128J61. ${AND_SO}`,
    );
  });

  it('is told that the key is missing', () => {
    expect(csdInWords({ ...files, llave: '/no/hay.key' }, TEST_RFC, NOW)).toBe(
      `El archivo de CSD_LLAVE, /no/hay.key, no existe. ${AND_SO}`,
    );
  });
});
